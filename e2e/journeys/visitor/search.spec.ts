import { PAGE_TEXTS, SEARCH_PAGE_SIZE } from '@tidyhearth/domain';
import { expect, test } from '../../support/test.js';
import { haveSearchRendered, visit, visitBeforeScripts } from './visit.js';

interface Shift {
  value: number;
  /** The first words of the elements that moved. */
  moved: string[];
}

/** https://wicg.github.io/layout-instability/, which TypeScript's DOM types lack. */
interface LayoutShift extends PerformanceEntry {
  value: number;
  sources: readonly { node: Node | null }[];
}

declare global {
  interface Window {
    shifts?: Shift[];
  }
}

test('Load More adds a page, and Back from a profile page returns to the same list and place', async ({
  page,
}) => {
  await visit(page, '/about-us');
  await page.goto('/find-cleaners');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(24);
  await cards.nth(20).scrollIntoViewIfNeeded();
  await cards.nth(20).getByRole('link').click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByRole('button', { name: 'Send Message' })).toBeVisible();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(500);

  await dialog.getByRole('link', { name: /page, to share/ }).click();
  await expect(page).toHaveURL(/\/cleaners\/\d+$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeVisible();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(cards).toHaveCount(24);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);

  // Closed with its button, the dialog leaves no history entry, and the list stays where it was.
  const card = cards.nth(20).getByRole('link');
  await card.click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
  await expect(card).toBeFocused();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
  await page.goBack();
  await expect(page).toHaveURL(/about-us/);
});

test('where Load More ends, the keyboard goes on with the cleaners that came last', async ({ page }) => {
  await visit(page, '/find-cleaners?postcode=OX1&radius=5');
  const cards = page.getByRole('article');
  const more = page.getByRole('button', { name: 'Load More' });
  await expect(more).toBeVisible();
  let before = 0;
  while (await more.isVisible()) {
    before = await cards.count();
    await more.press('Enter');
    await expect(cards).not.toHaveCount(before);
  }
  await expect(cards.nth(before).getByRole('link')).toBeFocused();
});

test('filters live in the address: shared, reloaded and undone with Back', async ({ page, context }) => {
  // No other journey registers cleaners here, so the count does not change.
  await visit(page, '/find-cleaners?postcode=LS6&radius=20');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('button', { name: /^Filters/ }).click();
  const filters = page.getByRole('region', { name: 'Filters' });
  await filters.getByLabel('Service').selectOption('deep');
  await filters.getByLabel('Up to').fill('25');
  await filters.getByLabel('Up to').press('Enter');
  await expect(page).toHaveURL(/service=deep/);
  await expect(page).toHaveURL(/maxRate=25/);
  const found = page.getByText(/^\d+\+? cleaners?$/);

  const shared = await context.newPage();
  await shared.goto(page.url());
  await expect(shared.getByRole('heading', { name: 'Cleaners near LS6' })).toBeVisible();
  await expect(shared.getByRole('region', { name: 'Filters' }).getByLabel('Service')).toHaveValue('deep');
  await expect(shared.getByRole('article').first()).toBeVisible();
  const count = await shared.getByText(/^\d+\+? cleaners?$/).textContent();
  await expect(found).toHaveText(count ?? '');

  await page.goBack();
  await expect(page).not.toHaveURL(/maxRate/);
  await expect(page).toHaveURL(/service=deep/);
  await filters.getByRole('button', { name: 'Clear filters' }).click();
  await expect(page).not.toHaveURL(/service/);
});

