import { AppError } from '../common/app-error.js';
import type { RowOf } from '../database/statement.js';
import type { FIND_BOOKABLE_CLEANER } from './bookings.queries.js';

/** Approved, not paused, and with an account that is neither suspended nor closed. */
export const takesBookings = (cleaner: RowOf<typeof FIND_BOOKABLE_CLEANER> | undefined): boolean =>
  cleaner?.status === 'approved' && cleaner.isAvailable && !cleaner.isClosed;

/** To a customer who would move a booking, which stands all the same. */
export const cleanerGone = () =>
  new AppError('CLEANER_UNAVAILABLE', {
    message:
      'This cleaner is not taking bookings at the moment. Keep the time you have, or cancel and book somebody else.',
  });
