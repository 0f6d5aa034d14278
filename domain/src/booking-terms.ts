import { ACCESS_NOTES_HOURS, ADDRESS_DAYS, FREE_CHANGE_HOURS, HAPPENED_AFTER_HOURS } from './limits.js';
import {
  BOOKING_TRANSITIONS,
  mayBooking,
  type BookingAction,
  type BookingActor,
  type BookingStatus,
} from './states.js';
import { DAY_MS, HOUR_MS, type TimeRange } from './time.js';

export interface DatedBooking extends TimeRange {
  readonly status: BookingStatus;
}

/**
 * Whether the cleaner sees street, full postcode and instructions: until some days after the clean, unless the booking
 * is cancelled.
 */
export function cleanerSeesAddress({ status, endsAt }: DatedBooking, now: number): boolean {
  return status !== 'cancelled' && now < endsAt + ADDRESS_DAYS * DAY_MS;
}

/** Whether the cleaner sees how to get in: from confirmation until shortly after the clean. */
export function cleanerSeesAccessNotes({ status, endsAt }: DatedBooking, now: number): boolean {
  return status !== 'pending' && status !== 'cancelled' && now < endsAt + ACCESS_NOTES_HOURS * HOUR_MS;
}

const CONTACT_STATUSES: readonly BookingStatus[] = ['confirmed', 'completed', 'paid'];

/** Whether the parties of a booking may see each other's contact details, if they share them at all. */
export function allowsContact(status: BookingStatus): boolean {
  return CONTACT_STATUSES.includes(status);
}

/**
 * Which bookings let their two parties write to each other, even if the cleaner's approval is withdrawn: agreed or done
 * ones, until some days after the clean.
 */
export function agreedWorkBounds(now: number): { statuses: readonly BookingStatus[]; endsAfter: number } {
  return { statuses: CONTACT_STATUSES, endsAfter: now - ADDRESS_DAYS * DAY_MS };
}

/** When an action is possible; actions that are missing here are possible at any time. */
const WINDOWS: Partial<Record<BookingAction, 'before-start' | 'from-start' | 'long-over'>> = {
  confirm: 'before-start',
  cancel: 'before-start',
  reschedule: 'before-start',
  complete: 'from-start',
  dispute: 'from-start',
  happened: 'long-over',
};

export type TimingProblem = 'begun' | 'not-begun' | 'not-long-over';

/** Why it is too late or too early for an action; undefined if the time is right. */
export function timingProblem(
  action: BookingAction,
  { startsAt, endsAt }: TimeRange,
  now: number,
): TimingProblem | undefined {
  switch (WINDOWS[action]) {
    case 'before-start':
      return now < startsAt ? undefined : 'begun';
    case 'from-start':
      return now < startsAt ? 'not-begun' : undefined;
    case 'long-over':
      return now < endsAt + HAPPENED_AFTER_HOURS * HOUR_MS ? 'not-long-over' : undefined;
    case undefined:
      return undefined;
  }
}

/** Whether cancelling or moving the booking now counts as a late change. */
export function isLateChange({ status, startsAt }: DatedBooking, now: number): boolean {
  return status === 'confirmed' && now > startsAt - FREE_CHANGE_HOURS * HOUR_MS;
}

/** Whether the other party has said that the clean did not happen. If so, this party can't complete the booking. */
export function isDisputedByOther(disputedById: number | null, userId: number): boolean {
  return disputedById !== null && disputedById !== userId;
}

/**
 * Whether an admin may cancel the booking. A visit that is over or disputed needs a decision on whether it took place;
 * a reason alone is not enough.
 */
export function isWithdrawable(
  booking: DatedBooking & { readonly isDisputed: boolean },
  now: number,
): boolean {
  const { status, endsAt, isDisputed } = booking;
  if (!mayBooking('withdraw', status, 'admin')) return false;
  return status !== 'confirmed' || (now < endsAt && !isDisputed);
}

/**
 * Whether other cleaners can be offered in place of one who is gone. Once the visit is over, both sides are asked
 * instead whether it took place.
 */
export const canOfferOthers = ({ endsAt }: Pick<TimeRange, 'endsAt'>, now: number): boolean => now < endsAt;

/** The actions a party may take on a booking now, in the order of the buttons. */
export function bookingActions(
  booking: DatedBooking & { readonly disputedById: number | null },
  actor: BookingActor,
  userId: number,
  now: number,
): BookingAction[] {
  const { status, disputedById } = booking;
  return (Object.keys(BOOKING_TRANSITIONS) as BookingAction[]).filter((action) => {
    if (!mayBooking(action, status, actor) || timingProblem(action, booking, now) !== undefined) return false;
    if (action === 'cancel') return !(actor === 'cleaner' && status === 'pending');
    if (action === 'dispute') return disputedById === null;
    if (action === 'complete' || action === 'happened') return !isDisputedByOther(disputedById, userId);
    return true;
  });
}

const FREE_UNTIL = `freely until ${FREE_CHANGE_HOURS} hours before it starts. Later than that you are asked why, and it is shown to both sides as a late change. Once it has begun it cannot be cancelled or moved.`;

/** For agreed bookings: on the confirmation, on the booking card and in the dialogs that cancel and move. */
export const CANCELLATION_TERMS = `You can cancel or move a confirmed booking ${FREE_UNTIL}`;
/**
 * For requests, whose changes are never late: before the request is sent, and in the same places until it is accepted.
 */
export const REQUEST_TERMS = `You can cancel or move a request freely until it is accepted. Then you can cancel or move the booking ${FREE_UNTIL}`;
export const LATE_REASON_NEEDED = `It starts in less than ${FREE_CHANGE_HOURS} hours: please say why, the other side reads it.`;

const HOW_PAID = 'directly after the clean, in cash or by bank transfer as you agree with each other';

/** Who pays whom, how and when: in the beta, no money goes through Tidyhearth. Shown with every total. */
export const PAYMENT_TERMS = {
  customer: (cleaner: string) => `You pay ${cleaner} ${HOW_PAID}.`,
  cleaner: (customer: string) => `${customer} pays you ${HOW_PAID}.`,
} as const;

/** The same for places with little room. */
export const PAYMENT_IN_SHORT = {
  customer: (cleaner: string) => `You pay ${cleaner} directly`,
  cleaner: (customer: string) => `${customer} pays you directly`,
} as const;
