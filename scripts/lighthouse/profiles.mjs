/** Folders of browser profiles: a fresh one for each run, with a sign-in in its storage if the page needs one. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { signIn } from './pages.mjs';

export class Profiles {
  /** By address of the account. @type {Map<string, string>} */
  #signedIn = new Map();

  /**
   * @param {{ browser: string, url: string }} where the browser's program and the application
   */
  constructor({ browser, url }) {
    this.browser = browser;
    this.url = url;
  }

  /**
   * @template T
   * @param {import('./pages.mjs').Account | undefined} account
   * @param {(folder: string) => Promise<T>} work
   * @returns {Promise<T>}
   */
  async withFresh(account, work) {
    const folder = newFolder();
    try {
      // A copy, so that no run finds files in its cache that another run loaded.
      if (account) cpSync(await this.#profileOf(account), folder, { recursive: true });
      return await work(folder);
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  }

  /** @param {import('./pages.mjs').Account} account */
  async #profileOf(account) {
    const known = this.#signedIn.get(account.email);
    if (known !== undefined) return known;
    const folder = newFolder();
    this.#signedIn.set(account.email, folder);
    const session = await signIn(this.url, account);
    const context = await chromium.launchPersistentContext(folder, {
      executablePath: this.browser,
      args: ['--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'],
    });
    try {
      const page = await context.newPage();
      // Any page of the origin gives access to its storage.
      await page.goto(`${this.url}/health/live`);
      await page.evaluate(
        `localStorage.setItem('auth-token', ${JSON.stringify(session.token)});
        localStorage.setItem('user-data', ${JSON.stringify(JSON.stringify(session.user))});`,
      );
    } finally {
      await context.close();
    }
    return folder;
  }

  remove() {
    for (const folder of this.#signedIn.values())
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
  }
}

const newFolder = () => mkdtempSync(join(tmpdir(), 'tidyhearth-profile-'));
