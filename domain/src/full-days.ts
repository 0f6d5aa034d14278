import { opensOn, SLOT_MS, type Calendar, type WorkingHours } from './availability.js';
import { addDays, DAY_MS, dayRange, toWallTime, weekday, type TimeRange } from './time.js';

/*
 * What search knows of calendars: weekdays whose hours alone leave a start, and single days that blocks and bookings have
 * filled. See docs/decisions/0035.
 */

export const ALL_WEEKDAYS = 0b1111111;

/** Days from 1970 to a UK date. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Whether clocks change on a date, so that its hours are not those of its weekday. */
export function hasClockChange(date: string): boolean {
  const { startsAt, endsAt } = dayRange(date);
  return endsAt - startsAt !== DAY_MS;
}

/** A Sunday in a week without a change of the clocks. */
const SUNDAY = '2027-01-03';

/** Bits of the weekdays on which a booking could begin if nothing were booked or blocked; 1 is Sunday. */
export function openWeekdaysOf(hours: readonly WorkingHours[]): number {
  let mask = 0;
  for (let day = 0; day < 7; day += 1) {
    if (opensOn(addDays(SUNDAY, day), { hours, blocks: [], bookings: [] })) mask |= 1 << day;
  }
  return mask;
}

export const weekdayBit = (date: string): number => 1 << weekday(date);

/**
 * First and last day whose starts a range can take away: a start in the last half-hour of a day needs the first of the
 * next.
 */
export function daysTouched({ startsAt, endsAt }: TimeRange): [first: number, last: number] {
  return [dayNumber(toWallTime(startsAt - SLOT_MS).date), dayNumber(toWallTime(endsAt - 1).date)];
}

/** The days from one on that blocks and bookings touch and on which no booking can begin. */
export function fullDaysOf(calendar: Calendar, from: number): number[] {
  const touched = new Set<number>();
  const full = new Set<number>();
  for (const range of [...calendar.blocks, ...calendar.bookings]) {
    const [first, last] = daysTouched(range);
    for (let day = Math.max(first, from); day <= last; day += 1) {
      // What lies inside a long range is taken whole: only the days at its ends, of which the first may end before it begins,
      // have half-hours to work out. Five hundred years of leave would stop a server for seconds.
      if (day > first + 1 && day < last) full.add(day);
      else touched.add(day);
    }
  }
  for (const day of touched) if (!full.has(day) && isFull(dateOfDay(day), calendar)) full.add(day);
  return [...full].toSorted((a, b) => a - b);
}

function isFull(date: string, calendar: Calendar): boolean {
  const day = dayRange(date);
  // Spares a day of leave its half-hours.
  const isAway = calendar.blocks.some(
    ({ startsAt, endsAt }) => startsAt <= day.startsAt && endsAt >= day.endsAt,
  );
  return isAway || !opensOn(date, calendar);
}
