import type { Page } from '@playwright/test';

/** As someone who has been here before: the beta notice stays away. */
export async function visit(page: Page, path: string): Promise<void> {
  // Not by an init script: that one is tried in the sandboxed frames of mails too, which refuse it aloud.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('beta-notice-seen', 'true'));
  await page.goto(path);
}
