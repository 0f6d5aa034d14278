import type { CancelReason } from '../../bookings/events/booking.events.js';
import { CLOSED_ACCOUNT } from './closed-account-texts.js';

interface Named {
  firstName: string;
}

type ToldReason = Exclude<CancelReason, 'did-not-happen'>;

const TITLES: Record<ToldReason, string> = {
  declined: 'Booking request declined',
  cancelled: 'Booking cancelled',
  unanswered: 'Booking request released',
  'account-closed': 'Booking request cancelled',
  suspended: 'Booking request cancelled',
  admin: 'Booking cancelled',
};

/** What is said about a cancelled booking: to whoever cancelled it, and to the other side. */
export function cancellationTexts(reason: ToldReason, work: string, note: string | null, isLate: boolean) {
  const late = isLate ? ' It is recorded as a late cancellation; the reason stands on the booking.' : '';
  const toEither: Record<Exclude<ToldReason, 'unanswered'>, (other: Named) => string> = {
    declined: ({ firstName }) =>
      `${firstName} cannot take your booking for ${work}. Other cleaners may be free.`,
    cancelled: ({ firstName }) => `${firstName} cancelled the booking for ${work}.${late}`,
    'account-closed': () => CLOSED_ACCOUNT.request(work),
    suspended: ({ firstName }) =>
      `The request for ${work} was cancelled because the account of ${firstName} is on hold.`,
    admin: () => [`Our team cancelled the booking for ${work}.`, ...(note === null ? [] : [note])].join(' '),
  };
  return {
    title: TITLES[reason],
    toSuspended: `The request for ${work} was cancelled because your account is on hold.`,
    ownAct: `${reason === 'declined' ? 'You declined the request' : 'You cancelled the booking'} for ${work}.${late}`,
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
