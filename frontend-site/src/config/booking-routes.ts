import { bookCleanerPath } from './routes';

/** The path of a booking's own page. Separate from the other paths, which every page of the site loads. */
export const bookingPath = (bookingId: number) => `/bookings/${bookingId}`;

/** The booking form of that cleaner, prefilled from an earlier booking. */
export const bookAgainPath = (cleanerId: number, bookingId: number) =>
  `${bookCleanerPath(cleanerId)}&again=${bookingId}`;

/** The same booking in the console, which is an application of its own beside the site. */
export const consoleBookingPath = (bookingId: number) => `/admin/bookings/${bookingId}/show`;
