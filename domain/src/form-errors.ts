import { PASSWORD_MIN } from './limits.js';

/** Validation messages that several forms share. Most have a fixed wording (docs/glossary.md). */
export const FORM_ERRORS = {
  email: 'Please enter a valid email address',
  passwordShort: `Password must be at least ${PASSWORD_MIN} characters`,
  passwordMismatch: "Passwords don't match",
  code: 'Please enter a verification code',
  resetToken: 'Please enter a reset token',
  resetTokenAndPassword: 'Please enter both reset token and new password',
  dateRequired: 'Date is required',
  timeRequired: 'Time is required',
  fullPostcode: 'Please enter a full UK postcode, like OX1 2JD',
} as const;
