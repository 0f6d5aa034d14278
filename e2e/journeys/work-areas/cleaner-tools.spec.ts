import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { addDays, dayRange, ERRORS, formatPounds, ukToday } from '@tidyhearth/domain';
import { ADMIN, registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { controlOf } from '../../support/choices.js';
import { holdRequests } from '../../support/hold-requests.js';
import { expect, test } from '../../support/test.js';
import { book, callAs } from './steps.js';

interface Earnings {
  gross: string;
  fee: string;
  net: string;
  jobs: number;
  averageJob: string;
  paidAmount: string;
  pendingAmount: string;
}

const AMARA = { email: 'amara@demo.tidyhearth.example', password: 'tidy-demo-2026' };

/** The figure next to a label. */
const figure = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator('xpath=following-sibling::*[1]');

test('Block Time adds a block, shows it, moves Next Free, and takes it off again', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Drusilla' });
  const profile = () =>
    callAs<{ nextFree: string | null }>(request, cleaner, 'GET', `/api/cleaners/${cleaner.cleanerId}`);
  // Not today, because its times pass.
  const tomorrow = addDays(ukToday(), 1);
  const { startsAt, endsAt } = dayRange(ukToday());
  await callAs(request, cleaner, 'POST', `/api/cleaners/${cleaner.cleanerId}/blocks`, {
    startsAt: new Date(startsAt).toISOString(),
    endsAt: new Date(endsAt).toISOString(),
  });
  const free = (await profile()).nextFree;
  await signIn(page, cleaner);
  await page.goto(`/dashboard?tab=calendar&date=${tomorrow}`);
  const nextFree = figure(page, 'Next Free');
  await expect(nextFree).toContainText(/\d\d:[03]0/);
  const shownBefore = await nextFree.innerText();

  await page.getByRole('button', { name: 'Block Time' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Time' });
  await dialog.getByLabel('From', { exact: true }).fill(tomorrow);
  await dialog.getByLabel('From time').fill('00:00');
  await dialog.getByLabel('Until', { exact: true }).fill(addDays(tomorrow, 2));
  await dialog.getByLabel('Until time').fill('13:00');
  await dialog.getByLabel('Reason').fill('A long weekend away');
  await dialog.getByRole('button', { name: 'Block Time' }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByText('A long weekend away').first()).toBeVisible();
  await expect(nextFree).not.toHaveText(shownBefore);
  await expect(nextFree).toContainText('13:00');
  expect((await profile()).nextFree).not.toBe(free);

  await page.getByLabel('View').selectOption('day');
  await expect(page.getByText('A long weekend away').first()).toBeVisible();
  await page.getByRole('button', { name: /^Remove the block/ }).click();
  await expect(page.getByText('A long weekend away')).toHaveCount(0);
  await expect(nextFree).toHaveText(shownBefore);
});

test('the earnings period changes every figure, and Export gives its transactions', async ({
  page,
  request,
}) => {
  const { cleanerId } = await callAs<{ cleanerId: number }>(request, AMARA, 'GET', '/api/auth/user');
  await signIn(page, AMARA);
  await page.goto('/dashboard?tab=earnings');
  const seen = new Set<string>();
  for (const period of ['this-week', 'last-month', 'all-time']) {
    await page.getByLabel('Period', { exact: true }).selectOption(period);
    const path = `/api/cleaners/${cleanerId}/earnings?period=${period}`;
    const earnings = await callAs<Earnings>(request, AMARA, 'GET', path);
    await expect(figure(page, 'Gross earnings')).toHaveText(formatPounds(earnings.gross));
    await expect(figure(page, 'Platform fees (5%)')).toHaveText(`− ${formatPounds(earnings.fee)}`);
    await expect(figure(page, 'Net earnings')).toHaveText(formatPounds(earnings.net));
    await expect(figure(page, 'Jobs completed')).toHaveText(String(earnings.jobs));
    await expect(figure(page, 'Average job value')).toHaveText(formatPounds(earnings.averageJob));
    await expect(figure(page, 'Paid')).toContainText(formatPounds(earnings.paidAmount));
    await expect(figure(page, 'Pending')).toContainText(formatPounds(earnings.pendingAmount));
    seen.add(earnings.gross);
  }
  expect(seen.size).toBe(3);

  await page.getByLabel('Period', { exact: true }).selectOption('last-month');
  const path = `/api/cleaners/${cleanerId}/earnings?period=last-month`;
  const { gross, jobs } = await callAs<Earnings>(request, AMARA, 'GET', path);
  // The period is in the address, which updates the page a moment later.
  await expect(figure(page, 'Gross earnings')).toHaveText(formatPounds(gross));
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('earnings-last-month.csv');
  const lines = readFileSync(await download.path(), 'utf8')
    .trim()
    .split(/\r?\n/);
  expect(jobs).toBeGreaterThan(0);
  expect(lines).toHaveLength(jobs + 1);
});

test('no bar of the earnings covers the scale @phone-only', async ({ page }) => {
  await signIn(page, AMARA);
  await page.goto('/dashboard?tab=earnings&period=all-time');
  const chart = page.getByRole('group', { name: 'Earnings over the period' });
  const amounts = chart.getByText(/^£[\d,]+\.\d\d$/);
  await expect(amounts).toHaveCount(2);
  const firstBar = await chart.getByRole('listitem').first().boundingBox();
  for (const amount of await amounts.all()) {
    const box = await amount.boundingBox();
    expect((box?.x ?? Infinity) + (box?.width ?? 0)).toBeLessThanOrEqual(firstBar?.x ?? 0);
  }
});

test('Paid, Pending and Next payout follow the bookings', async ({ page, request }) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Euphemia', hourlyRate: '20.00' });
  const customer = await registerCustomer(request);
  const booking = await book(request, customer, cleaner, { status: 'completed' });
  await signIn(page, cleaner);
  await page.goto('/dashboard?tab=earnings&period=all-time');
  await expect(figure(page, 'Pending')).toHaveText('1 job, £38.00');
  await expect(figure(page, 'Paid')).toHaveText('0 jobs, £0.00');
  await expect(figure(page, 'Next payout')).toHaveText(/\d/);
  await callAs(request, ADMIN, 'POST', `/api/admin/bookings/${booking.id}/paid`);
  await expect(figure(page, 'Paid')).toHaveText('1 job, £38.00');
  await expect(figure(page, 'Pending')).toHaveText('0 jobs, £0.00');
  await expect(figure(page, 'Next payout')).toHaveText('Nothing is waiting');
});

test('in Settings the choices are kept, the password changes, and the account can be deactivated', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Ferdinand' });
  await signIn(page, cleaner);
  await page.goto('/dashboard?tab=settings');
  const mails = page.getByLabel('Email for new bookings');
  const texts = page.getByLabel('SMS for urgent updates');
  await expect(mails).toBeChecked();
  await expect(texts).toBeChecked();
  // The first request is pending when the others follow.
  const saves = await holdRequests(page, '**/api/users/*');
  let saved = 0;
  page.on('requestfinished', (call) => {
    if (call.method() === 'PATCH') saved += 1;
  });
  // Uses clicks, because `uncheck` checks only once, and React restores the tick until the save in progress is known.
  await controlOf(mails).click();
  await expect(mails).not.toBeChecked();
  await controlOf(texts).click();
  await expect(texts).not.toBeChecked();
  await controlOf(mails).click();
  await expect(mails).toBeChecked();
  await controlOf(mails).click();
  await expect(mails).not.toBeChecked();
  await expect(mails).toBeFocused();
  await expect.poll(saves.count).toBe(1);
  saves.release();
  await expect.poll(() => saved).toBe(4);
  await expect(mails).not.toBeChecked();
  await expect(texts).not.toBeChecked();
  await page.reload();
  await expect(mails).not.toBeChecked();
  await expect(texts).not.toBeChecked();

  const current = page.getByLabel('Current password');
  const changePassword = page.getByRole('button', { name: 'Change Password' });
  await current.fill('not my password');
  await page.getByLabel('New password', { exact: true }).fill('a quite different secret');
  await page.getByLabel('Confirm new password').fill('a quite different secret');
  await changePassword.click();
  await expect(current).toHaveAttribute('aria-invalid', 'true');
  await current.fill(cleaner.password);
  await changePassword.click();
  await expect(page.getByText('Password changed')).toBeVisible();
  const { email } = cleaner;
  const refused = await request.post('/api/login', { data: { email, password: cleaner.password } });
  expect(refused.status()).toBe(401);
  const password = 'a quite different secret';

  await page.getByRole('button', { name: 'Deactivate Account' }).click();
  const dialog = page.getByRole('dialog', { name: 'Deactivate Account' });
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Deactivate Account' }).click();
  await expect(dialog.getByText(ERRORS.WRONG_PASSWORD[1])).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Deactivate Account' }).click();
  await expect(page).toHaveURL(/\/$/);
  const gone = await request.post('/api/login', { data: { email, password } });
  expect(gone.ok()).toBe(false);
});
