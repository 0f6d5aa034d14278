/** A closed account has no last name. */
export const fullName = (first: string, last: string | null): string => `${first} ${last ?? ''}`.trim();

/** Of somebody who may be missing. */
export const nameIfAny = (first: string | null, last: string | null): string | null =>
  first === null ? null : fullName(first, last);
