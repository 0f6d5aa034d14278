import { BookingConfirmed } from '../../bookings/events/booking.events.js';
import { bookingKind, SEE_BOOKING } from './booking-notice.js';

/** Where the customer confirmed by accepting an application, the cleaner hears of that instead. */
export const bookingConfirmed = bookingKind(
  BookingConfirmed,
  ({ customer, cleaner, work }, { confirmedBy }) => {
    const title = 'Booking confirmed';
    if (confirmedBy === customer.id) {
      return [
        { to: customer, title, message: `${cleaner.firstName} is booked for ${work}.`, isOwnAct: true },
      ];
    }
    return [
      {
        to: customer,
        title,
        message: `${cleaner.firstName} accepted your request for ${work}.`,
        mail: {
          type: 'booking-confirmed',
          subject: `${cleaner.firstName} accepted your booking`,
          action: SEE_BOOKING,
        },
      },
      {
        to: cleaner,
        title,
        message: `You accepted ${customer.firstName}'s request for ${work}.`,
        isOwnAct: true,
      },
    ];
  },
);
