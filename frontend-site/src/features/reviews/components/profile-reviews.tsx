import { Box, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import { formatDate } from '@tidyhearth/domain';
import { Button } from '../../../components/ui/button';
import { Stars } from '../../../components/ui/rating';
import { Loading, SkeletonLines } from '../../../components/ui/skeleton';
import { useCustomerReviews } from '../api/reviews';
import { ReportReview } from './report-review';

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
        Recent reviews
      </Heading>
      {isPending && (
        <Loading label="Loading reviews">
          <SkeletonLines />
        </Loading>
      )}
      {isError && (
        <Flex align="center" gap="3" role="alert">
          <Text color="fg.muted">The reviews could not be loaded.</Text>
          <Button variant="outline" size="sm" onClick={() => void refetch()}>
            Try again
          </Button>
        </Flex>
      )}
      {data?.length === 0 && <Text color="fg.muted">No reviews yet. You could be {name}&apos;s first.</Text>}
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
