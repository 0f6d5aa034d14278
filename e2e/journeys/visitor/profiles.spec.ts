import { logIn, registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { pressEscapeIn } from '../../support/keyboard.js';
import { expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { visit } from './visit.js';

test('a cleaner’s page can be shared, booked from and messaged from', async ({ page, request }) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Isolde', hourlyRate: '23.50' });
  const customer = await registerCustomer(request, 'Peregrine');
  await visit(page, `/cleaners/${cleaner.cleanerId}`);
  await expect(page).toHaveTitle('Isolde Ashdown, cleaner in Oxford | Tidyhearth');
  await expect(page.getByRole('main')).toContainText('£23.50');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/cleaners\/\d+$/);
  const schema = await page.locator('script[type="application/ld+json"]').allTextContents();
  expect(schema.some((text) => text.includes('"23.50"'))).toBe(true);

  // The booking continues after signing in.
  await page.getByRole('button', { name: 'Book Now' }).click();
  const dialog = page.getByRole('dialog').getByRole('tabpanel');
  await dialog.getByLabel('Email').fill(customer.email);
  await dialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await dialog.getByRole('button', { name: 'Sign In' }).click();
  await expect(page).toHaveURL(/\?book=1$/);
  const booking = page.getByRole('dialog', { name: 'Book Isolde' });
  await expect(booking).toContainText('£23.50');
  await pressEscapeIn(page, booking);
  await expect(page.getByRole('dialog')).toBeHidden();

  await page.getByRole('button', { name: 'Send Message' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/messages/${[cleaner.id, customer.id].toSorted((a, b) => a - b).join('-')}$`),
  );
});

test('@phone a free day of a profile leads to the form, with that day and the postcode searched for', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Philippa' });
  await signIn(page, await registerCustomer(request, 'Barnaby'));
  await visit(page, `/find-cleaners?postcode=OX1+2JD&cleaner=${cleaner.cleanerId}`);
  const profile = page.getByRole('dialog', { name: /^Philippa/ });
  await expect(profile.getByRole('button', { name: /^Next free: / })).toBeVisible();
  await profile.getByRole('button', { name: 'Month after' }).click();
  const day = profile.getByRole('button', { name: /, free from 09:00$/ }).first();
  const date = await day.getAttribute('data-day');
  await expectNoAxeViolations(page);
  await day.click();

  const form = page.getByRole('dialog', { name: 'Book Philippa' });
  await expect(form.getByLabel('Date')).toHaveValue(date ?? 'no day');
  await expect(form.getByLabel('Postcode')).toHaveValue('OX1 2JD');
  await expect(form.getByRole('radio', { name: /^09:00/ })).toBeEnabled();
});

test('who opted out of the search has no page, and is in no sitemap', async ({ page, request }) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Ottoline' });
  const { token } = await logIn(request, cleaner);
  const hidden = await request.patch(`/api/users/${cleaner.id}/privacy`, {
    headers: { Authorization: `Bearer ${token}` },
    data: { allowProfileSearch: false, shareContactInfo: false },
  });
  expect(hidden.ok()).toBe(true);
  for (const address of [cleaner.cleanerId, 999_999, 'nonsense', '0']) {
    await visit(page, `/cleaners/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('This cleaner is not here any more');
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
    await expect(page.locator('main')).not.toContainText('Ottoline');
  }
  const listed = await (await request.get('/sitemaps/cleaners-1.xml')).text();
  expect(listed).not.toContain(`/cleaners/${cleaner.cleanerId}<`);
});

test('the place of a page with a long name is read as one line of text, on a narrow phone too', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, {
    firstName: 'Anastasia Wilhelmina',
    lastName: 'Featherstonehaugh-Cholmondeley',
  });
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, `/cleaners/${cleaner.cleanerId}`);
  const place = page.getByRole('navigation', { name: 'Breadcrumb' });
  const above = await place.getByRole('link', { name: 'Find cleaners' }).boundingBox();
  const name = place.getByText('Anastasia Wilhelmina');
  const lines = await name.evaluate((text) =>
    [...text.getClientRects()].map(({ top, left }) => ({ top, left })),
  );
  expect(lines[0]?.left).toBeGreaterThan(above?.x ?? Infinity);
  expect(lines[0]?.top).toBeLessThan((above?.y ?? 0) + (above?.height ?? 0));
  await expectNothingSideways(page);
});

test('a town’s page lists who is near and links to the other towns', async ({ page }) => {
  await visit(page, '/cleaners/in/oxford');
  await expect(page.getByRole('article').first()).toBeVisible();
  await page.getByRole('article').first().getByRole('link').click();
  await expect(page).toHaveURL(/\/cleaners\/\d+$/);
  await page.goBack();
  await page.getByRole('link', { name: 'Cleaners in Witney' }).click();
  await expect(page).toHaveTitle(/^Cleaners in Witney/);
  await page
    .getByRole('navigation', { name: 'Breadcrumb' })
    .getByRole('link', { name: 'Find cleaners' })
    .click();
  await expect(page).toHaveURL(/\/find-cleaners$/);
  await visit(page, '/cleaners/in/atlantis');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 Page Not Found');
});

test('a returning person is never shown the buttons for visitors', async ({ page, request }) => {
  const customer = await registerCustomer(request, 'Araminta');
  await signIn(page, customer);
  await page.route(/\/assets\/index-.*\.js$/, (route) => route.abort());
  await page.goto('/how-it-works');
  const header = page.getByRole('banner');
  await expect(header.getByRole('link', { name: 'Find Cleaners' })).toBeVisible();
  await expect(header.getByRole('button', { name: 'Get My Home Cleaned' })).toBeHidden();
  await expect(header.getByRole('link', { name: 'Sign In' })).toBeHidden();
  await page.unroute(/\/assets\/index-.*\.js$/);
  await page.reload();
  await expect(header).toContainText('Hi, Araminta');
});

test('tables of locales and time zones are loaded beside the page, which would wait for them', async ({
  page,
}) => {
  const worker = page.waitForEvent('worker');
  await page.goto('/cleaners/1');
  // Hydration waits for the visitor to do something.
  await page.mouse.move(100, 100);
  expect((await worker).url()).toContain('/assets/formatters-worker');
  // The worker ends once it is finished.
  await expect.poll(() => page.workers()).toEqual([]);
});
