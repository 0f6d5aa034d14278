import { REVIEW_COMMENT } from './limits.js';

/** Not part of `FORM_ERRORS`, because the home page loads those and would then bundle the review limits too. */
export const REVIEW_ERRORS = {
  rating: 'Please select a rating',
  short: `Review must be at least ${REVIEW_COMMENT.min} characters`,
  long: `Review must be less than ${REVIEW_COMMENT.max} characters`,
} as const;
