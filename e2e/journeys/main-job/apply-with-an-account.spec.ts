import { formatPounds } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { tick } from '../../support/choices.js';
import { expect, test } from '../../support/test.js';
import { completedBooking } from '../../support/work.js';
import { book, callAs, openAs } from '../work-areas/steps.js';

test('@phone a customer applies as a cleaner with the account they have, and changes their mind', async ({
  context,
  request,
}) => {
  const customer = await registerCustomer(request);
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Hazel' });
  const past = await completedBooking(request, customer, cleaner);
  const open = await book(request, customer, cleaner, { daysAhead: 20 });

  const page = await openAs(context, customer, '/become-cleaner');
  await expect(page.getByText(customer.email)).toBeVisible();
  await expect(page.getByLabel('Password', { exact: true })).toHaveCount(0);
  await page.getByLabel('Hourly rate').fill('24');
  await page.getByLabel('Service area').fill('Oxford');
  await page.getByLabel('Postcode').fill('ox1 2jd');
  await tick(page.getByLabel('Regular Cleaning'));
  await expectNoAxeViolations(page);
  await page.reload();
  await expect(page.getByLabel('Hourly rate')).toHaveValue('24');
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByLabel('About you').fill('I keep my own home well, and my mother’s.');
  const send = page.getByRole('button', { name: 'Submit application' });
  await send.click();
  const obstacle = page.getByRole('alert').filter({ hasText: '1 request or booking' });
  await expect(obstacle.getByRole('link', { name: 'Open my dashboard' })).toBeVisible();

  await callAs(request, customer, 'POST', `/api/bookings/${open.id}/cancel`, {});
  await send.click();
  await expect(page.getByRole('heading', { name: /Your application is in/ })).toBeVisible();

  await page.goto('/dashboard');
  await expect(page.getByText('Under review')).toBeVisible();
  const earlier = page.getByRole('list', { name: 'Bookings you made as a customer' });
  await expect(earlier.getByRole('link')).toHaveCount(2);
  await expectNoAxeViolations(page);
  await page.goto(`/bookings/${past}`);
  await expect(page.getByRole('main')).toContainText(formatPounds('25.00'));
  await expect(page.getByRole('button', { name: /Review/ })).toBeVisible();
  await expect(page.getByRole('link', { name: /Book again/i })).toHaveCount(0);

  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Withdraw my application' }).click();
  await page.getByRole('button', { name: 'Withdraw', exact: true }).click();
  await expect(page.getByText('Application withdrawn')).toBeVisible();
  await expect(page.getByRole('link', { name: /Find.*cleaner/i }).first()).toBeVisible();
  await page.goto(`/bookings/${past}`);
  await expect(page.getByRole('link', { name: /Book again/i })).toBeVisible();
});
