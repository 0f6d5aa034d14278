import { ERRORS, FORM_ERRORS, PAGE_TEXTS, TOASTS, UNREACHABLE } from '@tidyhearth/domain';
import { registerCustomer, signIn } from '../../support/accounts.js';
import { tick } from '../../support/choices.js';
import { expectToast, whileRefused, whileAborted } from '../../support/failures.js';
import { holdRequests } from '../../support/hold-requests.js';
import { latestMail } from '../../support/mail.js';
import { expect, test } from '../../support/test.js';
import { visit } from './visit.js';

const PRICING_GUIDE_SCRIPT = /\/assets\/pricing-guide-page-.*\.js$/;

test('signing in and up fail in the catalogue’s words, or in those of the reason', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Get My Home Cleaned' }).click();
  const dialog = page.getByRole('dialog');
  const form = dialog.getByRole('tabpanel', { name: 'Sign Up' });
  const create = dialog.getByRole('button', { name: 'Create account' });
  await form.getByLabel('First name').fill('Cosmo');
  await form.getByLabel('Last name').fill('Larch');
  await form.getByLabel('Email').fill(`cosmo-${Date.now()}@test.example`);
  await form.getByLabel('Phone').fill('07700 900789');
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
  // The button is disabled; submitting in another way shows the errors.
  await form.locator('form').evaluate((element: HTMLFormElement) => element.requestSubmit());
  await expectToast(page, TOASTS.agreementRequired);

  await tick(form.getByLabel(/Terms of Service/));
  await tick(form.getByLabel(/Privacy Policy/));
  await whileAborted(page, '**/api/auth/register', async () => {
    await create.click();
    await expectToast(page, TOASTS.registrationFailed);
  });
  const details = [
    { path: 'phone', msg: 'phone must be a phone number' },
    { path: 'lastName', msg: 'lastName must not be empty' },
  ];
  await whileRefused(
    page,
    '**/api/auth/register',
    'VALIDATION_FAILED',
    { error: 'Validation failed', details },
    async () => {
      await create.click();
      await expectToast(page, {
        title: TOASTS.registrationFailed.title,
        description: 'phone must be a phone number, lastName must not be empty',
      });
      await expect(form.getByLabel('Phone')).toHaveAttribute('aria-invalid', 'true');
    },
  );
  await form.getByLabel('Password', { exact: true }).fill('password');
  await create.click();
  await expectToast(page, { title: TOASTS.registrationFailed.title, description: ERRORS.PASSWORD_COMMON[1] });

  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  const signInForm = dialog.getByRole('tabpanel', { name: 'Sign In' });
  await signInForm.getByLabel('Email').fill('nobody@test.example');
  await signInForm.getByLabel('Password', { exact: true }).fill('whatever');
  await whileAborted(page, '**/api/login', async () => {
    await signInForm.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, { title: TOASTS.signInFailed.title, description: UNREACHABLE });
  });
  await whileRefused(page, '**/api/login', 'ACCOUNT_SUSPENDED', {}, async () => {
    await signInForm.getByRole('button', { name: 'Sign In' }).click();
    await expectToast(page, { title: TOASTS.signInFailed.title, description: 'Account suspended' });
  });
});

test('a second factor is asked for, refused, and takes one back to the start', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await visit(page, '/login');
  await page.route('**/api/login', (route) =>
    route.fulfill({ json: { twoFactorRequired: true, challengeToken: 'made up' } }),
  );
  const main = page.getByRole('main');
  const send = main.getByRole('button', { name: 'Sign In' });
  await main.getByLabel('Email').fill(customer.email);
  await main.getByLabel('Password', { exact: true }).fill(customer.password);
  await send.click();
  // A second press before the response sends nothing.
  await expect(main.getByLabel('Verification code')).toBeFocused();
  await send.click();
  await expect(page.getByText(FORM_ERRORS.code)).toBeVisible();
  await main.getByLabel('Verification code').fill('000000');
  await whileRefused(page, '**/api/login/2fa', 'WRONG_CODE', {}, async () => {
    await send.click();
    await expect(main.getByText(ERRORS.WRONG_CODE[1])).toBeVisible();
    await expect(main.getByLabel('Verification code')).toBeFocused();
  });
  await whileAborted(page, '**/api/login/2fa', async () => {
    await send.click();
    await expectToast(page, { title: TOASTS.loginFailed.title, description: UNREACHABLE });
  });
  await page.unroute('**/api/login');
  await main.getByRole('button', { name: 'Use another account' }).click();
  await main.getByLabel('Email').fill(customer.email);
  await main.getByLabel('Password', { exact: true }).fill(customer.password);
  await send.click();
  await expectToast(page, { ...TOASTS.loginSuccessful, description: TOASTS.welcomeBack.title });
  await expect(page).toHaveURL(/\/dashboard/);
});

