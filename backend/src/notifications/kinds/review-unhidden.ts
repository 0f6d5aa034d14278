import { ReviewUnhidden } from '../../reviews/events/review.events.js';
import { kind } from '../notice.js';
import { readPeople } from '../people.js';
import { SEE_BOOKING } from './booking-notice.js';

export const reviewUnhidden = kind(ReviewUnhidden, async ({ review }, tx) => {
  const [to, reviewee] = await readPeople(tx.sql, [review.reviewerId, review.revieweeId]);
  const message = `Your review of ${reviewee.firstName} is public again and counts as before.`;
  return [
    {
      to,
      type: 'review',
      title: 'Your review is back',
      message,
      about: { bookingId: review.bookingId },
      mail: {
        type: 'review-restored',
        subject: `Your review of ${reviewee.firstName} is back`,
        action: SEE_BOOKING,
      },
    },
  ];
});
