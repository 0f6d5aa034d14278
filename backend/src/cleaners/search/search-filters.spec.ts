import { DatabaseSync } from '@photostructure/sqlite';
import { LIST_SAMPLED, type SampledCleaner } from './sample.queries.js';
import { criteriaOf } from './search-criteria.js';
import { selectivityOf } from './selectivity.js';
import type { SearchCleanersQuery } from '../dto/search-cleaners.query.js';

const COLUMNS = Object.keys(LIST_SAMPLED.columns);

/** One of each kind: cheap and dear, unrated and best, with each service, insured or not, on and off, on some days. */
const CLEANERS = Array.from({ length: 128 }, (_, index): SampledCleaner => ({
  isListed: true,
  serviceMask: 1 << (index % 7),
  hourlyRatePence: 1_300 + ((index * 370) % 2_600),
  ratingHundredths: index % 5 === 0 ? 0 : 300 + ((index * 37) % 201),
  isInsured: index % 3 !== 0,
  isAvailable: index % 4 !== 0,
  openWeekdays: index,
}));

const QUERIES: [string, Partial<SearchCleanersQuery>][] = [
  ['a service', { service: 'regular' }],
  ['a least rate', { minRate: '20.00' }],
  ['a highest rate', { maxRate: '20.00' }],
  ['a least rating', { minRating: 4.5 }],
  ['insurance', { insured: true }],
  ['a day', { date: '2027-03-15' }],
  ['a day of a clock change', { date: '2027-03-28' }],
  [
    'all of these',
    {
      service: 'regular',
      minRate: '13.50',
      maxRate: '35.00',
      minRating: 3,
      insured: true,
      date: '2027-03-15',
    },
  ],
];

function tableOfAll() {
  const database = new DatabaseSync(':memory:');
  database.exec(`CREATE TABLE c (id INTEGER PRIMARY KEY, insuredUntil TEXT, ${COLUMNS.join(', ')})`);
  const insert = database.prepare(
    `INSERT INTO c (${COLUMNS.join(', ')}) VALUES (${COLUMNS.map(() => '?').join(', ')})`,
  );
  for (const cleaner of CLEANERS) insert.run(...Object.values(cleaner).map(Number));
  return database;
}

describe('how many a search’s filters leave', () => {
  const database = tableOfAll();
  afterAll(() => database.close());

  it.each(QUERIES)('is told by a sample as the database tells it: %s', (_, asked) => {
    const query = { sort: 'rating', radius: 10, limit: 20, ...asked } as SearchCleanersQuery;
    const { filters, tests = [] } = criteriaOf(query, undefined);
    const found = database
      .prepare(`SELECT c.id FROM c WHERE 1 = 1${filters.sql}`)
      .all(...(filters.params as (string | number)[]));
    expect(found.length).toBeGreaterThan(0);
    expect(found.length).toBeLessThan(CLEANERS.length);
    const { inRange, fitting } = selectivityOf(tests, 'ratingHundredths', CLEANERS);
    expect(inRange * fitting * CLEANERS.length).toBeCloseTo(found.length);
  });
});

it('a least rating counts in hundredths as it was written, whatever the product of fractions', () => {
  const least = (minRating: number) =>
    criteriaOf({ sort: 'rating', minRating } as SearchCleanersQuery, undefined).filters.params;
  expect([4.4, 4.6].flatMap(least)).toEqual([440, 460]);
});
