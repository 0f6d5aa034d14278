import {
  LATE_REASON_NEEDED,
  formatDateTime,
  isDisputedByOther,
  isLateChange,
  mayBooking,
  timingProblem,
  type BookingAction,
  type BookingStatus,
  type ErrorCode,
  type TimingProblem,
} from '@tidyhearth/domain';
import { AppError, invalid } from '../common/app-error.js';
import type { BookingRecord } from './booking-records.store.js';

const TIMING_ERRORS: Record<TimingProblem, ErrorCode> = {
  begun: 'BOOKING_BEGUN',
  'not-begun': 'BOOKING_NOT_BEGUN',
  'not-long-over': 'BOOKING_NOT_LONG_OVER',
};

/** @throws AppError if the status, the time or the other party's dispute rules the action out */
export function requirePossible(
  action: BookingAction,
  booking: BookingRecord,
  actor: { role: 'customer' | 'cleaner'; userId: number },
  now: number,
): void {
  if (!mayBooking(action, booking.status, actor.role)) throw new AppError('STATE_CONFLICT');
  const problem = timingProblem(action, booking, now);
  if (problem === 'begun' && action === 'confirm') throw new AppError('TIME_HAS_PASSED');
  if (problem) throw new AppError(TIMING_ERRORS[problem]);
  const completes = action === 'complete' || action === 'happened';
  if (completes && isDisputedByOther(booking.disputedById, actor.userId))
    throw new AppError('BOOKING_DISPUTED');
}

/** A booking as the caller saw it, as far as known. */
export interface SeenBooking {
  seenStartsAt?: string;
  seenStatus?: BookingStatus;
}

const LOOK_AGAIN = 'Please look at it again, then decide.';

/**
 * Must be checked before anything else, because the caller may have decided on the basis of the previous time, or about
 * a request that was accepted since.
 *
 * @throws AppError TERMS_CHANGED if the booking has another start, or is agreed where the caller saw a request or vice
 * versa
 */
export function requireSeen({ startsAt, status }: BookingRecord, seen: SeenBooking): void {
  const { seenStartsAt, seenStatus = status } = seen;
  if (seenStartsAt !== undefined && Date.parse(seenStartsAt) !== startsAt)
    throw new AppError('TERMS_CHANGED', {
      message: `The time of this booking has changed: it is ${formatDateTime(startsAt)} now. ${LOOK_AGAIN}`,
    });
  // What has ended meanwhile is refused as such.
  if (seenStatus !== status && (status === 'pending' || status === 'confirmed'))
    throw new AppError('TERMS_CHANGED', { message: `This booking is ${status} now. ${LOOK_AGAIN}` });
}

/**
 * @returns whether cancelling or moving the booking now is a late change
 * @throws AppError VALIDATION_FAILED naming `reason` if it is late and no reason is given
 */
export function requireReasonIfLate(
  booking: BookingRecord,
  reason: string | null | undefined,
  now: number,
): boolean {
  const isLate = isLateChange(booking, now);
  if (isLate && !reason) throw invalid('reason', LATE_REASON_NEEDED);
  return isLate;
}
