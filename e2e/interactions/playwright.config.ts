import { defineConfig, devices } from '@playwright/test';
import journeys, { launchOptions } from '../playwright.config.js';

/**
 * Measurements, one at a time: `npm run bench:interactions`. They are not part of the suite, because its tests are
 * never timed.
 */
export default defineConfig({
  ...journeys,
  testDir: '.',
  outputDir: '../../test-results/interactions',
  // With the JavaScript compilers that visitors' browsers use.
  use: { ...journeys.use, launchOptions },
  globalSetup: '../support/global-setup.ts',
  workers: 1,
  fullyParallel: false,
  timeout: 300_000,
  expect: { timeout: 60_000 },
  reporter: [['./report.ts']],
  projects: [{ name: 'phone', use: { ...devices['Pixel 7'], viewport: { width: 360, height: 740 } } }],
});
