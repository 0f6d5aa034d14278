/** The page of a booking on the site. */
export const bookingPage = (bookingId: number) => `/bookings/${bookingId}`;
