import {
  bookingActions,
  type BookingAction,
  CANCELLATION_TERMS,
  FREE_CHANGE_HOURS,
  HOUR_MS,
  isLateChange,
  REQUEST_TERMS,
} from '@tidyhearth/domain';
import type { Booking, BookingStep } from '../../lib/contract';
import { TEXTS } from './bookings.texts';
import { formatVisit } from '../../lib/visit-time';

export type Side = 'customer' | 'cleaner';

const timed = ({ status, startsAt, endsAt, disputedById }: Booking) => ({
  status,
  disputedById,
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

/** What this side may do with it now. */
export function actionsOf(booking: Booking, side: Side, now: number): BookingAction[] {
  const userId = side === 'customer' ? booking.customer.id : booking.cleaner.userId;
  const actions = bookingActions(timed(booking), side, userId, now);
  // One of the two is suspended or has left, so nobody can agree to another time.
  return booking.isUndecided ? actions.filter((action) => action !== 'reschedule') : actions;
}

/** The general terms of cancelling and moving it; a request, which nobody has accepted yet, has its own. */
export const generalTermsOf = ({ status }: Booking) =>
  status === 'pending' ? REQUEST_TERMS : CANCELLATION_TERMS;

/** Whether cancelling or moving it requires a reason by now. Nobody is late in giving up what the other one can't keep. */
export const isLateBy = (booking: Booking, now: number) =>
  !booking.isUndecided && isLateChange(timed(booking), now);

/** Until when it can be cancelled freely; undefined once nobody can cancel it. */
export function termsOf(booking: Booking, side: Side, now: number): string | undefined {
  const { status, startsAt } = timed(booking);
  if ((status !== 'pending' && status !== 'confirmed') || now >= startsAt) return undefined;
  // A cleaner declines a request instead of cancelling it.
  if (side === 'cleaner' && status === 'pending') return undefined;
  const isCleaner = side === 'cleaner';
  if (isLateBy(booking, now)) return isCleaner ? TEXTS.terms.lateNowForCleaner : TEXTS.terms.lateNow;
  const free = startsAt - FREE_CHANGE_HOURS * HOUR_MS;
  // A request for tomorrow can be cancelled freely while it's a request, but it is late as soon as it's accepted.
  if (now > free) return undefined;
  const moment = formatVisit(free);
  return isCleaner ? TEXTS.terms.freeUntilForCleaner(moment) : TEXTS.terms.freeUntil(moment);
}

type StepActor = BookingStep['by'];

/** The name of whoever did something, as this side reads it. */
export function actorName(booking: Booking, side: Side, by: StepActor): string {
  if (by === side) return TEXTS.record.you;
  if (by === 'customer') return booking.customer.firstName;
  return by === 'cleaner' ? booking.cleaner.user.firstName : TEXTS.record.us;
}

/** How a booking ended, and by whom. */
export function endingOf(
  booking: Booking,
  side: Side,
  { by, reason }: Pick<BookingStep, 'by' | 'reason'>,
): string {
  const who = actorName(booking, side, by);
  switch (reason) {
    case 'declined':
      return TEXTS.record.declined(who);
    case 'unanswered':
      return TEXTS.record.unanswered(actorName(booking, side, 'cleaner'));
    case 'account-closed':
      return TEXTS.record.accountClosed(who);
    case 'suspended':
      return TEXTS.record.suspended;
    case 'did-not-happen':
      return TEXTS.record.didNotHappen;
    case 'cancelled':
    case 'admin':
    case null:
      return booking.isLateCancellation ? TEXTS.record.cancelledLate(who) : TEXTS.record.cancelled(who);
  }
}

function roleOf({ customer, cleaner }: Booking, userId: number | null): StepActor {
  if (userId === customer.id) return 'customer';
  return userId === cleaner.userId ? 'cleaner' : 'system';
}

export const endingTitle = (booking: Booking, side: Side) =>
  endingOf(booking, side, { by: roleOf(booking, booking.cancelledById), reason: booking.cancelReason });

/** What both sides read about a late change, a cancellation and a dispute. */
export function recordOf(booking: Booking, side: Side): { title: string; words: string | null }[] {
  const nameOf = (by: StepActor) => actorName(booking, side, by);
  const lines: { title: string; words: string | null }[] = [];
  if (booking.lateChangeReason !== null)
    lines.push({ title: TEXTS.record.moved(nameOf('customer')), words: booking.lateChangeReason });
  if (booking.status === 'cancelled') {
    // Only if a party could have given a reason and didn't.
    const byOther = booking.cancelledById !== null && roleOf(booking, booking.cancelledById) !== side;
    const unsaid = byOther && booking.cancelReason !== 'account-closed' ? TEXTS.record.noReason : null;
    lines.push({ title: endingTitle(booking, side), words: booking.cancellationReason ?? unsaid });
  }
  if (booking.disputedById !== null && booking.status === 'confirmed') {
    const who = nameOf(roleOf(booking, booking.disputedById));
    lines.push({ title: TEXTS.record.disputed(who), words: null });
  }
  return lines;
}
