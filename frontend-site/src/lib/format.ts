export function formatHours(hours: number): string {
  return hours === 1 ? '1 hour' : `${hours} hours`;
}

/** Places are stored to about a mile, so a smaller distance means no more than "near". */
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
