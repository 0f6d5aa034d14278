import { expect, type Page, type Route } from '@playwright/test';
import { holdRequests } from '../../support/hold-requests.js';

/** Opens a page as a returning visitor, without the beta notice. */
export async function visit(page: Page, path: string): Promise<void> {
  await rememberVisit(page);
  await page.goto(path);
}

async function rememberVisit(page: Page): Promise<void> {
  await page.addInitScript(() => {
    // Frames that show mails have no storage.
    if (window === window.top) localStorage.setItem('beta-notice-seen', 'true');
  });
}

/**
 * Makes sure that the search page comes rendered by the server. If rendering takes longer than a second, the server
 * leaves it to the browser and keeps the result for the next request.
 */
export async function haveSearchRendered(page: Page): Promise<void> {
  const askUntilRendered = async (route: Route) => {
    let response = await route.fetch();
    const isRendered = async () => {
      if ((await response.text()).includes('<article')) return true;
      response = await route.fetch();
      return false;
    };
    await expect.poll(isRendered, 'the server renders the search').toBe(true);
    await route.fulfill({ response });
  };
  await page.route((url) => url.pathname === '/find-cleaners' && url.search === '', askUntilRendered);
}

const ENTRY = /\/assets\/index-.*\.js$/;

/** Opens a page whose scripts load only once the returned function is called. */
export async function visitBeforeScripts(page: Page, path: string, scripts = ENTRY): Promise<() => void> {
  await rememberVisit(page);
  const { release } = await holdRequests(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  return release;
}

/** Stops hydration after it has begun: React schedules its work with messages, which are held back until `release`. */
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
