import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { holdRequests } from '../../support/hold-requests.js';
import { expect, test } from '../../support/test.js';

for (const [side, register] of [
  ['cleaner', registerApprovedCleaner],
  ['customer', registerCustomer],
] as const)
  test(`the code of a ${side}’s dashboard does not wait for that of the page around it`, async ({
    page,
    request,
  }) => {
    await signIn(page, await register(request));
    const held = await holdRequests(page, /\/dashboard-page-[^/]*\.js$/);
    const asked = page.waitForRequest(new RegExp(`/${side}-dashboard-[^/]*\\.js$`));
    await page.goto('/dashboard', { waitUntil: 'commit' });
    await asked;
    await expect.poll(held.count).toBe(1);
    held.release();
    await expect(page.getByRole('navigation', { name: 'Dashboard' })).toBeVisible();
  });
