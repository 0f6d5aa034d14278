import { randomUUID } from 'node:crypto';
import type { APIRequestContext, APIResponse } from '@playwright/test';
import { addDays, ukToday } from '@tidyhearth/domain';
import { logIn, type Cleaner, type Credentials, type Person } from '../../support/accounts.js';
import { expect } from '../../support/test.js';

async function created(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export async function headersOf(request: APIRequestContext, account: Credentials) {
  return { Authorization: `Bearer ${(await logIn(request, account)).token}` };
}

/** Somebody whose surname nobody else has. */
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

/** A cleaner whom nobody has decided on yet. */
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

/** Work that is done and not yet paid out. */
export async function completedBooking(
  request: APIRequestContext,
  customer: Pick<Person, 'id' | 'email' | 'password'>,
  cleaner: Cleaner,
): Promise<number> {
  const data = {
    customerId: customer.id,
    cleanerId: cleaner.cleanerId,
    serviceType: 'regular',
    homeSize: '2 Bedrooms',
    bookingDate: addDays(ukToday(), 9),
    bookingTime: '09:00',
    address: '12 Broad Street, Oxford, OX1 3AS',
    streetAddress: '12 Broad Street',
    city: 'Oxford',
    county: null,
    postcode: 'OX1 3AS',
    specialInstructions: null,
    estimatedDuration: 1,
    totalAmount: '25.00',
    status: 'pending',
  };
  const asCustomer = await headersOf(request, customer);
  const { id } = (await created(await request.post('/api/bookings', { data, headers: asCustomer }))) as {
    id: number;
  };
  const asCleaner = await headersOf(request, cleaner);
  for (const status of ['confirmed', 'completed'])
    await created(await request.patch(`/api/bookings/${id}`, { data: { status }, headers: asCleaner }));
  return id;
}

/** A one-star review that its subject has reported. */
export async function reportedReview(
  request: APIRequestContext,
  customer: Named,
  cleaner: Cleaner,
  words: { comment: string; reason: string },
): Promise<void> {
  const bookingId = await completedBooking(request, customer, cleaner);
  const review = { bookingId, reviewerId: customer.id, rating: 1, comment: words.comment };
  const headers = await headersOf(request, customer);
  const { id } = (await created(await request.post('/api/reviews', { data: review, headers }))) as {
    id: number;
  };
  const asCleaner = await headersOf(request, cleaner);
  const report = { data: { reason: words.reason }, headers: asCleaner };
  await created(await request.post(`/api/reviews/${id}/report`, report));
}
