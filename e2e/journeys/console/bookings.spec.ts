import type { Page } from '@playwright/test';
import { PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { completedBooking } from '../../support/work.js';
import { uniqueName } from './people.js';
import { expectAudited, expectFailure, expectToast, openConsole, whileRefused } from './steps.js';

/** The first press sorts ascending, the second descending. */
async function newestFirst(page: Page) {
  const header = page.getByRole('columnheader', { name: 'Booking', exact: true });
  for (const order of ['ascending', 'descending']) {
    await header.getByRole('button').click();
    await expect(header).toHaveAttribute('aria-sort', order);
  }
}

test('finished work is marked as paid, after a question that names the booking', async ({
  page,
  request,
}) => {
  const [customer, cleaner] = [await registerCustomer(request), await registerApprovedCleaner(request)];
  const id = await completedBooking(request, customer, cleaner);
  await openConsole(page, '/admin/bookings');
  await page.getByLabel('Status').selectOption('completed');
  await newestFirst(page);
  const press = page.getByRole('button', { name: `Mark paid booking ${id}`, exact: true });
  const dialog = page.getByRole('dialog', { name: `Mark booking #${id} as paid?` });
  await whileRefused(page, '**/paid', async () => {
    await press.click();
    await dialog.getByRole('button', { name: 'Mark paid' }).click();
    await expectFailure(page, TOASTS.bookingUpdateFailed);
  });
  await press.click();
  await expect(dialog).toContainText('£25.00');
  await dialog.getByRole('button', { name: 'Mark paid' }).click();
  await expectToast(page, TOASTS.bookingUpdated);
  await expect(press).toBeHidden();
  await expectAudited(page, 'booking.paid', { targetType: 'booking', targetId: id });
});

test('a booking has a page of its own, with its parties, its price and who did what', async ({
  page,
  request,
}) => {
  const [customer, cleaner] = [
    await registerCustomer(request, 'Rowan', { lastName: uniqueName('Reed') }),
    await registerApprovedCleaner(request, { lastName: uniqueName('Rush') }),
  ];
  const id = await completedBooking(request, customer, cleaner);
  await openConsole(page, '/admin/bookings');
  await page.getByLabel('Status').selectOption('completed');
  await newestFirst(page);
  await page.getByRole('link', { name: `Booking #${id}`, exact: true }).click();

  await expect(page).toHaveURL(new RegExp(`/admin/bookings/${id}/show$`));
  await expect(page.getByRole('heading', { name: `Booking #${id}`, level: 2 })).toBeVisible();
  await expect(page.getByRole('tab', { name: 'Recent Bookings', selected: true })).toBeVisible();
  const names = [customer, cleaner].map(({ firstName, lastName }) => `${firstName} ${lastName}`);
  for (const name of names) await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Price' })).toContainText('1 hour at £25.00');
  const history = page.getByRole('list', { name: 'History' }).getByRole('listitem');
  await expect(history).toHaveText([/^Pending/, /^Confirmed/, /^Completed/]);
  await expect(history.last()).toContainText(`${names[1]}, cleaner`);
  for (const colours of ['dark', 'light']) {
    await page.getByRole('button', { name: `Use ${colours} colours` }).click();
    await expectNoAxeViolations(page);
  }

  await page.getByRole('button', { name: `Mark paid booking ${id}`, exact: true }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Mark paid' }).click();
  await expectToast(page, TOASTS.bookingUpdated);
  await expect(history).toHaveText([/^Pending/, /^Confirmed/, /^Completed/, /^Paid/]);
  await expect(history.last()).toContainText('admin');

  await page.setViewportSize({ width: 360, height: 740 });
  await expectNothingSideways(page);
  await expectNoAxeViolations(page);
  await page.getByRole('link', { name: names[0], exact: true }).click();
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByText(cleaner.email)).toBeHidden();

  await page.route('**/api/admin/bookings/*', (route) => route.abort());
  await page.goto(`/admin/bookings/${id}`);
  await expect(page.getByText('The booking could not be loaded')).toBeVisible();
  await page.unroute('**/api/admin/bookings/*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(history).toHaveCount(4);
  for (const address of ['2000000000', 'nonsense']) {
    await page.goto(`/admin/bookings/${address}`);
    await expect(page.getByRole('heading', { name: PAGE_TEXTS.notFound })).toBeVisible();
  }
});

test('Back from a booking returns to where the list was', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 500 });
  // Oldest first, because no other journey changes these.
  await openConsole(page, '/admin/bookings?page=1&perPage=25&sort=id&order=ASC');
  const cards = page.getByRole('list', { name: 'Bookings', exact: true }).getByRole('listitem');
  await expect(cards).toHaveCount(25);
  const href = await cards
    .last()
    .getByRole('link', { name: /^Booking #/ })
    .getAttribute('href');
  const link = cards.locator(`a[href="${href}"]`);
  const scrolled = () => page.evaluate(() => window.scrollY);
  const placeOnScreen = async () => (await link.boundingBox())?.y ?? Number.NaN;
  let place = Number.NaN;
  const isAtRest = async () => {
    const before = place;
    await link.scrollIntoViewIfNeeded();
    place = await placeOnScreen();
    return place === before;
  };
  // Heights of cards that were not in view are estimates.
  await expect.poll(isAtRest).toBe(true);
  expect(await scrolled()).toBeGreaterThan(2000);
  await link.click();
  await expect(page.getByRole('region', { name: 'Price' })).toBeVisible();
  await expect.poll(scrolled).toBe(0);
  await page.goBack();
  await expect.poll(async () => Math.abs((await placeOnScreen()) - place)).toBeLessThan(10);
});
