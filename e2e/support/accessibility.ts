import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const SETTLED_WITHIN_MS = 5000;
const RULES: RunOptions = {
  // Nothing else is read, and collecting it takes as long again.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/**
 * Checks what is on the screen now. axe comes in through the debugger, since a script tag would be refused by the
 * content security policy; animations are ended first, as half-faded text has half the contrast. What is gone a moment
 * later was on its way in or out; what stays is a violation.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await expect.poll(() => violationsOn(page), { timeout: SETTLED_WITHIN_MS }).toEqual([]);
}

async function violationsOn(page: Page): Promise<string[]> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation.effect?.getComputedTiming().endTime !== Infinity) animation.finish();
    }
  });
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), RULES);
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
