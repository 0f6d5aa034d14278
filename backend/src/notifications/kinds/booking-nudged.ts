import { BookingNudged } from '../../bookings/events/booking.events.js';
import { TABS } from '../notice.js';
import { bookingKind } from './booking-notice.js';

export const bookingNudged = bookingKind(BookingNudged, ({ customer, cleaner, work }) => [
  {
    to: cleaner,
    title: 'A request is waiting for your answer',
    message: `${customer.firstName} is still waiting to hear about ${work}.`,
    mail: {
      type: 'booking-nudged',
      subject: `${customer.firstName} is waiting for your answer`,
      action: { label: 'Answer the request', path: TABS.bookings },
    },
  },
  {
    to: customer,
    title: 'Still waiting for an answer',
    message: `${cleaner.firstName} has not answered your request for ${work} yet. We have sent a reminder.`,
  },
]);
