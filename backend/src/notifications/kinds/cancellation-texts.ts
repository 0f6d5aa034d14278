import type { BookingCancelled, CancelReason } from '../../bookings/events/booking.events.js';
import { CLOSED_ACCOUNT } from './closed-account-texts.js';

interface Named {
  firstName: string;
}

interface Told extends Pick<BookingCancelled, 'note' | 'isLate' | 'statusBefore'> {
  reason: Exclude<CancelReason, 'did-not-happen'>;
}

/** Nobody is to think that a visit is off which was never agreed. */
const whatOf = ({ statusBefore }: Told) => (statusBefore === 'pending' ? 'booking request' : 'booking');

function titleOf(told: Told): string {
  if (told.reason === 'declined') return 'Booking request declined';
  if (told.reason === 'unanswered') return 'Booking request released';
  return whatOf(told) === 'booking' ? 'Booking cancelled' : 'Booking request cancelled';
}

/** What is said about a cancelled booking: to whoever cancelled it, and to the other side. */
export function cancellationTexts(told: Told, work: string) {
  const { reason, note, isLate } = told;
  const what = whatOf(told);
  const late = isLate ? ' It is recorded as a late cancellation; the reason stands on the booking.' : '';
  const toEither: Record<Exclude<Told['reason'], 'unanswered'>, (other: Named) => string> = {
    declined: ({ firstName }) =>
      `${firstName} cannot take your booking for ${work}. Other cleaners may be free.`,
    cancelled: ({ firstName }) => `${firstName} cancelled the ${what} for ${work}.${late}`,
    'account-closed': () => CLOSED_ACCOUNT.request(work),
    suspended: ({ firstName }) =>
      `The request for ${work} was cancelled because the account of ${firstName} is on hold.`,
    admin: () => [`Our team cancelled the ${what} for ${work}.`, ...(note === null ? [] : [note])].join(' '),
  };
  return {
    title: titleOf(told),
    toSuspended: `The request for ${work} was cancelled because your account is on hold.`,
    ownAct: `${reason === 'declined' ? 'You declined the request' : `You cancelled the ${what}`} for ${work}.${late}`,
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
