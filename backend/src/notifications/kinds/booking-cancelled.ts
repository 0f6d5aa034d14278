import { BookingCancelled, type CancelReason } from '../../bookings/events/booking.events.js';
import type { Person } from '../people.js';
import { bookingKind, SEE_BOOKING, type BookingNotice, type BookingTalk } from './booking-notice.js';

const TITLES: Record<CancelReason, string> = {
  declined: 'Booking request declined',
  cancelled: 'Booking cancelled',
  unanswered: 'Booking request released',
  'account-closed': 'Booking request cancelled',
};

function toldTo(to: Person, { customer, work }: BookingTalk, other: Person, reason: CancelReason): string {
  switch (reason) {
    case 'declined':
      return `${other.firstName} can not take your booking for ${work}. Other cleaners may be free.`;
    case 'cancelled':
      return `${other.firstName} cancelled the booking for ${work}.`;
    case 'account-closed':
      return `The request for ${work} was cancelled because ${other.firstName} closed the account.`;
    case 'unanswered':
      return to.id === customer.id
        ? `${other.firstName} did not answer your request for ${work} in time. You are free to book somebody else.`
        : `The request of ${other.firstName} for ${work} was released because it was not answered in time.`;
  }
}

const OWN_ACT = { declined: 'You declined the request', cancelled: 'You cancelled the booking' } as const;

export const bookingCancelled = bookingKind(BookingCancelled, (talk, { reason, cancelledBy }) => {
  const { customer, cleaner, work } = talk;
  const notice = (to: Person, other: Person): BookingNotice => {
    const title = TITLES[reason];
    if (to.id === cancelledBy) {
      const act = reason === 'declined' ? OWN_ACT.declined : OWN_ACT.cancelled;
      return { to, title, message: `${act} for ${work}.`, isOwnAct: true };
    }
    const message = toldTo(to, talk, other, reason);
    return { to, title, message, mail: { type: `booking-${reason}`, subject: title, action: SEE_BOOKING } };
  };
  return [notice(customer, cleaner), notice(cleaner, customer)];
});
