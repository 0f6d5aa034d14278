import { addDays, once, toWallTime, UK_ZONE } from '@tidyhearth/domain';
import { TEXTS } from './messages.texts';

const HOUR = 3_600_000;
const WEEKDAY_HOURS = 168;
const format = (options: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat('en-GB', { timeZone: UK_ZONE, hour: '2-digit', minute: '2-digit', ...options });

const timeFormat = once(() => format({}));
const weekdayTimeFormat = once(() => format({ weekday: 'short' }));
const dateTimeFormat = once(() => format({ day: 'numeric', month: 'short', year: 'numeric' }));

/** The time for messages of the last day, with the weekday for those of the last week, otherwise the date. */
export function messageTime(at: string, now = Date.now()): string {
  const instant = Date.parse(at);
  const age = (now - instant) / HOUR;
  if (age < 24) return timeFormat().format(instant);
  return (age < WEEKDAY_HOURS ? weekdayTimeFormat() : dateTimeFormat()).format(instant);
}

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: UK_ZONE,
    }),
);

/** The heading above the messages of one day, with the year if it's not the current one. */
export function messageDay(at: string, today: string): string {
  const { date } = toWallTime(Date.parse(at));
  if (date === today) return TEXTS.days.today;
  if (date === addDays(today, -1)) return TEXTS.days.yesterday;
  const day = dayFormat().format(new Date(at));
  const year = date.slice(0, 4);
  return today.startsWith(year) ? day : `${day} ${year}`;
}
