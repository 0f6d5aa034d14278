import { addDays, ukToday } from '@tidyhearth/domain';
import { registerApprovedCleaner, registerCustomer } from '../../support/accounts.js';
import { expectNothingCutOff, expectNothingSideways } from '../../support/reflow.js';
import { expect, test } from '../../support/test.js';
import { callAs, conversationBetween, openAs } from './steps.js';

const WORD = 'Donaudampfschifffahrtselektrizitaetenhauptbetriebswerk';

test('a word that is longer than a line stays within the page, whoever wrote it and wherever @phone-only', async ({
  context,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: WORD, location: WORD, bio: WORD.repeat(5) }),
    registerCustomer(request, 'Tristan'),
  ]);
  await callAs(request, customer, 'POST', '/api/postings', {
    serviceType: 'deep',
    postingDate: addDays(ukToday(), 9),
    estimatedDuration: 2,
    street: WORD.repeat(2),
    city: WORD,
    postcode: 'OX1 4BH',
    description: WORD.repeat(5),
    maxBudget: '60.00',
  });
  const page = await openAs(context, customer, `/cleaners/${cleaner.cleanerId}`);
  await expect(page.getByRole('button', { name: 'Report or block' })).toBeVisible();
  await expectNothingCutOff(page);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expectNothingSideways(page);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/dashboard?tab=postings');
  const [place, work] = await Promise.all([
    page.getByText(WORD.repeat(2), { exact: false }).first().boundingBox(),
    page.getByText(WORD.repeat(5)).boundingBox(),
  ]);
  expect(place?.width).toBeLessThanOrEqual(work?.width ?? 0);
  await expectNothingSideways(page);
  const dashboard = await openAs(context, cleaner, '/dashboard');
  await expect(dashboard.getByRole('heading', { level: 1 })).toBeVisible();
  await expectNothingSideways(dashboard);
});

test('the lines of what is to be done are still lines on the booking’s page and in the lists', async ({
  context,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: 'Isolde' }),
    registerCustomer(request, 'Tristan'),
  ]);
  const { id } = await callAs<{ id: number }>(request, customer, 'POST', '/api/bookings', {
    cleanerId: cleaner.cleanerId,
    serviceType: 'regular',
    homeSize: '2 Bedrooms',
    bookingDate: addDays(ukToday(), 7),
    bookingTime: '10:00',
    streetAddress: '4 Bridge Street',
    city: 'Oxford',
    postcode: 'OX1 4BH',
    estimatedDuration: 2,
    specialInstructions: 'First the kitchen.\nThen the bath.',
    accessNotes: 'Ring twice.\nFeed the cat.',
  });
  const page = await openAs(context, customer, `/bookings/${id}`);
  for (const path of [`/bookings/${id}`, '/dashboard?tab=bookings']) {
    await page.goto(path);
    const read = expect.poll(() => page.getByRole('main').innerText());
    await read.toContain('First the kitchen.\nThen the bath.');
    await read.toContain('Ring twice.\nFeed the cat.');
  }
});

test('the box for a message grows with what is typed, and its hint is one line @phone', async ({
  context,
  request,
}) => {
  const [cleaner, customer] = await Promise.all([
    registerApprovedCleaner(request, { firstName: WORD }),
    registerCustomer(request, 'Piers'),
  ]);
  await callAs(request, customer, 'POST', '/api/messages', {
    senderId: customer.id,
    receiverId: cleaner.id,
    content: 'Good morning',
  });
  const page = await openAs(context, customer, conversationBetween(customer, cleaner));
  const box = page.getByRole('textbox', { name: `Message ${WORD}` });
  const height = async () => (await box.boundingBox())?.height ?? Number.NaN;
  await expect(box).toBeVisible();
  const oneLine = await height();
  await box.fill('Could you come a little earlier on Thursday, please? '.repeat(4));
  expect(await height()).toBeGreaterThan(oneLine);
  await box.fill('x'.repeat(2000));
  expect(await height()).toBeLessThan(160);
});
