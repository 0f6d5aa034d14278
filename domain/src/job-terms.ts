/**
 * What a cleaner agrees to with a bid. It excludes the budget, because the bid has its own rate, and the private notes,
 * which only the assigned cleaner sees.
 */
export interface JobTerms {
  serviceType: string;
  /** Milliseconds since 1970. */
  startsAt: number;
  durationMinutes: number;
  street: string;
  city: string;
  postcode: string;
  /** The public description of the job. */
  description: string | null;
}

/** Whether an edit changes the terms. Case and whitespace of address and description do not count. */
export function haveTermsChanged(before: JobTerms, after: JobTerms): boolean {
  return (
    before.serviceType !== after.serviceType ||
    before.startsAt !== after.startsAt ||
    before.durationMinutes !== after.durationMinutes ||
    placeOf(before) !== placeOf(after) ||
    folded(before.description ?? '') !== folded(after.description ?? '')
  );
}

const placeOf = ({ street, city, postcode }: JobTerms) =>
  [folded(street), folded(city), folded(postcode).replaceAll(' ', '')].join('\n');

/**
 * Collapses whitespace instead of removing it: without spaces, `Flat 1 12 High Street` would equal `Flat 11 2 High
 * Street`.
 */
const folded = (text: string) => text.trim().replaceAll(/\s+/g, ' ').toLowerCase();
