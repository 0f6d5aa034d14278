import { clashOf, type Calendar, type Clash, type ErrorCode, type TimeRange } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';

const CODES: Record<Clash, ErrorCode> = {
  past: 'TIME_IN_PAST',
  booking: 'SLOT_TAKEN',
  block: 'SLOT_BLOCKED',
  hours: 'OUTSIDE_HOURS',
};

/** @throws AppError naming why the time can't be had */
export function refuseClash(range: TimeRange, calendar: Calendar, now: number): void {
  const clash = clashOf(range, calendar, now);
  if (clash) throw new AppError(CODES[clash]);
}
