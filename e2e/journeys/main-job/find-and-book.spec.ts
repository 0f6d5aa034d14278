import { addDays, TOASTS, ukToday, weekday } from '@tidyhearth/domain';
import { expectNoAxeViolations } from '../../support/accessibility.js';
import { registerApprovedCleaner, registerCustomer, signIn } from '../../support/accounts.js';
import { pressEscapeIn } from '../../support/keyboard.js';
import { latestMail } from '../../support/mail.js';
import { expect, test } from '../../support/test.js';

test.beforeEach(async ({ page }) => {
  await page.addInitScript(() => localStorage.setItem('beta-notice-seen', 'true'));
});

/**
 * A Monday at least a week ahead. Few of the demo's cleaners work at weekends, and on Sundays too few for a second
 * page.
 */
function comingMonday(): string {
  let date = addDays(ukToday(), 7);
  while (weekday(date) !== 1) date = addDays(date, 1);
  return date;
}

test('a visitor searches near a postcode, narrows, sorts and shares what is found @phone', async ({
  page,
}) => {
  const date = comingMonday();
  await page.goto('/');
  await page.getByRole('search').getByLabel('Postcode').fill('ox1 2jd');
  await page.getByRole('search').getByLabel('Date').fill(date);
  await page.getByRole('button', { name: 'Find cleaners' }).click();
  await expect(page).toHaveURL(
    new RegExp(`/find-cleaners\\?postcode=OX1(\\+|%20)2JD&radius=10&date=${date}`),
  );

  const cards = page.getByRole('article');
  await expect(cards).toHaveCount(12);
  for (const text of await cards.allInnerTexts()) {
    const miles = /less than a mile/.test(text) ? 0 : Number(/(\d+(?:\.\d)?) miles?/.exec(text)?.[1]);
    expect(miles, text).toBeLessThanOrEqual(10);
  }
  await expectNoAxeViolations(page);

  await page.getByRole('button', { name: 'Load More' }).click();
  await expect(cards).toHaveCount(24);

  await page.getByLabel(/sort/i).selectOption('price');
  await expect(page).toHaveURL(/sort=price/);
  await expect
    .poll(async () => {
      const prices = await pricesOn(cards.allInnerTexts());
      return (
        prices.length > 5 && prices.every((price, index) => index === 0 || price >= (prices[index - 1] ?? 0))
      );
    })
    .toBe(true);

  const address = page.url();
  const first = await cards.first().innerText();
  const shared = await page.context().newPage();
  await shared.goto(address);
  await expect(shared.getByRole('article').first()).toHaveText(first.replace(/\s+/g, ' '), {
    useInnerText: true,
  });
});

async function pricesOn(texts: Promise<string[]>): Promise<number[]> {
  return (await texts).map((text) => Number(/£(\d+\.\d\d)/.exec(text)?.[1]));
}

