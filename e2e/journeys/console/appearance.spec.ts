import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { expectLegible, expectNoAxeViolations } from '../../support/accessibility.js';
import { registerApprovedCleaner } from '../../support/accounts.js';
import { expectFocusUncovered } from '../../support/keyboard.js';
import { goWithin } from '../../support/go-within.js';
import { expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { registerApplicant, registerNamedCustomer, reportedReview, uniqueName } from './people.js';
import { openConsole } from './steps.js';

const PAGES = [
  ['/admin/', 'User Management'],
  ['/admin/applications', 'Cleaner Applications'],
  ['/admin/bookings', 'Recent Bookings'],
  ['/admin/security', 'Security Status'],
  ['/admin/review-reports', 'Review Reports'],
  ['/admin/reviews', 'Reviews'],
  ['/admin/postings', 'Job Postings'],
  ['/admin/bids', 'Applications for Jobs'],
  ['/admin/contact-messages', 'Contact Messages'],
  ['/admin/waitlist', 'Waitlist'],
  ['/admin/client-errors', 'Page Errors'],
] as const;

test.beforeAll(async ({ request }) => {
  await registerApplicant(request);
  const cleaner = await registerApprovedCleaner(request);
  const customer = await registerNamedCustomer(request, uniqueName('Sedge'));
  const words = { comment: 'Came late and left early.', reason: 'It is about somebody else.' };
  await reportedReview(request, customer, cleaner, words);
});

const WIDTHS = [1440, 900];
const OTHER = { light: 'dark', dark: 'light' } as const;
type Colours = keyof typeof OTHER;

const coloursOf = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);

/** Checks the current page at both widths. */
async function expectAtBothWidths(page: Page, expectation: (page: Page) => Promise<void>) {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    await expectation(page);
  }
}

for (const half of [PAGES.slice(0, 5), PAGES.slice(5)]) {
  const titles = half.map(([, title]) => title).join(', ');
  test(`${titles}: no axe violation at 1440 and 900, in light and dark`, async ({ page }) => {
    let chosen: Colours = 'light';
    await openConsole(page);
    for (const [path, title] of half) {
      await goWithin(page, path);
      await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
      await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
      // The colours chosen on the previous page are kept.
      expect([path, await coloursOf(page)]).toEqual([path, chosen]);
      await expectAtBothWidths(page, expectNoAxeViolations);
      chosen = OTHER[chosen];
      await page.getByRole('button', { name: `Use ${chosen} colours` }).click();
      await expectAtBothWidths(page, expectLegible);
    }
    await page.getByRole('button', { name: /^More/ }).click();
    await expectNoAxeViolations(page);
  });
}

test('everything works at 360 pixels, and nothing is wider', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openConsole(page);
  await expect(page.getByLabel('Search users')).toBeInViewport();
  for (const [path, title] of PAGES) {
    await goWithin(page, path);
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    await expectNothingSideways(page);
    await expectNoAxeViolations(page);
  }
  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Review Reports' }).click();
  await page
    .getByRole('button', { name: /^Hide review/ })
    .first()
    .click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoAxeViolations(page);
});

test('no word of an applicant’s name is broken for want of room beside the steps', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 740 });
  await openConsole(page, '/admin/applications');
  const name = page.getByRole('article').getByRole('heading', { level: 3 }).first();
  await expect(name).toBeVisible();
  const lines = await name.evaluate((heading) => {
    const text = document.createRange();
    text.selectNodeContents(heading);
    return new Set([...text.getClientRects()].map(({ top }) => top)).size;
  });
  expect(lines).toBeLessThanOrEqual((await name.innerText()).split(' ').length);
});

