import { expect, type APIRequestContext, type APIResponse } from '@playwright/test';
import { addDays, ukToday } from '@tidyhearth/domain';
import { cleanBegan } from './past.js';
import { logIn, type Cleaner, type Credentials, type Person } from './accounts.js';

type Account = Pick<Person, 'id' | 'email' | 'password'>;

export async function created(answer: APIResponse): Promise<unknown> {
  expect(answer.ok(), `${answer.url()} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return answer.json();
}

export async function headersOf(request: APIRequestContext, account: Credentials) {
  return { Authorization: `Bearer ${(await logIn(request, account)).token}` };
}

/** A booking that is completed but not paid. */
export async function completedBooking(
  request: APIRequestContext,
  customer: Account,
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
  for (const status of ['confirmed', 'completed']) {
    if (status === 'completed') await cleanBegan(id, 0);
    await created(await request.patch(`/api/bookings/${id}`, { data: { status }, headers: asCleaner }));
  }
  return id;
}

export async function writtenReview(
  request: APIRequestContext,
  customer: Account,
  cleaner: Cleaner,
  { rating, comment }: { rating: number; comment: string },
): Promise<number> {
  const bookingId = await completedBooking(request, customer, cleaner);
  const data = { bookingId, reviewerId: customer.id, rating, comment };
  const headers = await headersOf(request, customer);
  const { id } = (await created(await request.post('/api/reviews', { data, headers }))) as { id: number };
  return id;
}
