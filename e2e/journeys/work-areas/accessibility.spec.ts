import type { Locator, Page } from '@playwright/test';
import { addDays, ukToday } from '@tidyhearth/domain';
import { expectLegible, expectNoAxeViolations } from '../../support/accessibility.js';
import { ADMIN, registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { goWithin } from '../../support/go-within.js';
import { expectFocusTrapped, expectFocusUncovered, expectStopsInView } from '../../support/keyboard.js';
import { expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { created, headersOf } from '../../support/work.js';

const PASSWORD = 'tidy-demo-2026';
const CLEANER = { email: 'amara@demo.tidyhearth.example', password: PASSWORD };
const CUSTOMER = { email: 'olivia@demo.tidyhearth.example', password: PASSWORD };

/** A laptop's screen at 400 % zoom. */
const ZOOMED = { width: 320, height: 256 };

const OTHER = { light: 'dark', dark: 'light' } as const;

/**
 * Checks each page in both colour modes. Neighbours in the list have different titles, which show that the next page
 * has been reached.
 */
async function expectAccessible(page: Page, pages: readonly [path: string, title: string][]) {
  let mode: keyof typeof OTHER = 'light';
  await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
  await page.goto('/security');
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  for (const [path, title] of pages) {
    await test.step(path, async () => {
      await goWithin(page, path);
      await expect(page).toHaveTitle(`${title} | Tidyhearth`);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
      await expect(page.locator('[aria-busy=true]')).toHaveCount(0);
      await expectNoAxeViolations(page);
      await expectNothingSideways(page);
      mode = OTHER[mode];
      await page.emulateMedia({ colorScheme: mode, reducedMotion: 'reduce' });
      await expect(page.locator(`html.${mode}`)).toBeAttached();
      await expectLegible(page);
    });
  }
}

const tab = (name: string, title: string): [string, string] => [`/dashboard?tab=${name}`, title];

test('every tab of the cleaner’s dashboard is accessible in light and dark @phone', async ({ page }) => {
  await signIn(page, CLEANER);
  await expectAccessible(page, [
    tab('overview', 'Dashboard'),
    tab('bookings', 'Bookings'),
    tab('calendar', 'Calendar'),
    tab('bookings&status=completed', 'Bookings'),
    tab('calendar&view=week', 'Calendar'),
    tab('postings', 'Job Posts'),
    tab('calendar&view=day', 'Calendar'),
    tab('earnings', 'Earnings'),
    tab('messages', 'Messages'),
    tab('profile', 'Profile'),
    tab('settings', 'Settings'),
  ]);
});

test('every tab of the customer’s dashboard, profile and security is accessible @phone', async ({ page }) => {
  await signIn(page, CUSTOMER);
  await expectAccessible(page, [
    tab('overview', 'Dashboard'),
    tab('bookings', 'Bookings'),
    tab('messages', 'Messages'),
    tab('postings', 'Job Posts'),
    ['/messages', 'Messages'],
    tab('profile', 'Profile'),
    ['/profile?tab=security', 'Security'],
    ['/profile', 'Profile'],
    ['/profile?tab=account', 'Account settings'],
    ['/profile?tab=safety', 'Safety'],
    ['/profile?tab=notifications', 'Notifications'],
    ['/security', 'Security'],
  ]);
});

test('whoever goes back through a list by keyboard sees every stop below the bars @phone-only', async ({
  page,
}) => {
  await signIn(page, CLEANER);
  await page.goto('/dashboard?tab=bookings&status=completed');
  const buttons = page.getByRole('main').getByRole('button');
  await buttons.nth(3).focus();
  const strip = page.getByRole('navigation', { name: 'Dashboard' });
  const isAtStrip = () => strip.evaluate((bar) => bar.contains(document.activeElement));
  for (let step = 0; step < 60 && !(await isAtStrip()); step += 1) {
    await expectFocusUncovered(page);
    await page.keyboard.press('Shift+Tab');
  }
  expect(await isAtStrip()).toBe(true);
});

test('what is chosen is told from its like where the system chooses the colours', async ({ page }) => {
  await signIn(page, CLEANER);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  const work = page.getByRole('main');
  const background = (element: Locator) =>
    element.first().evaluate((drawn) => getComputedStyle(drawn).backgroundColor);
  const expectTold = async (chosen: Locator, other: Locator) => {
    await expect(chosen.first()).toBeVisible();
    expect(await background(chosen)).not.toBe(await background(other));
  };
  await page.goto('/dashboard?tab=bookings&status=completed');
  for (const name of ['Dashboard', 'Bookings by status']) {
    const bar = work.getByRole('navigation', { name });
    await expectTold(bar.locator('a[aria-current=page]'), bar.locator('a:not([aria-current])'));
  }
  await page.goto('/dashboard?tab=calendar');
  await expectTold(
    work.locator('[data-date][aria-pressed=true]'),
    work.locator('[data-date][aria-pressed=false]'),
  );
});

test('a blocked day is told from the others where the system takes the hatching away', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request);
  const day = addDays(ukToday(), 1);
  await created(
    await request.post(`/api/cleaners/${cleaner.cleanerId}/blocks`, {
      headers: await headersOf(request, cleaner),
      data: { startsAt: `${day}T00:00:00Z`, endsAt: `${day}T12:00:00Z` },
    }),
  );
  await signIn(page, cleaner);
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto(`/dashboard?tab=calendar&date=${day}`);
  const border = (name: RegExp) =>
    page
      .getByRole('button', { name })
      .first()
      .evaluate((drawn) => getComputedStyle(drawn).borderTopStyle);
  await expect.poll(() => border(/blocked time/i)).toBe('dashed');
});

