import { expectLegible, expectNoAxeViolations } from '../../support/accessibility.js';
import { expectNothingCutOff, expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';

const MODES = ['light', 'dark'] as const;

for (const [path, heading] of [
  ['/api/docs/guide', 'Building on the API'],
  ['/api/docs/changes', 'Changes of the API'],
] as const)
  test(`${path} is legible in both colour modes and leads on @phone`, async ({ page }) => {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
    await page.emulateMedia({ colorScheme: 'light' });
    await expectNoAxeViolations(page);
    await page.emulateMedia({ colorScheme: 'dark' });
    await expectLegible(page);
    for (const width of [320, 360, 768]) {
      await page.setViewportSize({ width, height: 740 });
      await expectNothingCutOff(page);
    }
    const contents = page.getByRole('navigation', { name: 'On this page' });
    await contents.getByRole('link').nth(1).click();
    await expect(page).toHaveURL(/#\w+/);
    const links = page.getByRole('navigation', { name: 'About this API' });
    await expect(links.getByRole('link', { name: 'Calls' })).toHaveAttribute('href', '/api/docs');
  });

test('the API page shows a call in our fonts and colours @phone', async ({ page }) => {
  await page.goto('/api/docs');
  const call = page.locator('#operations-Bookings-createBooking');
  await page.locator('#operations-tag-Bookings').click();
  await call.locator('.opblock-summary-control').click();
  await expect(call.getByText('Sends a request to the cleaner')).toBeVisible();
  await expect.poll(() => page.evaluate(() => document.fonts.check('16px "Figtree Variable"'))).toBe(true);
  for (const colorScheme of MODES) {
    await page.emulateMedia({ colorScheme });
    await expectLegible(page);
  }
  await expectNothingSideways(page);
});

test('the API page keeps the key, and leads to the guide @phone', async ({ page }) => {
  await page.goto('/api/docs');
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  const dialog = page.locator('.modal-ux');
  await dialog.getByRole('textbox').first().fill('thk_kept');
  await dialog.getByRole('button', { name: 'Apply credentials' }).first().click();
  await page.reload();
  await page.getByRole('button', { name: 'Authorize' }).first().click();
  await expect(dialog.getByRole('button', { name: 'Remove authorization' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Close' }).first().click();

  const links = page.getByRole('navigation', { name: 'About this API' });
  await links.getByRole('link', { name: 'Guide' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Building on the API');
  await links.getByRole('link', { name: 'Calls' }).click();
  await expect(page.locator('#operations-tag-Bookings')).toBeVisible();
});

test('the live stream says how to listen to it, since the API page can’t', async ({ page }) => {
  await page.goto('/api/docs');
  await page.locator('#operations-tag-Live').click();
  const call = page.locator('#operations-Live-openEventStream');
  await call.locator('.opblock-summary-control').click();
  await expect(call.getByText('curl -N -H')).toBeVisible();
  await expect(call.getByRole('button', { name: 'Try it out' })).toHaveCount(0);
});
