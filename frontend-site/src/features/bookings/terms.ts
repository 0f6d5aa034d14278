import {
  bookingActions,
  type BookingAction,
  FREE_CHANGE_HOURS,
  HOUR_MS,
  isLateChange,
} from '@tidyhearth/domain';
import type { Booking } from '../../lib/contract';
import { TEXTS } from './bookings.texts';
import { formatVisit } from '../../lib/visit-time';

export type Side = 'customer' | 'cleaner';

const timed = ({ status, startsAt, endsAt, disputedById }: Booking) => ({
  status,
  disputedById,
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

/** What this side may do with it at this moment. */
export function actionsOf(booking: Booking, side: Side, now: number): BookingAction[] {
  const userId = side === 'customer' ? booking.customer.id : booking.cleaner.userId;
  return bookingActions(timed(booking), side, userId, now);
}

/** Whether cancelling or moving it needs a reason by now. */
export const isLateBy = (booking: Booking, now: number) => isLateChange(timed(booking), now);

/** Until when it is cancelled freely; nothing once nobody can cancel it. */
export function termsOf(booking: Booking, side: Side, now: number): string | undefined {
  const { status, startsAt } = timed(booking);
  if ((status !== 'pending' && status !== 'confirmed') || now >= startsAt) return undefined;
  // A request is declined by the cleaner, not cancelled.
  if (side === 'cleaner' && status === 'pending') return undefined;
  const isCleaner = side === 'cleaner';
  if (isLateBy(booking, now)) return isCleaner ? TEXTS.terms.lateNowForCleaner : TEXTS.terms.lateNow;
  const free = startsAt - FREE_CHANGE_HOURS * HOUR_MS;
  // A request for tomorrow: free while it is one, late as soon as it is accepted.
  if (now > free) return undefined;
  const moment = formatVisit(free);
  return isCleaner ? TEXTS.terms.freeUntilForCleaner(moment) : TEXTS.terms.freeUntil(moment);
}

/** What both sides read of a late change, a cancellation and a word against the clean. */
export function recordOf(booking: Booking, side: Side): { title: string; words: string | null }[] {
  const names = { customer: booking.customer.firstName, cleaner: booking.cleaner.user.firstName };
  const nameOf = (who: Side) => (who === side ? TEXTS.record.you : names[who]);
  const whoIs = (userId: number | null) => {
    if (userId === booking.customer.id) return nameOf('customer');
    return userId === booking.cleaner.userId ? nameOf('cleaner') : TEXTS.record.us;
  };
  const lines: { title: string; words: string | null }[] = [];
  if (booking.lateChangeReason !== null)
    lines.push({ title: TEXTS.record.moved(nameOf('customer')), words: booking.lateChangeReason });
  if (booking.status === 'cancelled') {
    const who = whoIs(booking.cancelledById);
    const title = booking.isLateCancellation ? TEXTS.record.cancelledLate(who) : TEXTS.record.cancelled(who);
    lines.push({ title, words: booking.cancellationReason });
  }
  if (booking.disputedById !== null && booking.status === 'confirmed')
    lines.push({ title: TEXTS.record.disputed(whoIs(booking.disputedById)), words: null });
  return lines;
}
