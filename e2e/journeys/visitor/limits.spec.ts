import {
  addDays,
  ADDRESS_LINE_MAX,
  BIO_MAX,
  BOOKING_DURATIONS_HOURS,
  BOOKING_HORIZON_DAYS,
  BOOKING_TIMES,
  CARD_SERVICES,
  CONTACT_MESSAGE_MAX,
  CONTACT_NAME_MAX,
  CONTACT_SUBJECT_MAX,
  EMAIL_MAX,
  FORM_ERRORS,
  HOME_SIZES,
  INSTRUCTIONS_MAX,
  LOCATION_MAX,
  NAME_MAX,
  PASSWORD_MAX,
  PHONE_MAX,
  PROFILE_REVIEWS,
  RADIUS_OPTIONS_MILES,
  TOWN_MAX,
  UNREAD_BADGE_CAP,
  ukToday,
} from '@tidyhearth/domain';
import type { Locator } from '@playwright/test';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { tick, untick } from '../../support/choices.js';
import { holdRequests } from '../../support/hold-requests.js';
import { expect, test } from '../../support/test.js';
import { visit } from './visit.js';

const tooLong = (max: number) => `At most ${max} characters, please`;
const longEmail = `${'a'.repeat(EMAIL_MAX - 12)}@test.example`;

/** Matches a date this many days after today. The day may change after the call. */
function fromTodayOn() {
  const before = ukToday();
  return (days: number) =>
    new RegExp(`^(${[before, ukToday()].map((today) => addDays(today, days)).join('|')})$`);
}

/** One character more than the limit is refused beside the field; the limit itself is not. */
async function expectLimit(form: Locator, label: string, max: number, send: Locator) {
  const field = form.getByLabel(label, { exact: true });
  await field.fill('x'.repeat(max + 1));
  await send.click();
  await expect(form.getByText(tooLong(max))).toBeVisible();
  await field.fill('x'.repeat(max));
  await expect(form.getByText(tooLong(max))).toBeHidden();
}

test('the sign-up takes names, phone numbers and passwords up to their limits', async ({ page }) => {
  await visit(page, '/');
  await page.getByRole('banner').getByRole('button', { name: 'Get My Home Cleaned' }).click();
  const form = page.getByRole('dialog').getByRole('tabpanel');
  const create = form.getByRole('button', { name: 'Create account' });
  await tick(form.getByLabel(/Terms of Service/));
  await tick(form.getByLabel(/Privacy Policy/));
  await create.click();
  for (const text of ['first name', 'last name', 'phone number'])
    await expect(form.getByText(`Please enter your ${text}`)).toBeVisible();
  await form.getByLabel('Email').fill(longEmail);
  await expectLimit(form, 'First name', NAME_MAX, create);
  await expectLimit(form, 'Last name', NAME_MAX, create);
  await expectLimit(form, 'Phone', PHONE_MAX, create);
  await expectLimit(form, 'Password', PASSWORD_MAX, create);
  await expect(form.getByText(FORM_ERRORS.email)).toBeVisible();
});

test('the wizard holds its limits, step by step', async ({ page }) => {
  await visit(page, '/become-cleaner');
  const main = page.getByRole('main');
  const next = page.getByRole('button', { name: 'Next' });
  await main.getByLabel('First name').fill('Ottilie');
  await main.getByLabel('Last name').fill('Vane');
  await main.getByLabel('Email').fill(`ottilie-${Date.now()}@test.example`);
  await main.getByLabel('Phone').fill('07700 900333');
  await main.getByLabel('Password', { exact: true }).fill('12345');
  await tick(main.getByLabel(/Terms of Service/));
  await tick(main.getByLabel(/Privacy Policy/));
  await next.click();
  await expect(main.getByText(FORM_ERRORS.passwordShort)).toBeVisible();
  await main.getByLabel('Password', { exact: true }).fill('123456 and more');
  await next.click();

  const rate = main.getByLabel('Hourly rate');
  await expect(rate).toHaveAttribute('min', '12');
  await expect(rate).toHaveAttribute('max', '80');
  await expect(rate).toHaveAttribute('step', '0.01');
  await main.getByLabel('Postcode').fill('OX11 7AA');
  await tick(main.getByLabel('Oven Cleaning'));
  await main.getByLabel('Service area').fill('Didcot');
  for (const refused of ['11.99', '80.01', '20.005']) {
    await rate.fill(refused);
    await next.click();
    await expect(main.getByText('Please enter a rate from £12.00 to £80.00')).toBeVisible();
  }
  await rate.fill('80');
  await expectLimit(main, 'Service area', LOCATION_MAX, next);
  await untick(main.getByLabel('Oven Cleaning'));
  await expect(next).toBeDisabled();
  await tick(main.getByLabel('Oven Cleaning'));
  await next.click();

  await expect(page.getByRole('button', { name: 'Submit application' })).toBeDisabled();
  await main.getByLabel('About you').fill('x'.repeat(BIO_MAX + 1));
  await expect(main.getByText(`${BIO_MAX} characters at most: 1 too many.`)).toBeVisible();
  await page.getByRole('button', { name: 'Back' }).click();
  await expect(rate).toHaveValue('80');
});

