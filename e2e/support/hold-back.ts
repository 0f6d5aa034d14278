import type { Page } from '@playwright/test';

export interface Held {
  /** How many calls have come so far. */
  count: () => number;
  letGo: () => void;
}

/** Calls wait on their way to the server until they are let go, or, where the line is `dead`, lost. */
export async function holdBack(
  page: Page,
  calls: string | RegExp,
  line: 'slow' | 'dead' = 'slow',
): Promise<Held> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  let count = 0;
  await page.route(calls, async (route) => {
    count += 1;
    await gate;
    await (line === 'slow' ? route.continue() : route.abort());
  });
  return { count: () => count, letGo };
}
