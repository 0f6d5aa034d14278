import { addDays, dayRange, overlaps, toWallTime, weekday } from '@tidyhearth/domain';
import type { AvailabilityBlock, Booking } from '../../lib/contract';

export const VIEWS = ['month', 'week', 'day'] as const;
export type View = (typeof VIEWS)[number];

export const dateOf = (booking: Pick<Booking, 'startsAt'>) => toWallTime(Date.parse(booking.startsAt)).date;

/** The Sunday on or before a date. */
export const weekStart = (date: string) => addDays(date, -weekday(date));

export const weekOf = (date: string) => Array.from({ length: 7 }, (_, day) => addDays(weekStart(date), day));

/** Whole weeks, Sunday first, that show the month of a date. */
export function monthWeeks(date: string): string[][] {
  const first = `${date.slice(0, 7)}-01`;
  const weeks: string[][] = [];
  for (let start = weekStart(first); start <= lastOfMonth(date); start = addDays(start, 7)) {
    weeks.push(weekOf(start));
  }
  return weeks;
}

/** First and last day that a view shows. */
export function shownDays(view: View, date: string): [from: string, to: string] {
  if (view === 'day') return [date, date];
  const days = view === 'week' ? weekOf(date) : monthWeeks(date).flat();
  return [days[0] ?? date, days.at(-1) ?? date];
}

function lastOfMonth(date: string): string {
  const [year = 0, month = 0] = date.split('-').map(Number);
  return new Date(Date.UTC(year, month, 0)).toISOString().slice(0, 10);
}

/** The same day of another month, or that month's last day. */
export function addMonths(date: string, months: number): string {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  const first = new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
  const last = lastOfMonth(first);
  const same = `${first.slice(0, 8)}${String(day).padStart(2, '0')}`;
  return same > last ? last : same;
}

/** The date one step of a view before or after. */
export function step(view: View, date: string, direction: 1 | -1): string {
  if (view === 'month') return addMonths(date, direction);
  return addDays(date, view === 'week' ? 7 * direction : direction);
}

export function bookingsByDate(bookings: readonly Booking[]): ReadonlyMap<string, Booking[]> {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    const date = dateOf(booking);
    days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return days;
}

export const rangeOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

export function blocksOn(date: string, blocks: readonly AvailabilityBlock[]): AvailabilityBlock[] {
  const day = dayRange(date);
  return blocks.filter((block) => overlaps(rangeOf(block), day));
}

/** Hours into a day at which something begins and ends on it, cut at its midnights. */
export function hoursWithin(date: string, item: { startsAt: string; endsAt: string }) {
  const day = dayRange(date);
  const { startsAt, endsAt } = rangeOf(item);
  const clock = (instant: number) => {
    const { time } = toWallTime(instant);
    return Number(time.slice(0, 2)) + Number(time.slice(3)) / 60;
  };
  return {
    from: startsAt <= day.startsAt ? 0 : clock(startsAt),
    to: endsAt >= day.endsAt ? 24 : clock(endsAt),
  };
}
