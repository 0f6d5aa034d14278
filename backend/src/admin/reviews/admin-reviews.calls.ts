import type { CallTexts } from '../../common/api-call.js';

export const ADMIN_REVIEW_CALLS = {
  listAllReviews: {
    summary: 'All reviews',
    description: 'Reviews with both people, public and hidden, by direction, stars and words.',
  },
  hideReview: {
    summary: 'Take a review out of lists and averages; settles the reports about it',
    description:
      'Its stars stop counting, open reports about it are settled, and its author gets the reason by notification and mail. Nobody else is told.',
    answer: 'The review, hidden',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  unhideReview: {
    summary: 'Put a hidden review back, with the reports that hiding settled',
    description:
      'The exact reverse of hiding: it is public and counts, the reports are open again, and its author is notified and mailed. Refused where the clean was found not to have taken place.',
    answer: 'The review, public',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  listReviewReports: {
    summary: 'Reviews that somebody thinks should not be public',
    description: 'Each report with the review and who sent it; those that wait, or those that are settled.',
  },
  dismissReviewReport: {
    summary: 'Settle a report and leave the review public',
    description: 'For a report that gives no reason to hide the review. Nobody is told.',
    answer: 'The report, settled',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
  reopenReviewReport: {
    summary: 'Let a settled report wait again',
    description: 'Takes a dismissal back. A report that waits already is refused.',
    answer: 'The report, waiting',
    errors: ['STATE_CONFLICT', 'NOT_FOUND'],
  },
} as const satisfies Record<string, CallTexts>;
