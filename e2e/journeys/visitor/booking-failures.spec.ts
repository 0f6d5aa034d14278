import type { Locator } from '@playwright/test';
import { addDays, ERRORS, FORM_ERRORS, TOASTS, ukToday } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { expectToast, whileRefused, whileAborted } from '../../support/failures.js';
import { expect, test } from '../../support/test.js';
import { book, conversationBetween } from '../work-areas/steps.js';

async function expectApart(one: Locator, other: Locator) {
  const meet = async () => {
    const [a, b] = await Promise.all([one.boundingBox(), other.boundingBox()]);
    return (
      a !== null &&
      b !== null &&
      a.x < b.x + b.width &&
      b.x < a.x + a.width &&
      a.y < b.y + b.height &&
      b.y < a.y + a.height
    );
  };
  await expect.poll(meet, 'one covers the other').toBe(false);
}

test('@phone a booking that fails says why, keeps all that was typed and goes through at last', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Hesper', hourlyRate: '24.00' });
  const customer = await registerCustomer(request);
  await signIn(page, customer);
  await page.goto(`/find-cleaners?cleaner=${cleaner.cleanerId}&book=1`);
  const dialog = page.getByRole('dialog', { name: 'Book Hesper' });
  const confirm = dialog.getByRole('button', { name: /^Confirm/ });
  await confirm.click();
  await expectToast(page, TOASTS.missingInformation);
  await expect(dialog.getByText(FORM_ERRORS.dateRequired)).toBeVisible();
  await expect(dialog.getByText(FORM_ERRORS.timeRequired)).toBeVisible();

  await dialog.getByLabel('Service type').selectOption('deep');
  await dialog.getByLabel('Home size').selectOption('Studio/1 Bedroom');
  await dialog.getByLabel('Street address').fill('8 Beaumont Street');
  await dialog.getByLabel('City').fill('Oxford');
  await dialog.getByLabel('Postcode').fill('OX1 2LF');
  await whileAborted(page, '**/slots?*', async () => {
    await dialog.getByLabel('Date').fill(addDays(ukToday(), 4));
    await expect(dialog.getByText('Free times could not be loaded.')).toBeVisible();
  });
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect(dialog.getByText('Free times could not be loaded.')).toBeHidden();
  const ten = dialog.getByRole('radio', { name: /^10:00/ });
  await ten.check();

  await whileAborted(page, '**/api/bookings', async () => {
    await confirm.click();
    await expectToast(page, TOASTS.bookingFailed);
  });
  await whileRefused(page, '**/api/bookings', 'SLOT_TAKEN', {}, async () => {
    // On a phone, the end of the form is screens below the times.
    await dialog.getByLabel('How to get in').focus();
    await confirm.click();
    await expect(dialog.getByText(ERRORS.SLOT_TAKEN[1])).toBeInViewport();
    await expect(ten).not.toBeChecked();
  });
  await ten.check();
  await whileRefused(page, '**/api/bookings', 'TOO_MANY_PENDING', {}, async () => {
    await confirm.click();
    await expectToast(page, { title: TOASTS.bookingFailed.title, description: ERRORS.TOO_MANY_PENDING[1] });
  });
  await whileRefused(page, '**/api/bookings', 'PRICE_CHANGED', { totalAmount: '50.00' }, async () => {
    await confirm.click();
    await expect(dialog.getByText(ERRORS.PRICE_CHANGED[1])).toBeVisible();
    await expect(dialog.getByText('£50.00')).toBeVisible();
  });
  // The stored account lacks fields, and the device is offline.
  await signIn(page, customer, { userType: 'customer' });
  await whileAborted(page, '**/api/auth/user', async () => {
    await page.goto(`/find-cleaners?cleaner=${cleaner.cleanerId}&book=1`);
    // It is not known yet whose draft may be shown.
    await expect(dialog.getByLabel('Street address')).toHaveValue('');
    await dialog.getByLabel('Service type').selectOption('deep');
    await dialog.getByLabel('Home size').selectOption('Studio/1 Bedroom');
    await dialog.getByRole('button', { name: /^Next free: / }).click();
    await expect(dialog.getByRole('radio', { checked: true })).toBeVisible();
    await dialog.getByLabel('Street address').fill('8 Beaumont Street');
    await dialog.getByLabel('City').fill('Oxford');
    await dialog.getByLabel('Postcode').fill('OX1 2LF');
    await confirm.click();
    await expectToast(page, TOASTS.authenticationRequired);
  });

  await signIn(page, customer);
  await page.goto(`/find-cleaners?cleaner=${cleaner.cleanerId}&book=1`);
  await expect(dialog.getByLabel('Street address')).toHaveValue('8 Beaumont Street');
  await expect(dialog.getByLabel('Service type')).toHaveValue('deep');
  // The draft's day may be today, when times pass.
  await dialog.getByLabel('Date').fill(addDays(ukToday(), 4));
  const eleven = dialog.getByRole('radio', { name: /^11:00/ });
  await expect(eleven).toBeEnabled();
  await eleven.check();
  await confirm.click();
  await expectToast(page, TOASTS.bookingConfirmed);
});

