import { opensOn, SLOT_MS, type Calendar, type WorkingHours } from './availability.js';
import { addDays, DAY_MS, dayRange, toWallTime, weekday, type TimeRange } from './time.js';

/*
 * What the search knows about calendars: the weekdays whose hours leave room for a start, and the single days that
 * blocks and bookings have filled. See docs/decisions/0035.
 */

export const ALL_WEEKDAYS = 0b1111111;

/** The number of a UK date, in days since 1970. */
export const dayNumber = (date: string): number => Date.parse(`${date}T00:00:00Z`) / DAY_MS;
export const dateOfDay = (day: number): string => new Date(day * DAY_MS).toISOString().slice(0, 10);

/** Whether clocks change on a date, so that its hours differ from the usual ones of its weekday. */
export function hasClockChange(date: string): boolean {
  const { startsAt, endsAt } = dayRange(date);
  return endsAt - startsAt !== DAY_MS;
}

/** A Sunday in a week without a clock change. */
const SUNDAY = '2027-01-03';

/** A bit mask of the weekdays on which a booking could begin if nothing were booked or blocked. Bit 0 is Sunday. */
export function openWeekdaysOf(hours: readonly WorkingHours[]): number {
  let mask = 0;
  for (let day = 0; day < 7; day += 1) {
    if (opensOn(addDays(SUNDAY, day), { hours, blocks: [], bookings: [] })) mask |= 1 << day;
  }
  return mask;
}

export const weekdayBit = (date: string): number => 1 << weekday(date);

/**
 * The first and last day whose starts a range can take away. This includes the day before if the range begins with a
 * day, because a start in the last half-hour of a day needs the first half-hour of the next.
 */
export function daysTouched({ startsAt, endsAt }: TimeRange): [first: number, last: number] {
  return [dayNumber(toWallTime(startsAt - SLOT_MS).date), dayNumber(toWallTime(endsAt - 1).date)];
}

/** The days from `from` on that blocks and bookings touch and on which no booking can begin. */
export function fullDaysOf(calendar: Calendar, from: number): number[] {
  const touched = new Set<number>();
  const full = new Set<number>();
  for (const range of [...calendar.blocks, ...calendar.bookings]) {
    const [first, last] = daysTouched(range);
    for (let day = Math.max(first, from); day <= last; day += 1) {
      // Days inside a long range are full without a calculation. Only days at its ends can have free half-hours,
      // including the one before its first, which `daysTouched` may return. Working out five hundred years of leave
      // would block a server for seconds.
      if (day > first + 1 && day < last) full.add(day);
      else touched.add(day);
    }
  }
  for (const day of touched) if (!full.has(day) && isFull(dateOfDay(day), calendar)) full.add(day);
  return [...full].toSorted((a, b) => a - b);
}

function isFull(date: string, calendar: Calendar): boolean {
  const day = dayRange(date);
  // Avoids calculating the half-hours of a day of leave.
  const isAway = calendar.blocks.some(
    ({ startsAt, endsAt }) => startsAt <= day.startsAt && endsAt >= day.endsAt,
  );
  return isAway || !opensOn(date, calendar);
}
