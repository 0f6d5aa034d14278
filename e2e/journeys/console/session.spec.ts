import { PAGE_TEXTS, TOASTS } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { ADMIN, registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { nextTotp, totp } from '../../support/totp.js';
import { created, headersOf } from '../../support/work.js';

const DENIED = 'Access Denied';
const CONSOLE_CALL = /\/api\/admin\//;

test('nobody but the admin comes in, and nothing is asked for them', async ({ page, request }) => {
  const asked: string[] = [];
  page.on('request', (one) => {
    if (CONSOLE_CALL.test(one.url())) asked.push(one.url());
  });
  await page.goto('/admin/');
  await expect(page.getByRole('heading', { name: DENIED })).toBeVisible();
  await expect(page.getByLabel('Email')).toBeVisible();
  await expectNoAxeViolations(page);

  for (const account of [await registerCustomer(request), await registerApprovedCleaner(request)]) {
    await signIn(page, account);
    for (const path of ['/admin/', '/admin/security', '/admin/reviews']) {
      await page.goto(path);
      await expect(page.getByRole('heading', { name: DENIED })).toBeVisible();
      await expect(page.getByText(`You are signed in as ${account.email}.`)).toBeVisible();
    }
  }
  await expectNoAxeViolations(page);
  expect(asked).toEqual([]);

  await page.getByRole('button', { name: 'Sign in with another account' }).click();
  await page.getByLabel('Email').fill(ADMIN.email);
  await page.getByLabel(/^Password/).fill('not the password');
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('alert')).toContainText('Login Failed');
  await page.getByLabel(/^Password/).fill(ADMIN.password);
  await page.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByRole('heading', { name: 'Reviews' })).toBeVisible();
  await page.getByRole('button', { name: 'Sign Out' }).click();
  await expect(page.getByRole('heading', { name: DENIED })).toBeVisible();
});

test('two-factor authentication is asked for here too, and changes nothing about who comes in', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  const headers = await headersOf(request, customer);
  const step = async (name: string, data: object) =>
    (await created(
      await request.post(`/api/auth/2fa/${name}`, { data: { userId: customer.id, ...data }, headers }),
    )) as { secret: string; recoveryCodes: string[] };
  const { secret } = await step('setup', { password: customer.password });
  const { recoveryCodes } = await step('verify', { code: totp(secret) });

  for (const code of [nextTotp(secret), recoveryCodes[0] ?? '']) {
    await page.goto('/admin/');
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel(/^Password/).fill(customer.password);
    await page.getByRole('button', { name: 'Sign In' }).click();
    await page.getByLabel(/^Verification code/).fill('AAAAA-AAAAA');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByRole('alert')).toContainText(TOASTS.twoFactorVerificationFailed.title);
    await expectNoAxeViolations(page);
    await page.getByLabel(/^Verification code/).fill(code);
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText(`You are signed in as ${customer.email}.`)).toBeVisible();
    await expect(page.getByRole('heading', { name: DENIED })).toBeVisible();
    await page.getByRole('button', { name: 'Sign in with another account' }).click();
  }
});

test('a failed check of the session neither admits nor refuses, and can be retried', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.route('**/api/auth/user', (route) => route.abort());
  await page.goto('/admin/');
  const { title, description } = PAGE_TEXTS.authenticationError;
  await expect(page.getByRole('heading', { name: title })).toBeVisible();
  await expect(page.getByText(description)).toBeVisible();
  await expectNoAxeViolations(page);
  await page.unroute('**/api/auth/user');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'User Management' })).toBeVisible();
});

test('a session that ends elsewhere closes the console', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/bookings');
  await expect(page.getByRole('heading', { name: 'Recent Bookings' })).toBeVisible();
  // Waits, so that the next call is the one below.
  await page.waitForLoadState('networkidle');
  await page.evaluate(async () => {
    const headers = { Authorization: `Bearer ${localStorage.getItem('auth-token')}` };
    await fetch('/api/logout', { method: 'POST', headers });
  });
  await page.getByLabel('Status').selectOption('confirmed');
  await expect(page.getByText('Your session has ended')).toBeVisible();
});
