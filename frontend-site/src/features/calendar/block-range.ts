import { addDays, isBlockTooLong, overlaps, toInstant, toWallTime, type TimeRange } from '@tidyhearth/domain';
import type { Booking } from '../../lib/contract';
import { rangeOf } from './calendar-days';

export interface BlockTimes {
  fromDate: string;
  fromTime: string;
  toDate: string;
  toTime: string;
}

/** The entered range, once both ends are times that exist. */
export function enteredRange({
  fromDate,
  fromTime,
  toDate,
  toTime,
}: Partial<BlockTimes>): TimeRange | undefined {
  if (!fromDate || !fromTime || !toDate || !toTime) return undefined;
  const startsAt = toInstant({ date: fromDate, time: fromTime });
  const endsAt = toInstant({ date: toDate, time: toTime });
  return startsAt === undefined || endsAt === undefined ? undefined : { startsAt, endsAt };
}

/** The entered range, once it can be blocked. */
export function blockRange(times: Partial<BlockTimes>): TimeRange | undefined {
  const range = enteredRange(times);
  return range && range.startsAt < range.endsAt && !isBlockTooLong(range) ? range : undefined;
}

/** Working hours, as most people have them. */
export const USUAL = { from: '09:00', until: '17:00' };

/** That day, or the next one on which the usual hours still lie ahead at least in part. */
export function dayToBlock(date: string, now: number): string {
  const { date: today, time } = toWallTime(now);
  const first = time < USUAL.until ? today : addDays(today, 1);
  return date > first ? date : first;
}

/** The days on which a booking that touches the range can start; one may run past midnight. */
export function startDays({ startsAt, endsAt }: TimeRange): [from: string, to: string] {
  return [addDays(toWallTime(startsAt).date, -1), toWallTime(endsAt).date];
}

/** The bookings in the range that can still be cancelled or declined, soonest first. */
export function bookingsInside(bookings: readonly Booking[], range: TimeRange, now: number): Booking[] {
  return bookings
    .filter(({ status }) => status === 'confirmed' || status === 'pending')
    .filter((booking) => rangeOf(booking).startsAt > now && overlaps(rangeOf(booking), range))
    .toSorted((a, b) => rangeOf(a).startsAt - rangeOf(b).startsAt);
}