test('@phone a session that ends while booking asks to sign in, and sends then what was typed', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Clementine' });
  const customer = await registerCustomer(request, 'Bartholomew');
  await signIn(page, customer);
  await page.goto(`/find-cleaners?cleaner=${cleaner.cleanerId}&book=1`);
  const form = page.getByRole('dialog', { name: 'Book Clementine' });
  await form.getByLabel('Service type').selectOption('deep');
  await form.getByLabel('Home size').selectOption('2 Bedrooms');
  await form.getByLabel('Date').fill(addDays(ukToday(), 4));
  await form.getByRole('radio', { name: /^10:00/ }).check();
  await form.getByLabel('Street address').fill('8 Beaumont Street');
  await form.getByLabel('City').fill('Oxford');
  await form.getByLabel('Postcode').fill('OX1 2LF');
  await form.getByLabel('How to get in').fill('Key under the mat');

  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const ended = await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
  expect(ended.ok()).toBe(true);
  await form.getByRole('button', { name: 'Confirm booking' }).click();
  await expectToast(page, TOASTS.authenticationRequired);
  const again = page.getByRole('dialog', { name: 'Sign in to go on' }).getByRole('tabpanel');
  await again.getByLabel('Email').fill(customer.email);
  await again.getByLabel('Password', { exact: true }).fill(customer.password);
  await again.getByRole('button', { name: 'Sign In' }).click();
  await expectToast(page, TOASTS.bookingConfirmed);
  await expect(page).toHaveURL(/booking-confirmation/);
});

test('a session that ends in another tab takes no open form away, and a sign-out there does', async ({
  page,
  context,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Hesper' });
  const customer = await registerCustomer(request, 'Bartholomew');
  await signIn(page, customer);
  await page.goto(`/find-cleaners?cleaner=${cleaner.cleanerId}&book=1`);
  const street = page.getByRole('dialog', { name: 'Book Hesper' }).getByLabel('Street address');
  await street.fill('8 Beaumont Street');

  const other = await context.newPage();
  await other.goto('/about-us');
  const banner = other.getByRole('banner');
  await expect(banner).toContainText('Hi, Bartholomew');
  const token = await other.evaluate(() => localStorage.getItem('auth-token'));
  await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
  await other.reload();
  await expect(banner.getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect(street).toHaveValue('8 Beaumont Street');

  await signIn(other, customer);
  await other.goto('/about-us');
  await banner.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('dialog', { name: 'Hesper Ashdown' })).toBeVisible();
  await expect(street).toHaveCount(0);
});

test('@phone a session that ends over a job or a message loses neither, and sends it after the sign-in', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Clementine' });
  const customer = await registerCustomer(request, 'Bartholomew');
  await book(request, customer, cleaner);
  await signIn(page, customer);
  const endSession = async () => {
    const token = await page.evaluate(() => localStorage.getItem('auth-token'));
    const ended = await request.post('/api/logout', { headers: { Authorization: `Bearer ${token}` } });
    expect(ended.ok()).toBe(true);
  };
  const signInAgain = async () => {
    const again = page.getByRole('dialog', { name: 'Sign in to go on' }).getByRole('tabpanel');
    await expectToast(page, TOASTS.authenticationRequired);
    const field = again.getByLabel('Password', { exact: true });
    await again.getByLabel('Email').fill(customer.email);
    await expectApart(page.getByRole('region', { name: /^Notifications/ }), field);
    await field.fill(customer.password);
    await again.getByRole('button', { name: 'Sign In' }).click();
    await expect(again).toHaveCount(0);
  };

  await page.goto(conversationBetween(customer, cleaner));
  await page.getByRole('textbox', { name: /message/i }).fill('The cat is called Smudge.');
  await endSession();
  await page.getByRole('button', { name: /^Send/ }).click();
  await signInAgain();
  await expect(page.getByRole('log').getByText('The cat is called Smudge.')).toBeVisible();

  await page.goto('/dashboard?tab=postings');
  await page.getByRole('button', { name: 'Post New Job' }).click();
  const form = page.getByRole('dialog').filter({ has: page.getByLabel('Highest budget') });
  await form.getByLabel('Date').fill(addDays(ukToday(), 8));
  await form.getByLabel('Time').fill('10:00');
  await form.getByLabel('Highest budget').fill('60');
  await form.getByLabel('Street').fill('7 Walton Well Road');
  await form.getByLabel('City').fill('Oxford');
  await form.getByLabel('Postcode').fill('ox2 6ed');
  await endSession();
  await form.getByRole('button', { name: 'Post Job' }).click();
  await signInAgain();
  await expect(form).toHaveCount(0);
  await expect(page.getByText('Highest budget').or(page.getByText('£60.00')).first()).toBeVisible();
});
