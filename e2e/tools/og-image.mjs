/** `node e2e/tools/og-image.mjs <address of the running site>`: renders the preview image of shared links. */
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findBrowser } from '../support/browser.mjs';

const address = process.argv[2] ?? 'http://localhost:3000';
const target = join(import.meta.dirname, '../../frontend-site/public/og.png');

const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
const page = await browser.newPage({ viewport: { width: 1200, height: 630 }, colorScheme: 'light' });
await page.goto(address);
await page.evaluate(async () => {
  const logo = document.querySelector('header a span')?.outerHTML ?? '';
  const picture = document.querySelector('main svg[viewBox]:not(.lucide)')?.outerHTML ?? '';
  document.documentElement.classList.replace('dark', 'light');
  document.body.innerHTML = `
    <div style="width:1200px;height:630px;box-sizing:border-box;padding:64px 56px;display:grid;
      grid-template-columns:1fr 520px;gap:32px;align-items:center;overflow:hidden">
      <div>
        <div style="zoom:1.9">${logo}</div>
        <p style="font:620 68px/1.08 'Fraunces Variable',serif;margin:56px 0 24px;letter-spacing:-.02em">
          Trusted local cleaners, booked in a minute</p>
      </div>
      <div style="width:520px">${picture}</div>
    </div>`;
  await document.fonts.ready;
});
await page.screenshot({ path: target });
await browser.close();
