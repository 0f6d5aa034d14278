/**
 * Finds the browser for the journeys: the one named in CHROME_PATH, an installed one, Playwright's own, or one from an
 * npm package.
 */
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import { findProgram } from '../../scripts/lib/find-program.mjs';
import { ROOT } from '../../scripts/lib/workspace.mjs';

/** The headless shell comes first, because it needs a third less CPU. */
const INSTALLED = [
  'chromium-headless-shell',
  'chromium',
  'google-chrome',
  'google-chrome-stable',
  'chromium-browser',
];
/** An optional dependency, which not every platform has. */
const BUNDLED = '@sparticuz/chromium';
const APPLICATIONS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** @returns {Promise<string | undefined>} */
export async function findBrowser() {
  const named = process.env.CHROME_PATH;
  if (named) {
    if (!existsSync(named)) throw new Error(`CHROME_PATH names ${named}, which is not there.`);
    return named;
  }
  const installed = findProgram(...INSTALLED) ?? APPLICATIONS.find((file) => existsSync(file));
  if (installed !== undefined) return installed;
  const own = chromium.executablePath();
  return existsSync(own) ? own : bundledBrowser();
}

/** For Linux on x64 only. Without a font file, all text would have width 0. */
async function bundledBrowser() {
  const folder = join(ROOT, 'node_modules/.cache/chromium');
  const fonts = join(folder, 'fonts.conf');
  mkdirSync(join(folder, 'fontcache'), { recursive: true });
  writeFileSync(
    fonts,
    '<?xml version="1.0"?><!DOCTYPE fontconfig SYSTEM "fonts.dtd"><fontconfig>' +
      `<dir>${folder}/fonts/fonts</dir><dir>/usr/share/fonts</dir><cachedir>${folder}/fontcache</cachedir></fontconfig>`,
  );
  const { TMPDIR } = process.env;
  // The package reads these variables when it is loaded.
  Object.assign(process.env, { TMPDIR: folder, AWS_LAMBDA_JS_RUNTIME: 'nodejs20.x', FONTCONFIG_FILE: fonts });
  try {
    /** @type {{ default: { executablePath: () => Promise<string> } }} */
    const { default: bundled } = await import(BUNDLED);
    return await bundled.executablePath();
  } catch {
    return undefined;
  } finally {
    if (TMPDIR === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = TMPDIR;
  }
}
