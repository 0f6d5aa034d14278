import { randomUUID } from 'node:crypto';
import type { APIRequestContext } from '@playwright/test';
import type { Cleaner } from '../../support/accounts.js';
import { created, headersOf, writtenReview } from '../../support/work.js';

export const uniqueName = (prefix: string) => `${prefix}${randomUUID().slice(0, 8)}`;

export interface Named {
  id: number;
  email: string;
  password: string;
  name: string;
  lastName: string;
}

export async function registerNamedCustomer(request: APIRequestContext, lastName: string): Promise<Named> {
  const data = {
    email: `customer-${randomUUID()}@test.example`,
    password: 'correct horse battery',
    firstName: 'Wren',
    lastName,
    phone: '07700 900123',
    agreedToTerms: true,
    agreedToPrivacy: true,
    userType: 'customer',
  };
  const { user } = (await created(await request.post('/api/auth/register', { data }))) as {
    user: { id: number };
  };
  return { ...data, id: user.id, name: `Wren ${lastName}` };
}

/** A cleaner whose sign-up is pending. */
export async function registerApplicant(request: APIRequestContext): Promise<Named & { cleanerId: number }> {
  const lastName = uniqueName('Applicant');
  const data = {
    email: `applicant-${randomUUID()}@test.example`,
    password: 'correct horse battery',
    firstName: 'Linnet',
    lastName,
    phone: '07700 900456',
    agreedToTerms: true,
    agreedToPrivacy: true,
    bio: 'Ten years of careful work in family homes.',
    hourlyRate: '25.00',
    location: 'Oxford',
    postcode: 'OX1 2JD',
    services: ['regular'],
    hasBackgroundCheck: true,
  };
  const { user, cleaner } = (await created(await request.post('/api/auth/register-cleaner', { data }))) as {
    user: { id: number };
    cleaner: { id: number };
  };
  return { ...data, id: user.id, cleanerId: cleaner.id, name: `Linnet ${lastName}` };
}

/** A one-star review that its subject has reported. */
export async function reportedReview(
  request: APIRequestContext,
  customer: Named,
  cleaner: Cleaner,
  words: { comment: string; reason: string },
): Promise<void> {
  const id = await writtenReview(request, customer, cleaner, { rating: 1, comment: words.comment });
  const asCleaner = await headersOf(request, cleaner);
  const report = { data: { reason: words.reason }, headers: asCleaner };
  await created(await request.post(`/api/reviews/${id}/report`, report));
}
