import type { Page } from '@playwright/test';

/** As someone who has been here before: the beta notice stays away. */
export async function visit(page: Page, path: string): Promise<void> {
  await page.addInitScript(() => localStorage.setItem('beta-notice-seen', 'true'));
  await page.goto(path);
}
