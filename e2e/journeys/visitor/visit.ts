import type { Page } from '@playwright/test';
import { holdRequests } from '../../support/hold-requests.js';

/** Opens a page as a returning visitor, without the beta notice. */
export async function visit(page: Page, path: string): Promise<void> {
  await rememberVisit(page);
  await page.goto(path);
}

async function rememberVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frames of mails have no storage.
    if (window === window.top) localStorage.setItem('beta-notice-seen', 'true');
  });
}

const ENTRY = /\/assets\/index-.*\.js$/;

/** Opens a page whose scripts load only when the returned function is called. */
export async function visitBeforeScripts(page: Page, path: string, scripts = ENTRY): Promise<() => void> {
  await rememberVisit(page);
  const { release } = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Stops hydration after its start: React schedules by messages, which are kept back until `release`. */
export async function holdHydration(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => post.call(this, message));
    };
    const release = () => {
      MessagePort.prototype.postMessage = post;
      for (const one of held) one();
    };
    Object.assign(window, { release });
  });
  return { release: () => page.evaluate('release()') };
}
