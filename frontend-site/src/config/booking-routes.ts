import { bookCleanerPath } from './routes';

/** A booking's own page. Apart from the other paths, which every page of the site loads. */
export const bookingPath = (bookingId: number) => `/bookings/${bookingId}`;

/** The booking form of that cleaner, filled in from an earlier booking. */
export const bookAgainPath = (cleanerId: number, bookingId: number) =>
  `${bookCleanerPath(cleanerId)}&again=${bookingId}`;

/** The same booking in the console, an application of its own beside the site. */
export const consoleBookingPath = (bookingId: number) => `/admin/bookings/${bookingId}/show`;