test('the contact form says where each text ends', async ({ page }) => {
  await visit(page, '/contact');
  const form = page.getByRole('form', { name: 'Write to us' });
  const send = form.getByRole('button', { name: 'Send message' });
  await form.getByLabel('Email').fill(longEmail);
  await expectLimit(form, 'Name', CONTACT_NAME_MAX, send);
  await expectLimit(form, 'Subject', CONTACT_SUBJECT_MAX, send);
  await expectLimit(form, 'Message', CONTACT_MESSAGE_MAX, send);
  await expect(form.getByText(FORM_ERRORS.email)).toBeVisible();
});

test('a booking offers the times, sizes and hours there are, and no day that has passed', async ({
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Mirabel', hourlyRate: '20.00' });
  await signIn(page, await registerCustomer(request));
  const daysAfterToday = fromTodayOn();
  await page.goto(`/find-cleaners?cleaner=${cleaner.cleanerId}&book=1`);
  const dialog = page.getByRole('dialog', { name: 'Book Mirabel' });
  const confirm = dialog.getByRole('button', { name: 'Confirm booking' });
  const date = dialog.getByLabel('Date');
  await expect(date).toHaveAttribute('min', daysAfterToday(0));
  await expect(date).toHaveAttribute('max', daysAfterToday(BOOKING_HORIZON_DAYS));
  await expect(dialog.getByLabel('Service type').locator('option')).toHaveText([
    'Choose a service',
    'Regular Cleaning',
    'Deep Cleaning',
    'Move-in/Move-out (not offered)',
    'Post Construction (not offered)',
  ]);
  await expect(dialog.getByLabel('Duration').locator('option')).toHaveText([
    'Suggested: 3 hours',
    ...BOOKING_DURATIONS_HOURS.map((hours) => (hours === 1 ? '1 hour' : `${hours} hours`)),
  ]);
  const totals = ['£40.00', '£60.00', '£80.00', '£100.00'];
  for (const [index, size] of HOME_SIZES.entries()) {
    await dialog.getByLabel('Home size').selectOption(size);
    await expect(dialog.getByText(totals[index] ?? '')).toBeVisible();
  }
  await dialog.getByLabel('Duration').selectOption('1.5');
  await expect(dialog.getByText('£30.00')).toBeVisible();
  await dialog.getByLabel('Service type').selectOption('regular');

  await date.fill(addDays(ukToday(), -1));
  await confirm.click();
  await expect(dialog.getByText('Please choose today or a later date')).toBeVisible();
  await date.fill(addDays(ukToday(), 3));
  await expect(dialog.getByRole('radio')).toHaveCount(BOOKING_TIMES.length);
  for (const time of BOOKING_TIMES)
    await expect(dialog.getByRole('radio', { name: new RegExp(`^${time}`) })).toBeEnabled();
  await expectLimit(dialog, 'Street address', ADDRESS_LINE_MAX, confirm);
  await expectLimit(dialog, 'City', TOWN_MAX, confirm);
  await dialog.getByLabel('County').fill('x'.repeat(TOWN_MAX + 1));
  await dialog.getByLabel('Postcode').fill('OX1');
  await confirm.click();
  await expect(dialog.getByText(tooLong(TOWN_MAX))).toBeVisible();
  await expect(dialog.getByText(/full UK postcode/)).toBeVisible();
  await dialog.getByLabel(/^Special instructions/).fill('x'.repeat(INSTRUCTIONS_MAX + 1));
  await expect(dialog.getByText(`${INSTRUCTIONS_MAX} characters at most: 1 too many.`)).toBeVisible();
});

test('search, cards, profile and bell show as much as they promise', async ({ page, request }) => {
  const { release } = await holdRequests(page, '**/api/cleaners?*');
  await visit(page, '/find-cleaners?postcode=OX1&radius=7');
  await expect(page.locator('[aria-busy=true] ul, [aria-busy=true] > div > div > div')).toHaveCount(6);
  release();
  await expect(page.getByLabel('Distance').locator('option')).toHaveText(
    RADIUS_OPTIONS_MILES.map((miles) => `${miles} miles`),
  );
  await expect(page.getByLabel('Distance')).toHaveValue('10');
  await expect(page.getByLabel('Sort by')).toHaveValue('rating');
  await expect(page.getByRole('article').first()).toBeVisible();
  for (const card of await page.getByRole('article').all()) {
    const services = await card.getByRole('list').getByRole('listitem').allTextContents();
    expect(services.filter((text) => !/^\+\d+ more$/.test(text)).length).toBeLessThanOrEqual(CARD_SERVICES);
  }
  await page.goto('/find-cleaners?postcode=OX1&radius=7&sort=reviews');
  await page.getByRole('article').first().getByRole('link').click();
  const reviews = page.getByRole('dialog').locator('section').filter({ hasText: 'Recent reviews' });
  // The list before it shows the number of reviews for each star rating.
  await expect(reviews.getByRole('list').last().getByRole('listitem')).toHaveCount(PROFILE_REVIEWS);

  await signIn(page, await registerCustomer(request));
  await page.route('**/unread-count', (route) => route.fulfill({ json: { count: UNREAD_BADGE_CAP + 1 } }));
  await page.goto('/');
  await expect(page.getByRole('button', { name: 'Notifications, 99+ unread' })).toHaveText('99+');
});
