import type { Page } from '@playwright/test';
import { addDays, TOASTS, ukToday } from '@tidyhearth/domain';
import { type Person, registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import {
  expectFocusSeen,
  expectFocusTrapped,
  expectFocusWithin,
  pressEscapeIn,
  tabTo,
} from '../../support/keyboard.js';
import { expectNothingCutOff } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { visit } from './visit.js';

/** Includes 1440 pixels at 200 % zoom and the narrowest width of WCAG's reflow criterion. */
const SCREENS = [
  { name: 'at full size', width: 1440, height: 900 },
  { name: 'at 200 % zoom', width: 720, height: 450 },
  { name: 'at 320 pixels', width: 320, height: 640 },
];

/** A date with the same day and month number, because browsers differ in which they ask for first. */
function comingDoubleDay(): string {
  let date = addDays(ukToday(), 3);
  while (date.slice(5, 7) !== date.slice(8)) date = addDays(date, 1);
  return date;
}

async function search(page: Page, postcode: string) {
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to the content' })).toBeFocused();
  await expectFocusSeen(page);
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('search').getByLabel('Postcode'));
  await page.keyboard.type(postcode);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/find-cleaners\?/);
}

async function signInByKeyboard(page: Page, customer: Person) {
  const dialog = page.getByRole('dialog', { name: /^Sign in to book/ });
  await expectFocusTrapped(page, dialog);
  await expectNothingCutOff(page);
  const form = dialog.getByRole('tabpanel');
  await tabTo(page, form.getByLabel('Email'));
  await page.keyboard.type(customer.email);
  await tabTo(page, form.getByLabel('Password', { exact: true }));
  await page.keyboard.type(customer.password);
  await page.keyboard.press('Enter');
}

async function bookByKeyboard(page: Page, date: string) {
  const dialog = page.getByRole('dialog', { name: /^Book / });
  await expect(dialog).toBeVisible();
  await expectFocusTrapped(page, dialog);
  await tabTo(page, dialog.getByLabel('Service type'));
  await page.keyboard.type('Regular');
  await tabTo(page, dialog.getByLabel('Home size'));
  await page.keyboard.type('2 Bed');
  await tabTo(page, dialog.getByLabel('Date'));
  await page.keyboard.type(`${date.slice(8)}${date.slice(5, 7)}${date.slice(0, 4)}`);
  await expect(dialog.getByLabel('Date')).toHaveValue(date);
  const slot = dialog.getByRole('radio', { name: /^10:00/ });
  await expect(slot).toBeEnabled();
  await tabTo(page, dialog.getByRole('radio', { name: /^09:00/ }));
  await page.keyboard.press('ArrowRight');
  await expect(slot).toBeChecked();
  await expectNothingCutOff(page);
  await tabTo(page, dialog.getByLabel('Street address'));
  await page.keyboard.type('3 Park Town');
  await tabTo(page, dialog.getByLabel('City'));
  await page.keyboard.type('Penzance');
  await tabTo(page, dialog.getByLabel('Postcode'));
  await page.keyboard.type('tr19 7aa');
  await tabTo(page, dialog.getByRole('button', { name: 'Confirm booking' }));
  await page.keyboard.press('Enter');
}

for (const { name, width, height } of SCREENS) {
  test(`from the hero to the confirmation by keyboard alone, ${name}`, async ({ page, request }) => {
    await registerApprovedCleaner(request, { firstName: 'Zenobia', postcode: 'TR19 7AA' });
    const customer = await registerCustomer(request, 'Lysander');
    await page.setViewportSize({ width, height });
    await visit(page, '/');
    await expectNothingCutOff(page);
    await search(page, 'tr19 7aa');

    const card = page
      .getByRole('article')
      .getByRole('link', { name: /^Zenobia/ })
      .first();
    await expect(card).toBeVisible();
    await expect(page.getByRole('main')).toBeFocused();
    await expectNothingCutOff(page);
    await tabTo(page, card);
    await page.keyboard.press('Enter');
    const profile = page.getByRole('dialog', { name: /^Zenobia/ });
    await expect(profile.getByRole('button', { name: 'Book Now' })).toBeVisible();
    await expectFocusTrapped(page, profile);
    await expectNothingCutOff(page);
    await page.keyboard.press('Escape');
    await expect(profile).toBeHidden();
    await expect(card).toBeFocused();
    await expectFocusSeen(page);

    await page.keyboard.press('Enter');
    await tabTo(page, profile.getByRole('button', { name: 'Book Now' }));
    await page.keyboard.press('Enter');
    await signInByKeyboard(page, customer);
    await bookByKeyboard(page, comingDoubleDay());

    await expect(page.getByText(TOASTS.bookingConfirmed.title).first()).toBeVisible();
    await expect(page).toHaveURL(/\/booking-confirmation/);
    await expect(page.getByRole('main')).toContainText('3 Park Town');
    await expectNothingCutOff(page);
  });
}

test('Escape leaves the sign-in without losing the profile behind it, and the menu gives the focus back', async ({
  page,
  request,
}) => {
  const { cleanerId } = await registerApprovedCleaner(request);
  await visit(page, `/find-cleaners?cleaner=${cleanerId}`);
  const profile = page.getByRole('dialog', { name: /^Juniper/ });
  const book = profile.getByRole('button', { name: 'Book Now' });
  await expect(book).toBeVisible();
  await expectFocusWithin(profile);
  await book.focus();
  await page.keyboard.press('Enter');
  const auth = page.getByRole('dialog', { name: /^Sign in to book/ });
  await pressEscapeIn(page, auth);
  await expect(auth).toBeHidden();
  await expect(book).toBeFocused();

  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/about-us');
  const menu = page.getByRole('button', { name: 'Open menu' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const links = page.getByRole('navigation', { name: 'Menu' }).getByRole('link');
  await expect(links.first()).toBeVisible();
  await expectNothingCutOff(page);
  await page.keyboard.press('Tab');
  await expect(links.first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(links.first()).toBeHidden();
  await expect(menu).toBeFocused();
});
