import type { Page } from '@playwright/test';
import type { AuditAction, Toast } from '@tidyhearth/domain';
import { ADMIN, signIn } from '../../support/accounts.js';
import { expect } from '../../support/test.js';
import { headersOf } from '../../support/work.js';

const REFUSAL = 'The test says no.';

export async function openConsole(page: Page, path = '/admin/'): Promise<void> {
  await signIn(page, ADMIN);
  await page.goto(path);
  await expect(page.getByRole('tablist', { name: 'Console' })).toBeVisible();
}

export async function expectToast(page: Page, { title }: Toast): Promise<void> {
  await expect(page.getByRole('status').getByText(title).last()).toBeVisible();
}

/** An alert with the catalogue's title and the server's message. */
export async function expectFailure(page: Page, { title }: Toast, message = REFUSAL): Promise<void> {
  const toast = page.getByRole('alert').filter({ hasText: title });
  await expect(toast).toBeVisible();
  await expect(toast).toContainText(message);
}

/** Refuses a call as outdated, or as one that may be repeated unchanged. */
export async function whileRefused(
  page: Page,
  call: string,
  steps: () => Promise<void>,
  code: 'STATE_CONFLICT' | 'TOO_MANY_REQUESTS' = 'STATE_CONFLICT',
): Promise<void> {
  const status = code === 'STATE_CONFLICT' ? 409 : 429;
  await page.route(call, (route) =>
    route.request().method() === 'GET'
      ? route.fallback()
      : route.fulfill({
          status,
          json: { statusCode: status, code, message: REFUSAL },
        }),
  );
  await steps();
  await page.unroute(call);
}

/** The newest audit entry about a target names the action and the admin. */
export async function expectAudited(
  page: Page,
  action: AuditAction,
  target: { targetEmail: string } | { targetType: string; targetId: number },
): Promise<void> {
  const answer = await page.request.get('/api/admin/audit-log', {
    headers: await headersOf(page.request, ADMIN),
    params: { action, ...target, perPage: 1 },
  });
  expect(await answer.json()).toEqual([expect.objectContaining({ action, actorEmail: ADMIN.email })]);
}
