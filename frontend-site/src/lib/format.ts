import { once } from '@tidyhearth/domain';

const dayFormat = once(
  () =>
    new Intl.DateTimeFormat('en-GB', { weekday: 'short', day: 'numeric', month: 'short', timeZone: 'UTC' }),
);

/** `2026-12-03` → `Thu 3 Dec` */
export function formatDay(date: string): string {
  return dayFormat()
    .format(new Date(`${date}T00:00:00Z`))
    .replace(',', '');
}

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

/** Ratings show one decimal. */
export function formatRating(rating: number): string {
  return rating.toFixed(1);
}

export function fullName(user: { firstName: string; lastName: string }): string {
  return `${user.firstName} ${user.lastName}`.trim();
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}
