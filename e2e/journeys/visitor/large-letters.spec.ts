import { ADMIN, registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { goWithin } from '../../support/go-within.js';
import { expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { launchOptions } from '../../playwright.config.js';

test.use({
  viewport: { width: 360, height: 740 },
  launchOptions: { ...launchOptions, args: [...launchOptions.args, '--blink-settings=defaultFontSize=24'] },
});

test('the site fits a phone whose letters are half as large again', async ({ page, request }) => {
  const { cleanerId } = await registerApprovedCleaner(request);
  for (const path of ['/', '/become-cleaner', '/contact', '/login']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expectNothingSideways(page);
  }
  await signIn(page, await registerCustomer(request));
  for (const path of [`/cleaners/${cleanerId}`, '/dashboard', '/dashboard?tab=postings', '/security']) {
    await page.goto(path);
    await expect(page.getByRole('button', { name: 'Open menu' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectNothingSideways(page);
  }
});

test('the console fits a phone whose letters are half as large again', async ({ page }) => {
  await signIn(page, ADMIN);
  await page.goto('/admin/');
  for (const path of ['/admin/', '/admin/applications', '/admin/bookings', '/admin/security']) {
    await goWithin(page, path);
    await expect(page.getByRole('button', { name: 'Sign out' })).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectNothingSideways(page);
  }
});
