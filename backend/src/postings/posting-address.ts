import { AppError } from '../common/app-error.js';

interface AddressParts {
  street: string;
  city: string;
  county: string | null;
}

/** The address on one line. */
export function addressOf({ street, city, county }: AddressParts): string {
  return [street, city, county].filter(Boolean).join(', ');
}

/** For jobs that are long past, retention keeps only the town and the outcode. */
export const isAddressErased = ({ street }: Pick<AddressParts, 'street'>) => street === '';

const NEEDED = ['street', 'city', 'postcode'] as const;
const NOT_KEPT = 'The address of this job is no longer kept. Please give all of it again.';

/**
 * A new street combined with the old town could be another home's address.
 *
 * @throws AppError VALIDATION_FAILED naming the missing fields
 */
export function requireWholeAddress(change: Partial<Record<(typeof NEEDED)[number], string>>): void {
  const missing = NEEDED.filter((part) => change[part] === undefined);
  if (missing.length > 0)
    throw new AppError('VALIDATION_FAILED', {
      message: NOT_KEPT,
      details: missing.map((path) => ({ path, msg: NOT_KEPT })),
    });
}
