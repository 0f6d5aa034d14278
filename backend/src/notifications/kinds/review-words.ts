import type { Person } from '../people.js';

/** Nobody reviews a person who has closed the account: a booking's `mayReview` and writing one say the same. */
export const mayBeReviewed = ({ isDeactivated }: Person): boolean => !isDeactivated;

/** The words that ask for a review of somebody, after a blank. */
export const ifReviewable = (reviewee: Person, words: string): string =>
  mayBeReviewed(reviewee) ? ` ${words}` : '';
