import type { Page } from '@playwright/test';
import { PAGE_TEXTS, TOASTS, type Toast } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { choose, controlOf } from '../../support/choices.js';
import { expect, test } from '../../support/test.js';
import { book, callAs } from './steps.js';

/** Aborts the calls with this method and path during the steps. */
async function whileAborted(page: Page, call: string | RegExp, method: string, steps: () => Promise<void>) {
  await page.route(call, (route) => (route.request().method() === method ? route.abort() : route.fallback()));
  await steps();
  await page.unroute(call);
}

async function expectToast(page: Page, { title, description }: Toast) {
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts).toContainText(title);
  if (description) await expect(toasts).toContainText(description);
}

async function expectRetry(page: Page, call: string, path: string, error: string, then: string) {
  await whileAborted(page, call, 'GET', async () => {
    await page.goto(path);
    await expect(page.getByText(error)).toBeVisible();
  });
  await page.getByRole('button', { name: 'Try again' }).first().click();
  await expect(page.getByText(error)).toBeHidden();
  await expect(page.getByText(then).first()).toBeVisible();
}

test('a customer who starts sees what to do next, and every failure in the catalogue’s words', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await page.goto('/dashboard');
  await expect(page.getByText(PAGE_TEXTS.accessDenied.title)).toBeVisible();
  await expect(page.getByText(PAGE_TEXTS.accessDenied.description)).toBeVisible();

  await signIn(page, customer);
  await page.goto('/booking-confirmation');
  await expect(page.getByText(PAGE_TEXTS.noBookingData)).toBeVisible();
  await page.goto('/dashboard');
  await expect(page.getByText(/^You have no bookings yet/)).toBeVisible();
  await expectRetry(
    page,
    '**/api/bookings/customer/**',
    '/dashboard?tab=bookings&status=pending',
    'Failed to fetch bookings',
    'No pending bookings',
  );
  await expectRetry(
    page,
    '**/api/messages/conversations/**',
    '/dashboard?tab=messages',
    'Failed to fetch conversations',
    PAGE_TEXTS.noConversations,
  );
  await expect(page.getByText(PAGE_TEXTS.noConversationsHint)).toBeVisible();
  await expectRetry(
    page,
    '**/api/postings/customer/**',
    '/dashboard?tab=postings',
    'Failed to fetch postings',
    'You have not posted a job yet',
  );

  await page.goto('/dashboard?tab=profile');
  await page.getByLabel('City').fill('Oxford');
  await whileAborted(page, '**/api/users/*', 'PATCH', async () => {
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expectToast(page, TOASTS.profileUpdateFailed);
  });
  await whileAborted(page, '**/upload-image', 'POST', async () => {
    const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('png') };
    await page.getByLabel('Photo file').setInputFiles(picture);
    await expectToast(page, TOASTS.photoUploadFailed);
  });
  await page.goto('/profile?tab=account');
  await whileAborted(page, '**/privacy', 'PATCH', async () => {
    // Uses a click, because `uncheck` checks only once, and the tick is restored when the save fails.
    await controlOf(page.getByLabel(/^Share my phone/)).click();
    await expectToast(page, TOASTS.privacyUpdateFailed);
  });
  await expect(page.getByLabel(/^Share my phone/)).toBeChecked();
  await page.goto('/security');
  await whileAborted(page, '**/send-verification', 'POST', async () => {
    await page.getByRole('button', { name: 'Send code' }).click();
    await expectToast(page, TOASTS.verificationSendFailed);
  });
  await whileAborted(page, '**/2fa/setup', 'POST', async () => {
    await page.getByRole('button', { name: 'Set up' }).click();
    await page.getByRole('dialog').getByLabel('Password', { exact: true }).fill('correct horse battery');
    await page.getByRole('button', { name: 'Go on' }).click();
    await expectToast(page, TOASTS.twoFactorSetupFailed);
  });
});

test('a booking or review that could not be changed says so and stays as it was', async ({
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Quentin' }),
    registerCustomer(request, 'Ursula'),
  ]);
  await book(request, customer, cleaner);
  await book(request, customer, cleaner, { daysAhead: 3, status: 'completed' });
  await signIn(page, cleaner);
  await page.goto('/dashboard?tab=bookings&status=pending');
  await whileAborted(page, '**/api/bookings/*', 'PATCH', async () => {
    await page.getByRole('button', { name: 'Accept' }).click();
    await expectToast(page, TOASTS.bookingUpdateFailed);
  });
  await page.getByRole('button', { name: 'Accept' }).click();
  await expectToast(page, TOASTS.bookingUpdated);
  await expect(page.getByText('No pending requests')).toBeVisible();

  await page.getByRole('link', { name: 'Completed' }).click();
  await page.getByRole('button', { name: 'Leave Review' }).click();
  const dialog = page.getByRole('dialog');
  await choose(dialog.getByRole('radio', { name: /^5/ }));
  const comment = dialog.getByRole('textbox', { name: 'Review' });
  await comment.fill('A tidy home and a kind word.');
  await whileAborted(page, '**/api/reviews', 'POST', async () => {
    await dialog.getByRole('button', { name: 'Submit Review' }).click();
    await expectToast(page, TOASTS.reviewFailed);
  });
  await expect(comment).toHaveValue('A tidy home and a kind word.');
  await dialog.getByRole('button', { name: 'Submit Review' }).click();
  await expectToast(page, TOASTS.reviewSubmitted);

  await page.goto('/dashboard?tab=postings');
  await whileAborted(page, '**/api/applications', 'POST', async () => {
    await page.getByRole('button', { name: 'Apply' }).first().click();
    await dialog.getByRole('button', { name: 'Send application' }).click();
    await expectToast(page, TOASTS.applicationFailed);
  });

  await signIn(page, customer);
  await page.goto('/dashboard?tab=bookings&status=confirmed');
  await page.getByRole('article').getByRole('button', { name: 'Cancel Booking' }).click();
  await whileAborted(page, '**/cancel', 'POST', async () => {
    await page.getByRole('alertdialog').getByRole('button', { name: 'Cancel Booking' }).click();
    await expectToast(page, TOASTS.bookingCancelFailed);
  });
  const bookings = await callAs<{ status: string }[]>(
    request,
    customer,
    'GET',
    `/api/bookings/customer/${customer.id}`,
  );
  expect(bookings.map(({ status }) => status).toSorted()).toEqual(['completed', 'confirmed']);
});
