import { ERRORS, TOASTS } from '@tidyhearth/domain';
import { registerCustomer, signIn } from '../../support/accounts.js';
import { expectToast, whileAborted } from '../../support/failures.js';
import { latestMail } from '../../support/mail.js';
import { expect, test } from '../../support/test.js';
import { nextTotp, totp } from '../../support/totp.js';
import { openAs, overlap } from './steps.js';

test('the mailed code verifies the address, and other sign-ins can be listed and ended', async ({
  browser,
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await signIn(page, customer);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Send code' }).click();
  const field = page.getByLabel('Verification code');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Please enter a verification code')).toBeVisible();
  await field.fill('ZZZZZZ');
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText('Invalid or expired verification code')).toBeVisible();
  const { text } = await latestMail(request, customer.email, /code|verif/i);
  const code = /\b(?=[A-Z0-9]*\d|[A-Z]{6})[A-Z0-9]{6}\b/.exec(text)?.[0] ?? '';
  await field.fill(code.toLowerCase());
  await page.getByRole('button', { name: 'Verify', exact: true }).click();
  await expect(page.getByText(TOASTS.emailVerified.title)).toBeVisible();
  await expect(page.getByText('Verified', { exact: true })).toBeVisible();

  const elsewhere = await openAs(browser, customer, '/security');
  const sessions = elsewhere.getByRole('listitem').filter({ hasText: 'Last seen' });
  await expect(sessions.filter({ hasText: 'This one' })).toHaveCount(1);
  const others = sessions.filter({ has: elsewhere.getByRole('button', { name: 'Sign out' }) });
  const before = await others.count();
  expect(before).toBeGreaterThan(0);
  for (let left = before; left > 0; left -= 1) {
    await others.first().getByRole('button', { name: 'Sign out' }).click();
    await expect(others).toHaveCount(left - 1);
  }
  await page.goto('/dashboard');
  await expect(page.getByText('Access Denied')).toBeVisible();
  await elsewhere.context().close();
});

test('a set-up that failed is said so without covering the field or the buttons @phone-only', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await signIn(page, customer);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const dialog = page.getByRole('dialog');
  const field = dialog.getByLabel('Password', { exact: true });
  const confirm = dialog.getByRole('button', { name: 'Go on' });
  await field.fill(customer.password);
  await whileAborted(page, '**/api/auth/2fa/setup', async () => {
    await confirm.click();
    await expectToast(page, { title: TOASTS.twoFactorSetupFailed.title });
  });
  const toast = page.getByRole('region', { name: 'Notifications (F8)' });
  for (const part of [field, confirm]) expect(await overlap(toast, part)).toBe(false);
});

test('two-factor: set up with the app’s code, sign in with it and with a recovery code, turn it off', async ({
  page,
  request,
}) => {
  const customer = await registerCustomer(request);
  await signIn(page, customer);
  await page.goto('/security');
  await page.getByRole('button', { name: 'Set up' }).click();
  const asked = page.getByRole('dialog');
  await asked.getByLabel('Password', { exact: true }).fill(customer.password);
  await asked.getByRole('button', { name: 'Go on' }).click();
  await expect(page.getByAltText('QR code for your authenticator app')).toBeVisible();
  const secret = await page.getByText(/^[A-Z2-7]{16,}$/).innerText();
  const code = page.getByLabel('Code from the app');
  await code.fill('000000');
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText('Invalid verification code')).toBeVisible();
  await code.fill(totp(secret));
  await page.getByRole('button', { name: 'Turn on' }).click();
  await expect(page.getByText(TOASTS.twoFactorEnabled.title)).toBeVisible();
  const recoveryCodes = page.getByRole('listitem').filter({ hasText: /^[A-Z0-9]{5}-[A-Z0-9]{5}$/ });
  await expect(recoveryCodes).toHaveCount(10);
  const [recoveryCode = ''] = await recoveryCodes.allInnerTexts();

  for (const secondFactor of [nextTotp(secret), recoveryCode]) {
    await page.evaluate(() => localStorage.clear());
    await page.goto('/login');
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    const prompt = page.getByLabel('Verification code');
    await prompt.fill('AAAAA-AAAAA');
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(prompt).toHaveAttribute('aria-invalid', 'true');
    await prompt.fill(secondFactor);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await expect(page).toHaveURL(/\/dashboard/);
  }

  await page.goto('/security');
  await page.getByRole('button', { name: 'Turn off' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Password', { exact: true }).fill('not my password');
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(dialog.getByText(ERRORS.WRONG_PASSWORD[1])).toBeVisible();
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Turn off' }).click();
  await expect(page.getByText(TOASTS.twoFactorDisabled.title)).toBeVisible();
  await expect(page.getByRole('button', { name: 'Set up' })).toBeVisible();
});
