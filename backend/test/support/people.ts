import { randomUUID } from 'node:crypto';
import type { ServiceId } from '@tidyhearth/domain';

export interface PersonDetails {
  email: string;
  password: string;
  firstName: string;
  lastName: string;
  phone: string;
  agreedToTerms: boolean;
  agreedToPrivacy: boolean;
}

/** A unique name without digits: ten digits in a row look like a telephone number, which names may not contain. */
export const uniqueName = (): string =>
  randomUUID()
    .replaceAll('-', '')
    .replaceAll(/\d/g, (digit) => 'ghijklmnop'.charAt(Number(digit)));

/** The part of a sign-up about the work. */
export interface ApplicationDetails {
  bio: string;
  hourlyRate: string;
  location: string;
  postcode: string;
  services: ServiceId[];
  hasBackgroundCheck: boolean;
  experience?: string;
}

export type CleanerDetails = PersonDetails & ApplicationDetails;

/** A new person each time, so that no test depends on another. */
export function personDetails(kind: 'customer' | 'cleaner'): PersonDetails {
  return {
    email: `${kind}-${randomUUID()}@test.example`,
    password: 'correct horse battery',
    firstName: 'Rowan',
    lastName: 'Ashdown',
    phone: '07700 900123',
    agreedToTerms: true,
    agreedToPrivacy: true,
  };
}

export function applicationDetails(): ApplicationDetails {
  return {
    bio: 'Ten years of careful work in family homes.',
    hourlyRate: '25.00',
    location: 'Oxford',
    postcode: 'OX1 2JD',
    services: ['regular', 'deep'],
    hasBackgroundCheck: true,
  };
}

export const cleanerDetails = (): CleanerDetails => ({
  ...personDetails('cleaner'),
  ...applicationDetails(),
});