test('a long name leaves room for what stands beside it', async ({ page, request }) => {
  await signIn(page, await registerCustomer(request, 'Wolfeschlegelsteinhausenbergerdorffwelchevoraltern'));
  await page.setViewportSize({ width: 1024, height: 740 });
  await page.goto('/dashboard');
  await expect(page.getByRole('button', { name: 'Sign Out' })).toBeVisible();
  await expectNothingSideways(page);
});

test('earnings are printed once, on white, without what is there to be pressed', async ({ page }) => {
  await signIn(page, CLEANER);
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await page.goto('/dashboard?tab=earnings');
  await expect(page.getByRole('table')).toBeVisible();
  await expect(page.locator('html.dark')).toBeAttached();
  const transactions = page.getByRole('main').getByRole('link', { name: /Cleaning$/ });
  const onScreen = await transactions.count();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('main').getByRole('button')).toHaveCount(0);
  await expect(transactions).toHaveCount(onScreen);
  const ground = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  expect(ground).toBe('rgb(255, 255, 255)');
  await expectLegible(page);
});

const DIALOGS: [account: typeof CLEANER, path: string, opener: RegExp, role: 'dialog' | 'alertdialog'][] = [
  [CLEANER, '/dashboard?tab=calendar', /^Block Time$/, 'dialog'],
  [CLEANER, '/dashboard?tab=bookings&status=confirmed', /^Cancel Booking$/, 'alertdialog'],
  [CLEANER, '/dashboard?tab=bookings&status=completed', /^Leave Review$/, 'dialog'],
  [CLEANER, '/dashboard?tab=postings', /^Apply$/, 'dialog'],
  [CLEANER, '/dashboard?tab=settings', /^Deactivate Account$/, 'dialog'],
  [CUSTOMER, '/dashboard?tab=bookings&status=confirmed', /^Reschedule$/, 'dialog'],
  [CUSTOMER, '/dashboard?tab=bookings&status=completed', /^Leave Review$/, 'dialog'],
  [CUSTOMER, '/dashboard?tab=postings', /^Post New Job$/, 'dialog'],
];

for (const account of [CLEANER, CUSTOMER]) {
  const who = account === CLEANER ? 'cleaner' : 'customer';
  test(`every dialog of the ${who}’s work area is accessible, also zoomed in, traps the focus and gives it back`, async ({
    page,
  }) => {
    await signIn(page, account);
    const whole = page.viewportSize() ?? ZOOMED;
    for (const [owner, path, name, role] of DIALOGS) {
      if (owner !== account) continue;
      await test.step(`${path} ${name.source}`, async () => {
        await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
        await page.goto(path);
        const last = page.getByRole('main').getByRole('button', { name }).last();
        // Marks the button, because the list is still being rendered and another one may become the last of this name.
        await last.evaluate((button) => button.setAttribute('data-opener', ''));
        const opener = page.locator('[data-opener]');
        await opener.focus();
        await page.keyboard.press('Enter');
        const dialog = page.getByRole(role);
        await expect(dialog).toBeVisible();
        await expect(dialog.locator('[aria-busy=true]')).toHaveCount(0);
        await expectNoAxeViolations(page);
        await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
        await expect(page.locator('html.dark')).toBeAttached();
        await expectLegible(page);
        await expectFocusTrapped(page, dialog);
        await page.setViewportSize(ZOOMED);
        await expectStopsInView(page, dialog);
        await expectNothingSideways(page);
        await page.setViewportSize(whole);
        await page.keyboard.press('Escape');
        await expect(dialog).toBeHidden();
        await expect(opener).toBeFocused();
      });
    }
  });
}

for (const [who, account, path] of [
  ['a customer', CUSTOMER, '/cleaners/1'],
  ['a customer', CUSTOMER, '/dashboard'],
  ['the admin', ADMIN, '/admin/applications'],
] as const) {
  test(`what stays in view at 400 % zoom leaves most of it to what is read: ${who} at ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 256 });
    await signIn(page, account);
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    await expect(page.getByRole('status', { name: /^Loading/ })).toHaveCount(0);
    expect(await page.evaluate(heightThatStays)).toBeLessThan(256 / 3);
  });
}

function heightThatStays(): number {
  return [...document.querySelectorAll('body *')]
    .filter((part) => part.checkVisibility() && ['sticky', 'fixed'].includes(getComputedStyle(part).position))
    .reduce((height, part) => height + part.getBoundingClientRect().height, 0);
}
