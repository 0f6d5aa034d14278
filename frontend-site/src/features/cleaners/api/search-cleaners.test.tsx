import { expect, it } from 'vitest';
import { callsTo, serve } from '../../../test/server';
import { readFilters } from '../search-filters';
import { searchCleaners } from './search-cleaners';

it('“4.5 and above” asks for all whose cards say 4.5, an average of 4.45 too', async () => {
  serve({ 'GET /api/cleaners': () => ({ body: [] }) });
  const filters = readFilters(new URLSearchParams({ rating: '4.5' }));
  await searchCleaners(filters, undefined, new AbortController().signal);
  expect(callsTo('GET /api/cleaners').map(({ query }) => query.get('minRating'))).toEqual(['4.45']);
});
