import { readFile } from 'node:fs/promises';
import { MAX_EXPORT_ROWS } from '@tidyhearth/domain';
import { expect, test } from '../../support/test.js';
import { registerNamedCustomer, uniqueName } from './people.js';
import { expectFailure, expectToast, openConsole, whileRefused } from './steps.js';

const MORE = [
  ['Review Reports', 'review-reports', 'Reports'],
  ['Reviews', 'reviews', 'Reviews'],
  ['Job Postings', 'postings', 'Job postings'],
  ['Applications for Jobs', 'applications', 'Applications'],
  ['Contact Messages', 'contact-messages', 'Contact messages'],
  ['Waitlist', 'waitlist', 'Waitlist entries'],
  ['Page Errors', 'client-errors', 'Page errors'],
] as const;

test('the lists behind the tabs open, fail and recover, and say when they are empty', async ({ page }) => {
  await openConsole(page);
  for (const [title, path, label] of MORE) {
    const call = `**/api/admin/${path}?*`;
    await page.route(call, (route) => route.abort());
    await page.getByRole('button', { name: /^More/ }).click();
    await page.getByRole('menuitem', { name: title, exact: true }).click();
    await expect(page.getByRole('heading', { name: title, level: 2 })).toBeVisible();
    await expect(page.getByText(`${label} could not be loaded`)).toBeVisible();
    await page.unroute(call);
    await page.route(call, (route) => route.fulfill({ json: [], headers: { 'X-Total-Count': '0' } }));
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(page.getByRole('main').getByText(/appear here|is listed here/)).toBeVisible();
    await page.unroute(call);
  }
});

test('a list sorts, filters and pages on the server, and its spreadsheet obeys the filters', async ({
  page,
  request,
}) => {
  const lastName = uniqueName('Quill');
  const person = await registerNamedCustomer(request, lastName);
  await openConsole(page);
  await expect(page.getByRole('navigation', { name: 'Pages of users' })).toContainText(/1 to 25 of/);
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('navigation', { name: 'Pages of users' })).toContainText(/26 to/);
  await page.getByRole('button', { name: 'Name', exact: true }).click();
  await expect(page).toHaveURL(/sort=lastName/);
  const save = page.getByRole('button', { name: 'Export CSV of users' });
  const saved = async (description: string) => {
    const [download] = await Promise.all([page.waitForEvent('download'), save.click()]);
    // The toast is checked first: it disappears after seconds, and reading a long file takes some.
    await expectToast(page, { title: description });
    expect(download.suggestedFilename()).toBe('users.csv');
    return (await readFile(await download.path(), 'utf8')).trim().split('\r\n');
  };
  expect(await saved('The first 50,000 rows. Narrow the filters to see the rest.')).toHaveLength(
    1 + MAX_EXPORT_ROWS,
  );
  await page.getByLabel('Search users').fill(lastName);
  await expect(page.getByRole('row')).toHaveCount(2);
  const lines = await saved('Spreadsheet Saved');
  expect(lines).toHaveLength(2);
  expect(lines[1]).toContain(`,${person.email},Wren,${lastName},`);

  await page.route('**/users.csv?*', (route) => route.abort());
  await save.click();
  await expectFailure(page, { title: 'Failed to export' }, 'could not be reached');
  await page.getByLabel('Search users').fill(`${lastName} nobody`);
  await expect(page.getByText('Nothing matches')).toBeVisible();
  await page.getByRole('button', { name: 'Clear search and filters' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
});

test('a list that can’t be fetched again keeps what it showed, and says so', async ({ page }) => {
  await openConsole(page, '/admin/postings');
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.route('**/api/admin/postings?*', (route) => route.abort());
  // Returning to the window refetches.
  await page.evaluate(() => window.dispatchEvent(new Event('visibilitychange')));
  await expect(page.getByText('Job postings could not be loaded')).toBeVisible();
  await expect(page.getByRole('row')).toHaveCount(26);
  await page.unroute('**/api/admin/postings?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('Job postings could not be loaded')).toBeHidden();
  await expect(page.getByRole('row')).toHaveCount(26);
});

test('a table whose code could not be fetched takes nothing else away, and comes when it is asked for again', async ({
  page,
}) => {
  await page.route(/\/Table-[^/]*\.js$/, (route) => route.abort());
  await openConsole(page, '/admin/postings');
  await expect(page.getByText('Job postings could not be loaded')).toBeVisible();
  await expect(page.getByLabel('Search job postings')).toBeVisible();
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('row')).toHaveCount(26);
});

test('a page whose code could not be fetched leaves the tabs, and comes when it is asked for again', async ({
  page,
}) => {
  await openConsole(page);
  let reloads = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) reloads += 1;
  });
  await page.route(/\/BookingList-[^/]*\.js$/, (route) => route.abort());
  await page.getByRole('tab', { name: 'Recent Bookings' }).click();
  await expect(page.getByText('This page has stopped working')).toBeVisible();
  // The page reloads once, because the file may have disappeared with a new version.
  expect(reloads).toBe(1);
  await expect(page.getByRole('tab', { name: 'Recent Bookings' })).toHaveAttribute('aria-selected', 'true');
  await page.unrouteAll();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Recent Bookings', level: 2 })).toBeVisible();
});

test('charts have their figures behind them', async ({ page }) => {
  await openConsole(page);
  for (const figure of ['Bookings', 'Sign-ups', 'Fill rate'])
    await expect(page.getByRole('img', { name: new RegExp(`^${figure} from`) })).toBeVisible();
  await page.getByText('Figures as a table').click();
  const table = page.getByRole('table', { name: 'Figures over time' });
  await expect(table.getByRole('row')).toHaveCount(31);
  await page.getByLabel('Period').selectOption('quarter');
  await expect(page.getByRole('img', { name: /^Bookings from/ })).toBeVisible();
  await page.route('**/api/admin/activity?*', (route) => route.abort());
  await page.getByLabel('Period').selectOption('year');
  await expect(page.getByText('Activity could not be loaded')).toBeVisible();
});

test('mail is read before it is sent again', async ({ page }) => {
  const mail = {
    id: 2_000_000_000,
    userId: null,
    type: 'welcome',
    subject: 'Welcome, at last',
    recipient: 'gone@test.example',
    status: 'failed',
    attempts: 8,
    nextAttemptAt: null,
    sentAt: null,
    errorMessage: 'mailbox full',
    hasText: true,
    createdAt: '2026-11-20T10:15:00.000Z',
  };
  // The response is faked, because no journey can make a mail fail permanently.
  await page.route('**/api/admin/mail-queue?*', (route) =>
    route.fulfill({ json: [mail], headers: { 'X-Total-Count': '1' } }),
  );
  await page.route('**/api/admin/mail-queue/*', (route) =>
    route.fulfill({ json: { ...mail, text: 'Good to have you here.' } }),
  );
  await openConsole(page, '/admin/security');
  await page.getByRole('button', { name: 'Preview the email to gone@test.example' }).click();
  const dialog = page.getByRole('dialog', { name: 'Welcome, at last' });
  await expect(dialog).toContainText('Good to have you here.');
  await whileRefused(page, '**/mail-queue/*/retry', async () => {
    await dialog.getByRole('button', { name: /^Retry/ }).click();
    await expectFailure(page, { title: 'Failed to retry email' });
  });
  await page.route('**/mail-queue/*/retry', (route) => route.fulfill({ json: { ...mail, text: null } }));
  await dialog.getByRole('button', { name: /^Retry/ }).click();
  await expectToast(page, { title: 'Email Queued Again' });
});
