import type { BrowserContext, Page } from '@playwright/test';
import {
  type Cleaner,
  type Person,
  registerApprovedCleaner,
  registerCustomer,
  signIn,
} from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { book, callAs } from '../work-areas/steps.js';

/** Counts the calls by all tabs of a context that the server has responded to. A stream is open from then on. */
function countCalls(context: BrowserContext, path: string) {
  let count = 0;
  context.on('response', (response) => {
    if (new URL(response.url()).pathname === path) count += 1;
  });
  return () => count;
}

const unread = (page: Page, count: number) =>
  expect(page.getByRole('button', { name: `Notifications, ${count} unread` })).toBeVisible();

async function people(request: Parameters<typeof registerCustomer>[0]): Promise<[Cleaner, Person]> {
  return Promise.all([
    registerApprovedCleaner(request, { firstName: 'Cressida' }),
    registerCustomer(request),
  ]);
}

test('several tabs share one stream, and when its tab goes another takes over', async ({
  page,
  context,
  request,
}) => {
  const [cleaner, customer] = await people(request);
  const streams = countCalls(context, '/api/events');
  const countPath = `/api/notifications/${cleaner.id}/unread-count`;
  const asked = countCalls(context, countPath);
  const known = () => callAs<{ count: number }>(request, cleaner, 'GET', countPath);
  await signIn(page, cleaner);
  await page.goto('/about-us');
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect.poll(streams).toBe(1);
  const second = await context.newPage();
  await second.goto('/contact');
  const third = await context.newPage();
  await third.goto('/pricing-guide');
  await expect(third.getByRole('button', { name: /^Notifications/ })).toBeVisible();

  const { count: atFirst } = await known();
  await book(request, customer, cleaner, { bookingTime: '09:00' });
  for (const tab of [page, second, third]) await expect.poll(() => countOf(tab)).toBeGreaterThan(atFirst);
  expect(streams()).toBe(1);

  const asksAtClose = asked();
  await page.close();
  await expect.poll(streams).toBe(2);
  // Both remaining tabs refetch what they may have missed.
  await expect.poll(asked).toBeGreaterThanOrEqual(asksAtClose + 2);
  // The count must be pushed: requests for it get no response.
  await context.route(`**${countPath}`, (route) => route.abort());
  const { count: before } = await known();
  for (const tab of [second, third]) await expect.poll(() => countOf(tab)).toBe(before);
  await book(request, customer, cleaner, { bookingTime: '13:00' });
  for (const tab of [second, third]) await expect.poll(() => countOf(tab)).toBeGreaterThan(before);
  await context.unroute(`**${countPath}`);
  expect(streams()).toBe(2);

  // Marking as read in one tab applies to all.
  await second.getByRole('button', { name: /^Notifications/ }).click();
  await second.getByRole('button', { name: 'Mark all read' }).click();
  for (const tab of [second, third])
    await expect(tab.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
});

async function countOf(page: Page): Promise<number> {
  const label = await page.getByRole('button', { name: /^Notifications/ }).getAttribute('aria-label');
  return Number(/\d+/.exec(label ?? '')?.[0] ?? 0);
}

test('a lost connection is made again, with what was missed meanwhile', async ({
  page,
  context,
  request,
}) => {
  const [cleaner, customer] = await people(request);
  const streams = countCalls(context, '/api/events');
  await signIn(page, cleaner);
  await page.goto('/dashboard?tab=bookings&status=pending');
  await expect(page.getByText('No pending requests')).toBeVisible();
  await expect.poll(streams).toBe(1);
  await context.setOffline(true);
  await book(request, customer, cleaner);
  await page.getByRole('banner').getByRole('link', { name: 'Tidyhearth' }).hover();
  await expect(page.getByText('No pending requests')).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByRole('article')).toContainText('4 Bridge Street');
  const path = `/api/notifications/${cleaner.id}/unread-count`;
  const { count } = await callAs<{ count: number }>(request, cleaner, 'GET', path);
  await unread(page, count);
});

test('a session ended elsewhere ends here as well', async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Basil');
  await signIn(page, customer);
  await page.goto('/about-us');
  await expect(page.getByRole('banner')).toContainText('Hi, Basil');
  await callAs(request, customer, 'POST', '/api/auth/change-password', {
    currentPassword: customer.password,
    newPassword: 'a quite different secret',
  });
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});
