import { DAY_MS, HOUR_MS, MINUTE_MS } from '@tidyhearth/domain';

/** `1240` → `1,240`, for whole numbers. Not `Intl.NumberFormat`: constructing one takes a phone up to 60 ms. */
export const formatNumber = (value: number) => value.toString().replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

export const countOf = (value: number, one: string, many = `${one}s`) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** How long ago, in the largest fitting unit: `20 minutes`, `5 hours`, `3 days`. */
export function ageOf(instant: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(instant));
  if (age < HOUR_MS) return countOf(Math.floor(age / MINUTE_MS), 'minute');
  if (age < 2 * DAY_MS) return countOf(Math.floor(age / HOUR_MS), 'hour');
  return countOf(Math.floor(age / DAY_MS), 'day');
}

export function hoursSince(instant: string, now = Date.now()): number {
  return (now - Date.parse(instant)) / HOUR_MS;
}

export function fullName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}

/** `0.184` → `18%` */
export const formatShare = (share: number) => `${Math.round(share * 100)}%`;

/** `completed` → `Completed` */
export function labelOf(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
