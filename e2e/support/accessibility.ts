import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import { expect, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');
const NO_MOTION = '*, ::before, ::after { animation: none !important; transition: none !important; }';
const RULES: RunOptions = {
  // The other results are not read, and collecting them doubles the time.
  resultTypes: ['violations'],
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
};

declare global {
  interface Window {
    axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> };
  }
}

/**
 * Checks the page as it is now. axe is injected through the debugger, since the content security policy refuses script
 * tags. Animations and transitions are off meanwhile, because half-faded text has half the contrast.
 */
export async function expectNoAxeViolations(page: Page, rules = RULES): Promise<void> {
  await page.evaluate((css) => {
    const style = new CSSStyleSheet();
    style.replaceSync(css);
    document.adoptedStyleSheets.push(style);
  }, NO_MOTION);
  expect(await violationsOn(page, rules)).toEqual([]);
  await page.evaluate(() => document.adoptedStyleSheets.pop());
}

/** For pages that others have built, of which only the colours are ours. */
export const expectLegible = (page: Page) =>
  expectNoAxeViolations(page, { resultTypes: ['violations'], runOnly: ['color-contrast'] });

async function violationsOn(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), rules);
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}
