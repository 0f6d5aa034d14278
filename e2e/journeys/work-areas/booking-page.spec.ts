import { ADMIN, registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { expect, test } from '../../support/test.js';
import { book, openAs } from './steps.js';

test('a request leads from the bell to its own page, where it is answered, and the customer sees it there @phone', async ({
  browser,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Leopold' }),
    registerCustomer(request, 'Clementine'),
  ]);
  const booking = await book(request, customer, cleaner);
  const path = `/bookings/${booking.id}`;

  const home = await openAs(browser, customer, path);
  await expect(home.getByRole('heading', { level: 1, name: /^Leopold answers by / })).toBeVisible();
  await expect(home.getByText(/^You pay Leopold directly after the clean/)).toBeVisible();
  await expect(home.getByText('Requested by you')).toBeVisible();
  await expectNoAxeViolations(home);

  const work = await openAs(browser, cleaner, '/dashboard?tab=overview');
  await work.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
  await work
    .getByRole('dialog')
    .getByRole('button', { name: /New booking request/ })
    .click();
  await expect(work).toHaveURL(new RegExp(`${path}$`));
  await expect(work.getByRole('heading', { level: 1, name: /^Please answer by / })).toBeVisible();
  await work.getByRole('button', { name: 'Accept' }).click();
  await expect(work.getByRole('heading', { level: 1, name: /^You clean for Clementine on / })).toBeVisible();
  await expect(work.getByText('Accepted by you')).toBeVisible();
  await expectNoAxeViolations(work);

  await expect(
    home.getByRole('heading', { level: 1, name: /^It is confirmed: Leopold comes on / }),
  ).toBeVisible();
  await expect(home.getByText('Accepted by Leopold')).toBeVisible();
  await home.getByRole('link', { name: 'All bookings' }).click();
  const card = home.getByRole('article').filter({ hasText: 'Leopold' });
  await card.getByRole('link', { name: 'Regular Cleaning' }).click();
  await expect(home).toHaveURL(new RegExp(`${path}$`));
  await work.context().close();
  await home.context().close();
});

test('a booking is nobody else’s: a stranger is told so, and the admin reads it in the console', async ({
  browser,
  request,
}) => {
  const [cleaner, customer, stranger] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Isidore' }),
    registerCustomer(request, 'Rosamund'),
    registerCustomer(request),
  ]);
  const { id } = await book(request, customer, cleaner);
  const outside = await openAs(browser, stranger, `/bookings/${id}`);
  await expect(outside.getByRole('heading', { name: 'There is no such booking' })).toBeVisible();
  await outside.context().close();

  const office = await openAs(browser, ADMIN, `/bookings/${id}`);
  await expect(office).toHaveURL(new RegExp(`/admin/bookings/${id}/show$`));
  await office.context().close();
});
