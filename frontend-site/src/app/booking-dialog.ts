import { lazyPart } from '../lib/lazy-part';

/** Comes with all that its form needs, so it waits until someone may want to book. */
export const loadBookingDialog = () => import('../features/bookings/request/booking-dialog');

export const BookingDialog = lazyPart(async () => (await loadBookingDialog()).BookingDialog);
