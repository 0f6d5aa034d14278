import { addDays, dayNumber, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { NO_FILTER, plansOn, SORTED_BY, type PlannedSearch, type Sort } from '../support/search-plans.js';
import { fullDay, unitAt } from '../support/rows/made.js';
import {
  cleanersAt,
  haversineMiles,
  insertRandomCleaners,
  randomCleaners,
} from '../support/random-cleaners.js';

const RADII = [1, 5, 30];
/** A wider circle has hundreds of squares and cells, and each is a separate table in the statement. */
const FEW_TABLES_MILES = 5;
const SORTS = Object.keys(SORTED_BY) as Sort[];
const FILTERS: Record<string, PlannedSearch['filters']> = {
  'no filter': NO_FILTER,
  'filters that leave few': {
    sql: ' AND c.hourlyRatePence <= ? AND c.ratingHundredths >= ?',
    params: [1500, 400],
  },
};
/** Far from all other cleaners. */
const TOWN = { postcode: 'KW15 1AA', latitude: 58.98, longitude: -2.96 };

/** The plan of a search depends on the number of nearby cleaners; all plans must give the same results. */
describe('the plans of the search', () => {
  const people = randomCleaners();
  const townspeople = cleanersAt(TOWN, 80);
  let store: Store;
  let plans: ReturnType<typeof plansOn>;
  const sorted = (ids: readonly number[]) => ids.toSorted((one, other) => one - other);

  beforeAll(async () => {
    store = await createStore(engine);
    // Started only to migrate the database.
    await (await startApp({ engine, store })).stop();
    await insertRandomCleaners([...people, ...townspeople], store);
    plans = plansOn(store);
  });
  afterAll(() => store.remove());

  describe.each([
    ['where many are', { latitude: 51.752, longitude: -1.2577 }],
    ['where few are', { latitude: 56.8, longitude: -4.2 }],
    ['where nobody is', { latitude: 49.2, longitude: -7.9 }],
  ])('%s', (_, place) => {
    const searches = (filter: string): PlannedSearch[] =>
      RADII.map((radiusMiles) => ({
        origin: { ...place, radiusMiles },
        filters: FILTERS[filter] ?? NO_FILTER,
      }));

    it.each(SORTS.flatMap((sort) => Object.keys(FILTERS).map((filter) => [sort, filter] as const)))(
      'find the same people in the same order by %s, with %s',
      async (sort, filter) => {
        for (const search of searches(filter)) {
          const found = await plans.walk(search, sort);
          expect(await plans.cells(search, sort)).toEqual(found);
          expect(await plans.narrowedByRating(search, sort)).toEqual(found);
          expect(await plans.narrowedByPrice(search, sort)).toEqual(found);
          expect(await plans.countryByRating(search, sort)).toEqual(found);
          expect(await plans.countryByPrice(search, sort)).toEqual(found);
          if (search.origin.radiusMiles <= FEW_TABLES_MILES)
            expect(await plans.cellTops(search, sort)).toEqual(found);
          if (search.filters.params.length > 0) continue;
          const near = people.filter((one) => haversineMiles(place, one) <= search.origin.radiusMiles);
          expect(sorted(found)).toEqual(near.map(({ id }) => id));
        }
      },
    );

    it.each(Object.keys(FILTERS))('find by distance whom a walk finds, with %s', async (filter) => {
      for (const search of searches(filter)) {
        const { radiusMiles } = search.origin;
        const found = await plans.ring(search, radiusMiles);
        expect(sorted(found)).toEqual(sorted(await plans.walk(search, 'rating')));
        // The search widens its radius, so the results of a narrow one must be the first ones of a wide one.
        const narrow = await plans.ring(search, radiusMiles / 2);
        expect(found.slice(0, narrow.length)).toEqual(narrow);
      }
    });

    it.each(Object.keys(FILTERS))(
      'find the nearest square by square as in a ring, with %s',
      async (filter) => {
        for (const search of searches(filter)) {
          const { radiusMiles } = search.origin;
          if (radiusMiles > FEW_TABLES_MILES) continue;
          expect(await plans.squares(search, radiusMiles)).toEqual(await plans.ring(search, radiusMiles));
        }
      },
    );
  });

  /**
   * The search picks the best cleaners of the cells nearby and keeps those who are free. If these are too few, it must
   * read all cleaners nearby.
   */
  describe('with a date, where too many are near to ask for each, and too few to walk the country', () => {
    const DATE = addDays(ukToday(), 9);
    /**
     * All of the best cleaners are full, so that the candidates don't fill the first page, and a tenth of the others.
     */
    const isFull = (rank: number) => rank < 24 || rank % 10 === 0;
    let app: ScratchApp;

    beforeAll(async () => {
      const full = townspeople.filter((_, rank) => isFull(rank)).map(({ id }) => id);
      await fullDay(full, dayNumber(DATE), store);
      await unitAt(TOWN.postcode, TOWN, store);
      // The application counts cleaners per area on the first search, so it is started after the rows are complete.
      app = await startApp({ engine, store });
    });
    afterAll(() => app.stop());

    it('find all who are free, the best first', async () => {
      const found: number[] = [];
      const asked = new URLSearchParams({ postcode: TOWN.postcode, radius: '5', sort: 'rating', date: DATE });
      let next: string | undefined = `/api/cleaners?${asked.toString()}&limit=20`;
      while (next !== undefined) {
        const answer = await fetch(app.url + next);
        found.push(...((await answer.json()) as { id: number }[]).map(({ id }) => id));
        next = /<([^>]+)>; rel="next"/.exec(answer.headers.get('link') ?? '')?.[1];
      }
      expect(found).toEqual(townspeople.filter((_, rank) => !isFull(rank)).map(({ id }) => id));
    });
  });
});
