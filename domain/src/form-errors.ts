/** What forms say beside a field, letter by letter from the two specifications. */
export const FORM_ERRORS = {
  email: 'Please enter a valid email address',
  passwordShort: 'Password must be at least 6 characters',
  passwordMismatch: "Passwords don't match",
  rating: 'Please select a rating',
  reviewShort: 'Review must be at least 10 characters',
  reviewLong: 'Review must be less than 500 characters',
  code: 'Please enter a verification code',
  resetToken: 'Please enter a reset token',
  resetTokenAndPassword: 'Please enter both reset token and new password',
  dateRequired: 'Date is required',
  timeRequired: 'Time is required',
} as const;
