import type { Page } from '@playwright/test';

export interface HeldRequests {
  /** The number of requests so far. */
  count: () => number;
  release: () => void;
}

/** Keeps requests pending until `release`; then they go to the server or, with `abort`, fail. */
export async function holdRequests(
  page: Page,
  calls: string | RegExp,
  then: 'continue' | 'abort' = 'continue',
): Promise<HeldRequests> {
  let release = () => {};
  const gate = new Promise<void>((resolve) => {
    release = resolve;
  });
  let count = 0;
  await page.route(calls, async (route) => {
    count += 1;
    await gate;
    await (then === 'continue' ? route.continue() : route.abort());
  });
  return { count: () => count, release };
}
