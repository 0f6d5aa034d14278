import { readFileSync } from 'node:fs';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { latestMail } from '../../support/mail.js';
import { expect, test } from '../../support/test.js';
import { callAs } from './steps.js';

test('a customer takes their data along and moves to another email address', async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Leopold');
  await signIn(page, customer);
  await page.goto('/profile?tab=account');
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Export my data' }).click(),
  ]);
  const data = readFileSync(await file.path(), 'utf8');
  expect(data).toContain(customer.email);
  expect(data).not.toMatch(/"(password|passwordHash|twoFactorSecret)"/);

  const email = `moved-${customer.email}`;
  await page.getByLabel('New email address').fill(email);
  const password = page.getByLabel('Password', { exact: true });
  await password.fill('not my password');
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(password).toHaveAttribute('aria-invalid', 'true');
  await password.fill(customer.password);
  await page.getByRole('button', { name: 'Change address' }).click();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
  await expect(page.getByText(`You sign in with ${customer.email}.`)).toBeVisible();

  const { text } = await latestMail(request, email, /confirm/i);
  const link = new URL(/https?:\/\/\S+/.exec(text)?.[0] ?? '');
  await page.goto(`${link.pathname}${link.search}${link.hash}`);
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  const { password: secret } = customer;
  const tryAs = async (address: string) =>
    (await request.post('/api/login', { data: { email: address, password: secret } })).status();
  expect(await tryAs(email)).toBe(200);
  expect(await tryAs(customer.email)).toBe(401);
  await page.reload();
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await expect(page.getByRole('heading', { name: 'This link does not work' })).toBeVisible();
});

test('the first steps of a new cleaner lead to photo, hours and jobs, and can be put away', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Rosalind' });
  await signIn(page, cleaner);
  await page.goto('/dashboard');
  const steps = page.getByRole('region', { name: /^You are live/ });
  await expect(steps).toContainText('Three small steps');
  await steps.getByRole('link', { name: /^Set your working hours/ }).click();
  await page.getByLabel('Wednesday', { exact: true }).selectOption('hours');
  await page.getByLabel('Wednesday from').fill('10:00');
  await page.getByLabel('Wednesday until').fill('09:00');
  await expect(page.getByText('Wednesday: the end must be after the start.')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Save hours' })).toBeDisabled();
  await page.getByLabel('Wednesday until').fill('15:00');
  await page.getByRole('button', { name: 'Save hours' }).click();
  await expect(page.getByText('Working hours saved')).toBeVisible();
  const { hours } = await callAs<{ hours: unknown[] }>(
    request,
    cleaner,
    'GET',
    `/api/cleaners/${cleaner.cleanerId}/working-hours`,
  );
  // The other days stay open.
  const wholeDay = { start: '00:00', end: '24:00' };
  expect(hours).toEqual([
    ...[0, 1, 2].map((day) => ({ day, ...wholeDay })),
    { day: 3, start: '10:00', end: '15:00' },
    ...[4, 5, 6].map((day) => ({ day, ...wholeDay })),
  ]);

  await page.getByRole('navigation', { name: 'Dashboard' }).getByRole('link', { name: 'Overview' }).click();
  await expect(steps).toContainText('2 to go');
  await steps.getByRole('button', { name: 'Put away' }).click();
  await expect(steps).toBeHidden();
  await page.reload();
  await expect(page.getByText('Response Time')).toBeVisible();
  await expect(steps).toBeHidden();
});
