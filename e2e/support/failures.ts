import type { Page } from '@playwright/test';
import { ERRORS, type Toast } from '@tidyhearth/domain';
import { expect } from './test.js';

export async function expectToast(page: Page, { title, description }: Toast) {
  const toasts = page.getByRole('region', { name: /^Notifications/ });
  await expect(toasts).toContainText(title);
  if (description) await expect(toasts).toContainText(description);
}

/** Aborts one call during the steps. */
export async function whileAborted(page: Page, call: string | RegExp, steps: () => Promise<void>) {
  await page.route(call, (route) => route.abort());
  await steps();
  await page.unroute(call);
}

/** Responds to one call with an error during the steps; GET requests pass. */
export async function whileRefused(
  page: Page,
  call: string,
  code: keyof typeof ERRORS,
  extra: object,
  steps: () => Promise<void>,
) {
  const [status, message] = ERRORS[code];
  await page.route(call, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({ status, json: { statusCode: status, error: 'Error', code, message, ...extra } }),
  );
  await steps();
  await page.unroute(call);
}
