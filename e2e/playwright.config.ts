import { defineConfig, devices } from '@playwright/test';
import { findBrowser } from './support/browser.mjs';

const results = '../test-results';
const run = `browser-${process.env.TEST_ENGINE || 'sqlite'}`;

/**
 * A journey runs on the desktop; one tagged `@phone` runs on the phone as well, one tagged `@phone-only` only there.
 */
export default defineConfig({
  testDir: './journeys',
  outputDir: `${results}/${run}`,
  globalSetup: './support/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  retries: 0,
  forbidOnly: Boolean(process.env.CI),
  timeout: 120_000,
  // Generous: a machine with two cores runs two browsers, the server and a database at once.
  expect: { timeout: 20_000 },
  reporter: [['list'], ['json', { outputFile: `${results}/${run}.json` }]],
  use: {
    // Known once the global set-up has started the application; workers read this file after that.
    baseURL: process.env.E2E_URL,
    locale: 'en-GB',
    timezoneId: 'Europe/London',
    // Each frame of an animation is drawn by the processor here; that all of them may be left out is promised anyway.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording costs a machine without a graphics card more than the journeys do: `--trace on` where one is needed.
    trace: 'off',
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: await findBrowser(),
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-dev-shm-usage',
        '--disable-background-networking',
        '--no-first-run',
      ],
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
