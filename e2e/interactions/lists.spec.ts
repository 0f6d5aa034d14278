import { registerApprovedCleaner } from '../support/accounts.js';
import { BUSY_CLEANER } from '../support/big-database/busy-people.js';
import { postJobs } from './support/market.js';
import { test } from './support/phone.js';

const row = (number: number) => `main div:nth-child(${number}) > article`;

test('a search with many results', async ({ phone }) => {
  const { page } = phone;
  await phone.open('/find-cleaners', 'main ul article');
  await phone.measure({
    name: 'search, filters',
    act: () => page.getByRole('button', { name: 'Filters' }).tap(),
    shows: '#filters',
  });
  const more = page.getByRole('button', { name: 'Load More', exact: true });
  for (const shown of [24, 36]) {
    await phone.reach(more);
    await phone.measure({
      name: 'search, more',
      act: () => more.tap(),
      shows: `main ul > li:nth-child(${shown})`,
    });
  }
});

test('a job board with many jobs', async ({ phone, request }) => {
  const { page } = phone;
  await postJobs(request);
  await phone.signIn(await registerApprovedCleaner(request, { location: 'Truro', postcode: 'TR1 2HX' }));
  await phone.open('/dashboard?tab=postings', 'article');
  const more = page.getByRole('button', { name: 'Load more jobs' });
  for (const shown of [60, 90]) {
    await phone.reach(more);
    await phone.measure({ name: 'job board, more', act: () => more.tap(), shows: row(shown) });
  }
  await phone.measure({
    name: 'job board, apply',
    act: () => page.getByRole('button', { name: 'Apply', exact: true }).first().tap(),
    shows: '[role=dialog]',
  });
});

test('thousands of bookings', async ({ phone }) => {
  const { page } = phone;
  await phone.signIn(BUSY_CLEANER);
  await phone.open('/dashboard?tab=bookings&status=completed', 'article');
  const more = page.getByRole('button', { name: 'Load more bookings' });
  for (const shown of [40, 60, 80]) {
    await phone.reach(more);
    await phone.measure({
      name: 'bookings, more',
      act: () => more.tap(),
      shows: row(shown),
    });
  }
});

test('a long list of conversations', async ({ phone }) => {
  const { page } = phone;
  await phone.signIn(BUSY_CLEANER);
  await phone.open('/messages', 'main ul a');
  const search = page.getByRole('searchbox');
  await phone.measure({ name: 'conversations, to the search', act: () => search.tap() });
  await phone.measure({ name: 'conversations, search', act: () => page.keyboard.type('magnus') });
});
