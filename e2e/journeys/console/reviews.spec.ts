import { registerApprovedCleaner } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { registerNamedCustomer, reportedReview, uniqueName } from './people.js';
import { expectFailure, expectToast, openConsole, whileRefused } from './steps.js';

test('a reported review is dismissed, hidden with a reason and restored', async ({ page, request }) => {
  const cleaner = await registerApprovedCleaner(request);
  const customer = await registerNamedCustomer(request, uniqueName('Thorn'));
  const [comment, reason] = [uniqueName('Never again, says '), 'It says where I live.'];
  await reportedReview(request, customer, cleaner, { comment, reason });
  const publicReviews = async () => {
    const answer = await request.get(`/api/reviews/reviewee/${cleaner.id}`);
    return ((await answer.json()) as { comment: string }[]).map((review) => review.comment);
  };

  await openConsole(page);
  await page.getByRole('link', { name: /^[\d,]+ reviews? reported$/ }).click();
  await expect(page.getByRole('heading', { name: 'Review Reports' })).toBeVisible();
  const row = page.getByRole('row').filter({ hasText: comment });
  await expect(row).toContainText(reason);

  await whileRefused(page, '**/dismiss', async () => {
    await row.getByRole('button', { name: /^Dismiss report/ }).click();
    await expectFailure(page, { title: 'Failed to dismiss report' });
  });
  await row.getByRole('button', { name: /^Dismiss report/ }).click();
  await expectToast(page, { title: 'Report Dismissed' });
  const undo = page.getByRole('button', { name: 'Undo' });
  // A toast stays while the mouse is over it.
  await undo.hover();
  await expect(row).toBeHidden();
  await undo.click();
  await expect(row).toBeVisible();
  expect(await publicReviews()).toEqual([comment]);

  const dialog = page.getByRole('dialog', { name: `Hide ${customer.name}’s review` });
  await row.getByRole('button', { name: /^Hide review/ }).click();
  await dialog.getByLabel(/^Reason/).fill('A home address');
  const tryToHide = async () => {
    await dialog.getByRole('button', { name: 'Hide review' }).click();
    await expectFailure(page, { title: 'Failed to hide review' });
  };
  await whileRefused(page, '**/hide', tryToHide, 'TOO_MANY_REQUESTS');
  await dialog.getByRole('button', { name: 'Hide review' }).click();
  await expectToast(page, { title: 'Review Hidden' });
  await expect(row).toBeHidden();
  expect(await publicReviews()).toEqual([]);

  await page.getByRole('button', { name: /^More/ }).click();
  await page.getByRole('menuitem', { name: 'Reviews', exact: true }).click();
  await page.getByLabel('Shown').selectOption('true');
  await expect(row).toContainText('Hidden because: “A home address”');
  await whileRefused(page, '**/unhide', async () => {
    await row.getByRole('button', { name: /^Restore review/ }).click();
    await expectFailure(page, { title: 'Failed to restore review' });
  });
  await row.getByRole('button', { name: /^Restore review/ }).click();
  await expectToast(page, { title: 'Review Restored' });
  expect(await publicReviews()).toEqual([comment]);

  await page.getByRole('tab', { name: 'Security Status' }).click();
  await page.getByLabel('What', { exact: true }).selectOption('review.hidden');
  await expect(page.getByRole('table', { name: 'Audit lines' })).toContainText('“A home address”');
});
