import { ReviewHidden } from '../../reviews/events/review.events.js';
import { kind } from '../notice.js';
import { readPeople } from '../people.js';
import { SEE_BOOKING } from './booking-notice.js';

/** To its author only: whom it was about asked for it, or need not know. */
export const reviewHidden = kind(ReviewHidden, async ({ review, reason }, tx) => {
  const [to, reviewee] = await readPeople(tx.sql, [review.reviewerId, review.revieweeId]);
  const happened = `Our team took your review of ${reviewee.firstName} from the public.`;
  return [
    {
      to,
      type: 'review',
      title: 'Your review was hidden',
      message: `${happened} The reason: ${reason}`,
      about: { bookingId: review.bookingId },
      mail: {
        type: 'review-hidden',
        subject: `Your review of ${reviewee.firstName} was hidden`,
        paragraphs: [
          happened,
          `The reason: ${reason}`,
          'Its words and stars are kept as you wrote them, but nobody else sees them and they no longer count.',
        ],
        action: SEE_BOOKING,
      },
    },
  ];
});
