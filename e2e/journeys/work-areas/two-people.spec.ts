import { addDays, TOASTS, ukToday } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { choose } from '../../support/choices.js';
import { cleanBegan } from '../../support/past.js';
import { expect, test } from '../../support/test.js';
import { type Booking, callAs, openAs } from './steps.js';

test('from posting a job to both reviews, each sees the other’s step without reloading', async ({
  browser,
  page,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Bartholomew', hourlyRate: '22.00' }),
    registerCustomer(request, 'Clementine'),
  ]);

  const board = await openAs(browser, cleaner, '/dashboard?tab=postings');
  await expect(board.getByRole('heading', { name: 'Job Posts' })).toBeVisible();

  await signIn(page, customer);
  await page.goto('/dashboard?tab=postings');
  await page.getByRole('button', { name: 'Post New Job' }).click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Post Job' }).click();
  await expect(form.getByText('Date is required')).toBeVisible();
  await form.getByLabel('Date').fill(addDays(ukToday(), 8));
  await form.getByLabel('Time').fill('10:00');
  await form.getByLabel('Highest budget').fill('60');
  await form.getByLabel('Street').fill('7 Walton Well Road');
  await form.getByLabel('City').fill('Oxford');
  await form.getByLabel('Postcode').fill('ox2 6ed');
  await form.getByLabel('Special instructions').fill('The key is with the neighbour.');
  await form.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(TOASTS.jobPosted.title)).toBeVisible();
  const posting = page.getByRole('article');
  await expect(posting.getByRole('link', { name: '0 applications' })).toBeVisible();

  const job = board.getByRole('article').filter({ hasText: 'Posted by Clementine' });
  await expect(job).toContainText('Oxford, OX2');
  await expect(job).not.toContainText(/Walton Well|6ED|neighbour/);
  await job.getByRole('button', { name: 'Apply' }).click();
  const application = board.getByRole('dialog');
  const send = application.getByRole('button', { name: 'Send application' });
  await application.getByLabel('Proposed rate').fill('');
  await expect(send).toBeDisabled();
  await application.getByLabel('Proposed rate').fill('21.50');
  await expect(application).toContainText('£43.00 for 2 hours');
  await application.getByLabel('Message').fill('I live two streets away.');
  await send.click();
  await expect(board.getByText(TOASTS.applicationSubmitted.title)).toBeVisible();
  await expect(job.getByRole('button', { name: 'Applied' })).toBeDisabled();

  await posting.getByRole('link', { name: '1 application' }).click();
  const offer = page.getByRole('article').filter({ hasText: 'Bartholomew' });
  await expect(offer).toContainText('I live two streets away.');
  await expect(offer).toContainText('£43.00');

  await board.goto('/dashboard?tab=bookings&status=confirmed');
  await expect(board.getByText('No confirmed bookings')).toBeVisible();
  await offer.getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept and book' }).click();
  await expect(page.getByText(TOASTS.applicationAccepted.title)).toBeVisible();
  await expect(offer.getByText('Accepted')).toBeVisible();
  const booked = board.getByRole('article').filter({ hasText: 'Clementine' });
  await expect(booked).toContainText('7 Walton Well Road');

  await page.goto('/dashboard?tab=bookings&status=completed');
  await expect(page.getByText('No completed bookings')).toBeVisible();
  await expect(booked.getByRole('button', { name: 'Cancel Booking' })).toBeVisible();
  await expect(booked.getByRole('button', { name: 'Mark Complete' })).toBeHidden();
  const bookings = `/api/bookings/customer/${customer.id}`;
  for (const { id } of await callAs<Booking[]>(request, customer, 'GET', bookings)) await cleanBegan(id, 0);
  await board.reload();
  await booked.getByRole('button', { name: 'Mark Complete' }).click();
  const ofCustomer = board.getByRole('dialog', { name: 'How was Clementine?' });
  await ofCustomer.getByRole('button', { name: 'Submit Review' }).click();
  await expect(ofCustomer.getByText('Please select a rating')).toBeVisible();
  await choose(ofCustomer.getByRole('radio', { name: /^4/ }));
  await ofCustomer.getByLabel('Review', { exact: false }).last().fill('Too short');
  await ofCustomer.getByRole('button', { name: 'Submit Review' }).click();
  await expect(ofCustomer.getByText('Review must be at least 10 characters')).toBeVisible();
  await ofCustomer.getByLabel('Review', { exact: false }).last().fill('Everything was ready when I came.');
  await ofCustomer.getByRole('button', { name: 'Submit Review' }).click();
  await expect(board.getByText(TOASTS.reviewSubmitted.description)).toBeVisible();

  const done = page.getByRole('article').filter({ hasText: 'Bartholomew' });
  await done.getByRole('button', { name: 'Leave Review' }).click();
  const ofCleaner = page.getByRole('dialog', { name: 'How was Bartholomew?' });
  await choose(ofCleaner.getByRole('radio', { name: /^5/ }));
  await ofCleaner
    .getByLabel('Review', { exact: false })
    .last()
    .fill('The kitchen has not looked like this since we moved in.');
  await ofCleaner.getByRole('button', { name: 'Submit Review' }).click();
  await expect(page.getByText(TOASTS.reviewSubmitted.description)).toBeVisible();
  await expect(done.getByRole('button', { name: 'Leave Review' })).toBeHidden();
  await expect(done.getByRole('link', { name: 'Book again' })).toBeVisible();

  // The cleaner's page shows the review as well.
  await board.getByRole('link', { name: 'Completed' }).click();
  await expect(board.getByRole('article').getByRole('button', { name: 'Leave Review' })).toBeHidden();
  await expect(board.getByRole('main')).toContainText(/5\.0.*1 review/);
  await board.context().close();
});
