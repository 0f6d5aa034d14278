import { addDays, addMonths } from '@tidyhearth/domain';
import { test as base } from './support/phone.js';
import { fillMonth, type FullMonth } from './support/market.js';

const test = base.extend<object, { month: FullMonth }>({
  month: [
    async ({ playwright }, use) => {
      const request = await playwright.request.newContext({ baseURL: process.env.E2E_URL });
      await use(await fillMonth(request));
      await request.dispose();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
});

test('a calendar with 200 bookings', async ({ phone, month: { cleaner, date } }) => {
  const { page } = phone;
  const day = (on: string) => `button[data-date="${on}"]`;
  const chosen = (on: string) => `${day(on)}[aria-pressed=true]`;
  const press = (name: string) => () => page.getByRole('button', { name, exact: true }).tap();
  const view = page.getByRole('combobox', { name: 'View' });
  const days = page.locator('main button[aria-pressed]');
  /** In the week view, seven days with names replace the month's forty. */
  const week = days.filter({ hasText: /^Sun/ }).first();

  await phone.signIn(cleaner);
  await phone.open(`/dashboard?tab=calendar&date=${date}`, `${chosen(date)} span span`);
  const next = addDays(date, 1);
  await phone.measure({
    name: 'month, a day',
    act: () => page.locator(day(next)).tap(),
    shows: chosen(next),
  });
  const later = addMonths(next, 1);
  await phone.measure({ name: 'month, the next', act: press('Next month'), shows: chosen(later) });
  await phone.measure({ name: 'month, back', act: press('Previous month'), shows: chosen(next) });

  // Browsers don't count a choice in the system's own picker as an interaction.
  await phone.measureFrames({
    name: 'to the week',
    act: async () => {
      await view.selectOption('week');
      await week.waitFor();
    },
  });
  await phone.measure({
    name: 'week, a day',
    act: () => days.nth(2).tap(),
    shows: 'main button[aria-pressed]:nth-of-type(3)[aria-pressed=true]',
  });
  await phone.measure({ name: 'week, the next', act: press('Next week') });
  await phone.measure({ name: 'week, back', act: press('Previous week') });

  await phone.measureFrames({
    name: 'to the day',
    act: async () => {
      await view.selectOption('day');
      await page.getByRole('region', { name: 'Hours of the day' }).waitFor();
    },
  });
  await phone.measure({ name: 'day, the next', act: press('Next day') });
  await phone.measure({
    name: 'day, an hour',
    act: () => page.locator('button[data-hour="17"]').tap(),
    shows: '[role=dialog]',
  });
});
