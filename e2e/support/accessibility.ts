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

/** The rules that look at colours. */
const COLOURS: RunOptions = {
  resultTypes: ['violations'],
  runOnly: ['color-contrast', 'link-in-text-block'],
};

/** Checks the page in its current state. */
export async function expectNoAxeViolations(page: Page): Promise<void> {
  expect(await violationsOn(page, RULES)).toEqual([]);
}

/**
 * For pages already checked by all rules in the other colour mode, and for pages of which only the colours are ours.
 */
export async function expectLegible(page: Page): Promise<void> {
  expect(await violationsOn(page, COLOURS)).toEqual([]);
}

/** Injects axe through the debugger, because the content security policy refuses script tags. */
async function violationsOn(page: Page, rules: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(stopMotion, NO_MOTION);
    await page.evaluate(AXE);
  }
  const { violations } = await page.evaluate((options) => window.axe.run(document, options), rules);
  return violations.map(
    ({ id, help, nodes }) => `${id} (${help}): ${nodes.map(({ target }) => target.join(' ')).join(', ')}`,
  );
}

/**
 * Stops animations, because half-faded text has half the contrast. Stays for later checks of the document, because each
 * change restyles the page.
 */
function stopMotion(css: string): void {
  const style = new CSSStyleSheet();
  style.replaceSync(css);
  document.adoptedStyleSheets.push(style);
}
