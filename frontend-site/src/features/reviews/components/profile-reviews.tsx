import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatDate } from '@tidyhearth/domain';
import { Button } from '../../../components/ui/button';
import { Stars } from '../../../components/ui/rating';
import { Loading, SkeletonLines } from '../../../components/ui/skeleton';
import { useCustomerReviews } from '../api/reviews';
import { ReportReview } from './report-review';
import { TEXTS } from '../reviews.texts';

interface ProfileReviewsProps {
  userId: number;
  name: string;
  heading: 'h2' | 'h3';
}

export function ProfileReviews({ userId, name, heading }: ProfileReviewsProps) {
  const { data, isPending, isError, refetch } = useCustomerReviews(userId);
  return (
    <Box as="section">
      <Heading as={heading} textStyle="h4" mb="3">
        {TEXTS.list.title}
      </Heading>
      {isPending && (
        <Loading label={TEXTS.list.loading}>
          <SkeletonLines />
        </Loading>
      )}
      {isError && (
        <Flex align="center" gap="3" role="alert">
          <Text color="fg.muted">{TEXTS.list.failed}</Text>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            {TEXTS.list.retry}
          </Button>
        </Flex>
      )}
      {data?.length === 0 && <Text color="fg.muted">{TEXTS.list.empty(name)}</Text>}
      <Stack as="ul" listStyleType="none" gap="0">
        {data?.map((review) => (
          <Box as="li" key={review.id} py="4" borderTopWidth="1px">
            <Flex justify="space-between" gap="3" wrap="wrap">
              <Stars rating={review.rating} />
              <Text textStyle="sm" color="fg.muted">
                {review.reviewer.firstName}, {formatDate(review.createdAt)}
              </Text>
            </Flex>
            <Text mt="2">{review.comment}</Text>
            <ReportReview review={review} />
          </Box>
        ))}
      </Stack>
    </Box>
  );
}
