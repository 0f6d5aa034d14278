import {
  LATE_REASON_NEEDED,
  formatDateTime,
  isDisputedByOther,
  isLateChange,
  mayBooking,
  timingProblem,
  type BookingAction,
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

/**
 * Must be checked before anything else, because the caller may have decided on the basis of the previous time.
 *
 * @throws AppError TERMS_CHANGED if the caller names another start than the booking has
 */
export function requireSeenStart({ startsAt }: BookingRecord, seenStartsAt: string | undefined): void {
  if (seenStartsAt === undefined || Date.parse(seenStartsAt) === startsAt) return;
  const message = `The time of this booking has changed: it is ${formatDateTime(startsAt)} now. Please look at it again, then decide.`;
  throw new AppError('TERMS_CHANGED', { message });
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
