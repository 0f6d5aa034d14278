import { Box, Flex, Text } from '@chakra-ui/react';
import { formatDate } from '@tidyhearth/domain';
import { Stars } from '../../../components/ui/rating';
import { WRITTEN } from '../../../components/ui/written';
import type { Review } from '../../../lib/contract';
import { ReportReview } from './report-review';

/** Goes into a list within `ReportedReview`. */
export function ReviewItem({ review }: { review: Review }) {
  return (
    <Box as="li" py="4" borderTopWidth="1px">
      <Flex justify="space-between" gap="3" wrap="wrap">
        <Stars rating={review.rating} />
        <Text textStyle="sm" color="fg.muted">
          {review.reviewer.firstName}, {formatDate(review.createdAt)}
        </Text>
      </Flex>
      <Text mt="2" {...WRITTEN}>
        {review.comment}
      </Text>
      <ReportReview review={review} />
    </Box>
  );
}
