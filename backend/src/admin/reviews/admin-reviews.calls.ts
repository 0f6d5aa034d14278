import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_REVIEW_CALLS = {
  listAllReviews: {
    summary: 'List all reviews',
    description: 'Returns public and hidden reviews with both people, filtered by direction, stars and text.',
  },
  hideReview: {
    summary: 'Hide a review',
    description:
      'Removes the review from lists and averages and settles the open reports about it. Its author gets the reason by notification and mail. Nobody else is told.',
    answer: 'The hidden review',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  unhideReview: {
    summary: 'Restore a hidden review',
    description:
      'Reverses hiding exactly: the review is public and counts, and the reports that hiding had settled are open again. Its author gets a notification and a mail. Refused if the clean was found not to have taken place.',
    answer: 'The restored review',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  listReviewReports: {
    summary: 'List reports of reviews',
    description:
      'Returns the waiting or the settled reports, each with the review and the person who reported it.',
  },
  dismissReviewReport: {
    summary: 'Dismiss a report of a review',
    description:
      'Settles a report that gives no reason to hide the review, which stays public. Nobody is told.',
    answer: 'The settled report',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  reopenReviewReport: {
    summary: 'Reopen a settled report of a review',
    description: 'Reverses a dismissal. Refuses a report that is still waiting.',
    answer: 'The waiting report',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
