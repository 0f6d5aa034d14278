import type { Page } from '@playwright/test';
import { holdBack } from '../../support/hold-back.js';

/** As someone who has been here before: the beta notice stays away. */
export async function visit(page: Page, path: string): Promise<void> {
  await rememberVisit(page);
  await page.goto(path);
}

async function rememberVisit(page: Page): Promise<void> {
  // Not by an init script: that one is tried in the sandboxed frames of mails too, which refuse it aloud.
  await page.goto('/robots.txt');
  await page.evaluate(() => localStorage.setItem('beta-notice-seen', 'true'));
}

const ENTRY = /\/assets\/index-.*\.js$/;

/** The page as it arrives on a slow line: its HTML is there, its scripts come when the answer is called. */
export async function visitBeforeScripts(page: Page, path: string, scripts = ENTRY): Promise<() => void> {
  await rememberVisit(page);
  const { letGo } = await holdBack(page, scripts);
  await page.goto(path, { waitUntil: 'commit' });
  return letGo;
}

/** React asks for its turns by messages: until they are let go, its hydration has begun and goes no further. */
export async function holdHydration(page: Page) {
  await page.addInitScript(() => {
    const held: (() => void)[] = [];
    const post = MessagePort.prototype.postMessage;
    MessagePort.prototype.postMessage = function (message: unknown) {
      held.push(() => post.call(this, message));
    };
    const letGo = () => {
      MessagePort.prototype.postMessage = post;
      for (const one of held) one();
    };
    Object.assign(window, { letGo });
  });
  return { letGo: () => page.evaluate('letGo()') };
}
