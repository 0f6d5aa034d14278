import type { Locator } from '@playwright/test';
import { TOASTS } from '@tidyhearth/domain';
import { tick } from '../../support/choices.js';
import { expect, test } from '../../support/test.js';
import { holdRequests } from '../../support/hold-requests.js';
import { holdHydration, visit, visitBeforeScripts } from './visit.js';

const BECOME_CLEANER = /\/assets\/become-cleaner-page-.*\.js$/;

test('the contact form names what is missing, keeps the message when sending fails, and sends it once', async ({
  page,
}) => {
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  const send = form.getByRole('button', { name: 'Send message' });
  await send.click();
  await expect(form.getByText('Please enter your name')).toBeVisible();
  await expect(form.getByText('Please enter a valid email address')).toBeVisible();
  await expect(form.getByText('Please write your message')).toBeVisible();
  await expect(form.getByLabel('Name')).toBeFocused();

  await form.getByLabel('Name').fill('Leopold Finch');
  await form.getByLabel('Email').fill('leopold@test.example');
  await form.getByLabel('Subject').fill('A question about keys');
  await form.getByLabel('Message').fill('Where should I leave the spare key?');
  await page.route('**/api/contact', (route) => route.abort());
  await send.click();
  await expect(page.getByText('Failed to Send')).toBeVisible();
  await expect(form.getByLabel('Message')).toHaveValue(/spare key/);
  await page.unroute('**/api/contact');
  await send.click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
});

