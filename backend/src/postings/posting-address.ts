import { AppError } from '../common/app-error.js';

interface AddressParts {
  street: string;
  city: string;
  county: string | null;
}

/** One line for people to read. */
export function addressOf({ street, city, county }: AddressParts): string {
  return [street, city, county].filter(Boolean).join(', ');
}

/** Retention keeps the town and the outward code of a job that is long past. */
export const isAddressErased = ({ street }: Pick<AddressParts, 'street'>) => street === '';

const NEEDED = ['street', 'city', 'postcode'] as const;
const NOT_KEPT = 'The address of this job is no longer kept. Please give all of it again.';

/** A new street beside the old town could be that of another home. @throws AppError VALIDATION_FAILED naming what is missing */
export function requireWholeAddress(change: Partial<Record<(typeof NEEDED)[number], string>>): void {
  const missing = NEEDED.filter((part) => change[part] === undefined);
  if (missing.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      message: NOT_KEPT,
      details: missing.map((path) => ({ path, msg: NOT_KEPT })),
    });
}
