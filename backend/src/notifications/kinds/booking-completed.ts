import { BookingCompleted } from '../../bookings/events/booking.events.js';
import { bookingKind } from './booking-notice.js';

export const bookingCompleted = bookingKind(BookingCompleted, ({ customer, cleaner, work }) => [
  {
    to: customer,
    title: 'Booking completed',
    message: `${cleaner.firstName} completed ${work}. How was it? Leave a review.`,
  },
  {
    to: cleaner,
    title: 'Booking completed',
    message: `You completed ${work} for ${customer.firstName}. You can leave a review too.`,
    isOwnAct: true,
  },
]);
