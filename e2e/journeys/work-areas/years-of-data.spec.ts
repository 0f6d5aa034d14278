import { addDays, ukToday } from '@tidyhearth/domain';
import { signIn } from '../../support/accounts.js';
import { BUSY_CLEANER, TALKATIVE_CUSTOMER } from '../../support/big-database/busy-people.js';
import { lineOf, LONG_CONVERSATION } from '../../support/big-database/long-conversation.js';
import { expect, test } from '../../support/test.js';

test('a cleaner with thousands of bookings sees true counts and reads years of them page by page', async ({
  page,
}) => {
  await signIn(page, BUSY_CLEANER);
  await page.goto('/dashboard?tab=bookings&status=completed');
  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(20);
  await expect(page.getByRole('link', { name: /^Completed\s*\d{4}$/ })).toBeVisible();
  for (const shown of [40, 60, 80]) {
    await page.getByRole('button', { name: 'Load more bookings' }).click();
    await expect(cards).toHaveCount(shown);
  }
  await page.goto(`/dashboard?tab=calendar&date=${addDays(ukToday(), -700)}`);
  await expect(page.getByRole('button', { name: /, \d+ bookings?$/ }).first()).toBeVisible();
});

test('a conversation of thousands opens at its end, and goes back as it is scrolled', async ({ page }) => {
  await signIn(page, TALKATIVE_CUSTOMER);
  await page.goto('/messages');
  await page.getByRole('link', { name: new RegExp(BUSY_CLEANER.firstName) }).click();
  const log = page.getByRole('log');
  await expect(log.getByText(lineOf(LONG_CONVERSATION))).toBeVisible();
  // The log is marked as busy until the whole page of messages is drawn.
  await expect(log.locator('[aria-busy=true]')).toHaveCount(0);
  const bubbles = log.locator('time');
  const first = await bubbles.count();
  expect(first).toBeLessThanOrEqual(100);
  await page.getByRole('region', { name: /^Messages with/ }).hover();
  await page.mouse.wheel(0, -10_000);
  await expect.poll(() => bubbles.count()).toBeGreaterThan(first);
  // Only a page or two is loaded, not everything.
  expect(await bubbles.count()).toBeLessThan(LONG_CONVERSATION / 10);
  // Old messages are removed again once the reader is back at the end.
  await page.mouse.wheel(0, 100_000);
  await expect.poll(() => bubbles.count()).toBe(first);
  await page.getByRole('textbox').last().fill('Still smooth after twenty thousand.');
  await page.keyboard.press('Enter');
  await expect(log.getByText('Still smooth after twenty thousand.')).toBeVisible();
});
