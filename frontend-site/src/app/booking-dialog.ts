import { lazy } from 'react';

/** Comes with all that its form needs, so it waits until someone may want to book. */
export const loadBookingDialog = () => import('../features/bookings/request/booking-dialog');

export const BookingDialog = lazy(async () => ({ default: (await loadBookingDialog()).BookingDialog }));