test('a dialog covers the bottom of a phone from side to side', async ({ page, request }) => {
  const { firstName, lastName } = await registerApprovedCleaner(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await openConsole(page);
  await page.getByLabel('Search users').fill(`${firstName} ${lastName}`);
  await page
    .getByRole('button', { name: /^Checks/ })
    .first()
    .click();
  const dialog = page.getByRole('dialog');
  await expect(dialog).toBeVisible();
  await expect(async () => {
    const box = await dialog.boundingBox();
    expect(box?.x).toBe(0);
    expect(box?.width).toBe(360);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeCloseTo(740, 0);
  }).toPass({ timeout: 10_000 });
});

test('the bars of a chart are drawn as text is where the system chooses the colours', async ({ page }) => {
  await openConsole(page);
  const bar = page
    .getByRole('img', { name: /^Bookings/ })
    .locator('rect')
    .first();
  for (const system of ['dark', 'light'] as const) {
    await page.emulateMedia({ forcedColors: 'active', colorScheme: system });
    const chosen = OTHER[system];
    await page.evaluate((colours) => localStorage.setItem('color-mode', colours), chosen);
    await page.reload();
    await expect(bar).toBeVisible();
    await expect(page.getByRole('button', { name: `Use ${system} colours` })).toBeVisible();
    const text = await page.evaluate(() => getComputedStyle(document.body).color);
    expect(await bar.evaluate((drawn) => getComputedStyle(drawn).fill)).toBe(text);
  }
});

test('a list is printed in black, without what is there to be pressed, whichever colours are chosen', async ({
  page,
}) => {
  await openConsole(page, '/admin/bookings');
  await page.getByRole('button', { name: 'Use dark colours' }).click();
  const heading = page.getByRole('heading', { name: 'Recent Bookings', level: 2 });
  await expect(heading).not.toHaveCSS('color', 'rgb(0, 0, 0)');
  await page.emulateMedia({ media: 'print' });
  await expect(heading).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.locator('body')).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('tablist')).toHaveCount(0);
  await expect(page.getByRole('button', { name: /Export CSV|Next/ })).toHaveCount(0);
});

for (const path of ['/admin/', '/admin/applications']) {
  test(`whatever has the focus at ${path} is seen above the bars @phone-only`, async ({ page }) => {
    await openConsole(page, path);
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    for (const stop of (await page.getByRole('main').locator('a[href], button:enabled').all()).slice(0, 25)) {
      if (!(await stop.isVisible())) continue;
      await stop.focus();
      await page.keyboard.press('Shift+Tab');
      // Scrolls the element to the bottom edge of the view, where the bars are.
      await stop.evaluate((button) => scrollBy(0, button.getBoundingClientRect().bottom - innerHeight));
      await page.keyboard.press('Tab');
      await expectFocusUncovered(page);
    }
  });
}

for (const width of [360, 900, 1440]) {
  test(`the figures take the same room before they are known, so that nothing moves when they come, at ${width}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    let answer = () => {};
    const held = new Promise<void>((resolve) => (answer = resolve));
    await page.route('**/api/admin/stats', async (route) => {
      await held;
      await route.continue();
    });
    await openConsole(page);
    const figures = page.getByRole('list', { name: 'Figures' });
    // Another font breaks the lines elsewhere.
    await page.evaluate(() => document.fonts.ready);
    const before = await figures.boundingBox();
    answer();
    await expect(figures.getByText(/customers?, .*cleaners?, /)).toBeVisible();
    expect(await figures.boundingBox()).toEqual(before);
  });
}

test('a long address leaves the other columns in view, and a long name stays on its card', async ({
  page,
  request,
}) => {
  const [label, name] = ['x'.repeat(60), 'y'.repeat(60)];
  const email = `${randomUUID()}@${label}.${label}.example`;
  expect((await request.post('/api/waitlist', { data: { email } })).ok()).toBe(true);
  const message = { name, email, subject: 'Hello', message: 'Is Witney covered?' };
  expect((await request.post('/api/contact', { data: message })).ok()).toBe(true);
  await openConsole(page);
  await goWithin(page, '/admin/waitlist');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('columnheader', { name: 'Joined' })).toBeInViewport({ ratio: 1 });
  await page.setViewportSize({ width: 360, height: 740 });
  await goWithin(page, '/admin/contact-messages');
  const sender = page.getByRole('listitem').filter({ hasText: email }).getByText(name);
  await expect(sender).toBeVisible();
  const isWithin = (text: HTMLElement) => text.getBoundingClientRect().right <= window.innerWidth - 16;
  expect(await sender.evaluate(isWithin)).toBe(true);
});