test('a mistyped postcode gets a suggestion instead of an empty list @phone', async ({ page, isMobile }) => {
  await visit(page, '/find-cleaners?postcode=XO1+2JD&radius=10');
  await expect(page.getByRole('heading', { name: "Let's check that postcode" })).toBeVisible();
  const topOf = async (label: string) => (await page.getByLabel(label, { exact: true }).boundingBox())?.y;
  await expect(page.getByLabel('Postcode', { exact: true })).toHaveAttribute('aria-invalid', 'true');
  if (!isMobile) expect(await topOf('Postcode')).toBe(await topOf('Date'));
  await page.getByRole('button', { name: 'Search near OX1 2JD' }).click();
  await expect(page).toHaveURL(/postcode=OX1\+2JD/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('nothing found says so and offers a wider search; a failed one can be tried again', async ({ page }) => {
  await visit(page, '/find-cleaners?postcode=KW15&radius=5');
  await expect(page.getByRole('heading', { name: PAGE_TEXTS.noCleaners })).toBeVisible();
  await expect(page.getByText(/nearby location/)).toBeVisible();
  await page.getByRole('button', { name: 'Search within 50 miles' }).click();
  await expect(page).toHaveURL(/radius=50/);

  await page.route('**/api/cleaners?*', (route) => route.abort());
  await page.goto('/find-cleaners?sort=price');
  await expect(page.getByRole('heading', { name: PAGE_TEXTS.cleanersError.title })).toBeVisible();
  await expect(page.getByText(PAGE_TEXTS.cleanersError.description)).toBeVisible();
  await page.unroute('**/api/cleaners?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('nothing moves while the results arrive, or while they hydrate', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: Shift[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as LayoutShift[]) {
        const moved = entry.sources.map(({ node }) => node?.textContent?.slice(0, 80) ?? '');
        shifts.push({ value: entry.value, moved });
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  // Blocks refetching once the list is shown, because other journeys change the order.
  await page.route(/\/api\/cleaners\?/, async (route) => {
    if ((await page.getByRole('article').count()) === 0) await route.continue();
  });
  // Delays the fonts, as on a slow line.
  const drawn = async () => {
    await expect(page.getByRole('article').first()).toBeVisible();
    // The page waits for its fonts, and hydrates before only if somebody is there.
    for (const place of [5, 9]) await page.mouse.move(place, place);
    await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  };
  await page.route(/\.woff2$/, async (route) => {
    await drawn();
    await route.continue();
  });
  for (const path of ['/find-cleaners', '/find-cleaners?sort=price']) {
    await visit(page, path);
    await drawn();
    await page.evaluate(() => document.fonts.ready);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
    const shifts = await page.evaluate(() => window.shifts ?? []);
    const total = shifts.reduce((sum, { value }) => sum + value, 0);
    expect(total, JSON.stringify(shifts)).toBeLessThan(0.02);
  }
});

test('cleaners are listed before any script has loaded, and one pressed then opens without a page load', async ({
  page,
}) => {
  await haveSearchRendered(page);
  const release = await visitBeforeScripts(page, '/find-cleaners');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(SEARCH_PAGE_SIZE);
  await page.evaluate(() => Object.assign(window, { isFirstPage: true }));
  const name = await cards.nth(1).getByRole('heading').innerText();
  // A page that takes four seconds to hydrate is reloaded. The clock is paused, and each check advances it by a step.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 60_000);
  await cards.nth(1).getByRole('link').click();
  await expect(page).toHaveURL(/\/find-cleaners$/);
  release();
  const isOpen = async () => {
    await page.clock.runFor(100);
    return page.getByRole('dialog', { name }).isVisible();
  };
  await expect.poll(isOpen).toBe(true);
  await expect(page).toHaveURL(/\?cleaner=\d+$/);
  expect(await page.evaluate(() => 'isFirstPage' in window)).toBe(true);
});

test('a reload restores the scroll position before any script has loaded', async ({ page }) => {
  await haveSearchRendered(page);
  await visit(page, '/find-cleaners');
  await expect(page.locator('html')).toHaveAttribute('data-hydrated');
  await page.getByRole('article').last().scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.reload();
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(before - 100);
});

test('a link to a cleaner works on a page that never hydrates', async ({ page }) => {
  await haveSearchRendered(page);
  await visitBeforeScripts(page, '/find-cleaners');
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\?cleaner=\d+$/);
});
