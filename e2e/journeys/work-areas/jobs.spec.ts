import { addDays, TOASTS, ukToday } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { callAs, openAs } from './steps.js';

test('of three who apply one is rejected, one accepted, and the third learns that the job is gone', async ({
  browser,
  request,
}) => {
  const [customer, rejected, accepted, third] = await Promise.all([
    registerCustomer(request, 'Octavia'),
    registerApprovedCleaner(request, { firstName: 'Alphonse' }),
    registerApprovedCleaner(request, { firstName: 'Bettina' }),
    registerApprovedCleaner(request, { firstName: 'Caspian' }),
  ]);
  const posting = await callAs<{ id: number }>(request, customer, 'POST', '/api/postings', {
    serviceType: 'deep',
    postingDate: `${addDays(ukToday(), 12)}T10:00:00Z`,
    estimatedDuration: 2,
    maxBudget: '80.00',
    street: '4 Bridge Street',
    city: 'Oxford',
    postcode: 'OX1 4BH',
  });
  for (const cleaner of [rejected, accepted, third]) {
    const application = { postingId: posting.id, proposedRate: '24.00', message: 'I would love to.' };
    await callAs(request, cleaner, 'POST', '/api/applications', application);
  }

  const board = await openAs(browser, third, '/dashboard?tab=postings');
  const job = board.getByRole('article').filter({ hasText: 'Posted by Octavia' });
  await expect(job.getByRole('button', { name: 'Applied' })).toBeDisabled();

  const page = await openAs(browser, customer, '/dashboard?tab=postings');
  await page.getByRole('link', { name: '3 applications' }).click();
  const offer = (name: string) => page.getByRole('article').filter({ hasText: name });
  await offer('Alphonse').getByRole('button', { name: 'Reject' }).click();
  await expect(page.getByText(TOASTS.applicationRejected.title)).toBeVisible();
  await expect(offer('Alphonse').getByText('Rejected', { exact: true })).toBeVisible();
  await expect(offer('Alphonse').getByRole('button', { name: 'Accept' })).toBeHidden();

  await offer('Bettina').getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(TOASTS.applicationAccepted.title)).toBeVisible();
  await expect(offer('Caspian').getByText('Rejected', { exact: true })).toBeVisible();
  await expect(job).toBeHidden();
  await board.getByRole('button', { name: /^Notifications/ }).click();
  await expect(board.getByText(/application/i).first()).toBeVisible();
  await board.context().close();
  await page.context().close();
});
