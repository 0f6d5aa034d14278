import { PASSWORD_MIN } from './limits.js';

/** Validation messages of forms, in the wording of the two specifications. */
export const FORM_ERRORS = {
  email: 'Please enter a valid email address',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  passwordMismatch: "Passwords don't match",
  code: 'Please enter a verification code',
  resetToken: 'Please enter a reset token',
  resetTokenAndPassword: 'Please enter both reset token and new password',
  dateRequired: 'Date is required',
  timeRequired: 'Time is required',
} as const;
