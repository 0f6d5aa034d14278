import { BookingRequested } from '../../bookings/events/booking.events.js';
import { TABS } from '../notice.js';
import { bookingKind } from './booking-notice.js';

export const bookingRequested = bookingKind(
  BookingRequested,
  ({ customer, cleaner, work }, { isReschedule }) => {
    const title = isReschedule ? 'New time requested' : 'New booking request';
    const message = isReschedule
      ? `${customer.firstName} asks for another time: ${work}.`
      : `${customer.firstName} would like to book ${work}.`;
    return [
      {
        to: cleaner,
        title,
        message,
        mail: {
          type: isReschedule ? 'booking-rescheduled' : 'booking-requested',
          subject: `${title} from ${customer.firstName}`,
          paragraphs: [
            message,
            'Please accept or decline soon: a request that stays unanswered is released.',
          ],
          action: { label: 'Answer the request', path: TABS.bookings },
        },
      },
    ];
  },
);
