import type { Person } from '../people.js';

/**
 * People who have closed their account can't be reviewed. `mayReview` of a booking and the call that writes a review
 * follow the same rule.
 */
export const mayBeReviewed = ({ isDeactivated }: Person): boolean => !isDeactivated;

/** A request to review somebody, with a leading space, or nothing if they can't be reviewed. */
export const ifReviewable = (reviewee: Person, words: string): string =>
  mayBeReviewed(reviewee) ? ` ${words}` : '';
