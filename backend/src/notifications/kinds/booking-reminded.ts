import { BookingReminded } from '../../bookings/events/booking.events.js';
import { bookingKind, SEE_BOOKING } from './booking-notice.js';

export const bookingReminded = bookingKind(BookingReminded, ({ customer, cleaner, work }) => {
  const title = 'Your booking is coming up';
  const mail = { type: 'booking-reminder', subject: `Reminder: ${work}`, action: SEE_BOOKING };
  return [
    { to: customer, title, message: `${cleaner.firstName} is coming for ${work}.`, mail },
    { to: cleaner, title, message: `${customer.firstName} expects you for ${work}.`, mail },
  ];
});
