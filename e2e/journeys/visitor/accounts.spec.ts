import { FORM_ERRORS, PAGE_TEXTS, TOASTS, UNREACHABLE } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { tick } from '../../support/choices.js';
import { latestMail } from '../../support/mail.js';
import { expect, test } from '../../support/test.js';
import { visit } from './visit.js';

test('the sign-up dialog holds its rules and keeps what was typed', async ({ page, request }) => {
  const taken = await registerCustomer(request);
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Get My Home Cleaned' }).click();
  const dialog = page.getByRole('dialog');
  // Found by name, because both tabs exist for a moment during a change.
  const form = dialog.getByRole('tabpanel', { name: 'Sign Up' });
  const create = dialog.getByRole('button', { name: 'Create account' });
  await expect(create).toBeDisabled();
  await form.getByLabel('First name').fill('Cosmo');
  await form.getByLabel('Last name').fill('Larch');
  await form.getByLabel('Email').fill('not-an-address');
  await form.getByLabel('Phone').fill('07700 900789');
  await form.getByLabel('Password', { exact: true }).fill('12345');
  await tick(form.getByLabel(/Terms of Service/));
  await expect(create).toBeDisabled();
  await tick(form.getByLabel(/Privacy Policy/));
  await create.click();
  await expect(dialog.getByText(FORM_ERRORS.email)).toBeVisible();
  await expect(dialog.getByText(FORM_ERRORS.passwordShort)).toBeVisible();

  await form.getByLabel('Email').fill(taken.email);
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await create.click();
  await expect(page.getByText(TOASTS.registrationFailed.title)).toBeVisible();
  await expect(form.getByLabel('Email')).toHaveAttribute('aria-invalid', 'true');

  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  await dialog.getByRole('tab', { name: 'Sign Up' }).click();
  await expect(form.getByLabel('First name')).toHaveValue('Cosmo');
  await form.getByLabel('Email').fill(`cosmo-${Date.now()}@test.example`);
  await create.click();
  await expect(page.getByText(TOASTS.accountCreated.title)).toBeVisible();
  await expect(page.getByRole('banner')).toContainText('Hi, Cosmo');
});

test('signing in says what failed, then welcomes and goes to the dashboard', async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Hyacinth');
  await visit(page, '/login');
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill('wrong');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(TOASTS.loginFailed.title)).toBeVisible();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);

  await page.route('**/api/login', (route) => route.abort());
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(UNREACHABLE)).toBeVisible();
  await page.unroute('**/api/login');

  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText(TOASTS.loginSuccessful.title)).toBeVisible();
  await expect(page).toHaveURL(/\/dashboard/);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await expect(page).toHaveURL(/\/$/);
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
});

test('the login sends on who is signed in, and offers a customer an account', async ({ page, request }) => {
  await visit(page, '/login?next=/messages');
  await page.getByRole('button', { name: 'Sign up as a customer' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign up to book a cleaner' })).toBeVisible();
  await page.getByRole('dialog').getByRole('tab', { name: 'Sign In' }).click();
  await expect(page.getByRole('dialog', { name: 'Sign in to book a cleaner' })).toBeVisible();

  await signIn(page, await registerCustomer(request, 'Hortensia'));
  await page.goto('/login?next=/messages');
  await expect(page).toHaveURL(/\/messages$/);
  for (const next of ['//elsewhere.example', '/%5Celsewhere.example', 'https://elsewhere.example']) {
    await page.goto(`/login?next=${next}`);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('a page behind the sign-in has its frame before its scripts, and shows nothing that is for visitors', async ({
  page,
  request,
}) => {
  await signIn(page, await registerCustomer(request, 'Hazel'));
  const scripts = '**/assets/*.js';
  await page.route(scripts, (route) => route.abort());
  for (const path of ['/dashboard', '/messages/1-2']) {
    await page.goto(path);
    const banner = page.getByRole('banner');
    await expect(banner.getByRole('link', { name: 'Tidyhearth' })).toBeVisible();
    await expect(banner.getByRole('link', { name: 'Sign In', includeHidden: true })).toBeHidden();
  }
  await page.unroute(scripts);
  await page.goto('/dashboard');
  await expect(page.getByRole('banner')).toContainText('Hi, Hazel');
  await expect(page.locator('html')).not.toHaveClass(/has-session/);
});

test('signing out holds at once, and the server learns of it though the page is left before it answers', async ({
  page,
  request,
}) => {
  await signIn(page, await registerCustomer(request));
  await page.goto('/profile');
  const token = await page.evaluate(() => localStorage.getItem('auth-token'));
  const session = async () =>
    (await request.get('/api/auth/user', { headers: { Authorization: `Bearer ${token}` } })).status();
  expect(await session()).toBe(200);
  await page.getByRole('banner').getByRole('button', { name: 'Sign Out' }).click();
  await page.goto('/about-us');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Sign In' })).toBeVisible();
  await expect.poll(session).toBe(401);
});

test('the dialog reports a refused sign-in in the same words', async ({ page, request }) => {
  const { cleanerId } = await registerApprovedCleaner(request);
  await visit(page, `/find-cleaners?cleaner=${cleanerId}`);
  await page.getByRole('dialog').getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog', { name: /Sign in to book/ }).getByRole('tabpanel');
  await dialog.getByLabel('Email').fill('nobody@test.example');
  await dialog.getByLabel('Password', { exact: true }).fill('whatever it was');
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page.getByText(TOASTS.signInFailed.title)).toBeVisible();
  await expect(page.getByText('Invalid credentials')).toBeVisible();
});

test('a forgotten password is reset through the mailed link, once', async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Philippa');
  await visit(page, '/forgot-password');
  await page.getByLabel('Email').fill('nonsense');
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByText(FORM_ERRORS.email)).toBeVisible();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGE_TEXTS.checkYourEmail);
  await expect(page.getByText(TOASTS.resetLinkSent.title)).toBeVisible();
  await page.getByRole('button', { name: 'Send Again' }).click();
  await expect(page.getByLabel('Email')).toHaveValue(customer.email);

  const mail = await latestMail(request, customer.email, /password/i);
  const link = /\/reset-password\?token=[^\s"<]+/.exec(mail.text)?.[0] ?? '';
  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Hello Philippa');
  await page.getByLabel('New Password', { exact: true }).fill('12345');
  await page.getByLabel('Confirm Password', { exact: true }).fill('123456');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(FORM_ERRORS.passwordShort)).toBeVisible();
  await page.getByLabel('New Password', { exact: true }).fill('another good secret');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByText(FORM_ERRORS.passwordMismatch)).toBeVisible();
  await page.getByLabel('Confirm Password', { exact: true }).fill('another good secret');
  await page.getByRole('button', { name: 'Update Password' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGE_TEXTS.resetComplete);
  await expect(page.getByText(TOASTS.passwordReset.title)).toBeVisible();

  await page.goto(link);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGE_TEXTS.resetInvalid);
  await page.getByRole('link', { name: 'Request New Link' }).click();
  await expect(page).toHaveURL(/\/forgot-password$/);
});

test('the work areas turn visitors away: customers with a word, a cleaner to the login', async ({ page }) => {
  await visit(page, '/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(PAGE_TEXTS.accessDenied.title);
  await expect(page.getByText(PAGE_TEXTS.accessDenied.description)).toBeVisible();
  await page.evaluate(() => {
    localStorage.setItem('auth-token', 'long dead');
    localStorage.setItem('user-data', JSON.stringify({ id: 1, firstName: 'Gone', userType: 'cleaner' }));
  });
  await page.reload();
  await expect(page).toHaveURL(/\/login$/);
});
