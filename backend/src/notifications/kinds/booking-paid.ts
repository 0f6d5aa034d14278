import { formatPounds } from '@tidyhearth/domain';
import { BookingPaid } from '../../bookings/events/booking.events.js';
import { bookingKind } from './booking-notice.js';

export const bookingPaid = bookingKind(BookingPaid, ({ customer, cleaner, work }, { totalPence }) => [
  {
    to: cleaner,
    type: 'payment',
    title: 'Payment recorded',
    message: `${formatPounds(totalPence)} for ${work} was paid by ${customer.firstName}.`,
  },
  {
    to: customer,
    title: 'Booking updated',
    message: `Your payment of ${formatPounds(totalPence)} for ${work} was recorded.`,
  },
]);
