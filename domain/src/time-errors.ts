/** Why a time can't be chosen, in a form and by the API. */
export const TIME_ERRORS = {
  past: 'Please choose a date and time that have not passed.',
  skipped: 'The clocks go forward at that time, so it does not exist that day. Please choose another.',
} as const;
