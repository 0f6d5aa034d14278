import { ERRORS, REPORT_REASON } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { ADMIN, registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { headersOf, writtenReview } from '../../support/work.js';
import { visit } from './visit.js';

test('@phone a visitor signs in to report a review, and the admin reads why', async ({ page, request }) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Perdita' });
  const [author, reader] = [await registerCustomer(request, 'Ferdinand'), await registerCustomer(request)];
  const review = { rating: 1, comment: 'Lives at 12 Broad Street and never tidies there either.' };
  const reviewId = await writtenReview(request, author, cleaner, review);

  await visit(page, `/cleaners/${cleaner.cleanerId}`);
  const report = page.getByRole('button', { name: 'Report review by Ferdinand' });
  await report.click();
  const form = page.getByRole('dialog').getByRole('tabpanel');
  await form.getByLabel('Email').fill(reader.email);
  await form.getByLabel('Password', { exact: true }).fill(reader.password);
  await form.getByRole('button', { name: 'Sign In' }).click();

  const dialog = page.getByRole('dialog', { name: 'Report Ferdinand’s review' });
  await expect(dialog).toContainText(review.comment);
  await expectNoAxeViolations(page);
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(dialog.getByRole('alert')).toContainText(`at least ${REPORT_REASON.min} characters`);
  await expectNoAxeViolations(page);
  const reason = 'It gives away a home address.';
  await dialog.getByLabel(/What is wrong/).fill(reason);
  await page.route('**/report', (route) => route.abort());
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Report Failed')).toBeVisible();
  await page.unroute('**/report');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText('Review Reported')).toBeVisible();
  await expect(dialog).toBeHidden();

  const reports = await request.get('/api/admin/review-reports', {
    headers: await headersOf(request, ADMIN),
    params: { resolved: false, sort: 'id', order: 'DESC', perPage: 50 },
  });
  expect(await reports.json()).toContainEqual(
    expect.objectContaining({ reviewId, reporterId: reader.id, reason, comment: review.comment }),
  );

  await report.click();
  await dialog.getByLabel(/What is wrong/).fill('Once more, with feeling.');
  await dialog.getByRole('button', { name: 'Send report' }).click();
  await expect(page.getByText(ERRORS.ALREADY_REPORTED[1])).toBeVisible();
});

test('nobody reports their own review', async ({ page, request }) => {
  const cleaner = await registerApprovedCleaner(request);
  const author = await registerCustomer(request);
  await writtenReview(request, author, cleaner, { rating: 5, comment: 'All I could wish for.' });
  await visit(page, `/cleaners/${cleaner.cleanerId}`);
  const report = page.getByRole('button', { name: /^Report review/ });
  await expect(report).toBeVisible();
  await signIn(page, author);
  await visit(page, `/cleaners/${cleaner.cleanerId}`);
  await expect(page.getByText('All I could wish for.')).toBeVisible();
  await expect(report).toBeHidden();
});
