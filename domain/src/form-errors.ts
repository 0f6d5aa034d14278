import { PASSWORD_MIN, REVIEW_COMMENT } from './limits.js';

/** What forms say beside a field, word for word as the two specifications have it. */
export const FORM_ERRORS = {
  email: 'Please enter a valid email address',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  passwordMismatch: "Passwords don't match",
  rating: 'Please select a rating',
  reviewShort: `Review must be at least ${REVIEW_COMMENT.min} characters`,
  reviewLong: `Review must be less than ${REVIEW_COMMENT.max} characters`,
  code: 'Please enter a verification code',
  resetToken: 'Please enter a reset token',
  resetTokenAndPassword: 'Please enter both reset token and new password',
  dateRequired: 'Date is required',
  timeRequired: 'Time is required',
} as const;
