import { ReviewWritten } from '../../reviews/events/review.events.js';
import { kind } from '../notice.js';
import { readPeople } from '../people.js';

export const reviewWritten = kind(
  ReviewWritten,
  async ({ bookingId, reviewerId, revieweeId, rating }, tx) => {
    const [reviewer, to] = await readPeople(tx.sql, [reviewerId, revieweeId]);
    const stars = rating === 1 ? '1 star' : `${rating} stars`;
    return [
      {
        to,
        type: 'review',
        title: 'New review',
        message: `${reviewer.firstName} reviewed you: ${stars}.`,
        about: { bookingId },
      },
    ];
  },
);
