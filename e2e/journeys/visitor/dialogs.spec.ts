import type { Page } from '@playwright/test';
import { addDays, PAGE_TEXTS, ukToday } from '@tidyhearth/domain';
import { expectLegible, expectNoAxeViolations } from '../../support/accessibility.js';
import { registerCustomer, signIn } from '../../support/accounts.js';
import { expectNothingCutOff } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';

const CLEANER = { email: 'amara@demo.tidyhearth.example', password: 'tidy-demo-2026' };

/** Checks the current page in both colour modes. */
async function expectAccessible(page: Page) {
  await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
  await expectNoAxeViolations(page);
  await expectNothingCutOff(page);
  const dark = await page.locator('html.dark').count();
  const other = dark > 0 ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await expect(page.locator(`html.${other}`)).toBeAttached();
  await expectLegible(page);
}

test('beta notice, menu and sign-in dialog are accessible, the second factor included @phone', async ({
  page,
}) => {
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: /beta/ });
  await expect(notice).toBeVisible();
  await expectAccessible(page);
  await notice.getByRole('button').click();

  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toBeVisible();
    await expectAccessible(page);
  }
  await page.getByRole('banner').getByRole('button', { name: 'Get My Home Cleaned' }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Create account' })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('tab', { name: 'Sign In' }).click();
  const form = dialog.getByRole('tabpanel', { name: 'Sign In' });
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByText('Please enter your password')).toBeVisible();
  await expectAccessible(page);
  await page.route('**/api/login', (route) =>
    route.fulfill({ json: { twoFactorRequired: true, challengeToken: 'challenge' } }),
  );
  await form.getByLabel('Email').fill('someone@test.example');
  await form.getByLabel('Password', { exact: true }).fill('correct horse battery');
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByLabel('Verification code')).toBeFocused();
  await form.getByRole('button', { name: 'Sign In' }).click();
  await expect(form.getByText('Please enter a verification code')).toBeVisible();
  await expectAccessible(page);
});

test('profile and booking dialog are accessible from loading to every complaint @phone', async ({
  page,
  request,
}) => {
  await signIn(page, await registerCustomer(request));
  const found = (await (await request.get('/api/cleaners')).json()) as {
    id: number;
    isAvailable: boolean;
    reviewCount: number;
  }[];
  const { id } = found.find(({ isAvailable, reviewCount }) => isAvailable && reviewCount > 0) ?? {};
  await page.goto(`/find-cleaners?cleaner=${id}`);
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('heading', { name: 'Recent reviews' })).toBeVisible();
  await expectAccessible(page);

  await dialog.getByRole('button', { name: 'Book Now' }).click();
  await expect(dialog.getByRole('button', { name: 'Confirm booking' })).toBeVisible();
  await expectAccessible(page);
  await dialog.getByLabel('Date').fill(addDays(ukToday(), 5));
  await expect(dialog.getByRole('radio').first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Confirm booking' }).click();
  await expect(dialog.getByText('Please choose a service')).toBeVisible();
  await expectAccessible(page);

  await page.goto('/find-cleaners?cleaner=999999');
  await expect(dialog.getByText('This cleaner is not here any more')).toBeVisible();
  await expectAccessible(page);
  await page.route(`**/api/cleaners/${id}`, (route) => route.abort());
  await page.goto(`/find-cleaners?cleaner=${id}`);
  await expect(dialog.getByText('The profile could not be loaded')).toBeVisible();
  await expectAccessible(page);
});

test('bell, menu and filters are accessible, empty and full @phone', async ({ page, request }) => {
  await signIn(page, await registerCustomer(request));
  await page.goto('/find-cleaners');
  const bell = page.getByRole('button', { name: /^Notifications/ });
  await bell.click();
  await expect(page.getByText(PAGE_TEXTS.noNotifications)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(bell).toBeFocused();
  await page.getByRole('button', { name: /^Filters/ }).click();
  await page.getByRole('region', { name: 'Filters' }).getByLabel('Up to').fill('a lot');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Enter pounds, for example 25')).toBeVisible();
  await expectAccessible(page);

  await signIn(page, CLEANER);
  await page.goto('/how-it-works');
  await bell.click();
  await expect(page.getByRole('dialog', { name: 'Notifications' }).getByRole('button').first()).toBeVisible();
  await expect(page.locator('[role=dialog]:focus-within')).toHaveAccessibleName('Notifications');
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  const menu = page.getByRole('button', { name: 'Open menu' });
  if (await menu.isVisible()) {
    await menu.click();
    await expect(page.getByRole('navigation', { name: 'Menu' })).toContainText('Manage Profile');
    await expectAccessible(page);
  }
});
