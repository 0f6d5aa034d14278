import { Heading, Stack } from '@chakra-ui/react';
import { Card } from '../../../components/ui';
import { useBookingReviews } from '../api/reviews';
import { TEXTS } from '../reviews.texts';
import { ReportedReview } from './reported-review';
import { ReviewItem } from './review-item';

/**
 * What the two parties of a booking wrote about each other. It is the only place where customers, and cleaners who were
 * customers before, read what was written about them.
 */
export function BookingReviews({ bookingId }: { bookingId: number }) {
  const { data: reviews = [] } = useBookingReviews(bookingId);
  if (reviews.length === 0) return null;
  return (
    <ReportedReview>
      <Card as="section" aria-labelledby="booking-reviews">
        <Heading as="h2" id="booking-reviews" textStyle="h4" mb="3">
          {TEXTS.booking.title}
        </Heading>
        <Stack as="ul" listStyleType="none" gap="0">
          {reviews.map((review) => (
            <ReviewItem key={review.id} review={review} />
          ))}
        </Stack>
      </Card>
    </ReportedReview>
  );
}
