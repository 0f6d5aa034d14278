import { once, ukToday } from '@tidyhearth/domain';

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/**
 * The year of a date if it's not the current one: bookings reach more than a year ahead, so a day and month may occur
 * twice.
 */
export function otherYear(date: string): string | undefined {
  const year = date.slice(0, 4);
  return year === ukToday().slice(0, 4) ? undefined : year;
}

const partsOf = (date: string) =>
  dayFormat()
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')
    .split(' ');

/** `2026-12-03` → `Thu 3 Dec`, with the year if it's not the current one */
export const formatDay = (date: string) =>
  [...partsOf(date), otherYear(date)].filter((part) => part !== undefined).join(' ');

/** `2026-12-03` → `3 Dec`, for use below a weekday in a week whose title has the year */
export const formatDayOfMonth = (date: string) => partsOf(date).slice(1).join(' ');
