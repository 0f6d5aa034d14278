import { addDays, addMonths, dayRange, isDate, overlaps, toWallTime } from '@tidyhearth/domain';
import type { AvailabilityBlock, Booking } from '../../lib/contract';
import { monthWeeks, weekOf } from '../../lib/month';
import { TEXTS } from './calendar.texts';

export const VIEWS = ['month', 'week', 'day'] as const;
export type View = (typeof VIEWS)[number];

export const dateOf = (booking: Pick<Booking, 'startsAt'>) => toWallTime(Date.parse(booking.startsAt)).date;

/** The first and last day that a view shows. */
function shownDays(view: View, date: string): [from: string, to: string] {
  if (view === 'day') return [date, date];
  const days = view === 'week' ? weekOf(date) : monthWeeks(date).flat();
  return [days[0] ?? date, days.at(-1) ?? date];
}

/** The days whose bookings a view needs; one of the previous evening may run past midnight. */
export function askedDays(view: View, date: string): [from: string, to: string] {
  const [from, to] = shownDays(view, date);
  return [addDays(from, -1), to];
}

/** Whether the API accepts all days that the views of a date request. It doesn't for the very first and last months. */
export function isShownWhole(date: string): boolean {
  if (!isDate(date)) return false;
  const [from, to] = askedDays('month', date);
  return isDate(from) && isDate(to);
}

/** The date one step of the view before or after. */
export function step(view: View, date: string, direction: 1 | -1): string {
  if (view === 'month') return addMonths(date, direction);
  return addDays(date, view === 'week' ? 7 * direction : direction);
}

/** A booking that runs past midnight is listed under both days. */
export function bookingsByDate(bookings: readonly Booking[]): ReadonlyMap<string, Booking[]> {
  const days = new Map<string, Booking[]>();
  for (const booking of bookings.toSorted((a, b) => Date.parse(a.startsAt) - Date.parse(b.startsAt))) {
    for (const date of datesOf(booking)) days.set(date, [...(days.get(date) ?? []), booking]);
  }
  return days;
}

function datesOf(booking: Pick<Booking, 'startsAt' | 'endsAt'>): string[] {
  const last = toWallTime(Date.parse(booking.endsAt) - 1).date;
  const dates: string[] = [];
  for (let date = dateOf(booking); date <= last; date = addDays(date, 1)) dates.push(date);
  return dates;
}

/** The time that labels a booking on a day: its start, or its end if it began the evening before. */
export function timeOn(date: string, booking: Pick<Booking, 'startsAt' | 'endsAt' | 'bookingTime'>): string {
  return dateOf(booking) === date
    ? booking.bookingTime
    : TEXTS.until(toWallTime(Date.parse(booking.endsAt)).time);
}

export const rangeOf = ({ startsAt, endsAt }: { startsAt: string; endsAt: string }) => ({
  startsAt: Date.parse(startsAt),
  endsAt: Date.parse(endsAt),
});

export function blocksOn(date: string, blocks: readonly AvailabilityBlock[]): AvailabilityBlock[] {
  const day = dayRange(date);
  return blocks.filter((block) => overlaps(rangeOf(block), day));
}

/** The hours of a day at which something begins and ends, clipped to the day. */
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
