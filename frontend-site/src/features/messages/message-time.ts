import { addDays, toWallTime, UK_ZONE } from '@tidyhearth/domain';
import { TEXTS } from './messages.texts';

const HOUR = 3_600_000;
const WEEKDAY_HOURS = 168;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: UK_ZONE, hour: '2-digit', minute: '2-digit', ...options });

const TIME = format({});
const WEEKDAY_TIME = format({ weekday: 'short' });
const DATE_TIME = format({ day: 'numeric', month: 'short', year: 'numeric' });

/** Under a day the time, under a week the weekday with it, then the date. */
export function messageTime(at: string, now = Date.now()): string {
  const instant = Date.parse(at);
  const age = (now - instant) / HOUR;
  if (age < 24) return TIME.format(instant);
  return (age < WEEKDAY_HOURS ? WEEKDAY_TIME : DATE_TIME).format(instant);
}

const DAY = new Intl.DateTimeFormat('en-GB', {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  timeZone: UK_ZONE,
});

/** The heading above the messages of one day. */
export function messageDay(at: string, now = Date.now()): string {
  const { date } = toWallTime(Date.parse(at));
  const today = toWallTime(now).date;
  if (date === today) return TEXTS.days.today;
  return date === addDays(today, -1) ? TEXTS.days.yesterday : DAY.format(new Date(at));
}
