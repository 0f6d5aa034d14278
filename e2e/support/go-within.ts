import type { Page } from '@playwright/test';

/** Goes to another page as a link does, without loading the document anew: a third of the work. */
export async function goWithin(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: null }));
  }, path);
}
