import type { APIRequestContext, Locator } from '@playwright/test';
import { addDays, JOB_DESCRIPTION_MAX, TOASTS, ukToday } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { type Person, registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { expect, test } from '../../support/test.js';
import { book, callAs, openAs } from './steps.js';

const postJob = (request: APIRequestContext, customer: Person, daysAhead: number, description?: string) =>
  callAs<{ id: number }>(request, customer, 'POST', '/api/postings', {
    serviceType: 'deep',
    postingDate: `${addDays(ukToday(), daysAhead)}T10:00:00Z`,
    estimatedDuration: 2,
    maxBudget: '80.00',
    street: '4 Bridge Street',
    city: 'Oxford',
    postcode: 'OX1 4BH',
    description,
  });

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
  const posting = await postJob(request, customer, 12);
  for (const cleaner of [rejected, accepted, third]) {
    const application = { postingId: posting.id, proposedRate: '24.00', message: 'I would love to.' };
    await callAs(request, cleaner, 'POST', '/api/applications', application);
  }

  const board = await openAs(browser, third, '/dashboard?tab=postings');
  const job = board.getByRole('article').filter({ hasText: 'Posted by Octavia' });
  await expect(job.getByRole('button', { name: 'Applied' })).toBeDisabled();

  const page = await openAs(browser, customer, '/dashboard?tab=postings');
  await page.getByRole('link', { name: '3 applications' }).press('Enter');
  await expect(page.locator('h2:focus')).toBeVisible();
  const offer = (name: string) => page.getByRole('article').filter({ hasText: name });
  await offer('Alphonse').getByRole('button', { name: 'Reject' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Reject application' }).click();
  await expect(page.getByText(TOASTS.applicationRejected.title)).toBeVisible();
  await expect(offer('Alphonse').getByText('Rejected', { exact: true })).toBeVisible();
  await expect(offer('Alphonse').getByRole('button', { name: 'Accept' })).toBeHidden();
  await expect(offer('Alphonse')).toBeFocused();

  await offer('Bettina').getByRole('button', { name: 'Accept' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept and book' }).click();
  await expect(page.getByText(TOASTS.applicationAccepted.title)).toBeVisible();
  await expect(offer('Caspian').getByText('Rejected', { exact: true })).toBeVisible();
  await expect(job).toBeHidden();
  await board.getByRole('button', { name: /^Notifications/ }).click();
  await expect(board.getByText(/application/i).first()).toBeVisible();
  await board.context().close();
  await page.context().close();
});

test('a cleaner who is no longer free can’t be accepted, and the job stays open for others', async ({
  context,
  request,
}) => {
  const [customer, cleaner] = await Promise.all([
    registerCustomer(request, 'Drusilla'),
    registerApprovedCleaner(request, { firstName: 'Ezekiel' }),
  ]);
  const posting = await postJob(request, customer, 15);
  const application = { postingId: posting.id, proposedRate: '24.00' };
  await callAs(request, cleaner, 'POST', '/api/applications', application);
  const page = await openAs(context, customer, '/dashboard?tab=postings');
  await page.getByRole('link', { name: '1 application' }).click();
  const offer = page.getByRole('article').filter({ hasText: 'Ezekiel' });
  await offer.getByRole('button', { name: 'Accept' }).click();
  const rival = await registerCustomer(request, 'Florian');
  await book(request, rival, cleaner, { daysAhead: 15, bookingTime: '10:00', status: 'confirmed' });
  await page.getByRole('alertdialog').getByRole('button', { name: 'Accept and book' }).click();
  await expect(page.getByText(TOASTS.bookingCreationFailed.title)).toBeVisible();
  await expect(offer.getByText('Not free at this time')).toBeVisible();
  await expect(offer.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expect(offer.getByRole('button', { name: 'Reject' })).toBeEnabled();

  await page.goto('/dashboard?tab=postings');
  await page.route('**/api/postings', (route) =>
    route.request().method() === 'POST' ? route.abort() : route.fallback(),
  );
  await page.getByRole('button', { name: 'Post New Job' }).click();
  const form = page.getByRole('dialog');
  await form.getByLabel('Date').fill(addDays(ukToday(), 8));
  await form.getByLabel('Time').fill('10:00');
  await form.getByLabel('Highest budget').fill('60');
  await form.getByLabel('Street').fill('7 Walton Well Road');
  await form.getByLabel('City').fill('Oxford');
  await form.getByLabel('Postcode').fill('ox2 6ed');
  await form.getByRole('button', { name: 'Post Job' }).click();
  await expect(page.getByText(TOASTS.jobPostFailed.title)).toBeVisible();
  await expect(form.getByLabel('Street')).toHaveValue('7 Walton Well Road');
});

test('@phone a cleaner finds a job by filters, applies, and takes the application back', async ({
  context,
  request,
}, { project }) => {
  // The desktop and the phone run share the database, so each needs a name of its own.
  const name = project.name === 'phone' ? 'Georgina' : 'Giulietta';
  const [customer, cleaner] = await Promise.all([
    registerCustomer(request, name),
    registerApprovedCleaner(request, { firstName: 'Humphrey' }),
  ]);
  const day = 23;
  await postJob(request, customer, day, 'Oven and windows. '.repeat(JOB_DESCRIPTION_MAX / 18).trim());
  const page = await openAs(context, cleaner, '/dashboard?tab=postings');
  const job = page.getByRole('article').filter({ hasText: `Posted by ${name}` });
  await page.getByLabel('Service').selectOption('office');
  await expect(page).toHaveURL(/service=office/);
  await expect(job).toBeHidden();
  await page.getByLabel('Service').selectOption('deep');
  await page.getByLabel('From').fill(addDays(ukToday(), day));
  await page.getByLabel('Pay', { exact: true }).selectOption('30');
  await expect(job).toContainText('£40.00 an hour');

  await job.getByRole('button', { name: 'Apply' }).click();
  // However long the customer's text is, the agreed terms, the rate and the button that sends them are on screen
  // together.
  const dialog = page.getByRole('dialog');
  const send = dialog.getByRole('button', { name: 'Send application' });
  for (const shown of [
    dialog.getByText('2 hours', { exact: true }),
    dialog.getByLabel('Proposed rate'),
    send,
  ])
    await expect(shown).toBeInViewport({ ratio: 1 });
  await expectNoAxeViolations(page);
  await send.click();
  await expect(page.getByText(TOASTS.applicationSubmitted.title)).toBeVisible();
  await page.getByRole('link', { name: 'My applications' }).click();
  // Waits for this page, because the board has articles too.
  await expect(page.getByRole('heading', { name: 'My applications' })).toBeVisible();
  const own = page.getByRole('article');
  await expect(own).toContainText('Waiting');
  await expectNoAxeViolations(page);
  await own.getByRole('button', { name: 'Withdraw' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Withdraw application' }).click();
  await expect(own).toContainText('Withdrawn');

  await page.goBack();
  await expect(page).toHaveURL(/service=deep.*pay=30/);
  await expect(job.getByRole('button', { name: 'Withdrawn' })).toBeDisabled();
  await expectNoAxeViolations(page);
});

test('days that jobs are filtered by can be typed, and Back takes each filter off in one press', async ({
  context,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Leopold' });
  const page = await openAs(context, cleaner, '/dashboard?tab=postings');
  // Dates with the same day and month number, because browsers differ in which they ask for first.
  const [from = '', until = ''] = Array.from({ length: 380 }, (_, days) =>
    addDays(ukToday(), days + 1),
  ).filter((day) => day.slice(5, 7) === day.slice(8));
  const keysOf = (day: string) => `${day.slice(8)}${day.slice(5, 7)}${day.slice(0, 4)}`;
  for (const [label, day] of [
    ['From', from],
    ['Until', until],
  ] as const) {
    await page.getByLabel(label).pressSequentially(keysOf(day));
    await expect(page.getByLabel(label)).toHaveValue(day);
  }
  await expect(page).toHaveURL(new RegExp(`from=${from}&to=${until}`));
  await page.goBack();
  await expect(page.getByLabel('Until')).toHaveValue('');
  await expect(page.getByLabel('From')).toHaveValue(from);
  await page.goBack();
  await expect(page.getByLabel('From')).toHaveValue('');
});

test('the buttons of a job are as wide as its card on a phone @phone-only', async ({ page, request }) => {
  const customer = await registerCustomer(request);
  await postJob(request, customer, 24);
  await signIn(page, customer);
  await page.goto('/dashboard?tab=postings');
  const job = page.getByRole('article');
  const edgesOf = async (element: Locator) => {
    const box = await element.boundingBox();
    return box === null ? [Number.NaN] : [box.x, box.x + box.width];
  };
  await expect(job.getByRole('button', { name: 'Withdraw' })).toBeVisible();
  const [left = Number.NaN, right = Number.NaN] = await edgesOf(job);
  const buttons = await job.locator('button, a').all();
  const edges = (await Promise.all(buttons.map(edgesOf))).flat();
  expect(Math.min(...edges) - left).toBeCloseTo(right - Math.max(...edges));
  // The line of the last button, which is alone there.
  expect((await edgesOf(job.getByRole('link', { name: '0 applications' }))).map(Math.round)).toEqual(
    [Math.min(...edges), Math.max(...edges)].map(Math.round),
  );
});
