/**
 * `node e2e/tools/icons.mjs`: renders the site's icons from `icon.svg` as PNG. An SVG icon is a separate document,
 * which costs a phone some 50 ms during hydration.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.mjs';

const svg = readFileSync(join(import.meta.dirname, 'icon.svg'), 'utf8');
const folder = join(import.meta.dirname, '../../frontend-site/public');
/** Phones round the corners themselves and show transparent ones as black. */
const square = svg.replace(' rx="9"', '');

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
for (const { name, size, source } of [
  { name: 'favicon.png', size: 96, source: svg },
  { name: 'apple-touch-icon.png', size: 180, source: square },
]) {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  await page.setContent(`<body style="margin:0">${source}</body>`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
await browser.close();
