import { expect, test as base, type Page } from '@playwright/test';

/** Messages that the browser logs for a 4xx or a missing script, both of which journeys provoke on purpose. */
const EXPECTED_ERROR = /^Failed to load resource|Failed to fetch dynamically imported module/;

interface Fixtures {
  /** Fails a journey whose page throws, logs an error, requests another origin or gets a 5xx. */
  failOnBrowserErrors: void;
}

export const test = base.extend<Fixtures>({
  failOnBrowserErrors: [
    async ({ context, baseURL }, use) => {
      const problems: string[] = [];
      const watch = (page: Page) => {
        page.on('pageerror', (error) => problems.push(`threw: ${error.message}`));
        page.on('console', (message) => {
          if (message.type() !== 'error' || EXPECTED_ERROR.test(message.text())) return;
          problems.push(`console: ${message.text()}`);
        });
        page.on('request', (request) => {
          const url = request.url();
          if (/^https?:/.test(url) && !url.startsWith(`${baseURL}/`))
            problems.push(`asked another origin: ${url}`);
        });
        page.on('response', (response) => {
          if (response.status() >= 500) problems.push(`${response.status()} from ${response.url()}`);
        });
      };
      context.on('page', watch);
      await use();
      expect(problems).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };
