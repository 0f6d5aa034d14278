import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.mjs';

const results = '../test-results';
const run = `browser-${process.env.TEST_ENGINE || 'sqlite'}`;

/** Also used by the measurements. */
export const launchOptions = {
  executablePath: await findBrowser(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-dev-shm-usage',
    '--disable-background-networking',
    '--no-first-run',
  ],
};

/** Journeys run on the desktop. Those tagged `@phone` also run on the phone, those tagged `@phone-only` only there. */
export default defineConfig({
  testDir: './journeys',
  outputDir: `${results}/${run}`,
  globalSetup: './support/global-setup.ts',
  // One more than a small machine has cores, because a journey spends a sixth of its time waiting.
  workers: 3,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Long enough for machines whose two cores run three browsers, the server and a database.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/${run}.json` }]],
  use: {
    // Set by the global setup, which runs before the workers read this file.
    baseURL: process.env.E2E_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Animations are slow without a graphics card, and the site must work without them.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording takes longer than the journeys do; `--trace on` records one.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      ...launchOptions,
      // Pages exist only for seconds: V8's optimising compilers take a sixth of the CPU time and save less.
      args: [...launchOptions.args, '--js-flags=--no-maglev --no-turbofan'],
    },
  },
  projects: [
    {
      name: 'desktop',
      grepInvert: /@phone-only/,
      use: { ...devices['Desktop Chrome'], viewport: { width: 1440, height: 900 } },
    },
    {
      name: 'phone',
      grep: /@phone/,
      use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } },
    },
  ],
});
