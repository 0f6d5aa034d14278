const HOUR = 3_600_000;
const DAY = 24 * HOUR;

/** `1240` → `1,240`, for whole numbers. Not `Intl.NumberFormat`: constructing one takes a phone up to 60 ms. */
export const formatNumber = (value: number) => value.toString().replaceAll(/\B(?=(?:\d{3})+$)/g, ',');

export const countOf = (value: number, one: string, many = `${one}s`) =>
  `${formatNumber(value)} ${value === 1 ? one : many}`;

/** How long ago, in the largest fitting unit: `20 minutes`, `5 hours`, `3 days`. */
export function ageOf(instant: string, now = Date.now()): string {
  const age = Math.max(0, now - Date.parse(instant));
  if (age < HOUR) return countOf(Math.floor(age / 60_000), 'minute');
  if (age < 2 * DAY) return countOf(Math.floor(age / HOUR), 'hour');
  return countOf(Math.floor(age / DAY), 'day');
}

export function hoursSince(instant: string, now = Date.now()): number {
  return (now - Date.parse(instant)) / HOUR;
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
