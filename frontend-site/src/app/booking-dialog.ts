import { lazyPart } from '../lib/lazy-part';

/** Loads with everything that the form needs, so it's only fetched once somebody may want to book. */
export const loadBookingDialog = () => import('../features/bookings/request/booking-dialog');

export const BookingDialog = lazyPart(async () => (await loadBookingDialog()).BookingDialog);
