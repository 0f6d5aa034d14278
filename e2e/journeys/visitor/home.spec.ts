import { expect, test } from '../../support/test.js';
import { expectLegible, expectNoAxeViolations } from '../../support/accessibility.js';
import { expectBeside } from '../../support/reflow.js';
import { visit, visitBeforeScripts } from './visit.js';

test('the beta notice comes once, after a second, and not again @phone', async ({ page }) => {
  await page.goto('/');
  const notice = page.getByRole('dialog', { name: /beta/ });
  await expect(notice).toBeVisible();
  await expectNoAxeViolations(page);
  await page.keyboard.press('Escape');
  await expect(notice).toBeHidden();
  // Waits for the close event, which comes after the dialog is hidden and would be lost with the page.
  await expect.poll(() => page.evaluate(() => localStorage.getItem('beta-notice-seen'))).toBe('true');
  await page.clock.install();
  await page.reload();
  await page.clock.runFor(5000);
  await expect(notice).toBeHidden();
});

test('a page for reading does not hydrate until somebody is there; its notice waits for nobody', async ({
  page,
}) => {
  const html = page.locator('html');
  await page.clock.install();
  // Far enough ahead for a slow machine, because a clock can't be paused in the past.
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.goto('/');
  await page.clock.runFor(2500);
  await expect(page.getByRole('dialog', { name: /beta/ })).toBeVisible();
  await expect(html).not.toHaveAttribute('data-hydration-wanted');
  await page.clock.resume();
  await page.getByRole('button', { name: 'Have a look around' }).click();
  await expect(page.getByRole('dialog', { name: /beta/ })).toBeHidden();
  await expect(html).toHaveAttribute('data-hydrated');
  expect(await page.evaluate(() => localStorage.getItem('beta-notice-seen'))).toBe('true');
});

for (const from of ['/', '/about-us'])
  test(`the beta notice waits while something is typed, of a visit that begins at ${from}`, async ({
    page,
  }) => {
    await page.clock.install();
    const pause = () => page.clock.pauseAt(Date.now() + 60_000);
    if (from === '/') {
      await pause();
      await page.goto(from);
    } else {
      await page.goto(from);
      await expect(page.locator('html')).toHaveAttribute('data-hydrated');
      await pause();
      await page.getByRole('banner').getByRole('link', { name: 'Tidyhearth' }).click();
    }
    const notice = page.getByRole('dialog', { name: /beta/ });
    const search = page.getByRole('search');
    await search.getByLabel('Postcode').fill('OX1');
    await page.clock.runFor(5000);
    await expect(search.getByLabel('Postcode')).toBeFocused();
    await search.getByLabel('Date').focus();
    await page.clock.runFor(5000);
    await expect(search.getByLabel('Date')).toBeFocused();
    await expect(notice).toBeHidden();
    await search.getByLabel('Date').blur();
    await page.clock.runFor(2500);
    await expect(notice).toBeVisible();
  });

test('the hero’s search opens the results, with the postcode in the URL @phone', async ({ page }) => {
  await visit(page, '/');
  const search = page.getByRole('search');
  await search.getByRole('button', { name: 'Find cleaners' }).click();
  await expect(search.getByText(/Enter your postcode/)).toBeVisible();
  await search.getByLabel('Postcode').fill('ox1');
  await search.getByRole('button', { name: 'Find cleaners' }).click();
  await expect(page).toHaveURL(/\/find-cleaners\?postcode=OX1&radius=10$/);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('what is typed before the page is hydrated is not lost', async ({ page }) => {
  const release = await visitBeforeScripts(page, '/');
  const postcode = page.getByRole('search').getByLabel('Postcode');
  await postcode.pressSequentially('OX4 1', { timeout: 20_000 });
  // Submitting before hydration must neither leave the page nor be lost.
  await postcode.press('Enter');
  await expect(page).toHaveURL(/\/$/);
  release();
  await expect(page).toHaveURL(/postcode=OX4\+1&/);
});

test('the waitlist takes an address, and keeps it typed when sending fails', async ({ page }) => {
  await visit(page, '/');
  const email = page.getByRole('main').getByLabel('Email');
  const join = page.getByRole('button', { name: 'Join the waitlist' });
  await email.fill('not-an-address');
  await join.click();
  await expect(page.getByText('Please enter a valid email address')).toBeVisible();
  await expectLegible(page);
  await expectBeside(join, email);

  await page.route('**/api/waitlist', (route) => route.abort());
  await email.fill(`waiting-${Date.now()}@test.example`);
  await join.click();
  await expect(page.getByRole('alert')).toContainText('did not go through');
  await expect(email).toHaveValue(/^waiting-/);
  await page.unroute('**/api/waitlist');
  await join.click();
  await expect(page.getByText('You are on the list')).toBeVisible();
});

test('How it Works scrolls to its part of the home page from anywhere', async ({ page }) => {
  await visit(page, '/about-us');
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'How it Works' }).click();
  await expect(page).toHaveURL(/\/#how-it-works$/);
  await expect(page.locator('#how-it-works')).toBeInViewport();
});

test('a chosen colour mode is there from the first paint of the next visit', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'light' });
  await visit(page, '/');
  await page.getByRole('button', { name: 'Dark colours' }).click();
  await expect(page.locator('html')).toHaveClass(/dark/);
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort());
  await page.goto('/how-it-works');
  await expect(page.locator('html')).toHaveClass(/dark/);
  await expect(page.getByRole('button', { name: /colours$/ })).toHaveText('Light colours', {
    useInnerText: true,
  });
});
