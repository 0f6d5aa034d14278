import { once, ukToday } from '@tidyhearth/domain';

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** The year of a date where it is not this one: bookings reach more than a year ahead, so a day and month may come twice. */
export function otherYear(date: string): string | undefined {
  const year = date.slice(0, 4);
  return year === ukToday().slice(0, 4) ? undefined : year;
}

const partsOf = (date: string) =>
  dayFormat()
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '')
    .split(' ');

/** `2026-12-03` → `Thu 3 Dec`, with the year where it is not this one */
export const formatDay = (date: string) =>
  [...partsOf(date), otherYear(date)].filter((part) => part !== undefined).join(' ');

/** `2026-12-03` → `3 Dec`: below a weekday, in a week whose title has the year */
export const formatDayOfMonth = (date: string) => partsOf(date).slice(1).join(' ');

export function formatHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** Places are stored to about a mile: a smaller distance says no more than that it is near. */
export function formatMiles(miles: number): string {
  if (miles < 1) return 'less than a mile';
  return miles === 1 ? '1 mile' : `${miles.toFixed(1).replace(/\.0$/, '')} miles`;
}

/** `0.075` → `7.5%`: fees have up to two decimals. */
export function formatPercent(share: number): string {
  return `${Number((share * 100).toFixed(2))}%`;
}

export function fullName(user: { firstName: string; lastName: string }): string {
  return `${user.firstName} ${user.lastName}`.trim();
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
