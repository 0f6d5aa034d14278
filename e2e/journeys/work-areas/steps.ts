import type { APIRequestContext, Browser, BrowserContext, Locator, Page } from '@playwright/test';
import { addDays, ukToday } from '@tidyhearth/domain';
import { type Cleaner, type Credentials, logIn, type Person, signIn } from '../../support/accounts.js';
import { cleanBegan } from '../../support/past.js';
import { expect } from '../../support/test.js';

export interface Booking {
  id: number;
  totalAmount: string;
}

/** Calls the API directly, for steps that the journey is not about. */
export async function callAs<Answer>(
  request: APIRequestContext,
  account: Credentials,
  method: 'GET' | 'POST' | 'PATCH' | 'PUT',
  path: string,
  data?: object,
): Promise<Answer> {
  const { token } = await logIn(request, account);
  const headers = { Authorization: `Bearer ${token}` };
  const answer = await request.fetch(path, { method, data, headers });
  expect(answer.ok(), `${method} ${path} answered ${answer.status()}: ${await answer.text()}`).toBe(true);
  return (await answer.json()) as Answer;
}

interface BookingChoice {
  daysAhead?: number;
  bookingTime?: string;
  status?: 'pending' | 'confirmed' | 'completed';
}

/** A booking of two hours in the given status. */
export async function book(
  request: APIRequestContext,
  customer: Person,
  cleaner: Cleaner,
  { daysAhead = 7, bookingTime = '10:00', status = 'pending' }: BookingChoice = {},
): Promise<Booking> {
  const booking = await callAs<Booking>(request, customer, 'POST', '/api/bookings', {
    cleanerId: cleaner.cleanerId,
    serviceType: 'regular',
    homeSize: '2 Bedrooms',
    bookingDate: addDays(ukToday(), daysAhead),
    bookingTime,
    streetAddress: '4 Bridge Street',
    city: 'Oxford',
    postcode: 'OX1 4BH',
    estimatedDuration: 2,
  });
  const steps = { pending: [], confirmed: ['confirmed'], completed: ['confirmed', 'completed'] }[status];
  for (const next of steps) {
    if (next === 'completed') await cleanBegan(booking.id, 0);
    await callAs(request, cleaner, 'PATCH', `/api/bookings/${booking.id}`, { status: next });
  }
  return booking;
}

/** Opens a page signed in. A browser gets a new context for it. */
export async function openAs(
  where: Browser | BrowserContext,
  account: Credentials,
  path: string,
): Promise<Page> {
  const context = 'newContext' in where ? await where.newContext() : where;
  const page = await context.newPage();
  await signIn(page, account);
  await page.goto(path);
  return page;
}

export const conversationBetween = (one: Person, other: Person) =>
  `/messages/${Math.min(one.id, other.id)}-${Math.max(one.id, other.id)}`;

/** Whether one covers a part of the other. */
export async function overlap(one: Locator, other: Locator): Promise<boolean> {
  const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
  if (!a || !b) throw new Error('Only what is drawn has a place.');
  const besides = a.x + a.width <= b.x || b.x + b.width <= a.x;
  return !besides && a.y < b.y + b.height && b.y < a.y + a.height;
}
