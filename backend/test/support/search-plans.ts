import type { Store } from '../../../scripts/lib/scratch-app.mjs';
import {
  NO_CONDITION,
  type SearchCriteria,
  type SearchCursor,
} from '../../src/cleaners/search/search-criteria.js';
import { ringPlan, squaresPlan } from '../../src/cleaners/search/nearest.queries.js';
import type { IndexHint, SearchPlan } from '../../src/cleaners/search/plan-parts.js';
import {
  cellPlan,
  cellTopsPlan,
  narrowedCellPlans,
  walkPlan,
  narrowedWalkPlans,
  type ColumnPlan,
  type PlacedCriteria,
} from '../../src/cleaners/search/search.queries.js';
import { coarseSquares, milesOfChord } from '../../src/geo/grid.js';
import { sql } from './database.js';

/** Small, so that most searches have several pages. */
const LIMIT = 7;
const MAX_PAGES = 400;
export const SORTED_BY = {
  rating: 'ratingHundredths',
  price: 'hourlyRatePence',
  reviews: 'reviewCount',
} as const;

export type PlannedSearch = Required<Pick<SearchCriteria, 'origin' | 'filters'>>;
export { NO_CONDITION as NO_FILTER };
export type Sort = keyof typeof SORTED_BY;

interface Picked extends Record<string, unknown> {
  id: number;
  d2: number;
  key: number;
}

/** Reads all pages of a plan, one after the other, as the search does. */
async function allOf(
  store: Store,
  keyColumn: string,
  plan: (cursor: SearchCursor | undefined) => SearchPlan,
): Promise<number[]> {
  const ids: number[] = [];
  let cursor: SearchCursor | undefined;
  for (let page = 0; page < MAX_PAGES; page += 1) {
    const { pick, order } = plan(cursor);
    const rows = await sql<Picked>(
      `SELECT c.id, p.d2, ${keyColumn} AS \`key\` FROM (${pick.sql}) p JOIN cleaners c ON c.id = p.id ORDER BY ${order}`,
      pick.params.map((value) => value as number),
      store,
    );
    ids.push(...rows.map(({ id }) => Number(id)));
    const last = rows.at(-1);
    if (!last || rows.length < LIMIT) return ids;
    cursor = [Number(last.key), Number(last.id)];
  }
  throw new Error('the pages do not end');
}

/** The cleaners that each plan finds on all pages, regardless of which plan the application would choose. */
export function plansOn(store: Store) {
  const hint: IndexHint = (index) =>
    store.engine === 'mariadb' ? `FORCE INDEX (${index})` : `INDEXED BY ${index}`;
  const columnPlan = (plan: ColumnPlan<PlacedCriteria>) => (search: PlannedSearch, sort: Sort) =>
    allOf(store, `c.${SORTED_BY[sort]}`, (cursor) =>
      plan({ ...search, lookups: NO_CONDITION, sort, cursor }, LIMIT, hint),
    );
  return {
    walk: columnPlan(walkPlan),
    cells: columnPlan(cellPlan),
    cellTops: columnPlan(cellTopsPlan),
    narrowedByRating: columnPlan(narrowedCellPlans.rating),
    narrowedByPrice: columnPlan(narrowedCellPlans.price),
    countryByRating: columnPlan(narrowedWalkPlans.rating),
    countryByPrice: columnPlan(narrowedWalkPlans.price),
    ring: (search: PlannedSearch, miles: number) =>
      allOf(store, 'p.d2', (cursor) =>
        ringPlan({ ...search, lookups: NO_CONDITION, sort: 'distance', cursor }, miles, LIMIT, hint),
      ),
    squares: (search: PlannedSearch, ringMiles: number) =>
      allOf(store, 'p.d2', (cursor) => {
        const squares = coarseSquares(search.origin, ringMiles, cursor && milesOfChord(cursor[0]));
        const criteria = { ...search, lookups: NO_CONDITION, sort: 'distance', cursor } as const;
        return squaresPlan(criteria, { squares, ringMiles }, LIMIT, hint);
      }),
  };
}
