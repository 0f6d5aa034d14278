import { type Locator, type Page, test as base } from '@playwright/test';
import { type Credentials, signIn } from '../../support/accounts.js';
import { benchmarkIndex } from './benchmark.js';
import { FIGURE, type Figure, PROCESSOR } from './figure.js';
import { installWatch } from './watch.js';

/** How many times slower a phone's processor is than this machine's. */
const TIMES_SLOWER = 4;

interface Tap {
  name: string;
  path: string;
  /** Selectors of the tapped element, of the sign that the tap was noticed, and of its result. */
  target: string;
  reaction: string;
  result: string;
}

interface Step {
  name: string;
  act: () => Promise<void>;
  /** A selector of the result. */
  shows?: string;
}

/** A page on a slow phone, with measurements. */
export class Phone {
  constructor(
    readonly page: Page,
    private readonly record: (figure: Figure) => void,
  ) {}

  async signIn(account: Credentials): Promise<void> {
    await signIn(this.page, account);
  }

  /** Opens an address, taps at the first paint, and measures the time until the page reacts. */
  async firstTap({ name, path, target, reaction, result }: Tap): Promise<void> {
    await this.page.goto(path, { waitUntil: 'commit' });
    const { x, y } = await this.page.evaluate((selector) => window.watch.painted(selector), target);
    const reacted = this.page.evaluate((selector) => window.watch.shown(selector), reaction);
    const done = this.page.evaluate((selector) => window.watch.shown(selector), result);
    await this.page.touchscreen.tap(x, y);
    this.record({ kind: 'first tap', name, ms: await reacted, doneMs: await done });
  }

  /** Opens an address and waits until the page is idle. */
  async open(path: string, shows: string): Promise<void> {
    await this.page.goto(path);
    await this.page.locator(shows).first().waitFor();
    await this.settle();
  }

  /** Measures the worst interaction of a step, up to its next paint. */
  async measure({ name, act, shows }: Step): Promise<void> {
    await this.page.evaluate(() => window.watch.restart());
    const shown =
      shows === undefined ? undefined : this.page.evaluate((selector) => window.watch.shown(selector), shows);
    await act();
    const doneMs = await shown;
    const { interaction } = await this.page.evaluate(() => window.watch.longest());
    this.record({ kind: 'interaction', name, ms: interaction, doneMs });
    await this.settle();
  }

  /** Measures the longest frame of a step that is not an interaction, such as scrolling. */
  async measureFrames({ name, act }: Step): Promise<void> {
    await this.page.evaluate(() => window.watch.restart());
    await act();
    const { frame } = await this.page.evaluate(() => window.watch.longest());
    this.record({ kind: 'longest frame', name, ms: frame });
    await this.settle();
  }

  /**
   * Scrolls to the target and waits until it stays in place. Only the part of a long list near the view is laid out, so
   * the page moves again after a jump. A thumb does not have this problem, because it scrolls past everything.
   */
  async reach(target: Locator): Promise<void> {
    let before: string | undefined;
    for (;;) {
      await target.scrollIntoViewIfNeeded();
      await this.settle();
      const place = JSON.stringify(await target.boundingBox());
      if (place === before) return;
      before = place;
    }
  }

  private async settle(): Promise<void> {
    await this.page.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));
  }
}

export const test = base.extend<{ phone: Phone }>({
  phone: async ({ page, context }, use, info) => {
    await context.addInitScript(installWatch);
    // The first-visit notice would cover the targets.
    await context.addInitScript(() => localStorage.setItem('beta-notice-seen', 'true'));
    info.annotations.push({ type: PROCESSOR, description: String(await page.evaluate(benchmarkIndex)) });
    const devtools = await context.newCDPSession(page);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: TIMES_SLOWER });
    const record = (figure: Figure) =>
      info.annotations.push({ type: FIGURE, description: JSON.stringify(figure) });
    await use(new Phone(page, record));
  },
});
