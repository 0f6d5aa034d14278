import { expect, test, type Page } from '@playwright/test';
import { visit } from './visit.js';

const top = (page: Page) => page.evaluate(() => window.scrollY);
const hydrated = (page: Page) => expect(page.locator('html')).toHaveAttribute('data-hydrated');

/** One page is prerendered, the other is rendered by the server. */
for (const path of ['/how-it-works', '/cleaners/in/oxford']) {
  test(`a document loaded anew begins at its top, and Back returns to where one was: ${path} @phone-only`, async ({
    page,
  }) => {
    await visit(page, '/');
    await hydrated(page);
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => top(page)).toBe(900);

    // Arrives as from a mail or another site. React Router gives the first entry of every document the same key.
    await page.goto(path);
    await hydrated(page);
    expect(await top(page)).toBe(0);
    await page.evaluate(() => window.scrollTo(0, 300));
    await expect.poll(() => top(page)).toBe(300);

    await page.goBack();
    await hydrated(page);
    // Where the fonts of the page come late, the text above takes a few pixels more or less.
    await expect.poll(async () => Math.abs((await top(page)) - 900)).toBeLessThan(5);
  });
}
