import { readFileSync } from 'node:fs';
import { CANCEL_PROMPT, TOASTS } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { book, openAs } from './steps.js';

test('a request is news to the cleaner until it is looked at; declined, the customer sees it at once', async ({
  browser,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Ignatius' }),
    registerCustomer(request, 'Marigold'),
  ]);
  const work = await openAs(browser, cleaner, '/dashboard?tab=profile');
  const tab = (name: string) =>
    work.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name });
  await expect(work.getByLabel('About you')).toBeVisible();
  await expect(tab('Bookings')).not.toContainText('New');

  await book(request, customer, cleaner);
  await expect(tab('Bookings')).toContainText('New');
  await expect(tab('Calendar')).toContainText('New');
  await expect(tab('Earnings')).not.toContainText('New');
  await tab('Bookings').click();
  await expect(tab('Bookings')).not.toContainText('New');

  const home = await openAs(browser, customer, '/dashboard?tab=bookings&status=cancelled');
  await expect(home.getByText('No cancelled bookings')).toBeVisible();
  const asked = work.getByRole('article').filter({ hasText: 'Marigold' });
  await asked.getByRole('button', { name: 'Decline' }).click();
  await expect(work.getByText(TOASTS.bookingUpdated.description)).toBeVisible();
  await expect(asked).toBeHidden();
  await expect(home.getByRole('article').filter({ hasText: 'Ignatius' })).toBeVisible();
  await expect(work.getByRole('link', { name: /^Cancelled\s*1$/ })).toBeVisible();
  await work.context().close();
  await home.context().close();
});

test('a cleaner cancels what was confirmed, after a question, and the customer can book again', async ({
  browser,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Cornelius' }),
    registerCustomer(request, 'Persephone'),
  ]);
  const booking = await book(request, customer, cleaner, { status: 'confirmed' });
  const home = await openAs(browser, customer, `/booking-confirmation?booking=${booking.id}`);
  await expect(home.getByRole('heading', { name: 'It is confirmed' })).toBeVisible();
  const [file] = await Promise.all([
    home.waitForEvent('download'),
    home.getByRole('button', { name: 'Add to calendar' }).click(),
  ]);
  expect(file.suggestedFilename()).toMatch(/^clean-\d{4}-\d\d-\d\d\.ics$/);
  expect(readFileSync(await file.path(), 'utf8')).toContain('BEGIN:VEVENT');

  const work = await openAs(browser, cleaner, '/dashboard?tab=bookings&status=confirmed');
  const card = work.getByRole('article').filter({ hasText: 'Persephone' });
  await card.getByRole('button', { name: 'Cancel Booking' }).click();
  const question = work.getByRole('alertdialog');
  await expect(question).toContainText(CANCEL_PROMPT);
  await question.getByRole('button', { name: 'Keep booking' }).click();
  await expect(card).toBeVisible();
  await card.getByRole('button', { name: 'Cancel Booking' }).click();
  await question.getByRole('button', { name: 'Cancel Booking' }).click();
  await expect(work.getByText(TOASTS.bookingCancelled.description)).toBeVisible();

  await expect(home.getByRole('heading', { name: 'Cancelled by Cornelius' })).toBeVisible();
  await home.goto('/dashboard?tab=bookings&status=cancelled');
  await home
    .getByRole('article')
    .filter({ hasText: 'Cornelius' })
    .getByRole('link', { name: 'Book again' })
    .click();
  const again = home.getByRole('dialog', { name: 'Book Cornelius' });
  await expect(again.getByLabel('Street address')).toHaveValue('4 Bridge Street');
  await expect(again.getByLabel('Service type')).toHaveValue('regular');
  await expect(again.getByLabel('Date', { exact: true })).toHaveValue('');
  await expect(again.getByText(/^You pay Cornelius directly after the clean/)).toBeVisible();
  await work.context().close();
  await home.context().close();
});
