/** A booking's own page. Apart from the other paths, which every page of the site loads. */
export const bookingPath = (bookingId: number) => `/bookings/${bookingId}`;

/** The same booking in the console, an application of its own beside the site. */
export const consoleBookingPath = (bookingId: number) => `/admin/bookings/${bookingId}/show`;
