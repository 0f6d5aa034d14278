import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const STILL = '*, ::before, ::after { animation: none !important; transition: none !important; }';
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
 * content security policy. Nothing moves meanwhile, neither what is under way nor what begins while axe reads:
 * half-faded text has half the contrast.
 */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  await page.evaluate((css) => {
    const still = new CSSStyleSheet();
    still.replaceSync(css);
    document.adoptedStyleSheets.push(still);
  }, STILL);
  expect(await violationsOn(page)).toEqual([]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

async function violationsOn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), RULES);
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
