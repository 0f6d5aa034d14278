import { MAX_REPORTS_A_DAY } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const REVIEW_CALLS = {
  writeReview: {
    summary: 'Review the other party of a completed booking',
    description:
      'Stores stars and a comment. Each party can write one review, which cannot be changed afterwards. The booking determines whom it is about. It counts in averages at once, and the other party gets a notification. A person who has closed the account can no longer be reviewed (409).',
    answer: 'The review',
    errors: ['ALREADY_REVIEWED', 'NOT_REVIEWABLE', 'FORBIDDEN', 'NOT_FOUND'],
  },
  reportReview: {
    summary: 'Report a review',
    description: `Asks the team to look at a review that you can read. You can report it once, unless you wrote it. At most ${MAX_REPORTS_A_DAY} reports a day are possible, including those of people, messages and visits. The review stays public until the team decides, and nobody is told who reported it.`,
    answer: 'The report',
    errors: ['ALREADY_REPORTED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  listBookingReviews: {
    summary: 'List the reviews of a booking',
    description:
      'Returns at most two reviews, one by each party; only the parties can read them here. A review that the team has hidden is visible only to its author.',
    answer: 'The reviews',
    errors: ['NOT_FOUND'],
  },
  listReviewsByBooking: {
    summary: 'List the reviews of a booking (earlier address)',
    description:
      'Returns the same as `GET /api/reviews/booking/{bookingId}`, for clients that use this address.',
    answer: 'The reviews',
    errors: ['NOT_FOUND'],
  },
  listReviewsOfPerson: {
    summary: 'List the reviews of a person',
    description:
      'Returns the reviews of a listed cleaner to everybody, and those of a customer to that customer and to cleaners who share a booking. The newest come first, and hidden reviews are left out. Anybody else answers 404, whether or not they exist, and so does a person who has closed the account.',
    errors: ['NOT_FOUND'],
  },
  getReviewSpread: {
    summary: 'Get the star distribution of a person’s reviews',
    description:
      'Returns how often each number of stars was given, for the bars beside an average. Everybody who can read the reviews can get it. Hidden reviews do not count.',
    answer: 'How often each number of stars was given',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
