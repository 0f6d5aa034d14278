import { BOOKING_HORIZON_DAYS } from './limits.js';

const BOOKING_HORIZON_MONTHS = Math.floor((BOOKING_HORIZON_DAYS * 12) / 365);

/** Why a day or a time can't be chosen, shown by forms and by the API. */
export const TIME_ERRORS = {
  past: 'Please choose a date and time that have not passed.',
  skipped: 'The clocks go forward at that time, so it does not exist that day. Please choose another.',
  tooFar: `Bookings can be made up to ${BOOKING_HORIZON_MONTHS} months ahead.`,
  /** For days: browsers prevent other errors, but accept a year of two or six digits. */
  year: 'Please enter the year with all four digits.',
} as const;
