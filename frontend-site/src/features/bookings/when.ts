import { addDays, once, toWallTime, ukToday, weekday } from '@tidyhearth/domain';
import { otherYear } from '../../lib/format-day';
import { TEXTS } from './bookings.texts';

const monthFormat = once(() => new Intl.DateTimeFormat('en-GB', { month: 'short', timeZone: 'UTC' }));
const weekdayFormat = once(() => new Intl.DateTimeFormat('en-GB', { weekday: 'short', timeZone: 'UTC' }));

export interface WhenParts {
  date: string;
  day: string;
  month: string;
  weekday: string;
  /** Only if it's not the current year. */
  year?: string;
  /** For example `09:00 to 12:00`. */
  hours: string;
  /** Today, Tomorrow, or missing. */
  nearby?: string;
}

/** A booking's time by UK clocks, in the parts that a card needs. */
export function whenOf(
  { startsAt, endsAt }: { startsAt: string; endsAt: string },
  now = Date.now(),
): WhenParts {
  const start = toWallTime(Date.parse(startsAt));
  const end = toWallTime(Date.parse(endsAt));
  const at = new Date(`${start.date}T00:00:00Z`);
  const today = ukToday(now);
  return {
    date: start.date,
    day: String(at.getUTCDate()),
    month: monthFormat().format(at),
    weekday: weekdayFormat().format(at),
    year: otherYear(start.date),
    hours: TEXTS.hours(start.time, end.time),
    nearby: { [today]: TEXTS.today, [addDays(today, 1)]: TEXTS.tomorrow }[start.date],
  };
}

/** The first day whose visits may still be under way, because one of the previous evening may run past midnight. */
export const firstDayUnderWay = () => addDays(ukToday(), -1);

/** Sunday first. */
export const WEEKDAYS = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

export const weekdayName = (date: string) => WEEKDAYS[weekday(date)] ?? '';
