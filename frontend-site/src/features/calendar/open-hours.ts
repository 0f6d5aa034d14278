import {
  clashOf,
  HOUR_MS,
  isWholeDay,
  toInstant,
  weekday,
  type TimeRange,
  type WorkingHours,
} from '@tidyhearth/domain';
import type { AvailabilityBlock, Booking } from '../../lib/contract';
import { rangeOf } from './calendar-days';
import type { Span } from './lanes';

export const DAY_HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export const hourLabel = (hour: number) => `${String(hour).padStart(2, '0')}:00`;

const hoursIn = (time: string) => Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;

const periodsOn = (date: string, hours: readonly WorkingHours[]) =>
  hours.filter(({ day }) => day === weekday(date)).toSorted((a, b) => a.start.localeCompare(b.start));

/** The parts of a day outside the working hours, in hours. Empty if no hours are set. */
export function closedOn(date: string, hours: readonly WorkingHours[]): Span[] {
  if (hours.length === 0) return [];
  const closed: Span[] = [];
  let reached = 0;
  for (const { start, end } of periodsOn(date, hours)) {
    if (hoursIn(start) > reached) closed.push({ from: reached, to: hoursIn(start) });
    reached = Math.max(reached, hoursIn(end));
  }
  if (reached < DAY_HOURS.length) closed.push({ from: reached, to: DAY_HOURS.length });
  return closed;
}

/** The working periods of a day; undefined if it is open all day. */
export function periodsShown(
  date: string,
  hours: readonly WorkingHours[],
): readonly WorkingHours[] | undefined {
  const periods = periodsOn(date, hours);
  return hours.length === 0 || periods.some(isWholeDay) ? undefined : periods;
}

interface Occupied {
  hours: readonly WorkingHours[];
  bookings: readonly Booking[];
  blocks: readonly AvailabilityBlock[];
}

/** The hours of a day in which a customer could still have a clean. They can be blocked with one press. */
export function freeHoursOn(date: string, { hours, bookings, blocks }: Occupied, now: number): number[] {
  const calendar = {
    hours,
    blocks: blocks.map(rangeOf),
    bookings: bookings.filter(({ status }) => status === 'confirmed').map(rangeOf),
  };
  return DAY_HOURS.filter((hour) => {
    const range = hourRange(date, hour);
    return range !== undefined && clashOf(range, calendar, now) === undefined;
  });
}

/** The end of an hour of a day, as HH:MM or 24:00; an hour later if the clocks skip it. */
export function hourEnd(date: string, hour: number): string {
  const end = hourLabel(hour + 1);
  return hour < 23 && toInstant({ date, time: end }) === undefined ? hourLabel(hour + 2) : end;
}

/** One hour is missing on the day on which the clocks go forward. */
function hourRange(date: string, hour: number): TimeRange | undefined {
  const startsAt = toInstant({ date, time: hourLabel(hour) });
  return startsAt === undefined ? undefined : { startsAt, endsAt: startsAt + HOUR_MS };
}
