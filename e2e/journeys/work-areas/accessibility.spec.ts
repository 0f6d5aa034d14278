import type { Page } from '@playwright/test';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { signIn } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';

const PASSWORD = 'tidy-demo-2026';
const CLEANER = { email: 'amara@demo.tidyhearth.example', password: PASSWORD };
const CUSTOMER = { email: 'olivia@demo.tidyhearth.example', password: PASSWORD };

async function expectAccessible(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await test.step(path, async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoAxeViolations(page);
      const sideways = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      expect(sideways, 'the page scrolls sideways').toBe(0);
      await page.emulateMedia({ colorScheme: 'dark' });
      await expect(page.locator('html.dark')).toBeAttached();
      await expectNoAxeViolations(page);
    });
  }
}

const tabs = (...names: string[]) => names.map((tab) => `/dashboard?tab=${tab}`);

test('every tab of the cleaner’s dashboard is accessible in light and dark @phone', async ({ page }) => {
  await signIn(page, CLEANER);
  await expectAccessible(page, [
    ...tabs('overview', 'bookings', 'postings', 'calendar', 'earnings', 'messages', 'profile', 'settings'),
    '/dashboard?tab=bookings&status=completed',
    '/dashboard?tab=calendar&view=week',
    '/dashboard?tab=calendar&view=day',
  ]);
});

test('every tab of the customer’s dashboard, profile and security is accessible @phone', async ({ page }) => {
  await signIn(page, CUSTOMER);
  await expectAccessible(page, [
    ...tabs('overview', 'bookings', 'postings', 'messages', 'profile'),
    '/messages',
    '/profile',
    '/profile?tab=account',
    '/profile?tab=security',
    '/profile?tab=notifications',
    '/security',
  ]);
});
