import { MAX_REPORTS_A_DAY } from '@tidyhearth/domain';
import type { CallTexts } from '../common/api-call.js';

export const REVIEW_CALLS = {
  writeReview: {
    summary: 'Review the other party of a completed booking, once',
    description:
      'Stars and words about the other party of a completed booking, once for each side; it can’t be changed afterwards. Who it is about follows from the booking. It counts in averages at once, and the other party is notified. Whoever has closed the account is not reviewed any more (409).',
    answer: 'The review',
    errors: ['ALREADY_REVIEWED', 'NOT_REVIEWABLE', 'FORBIDDEN', 'NOT_FOUND'],
  },
  reportReview: {
    summary: 'Tell the admin that a review should not be public, once',
    description: `Asks the team to look at a review that the caller can read, once. The author can’t report it. At most ${MAX_REPORTS_A_DAY} reports a day, those of people, messages and visits counted too. It stays public until the team decides, and nobody is told who reported it.`,
    answer: 'The report',
    errors: ['ALREADY_REPORTED', 'FORBIDDEN', 'NOT_FOUND'],
  },
  listBookingReviews: {
    summary: 'The reviews of a booking',
    description:
      'At most two, one of each side; only the two parties read them here. A review that the team has hidden is there for its author alone.',
    answer: 'The reviews',
    errors: ['NOT_FOUND'],
  },
  listReviewsByBooking: {
    summary: 'The same list under its other name',
    description: 'The call above, for clients that know this address.',
    answer: 'The reviews',
    errors: ['NOT_FOUND'],
  },
  listReviewsOfPerson: {
    summary: 'List the reviews about a person, newest first',
    description:
      'About a cleaner who can be found, for everybody; about a customer only for that customer and for cleaners with a booking. 404 for anybody else, there or not, and about whoever has closed the account. Hidden reviews are left out.',
    errors: ['NOT_FOUND'],
  },
  getReviewSpread: {
    summary: 'How many stars a person was given how often',
    description:
      'For the bars beside an average; open to whom the list of these reviews is open. Hidden reviews do not count.',
    answer: 'How often each number of stars was given',
    errors: ['NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