test('a form of a version that is gone says to load the page again, which keeps what was typed', async ({
  page,
}) => {
  const client = /\/assets\/http-.*\.js$/;
  await page.route(client, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  const told = page.getByText('Please load this page again');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await form.getByLabel('Name').click();
  await expect(told).toBeVisible();
  await page.getByRole('button', { name: 'Dismiss' }).click();
  await form.getByLabel('Name').fill('Leopold Finch');
  await form.getByLabel('Email').fill('leopold@test.example');
  await form.getByLabel('Subject').fill('A question about keys');
  await form.getByLabel('Message').fill('Where should I leave the spare key?');
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(told).toBeVisible();

  await page.unroute(client);
  const asked: string[] = [];
  page.on('dialog', (dialog) => {
    asked.push(dialog.type());
    void dialog.accept();
  });
  await page.getByRole('button', { name: 'Load again' }).click();
  await expect(told).toBeHidden();
  await expect(form.getByLabel('Message')).toHaveValue(/spare key/);
  expect(asked).toEqual([]);
  await form.getByRole('button', { name: 'Send message' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
});

test('a sign-in of a version that is gone is not called a wrong password', async ({ page }) => {
  await page.route(/\/assets\/http-.*\.js$/, (route) => route.fulfill({ status: 404 }));
  await visit(page, '/login');
  await page.getByLabel('Email').fill('leopold@test.example');
  await page.getByLabel('Password', { exact: true }).fill('a-good-long-secret');
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(page.getByText('Please load this page again')).toBeVisible();
  await expect(page.getByText(TOASTS.loginFailed.description)).toBeHidden();
});

test('a message sent before the form is hydrated, though the page is, is sent once', async ({ page }) => {
  let sent = 0;
  await page.route('**/api/contact', async (route) => {
    sent += 1;
    await route.fallback();
  });
  const { release } = await holdRequests(page, /\/assets\/contact-form-.*\.js$/);
  await visit(page, '/contact');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  const form = page.getByRole('form', { name: 'Write to us' });
  await form.getByLabel('Name').fill('Leopold Finch');
  await form.getByLabel('Email').fill('leopold@test.example');
  await form.getByLabel('Subject').fill('A question about keys');
  await form.getByLabel('Message').fill('Where should I leave the spare key?');
  await form.getByRole('button', { name: 'Send message' }).click();
  expect(sent).toBe(0);
  release();
  await expect(page.getByRole('status').filter({ hasText: 'Thank you' })).toBeVisible();
  await expect(page).toHaveURL(/\/contact$/);
  expect(sent).toBe(1);
});

test('the wizard opens step by step and remembers its draft over a reload, but no secret @phone', async ({
  page,
}) => {
  await visit(page, '/become-cleaner');
  const next = page.getByRole('button', { name: 'Next' });
  await expect(page.getByRole('progressbar')).toHaveAttribute(
    'aria-valuetext',
    'Step 1 of 3: Personal Information',
  );
  await page.getByLabel('First name').fill('Barnaby');
  await page.getByLabel('Last name').fill('Sedge');
  await page.getByLabel('Email').fill(`barnaby-${Date.now()}@test.example`);
  await page.getByLabel('Phone').fill('07700 900111');
  await page.getByLabel('Password', { exact: true }).fill('a-good-long-secret');
  await tick(page.getByLabel(/Terms of Service/));
  await expect(next).toBeDisabled();
  await tick(page.getByLabel(/Privacy Policy/));
  await next.click();

  await expect(page.getByRole('heading', { name: 'Service Details' })).toBeFocused();
  await page.getByLabel('Hourly rate').fill('11.99');
  await page.getByLabel('Service area').fill('Didcot');
  await page.getByLabel('Postcode').fill('OX11');
  await tick(page.getByLabel('Window Cleaning'));
  await next.click();
  await expect(page.getByText('Please enter a rate from £12.00 to £80.00')).toBeVisible();
  await expect(page.getByText(/full UK postcode/)).toBeVisible();
  await page.getByLabel('Hourly rate').fill('21');
  await page.getByLabel('Postcode').fill('ox11 7aa');

  await page.reload();
  await expect(page.getByLabel('First name')).toHaveValue('Barnaby');
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('');
  await expect(page.getByLabel(/Terms of Service/)).not.toBeChecked();
  await expect(next).toBeDisabled();

  await page.getByLabel('Password', { exact: true }).fill('a-good-long-secret');
  await expect(page.getByText(/^What you type is kept in this tab until you send it/)).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact' }).click();
  await expect(page).toHaveURL(/\/contact$/);
  await page.goBack();
  await expect(page.getByLabel('First name')).toHaveValue('Barnaby');
  const kept = await page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
  expect(kept).toContain('Barnaby');
  expect(kept).not.toContain('a-good-long-secret');
});

test('what is typed and ticked in the wizard before it is hydrated is not lost', async ({ page }) => {
  const release = await visitBeforeScripts(page, '/become-cleaner');
  await page.getByLabel('First name').fill('Barnaby');
  await tick(page.getByLabel(/Terms of Service/));
  release();
  const next = page.getByRole('button', { name: 'Next' });
  await page.getByLabel('Last name').fill('Sedge');
  await page.getByLabel('Email').fill('barnaby@test.example');
  await page.getByLabel('Phone').fill('07700 900111');
  await page.getByLabel('Password', { exact: true }).fill('a-good-long-secret');
  await tick(page.getByLabel(/Privacy Policy/));
  await expect(page.getByLabel('First name')).toHaveValue('Barnaby');
  await expect(page.getByLabel(/Terms of Service/)).toBeChecked();
  await expect(next).toBeEnabled();
});

test('a tick made while the page hydrates counts', async ({ page }) => {
  const hydration = await holdHydration(page);
  const script = page.waitForResponse(BECOME_CLEANER);
  await visit(page, '/become-cleaner');
  await script;
  await tick(page.getByLabel(/Terms of Service/));
  await hydration.release();

  await page.getByLabel('First name').fill('Barnaby');
  await page.getByLabel('Last name').fill('Sedge');
  await page.getByLabel('Email').fill('barnaby@test.example');
  await page.getByLabel('Phone').fill('07700 900111');
  await page.getByLabel('Password', { exact: true }).fill('a-good-long-secret');
  await tick(page.getByLabel(/Privacy Policy/));
  await expect(page.getByRole('button', { name: 'Next' })).toBeEnabled();
});

for (const [missing, scripts] of [
  ['all scripts', /\/assets\/index-.*\.js$/],
  ['the script of the page', BECOME_CLEANER],
] as const) {
  test(`what is pressed before ${missing} came is not lost, nor done twice`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'light' });
    const release = await visitBeforeScripts(page, '/become-cleaner', scripts);
    await page.getByRole('button', { name: 'Dark colours' }).click();
    await page.getByRole('main').getByRole('button', { name: 'Get My Home Cleaned' }).click();
    release();
    await expect(page.getByRole('dialog', { name: 'Sign up to book a cleaner' })).toBeVisible();
    await expect(page.locator('html')).toHaveClass(/dark/);
  });
}

test('a customer on the page for cleaners is invited to sign up and gets to the search', async ({ page }) => {
  await visit(page, '/become-cleaner');
  await page.getByRole('main').getByRole('button', { name: 'Get My Home Cleaned' }).click();
  const dialog = page.getByRole('dialog', { name: 'Sign up to book a cleaner' }).getByRole('tabpanel');
  await dialog.getByLabel('First name').fill('Delphine');
  await dialog.getByLabel('Last name').fill('Reed');
  await dialog.getByLabel('Email').fill(`delphine-${Date.now()}@test.example`);
  await dialog.getByLabel('Phone').fill('07700 900222');
  await dialog.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await tick(dialog.getByLabel(/Terms of Service/));
  await tick(dialog.getByLabel(/Privacy Policy/));
  await dialog.getByRole('button', { name: 'Create account' }).click();
  await expect(page.getByText(TOASTS.accountCreated.title)).toBeVisible();
  await expect(page).toHaveURL(/\/find-cleaners$/);
});

test('the button that shows a password is in the middle of the field @phone', async ({ page }) => {
  await visit(page, '/login');
  const middleOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return box === null ? undefined : box.y + box.height / 2;
  };
  const form = page.getByRole('main');
  const show = form.getByRole('button', { name: 'Show password' });
  await expect(show).toBeVisible();
  expect(await middleOf(show)).toBe(await middleOf(form.getByLabel('Password', { exact: true })));
});
