import {
  clashOf,
  requestClashOf,
  type Calendar,
  type Clash,
  type ErrorCode,
  type RequestClash,
  type TimeRange,
} from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';

const CODES: Record<RequestClash, ErrorCode> = {
  start: 'START_NOT_OFFERED',
  past: 'TIME_IN_PAST',
  booking: 'SLOT_TAKEN',
  block: 'SLOT_BLOCKED',
  hours: 'OUTSIDE_HOURS',
};

type Words = Partial<Record<Clash, string>>;

/** The default messages tell a customer to choose another time; these are for a cleaner who accepts. */
export const CLASH_FOR_CLEANER = {
  booking:
    'You have already accepted another booking at that time. Decline this one, or cancel the other first.',
  block: 'You have blocked that time. Remove the block in your calendar first, or decline.',
} as const satisfies Words;

/**
 * @param words messages in place of the default ones
 * @throws AppError saying why the time is not free
 */
export function refuseClash(range: TimeRange, calendar: Calendar, now: number, words: Words = {}): void {
  const clash = clashOf(range, calendar, now);
  if (clash) throw new AppError(CODES[clash], { message: words[clash] });
}

/** For a time that a customer asks for: it must be one of those they are offered, too. */
export function refuseRequestClash(range: TimeRange, calendar: Calendar, now: number): void {
  const clash = requestClashOf(range, calendar, now);
  if (clash) throw new AppError(CODES[clash]);
}