test('a customer books from the profile, the cleaner accepts, and the customer sees it without reloading', async ({
  browser,
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Wilhelmina', hourlyRate: '26.50' });
  const customer = await registerCustomer(request, 'Ottoline');
  const date = addDays(ukToday(), 6);

  await page.goto(`/find-cleaners?postcode=OX1+2JD&radius=5&date=${date}&cleaner=${cleaner.cleanerId}`);
  const profile = page.getByRole('dialog');
  await expect(profile).toContainText('Wilhelmina');
  await profile.getByRole('button', { name: 'Book Now' }).click();

  // The customer is signed out; the booking continues after signing in.
  const signInDialog = page.getByRole('dialog').getByRole('tabpanel', { name: 'Sign In' });
  await signInDialog.getByLabel('Email').fill(customer.email);
  await signInDialog.getByLabel('Password', { exact: true }).fill(customer.password);
  await signInDialog.getByRole('button', { name: 'Sign In' }).click();

  const booking = page.getByRole('dialog', { name: /Book Wilhelmina/ });
  await expect(booking).toBeVisible();
  await booking.getByLabel('Service type').selectOption('regular');
  await booking.getByLabel('Home size').selectOption('3 Bedrooms');
  await expect(booking).toContainText('£106.00');
  await booking.getByLabel('Duration').selectOption({ label: '2 hours' });
  const price = booking.getByRole('region', { name: 'Price' });
  await expect(booking).toContainText('£53.00');
  await expect(price.getByText('£5.00', { exact: true })).toHaveCSS('text-decoration-line', 'line-through');
  await expect(price).toContainText('FREE');
  await booking.getByLabel('Date').fill(date);
  await booking.getByRole('radio', { name: /^10:00/ }).check();
  await booking.getByLabel('Street address').fill('12 Walton Street');
  await booking.getByLabel('City').fill('Oxford');
  await booking.getByLabel('Postcode').fill('ox2 6aa');
  await expect(booking.getByLabel('Postcode')).toHaveValue('OX2 6AA');
  await expectNoAxeViolations(page);
  await booking.getByRole('button', { name: 'Confirm booking' }).click();

  await expect(page.getByText(TOASTS.bookingConfirmed.title).first()).toBeVisible();
  await expect(page).toHaveURL(/booking-confirmation/);
  await expect(page.getByRole('main')).toContainText('£53.00');
  await latestMail(request, cleaner.email, /request|booking/i);

  await page.goto('/dashboard?tab=bookings');
  const card = page.getByRole('article').filter({ hasText: 'Wilhelmina' });
  await expect(card).toContainText(/pending/i);

  const cleanersDevice = await browser.newContext();
  const dashboard = await cleanersDevice.newPage();
  await signIn(dashboard, cleaner);
  await dashboard.goto('/dashboard?tab=bookings');
  await dashboard.getByRole('button', { name: /Notifications, \d+ unread/ }).click();
  const bell = dashboard.getByRole('dialog', { name: 'Notifications' });
  await expect(bell).toContainText(/Ottoline/);
  await pressEscapeIn(dashboard, bell);
  await dashboard.getByRole('button', { name: 'Accept' }).click();
  await expect(dashboard.getByText(TOASTS.bookingUpdated.title).first()).toBeVisible();

  // The change was pushed: the customer's page was not reloaded, and the list of bookings is not polled.
  await expect(card).toContainText(/confirmed/i);
  // The customer's address is not verified, so the mail contains nothing written by another person.
  await latestMail(request, customer.email, /news about a booking/i);
  await cleanersDevice.close();
});

test('of two requests for the same time one is accepted, and the other then says that it cannot be', async ({
  browser,
  page,
  request,
}) => {
  const cleaner = await registerApprovedCleaner(request, { firstName: 'Thessaly' });
  const date = addDays(ukToday(), 12);
  for (const name of ['Ignatius', 'Philippa']) {
    const customer = await registerCustomer(request, name);
    const session = await request.post('/api/login', {
      data: { email: customer.email, password: customer.password },
    });
    const { token } = (await session.json()) as { token: string };
    const data = {
      cleanerId: cleaner.cleanerId,
      serviceType: 'regular',
      homeSize: '2 Bedrooms',
      bookingDate: date,
      bookingTime: '11:00',
      streetAddress: '1 High Street',
      city: 'Oxford',
      postcode: 'OX1 4BH',
      estimatedDuration: 2,
    };
    const answer = await request.post('/api/bookings', {
      data,
      headers: { Authorization: `Bearer ${token}` },
    });
    expect(answer.status(), await answer.text()).toBe(201);
  }
  await signIn(page, cleaner);
  await page.goto('/dashboard?tab=bookings');
  const requests = page.getByRole('article');
  await expect(requests).toHaveCount(2);
  await requests.first().getByRole('button', { name: 'Accept' }).click();
  await expect(page.getByText(TOASTS.bookingUpdated.title).first()).toBeVisible();
  await expect(requests).toHaveCount(1);
  await expect(requests.getByText(/booked or away at this time/)).toBeVisible();
  await expect(requests.getByRole('button', { name: 'Accept' })).toBeDisabled();
  await expect(requests.getByRole('button', { name: 'Decline' })).toBeEnabled();

  // The time is no longer offered to anybody.
  const visitor = await (await browser.newContext()).newPage();
  const late = await registerCustomer(request, 'Barnaby');
  await signIn(visitor, late);
  await visitor.goto(`/find-cleaners?postcode=OX1&cleaner=${cleaner.cleanerId}&book=1&date=${date}`);
  await visitor.getByRole('dialog').getByLabel('Date').fill(date);
  await expect(visitor.getByRole('radio', { name: /^11:00/ })).toBeDisabled();
  await expect(visitor.getByRole('radio', { name: /^15:00/ })).toBeEnabled();
  await visitor.context().close();
});