test('a password reset that fails offline loses nothing that was typed', async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Winifred');
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill(customer.email);
  await whileAborted(page, '**/api/auth/forgot-password', async () => {
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await expectToast(page, TOASTS.resetLinkFailed);
  });
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGE_TEXTS.checkYourEmail);
  const mail = await latestMail(request, customer.email, /password/i);
  const link = /\/reset-password\?token=[^\s"<]+/.exec(mail.text)?.[0] ?? '';

  const { release } = await holdRequests(page, '**/verify-reset-token/**', 'abort');
  await page.goto(link);
  await expect(page.getByText(PAGE_TEXTS.resetVerifying)).toBeVisible();
  release();
  await expect(page.getByRole('heading', { name: 'The link could not be checked' })).toBeVisible();
  await page.unroute('**/verify-reset-token/**');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Winifred');

  for (const label of ['New Password', 'Confirm Password'])
    await page.getByLabel(label, { exact: true }).fill('a very new secret');
  await whileAborted(page, '**/api/auth/reset-password', async () => {
    await page.getByRole('button', { name: 'Update Password' }).click();
    await expectToast(page, TOASTS.passwordResetFailed);
  });
  await expect(page.getByLabel('New Password', { exact: true })).toHaveValue('a very new secret');

  await page.goto('/password-reset-test');
  await page.getByRole('button', { name: 'Verify token' }).click();
  await expectToast(page, { title: 'Error', description: FORM_ERRORS.resetToken });
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expectToast(page, { title: 'Error', description: FORM_ERRORS.resetTokenAndPassword });
  await page.getByLabel('Reset token').fill('made up');
  await page.getByRole('button', { name: 'Verify token' }).click();
  await expectToast(page, { title: 'Error', description: ERRORS.RESET_TOKEN_INVALID[1] });
});

test('what could not be loaded can be asked for again', async ({ page, request }) => {
  await visit(page, '/find-cleaners');
  await expect(page.getByRole('article')).toHaveCount(12);
  await whileAborted(page, '**/api/cleaners?*', async () => {
    await page.getByRole('button', { name: 'Load More' }).click();
    await expect(page.getByRole('alert')).toContainText('More cleaners could not be loaded');
  });
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(page.getByRole('article')).toHaveCount(24);

  const again = page.getByRole('button', { name: 'Try again' });
  // Pages with a query string are rendered in the browser.
  const broken = [
    { call: '**/api/cleaners/1', path: '/cleaners/1?book=0', says: 'The profile could not be loaded' },
    { call: '**/api/reviews/reviewee/**', path: '/cleaners/1', says: 'The reviews could not be loaded.' },
    {
      call: '**/api/cleaners?*',
      path: '/cleaners/in/oxford?from=mail',
      says: PAGE_TEXTS.cleanersError.title,
    },
    { call: '**/api/dev/emails*', path: '/email-test', says: 'The mails could not be loaded' },
  ];
  for (const { call, path, says } of broken) {
    await whileAborted(page, call, async () => {
      await page.goto(path);
      await expect(page.getByText(says)).toBeVisible();
    });
    await again.click();
    await expect(page.getByText(says)).toBeHidden();
  }
  await whileAborted(page, PRICING_GUIDE_SCRIPT, async () => {
    await visit(page, '/contact');
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
    const link = page.getByRole('contentinfo').getByRole('link', { name: 'Pricing guide' });
    const loaded: string[] = [];
    page.on('request', (request) => {
      if (request.isNavigationRequest() && request.frame() === page.mainFrame())
        loaded.push(new URL(request.url()).pathname);
    });
    const prefetch = page.waitForEvent('requestfailed', (failed) => PRICING_GUIDE_SCRIPT.test(failed.url()));
    await link.hover();
    await prefetch;
    await link.click();
    await expect(page.getByText('This page could not be shown')).toBeVisible();
    expect(loaded, 'loaded anew once, and where the press led').toEqual(['/pricing-guide']);
    page.removeAllListeners('request');
  });
  await again.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('What a clean costs');

  await signIn(page, await registerCustomer(request));
  await whileAborted(page, '**/api/notifications/*?*', async () => {
    await page.goto('/about-us');
    await page.getByRole('button', { name: /^Notifications/ }).click();
    await expect(page.getByText('Notifications could not be loaded')).toBeVisible();
  });
  await again.click();
  await expect(page.getByText(PAGE_TEXTS.noNotifications)).toBeVisible();
});
