import type { CancelReason } from '../../bookings/events/booking.events.js';

interface Named {
  firstName: string;
}

const TITLES: Record<CancelReason, string> = {
  declined: 'Booking request declined',
  cancelled: 'Booking cancelled',
  unanswered: 'Booking request released',
  'account-closed': 'Booking request cancelled',
};

/** What is said about a cancelled booking: to whoever cancelled it, and to the other side. */
export function cancellationTexts(reason: CancelReason, work: string) {
  const toEither: Record<Exclude<CancelReason, 'unanswered'>, (other: Named) => string> = {
    declined: ({ firstName }) =>
      `${firstName} can not take your booking for ${work}. Other cleaners may be free.`,
    cancelled: ({ firstName }) => `${firstName} cancelled the booking for ${work}.`,
    'account-closed': ({ firstName }) =>
      `The request for ${work} was cancelled because ${firstName} closed the account.`,
  };
  return {
    title: TITLES[reason],
    ownAct: `${reason === 'declined' ? 'You declined the request' : 'You cancelled the booking'} for ${work}.`,
    toCustomer: (cleaner: Named) =>
      reason === 'unanswered'
        ? `${cleaner.firstName} did not answer your request for ${work} in time. You are free to book somebody else.`
        : toEither[reason](cleaner),
    toCleaner: (customer: Named) =>
      reason === 'unanswered'
        ? `The request of ${customer.firstName} for ${work} was released because it was not answered in time.`
        : toEither[reason](customer),
  };
}
