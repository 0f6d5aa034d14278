import { addDays, formatDate, ukToday, weekday } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { pressEscapeIn } from '../../support/keyboard.js';
import { expectBeside } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { book } from './steps.js';

test('month, week and day show the same bookings, and the keyboard walks through the month', async ({
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Wilhelmina' }),
    registerCustomer(request, 'Barnaby'),
  ]);
  const daysAhead = 9;
  const date = addDays(ukToday(), daysAhead);
  await book(request, customer, cleaner, { daysAhead, bookingTime: '09:00' });
  await book(request, customer, cleaner, { daysAhead, bookingTime: '11:00', status: 'confirmed' });
  await book(request, customer, cleaner, { daysAhead, bookingTime: '14:00', status: 'confirmed' });
  await signIn(page, cleaner);
  await page.goto(`/dashboard?tab=calendar&date=${date}`);
  const panel = page.getByRole('main').locator('section[aria-label]').filter({ hasText: 'bookings, £' });
  const day = page.getByRole('button', { name: `${formatDate(`${date}T12:00:00Z`)}, 3 bookings` });
  await expect(day).toContainText('+1 more');
  await expect(panel).toContainText('3 bookings, £150.00, 6 hours');
  await expect(panel).toContainText('Barnaby');

  await day.focus();
  await page.keyboard.press('ArrowRight');
  await expect(page).toHaveURL(new RegExp(`date=${addDays(date, 1)}`));
  await expect(page.getByRole('main').getByText('No bookings', { exact: true })).toBeVisible();
  await page.keyboard.press('ArrowUp');
  await expect(page).toHaveURL(new RegExp(`date=${addDays(date, -6)}`));

  await page.goto(`/dashboard?tab=calendar&date=${date}&view=week`);
  const days = page.getByRole('main').locator('button[aria-pressed]');
  await expect(days).toHaveCount(7);
  await expect(days.first()).toContainText('Sun');
  await expect(days.nth(weekday(date))).toHaveAttribute('aria-pressed', 'true');
  const column = page
    .getByRole('region', { name: 'Hours of the week' })
    .getByRole('group')
    .nth(weekday(date));
  await expect(column.getByRole('link')).toHaveText(['09:00 Barnaby', '11:00 Barnaby', '14:00 Barnaby']);
  await column.getByRole('button', { name: /17:00 to 18:00/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Time' });
  await expect(dialog.getByLabel('From', { exact: true })).toHaveValue(date);
  await expect(dialog.getByLabel('From time')).toHaveValue('17:00');
  await pressEscapeIn(page, dialog);
  await expect(dialog).toHaveCount(0);
  await expectNoAxeViolations(page);
  // Presses faster than the page can render all count.
  await page.getByRole('button', { name: 'Next week' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await expect(page).toHaveURL(new RegExp(`date=${addDays(date, 14)}`));
  await page.getByRole('button', { name: 'Previous week' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });

  await page.getByLabel('View').selectOption('day');
  const hours = page.getByRole('region', { name: 'Hours of the day' });
  await expect(hours).toContainText('00:00');
  await expect(hours).toContainText('23:00');
  await expect(hours.getByRole('link')).toHaveCount(3);
  await page.getByLabel('Bookings shown').selectOption('pending');
  await expect(hours.getByRole('link')).toHaveCount(1);
  await hours.getByRole('link').click();
  await expect(page).toHaveURL(/\/bookings\/\d+$/);
  await expect(page.getByText('Requested by Barnaby')).toBeVisible();
});

test('a pressed hour opens Block Time, and a visit in blocked time stays in view until it is cancelled @phone', async ({
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Philippa' }),
    registerCustomer(request, 'Aurelia'),
  ]);
  const daysAhead = 9;
  const date = addDays(ukToday(), daysAhead);
  await book(request, customer, cleaner, { daysAhead, bookingTime: '10:00', status: 'confirmed' });
  await signIn(page, cleaner);
  await page.goto(`/dashboard?tab=calendar&view=day&date=${date}`);
  await page.getByRole('button', { name: 'Block 09:00 to 10:00' }).click();
  const dialog = page.getByRole('dialog', { name: 'Block Time' });
  await expect(dialog.getByLabel('From time')).toHaveValue('09:00');
  await expect(dialog.getByText('You have no bookings in this time.')).toBeVisible();
  await dialog.getByLabel('Until time').fill('17:00');
  await expect(dialog.getByText('1 confirmed booking stays')).toBeVisible();
  await expect(dialog.getByRole('listitem')).toContainText('Aurelia');
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Block Time' }).click();
  await expect(dialog).toBeHidden();

  const left = page.getByRole('region', { name: '1 booking in time you have blocked' });
  await expect(left).toContainText('10:00 to 12:00');
  await expectNoAxeViolations(page);
  await page.reload();
  await left.getByRole('button', { name: 'Cancel Booking' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(left).toBeHidden();
  await expect(page.getByRole('region', { name: 'Hours of the day' }).getByText('Blocked')).toBeVisible();
});

test('a private address brings the bookings into another calendar, until it is replaced or stopped', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Ottilie' });
  await signIn(page, cleaner);
  await page.goto('/dashboard?tab=settings');
  const field = page.getByLabel('Private address');
  await page.getByRole('button', { name: 'Make a private address' }).click();
  await expect(field).toHaveValue(/\/api\/calendar-feeds\/[\w-]{32}\.ics$/);
  await expectBeside(page.getByRole('button', { name: 'Copy' }), field);
  const first = new URL(await field.inputValue()).pathname;
  const calendar = await request.get(first);
  expect(calendar.headers()['content-type']).toContain('text/calendar');

  await page.reload();
  await expect(field).toBeHidden();
  await page.getByRole('button', { name: 'Make a new address' }).click();
  await expect(field).toHaveValue(/\.ics$/);
  const second = new URL(await field.inputValue()).pathname;
  expect((await request.get(first)).status()).toBe(404);
  expect((await request.get(second)).status()).toBe(200);
  await page.getByRole('button', { name: 'Stop sharing' }).click();
  await expect(page.getByText('The address no longer works')).toBeVisible();
  await expect(field).toBeHidden();
  expect((await request.get(second)).status()).toBe(404);
});
