import { dynamicSelect, int, nullable, real, select, type RowOf } from '../../database/statement.js';
import {
  CELL_SIZE,
  chordLimit,
  cover,
  FINE_CELL_SIZE,
  milesOfChord,
  type CellRange,
} from '../../geo/grid.js';
import { CLEANER_FACTS, FACTS_COLUMNS } from '../cleaners.queries.js';
import { listedCleaner } from '../listed-cleaner.js';
import type { CleanerSort } from '../dto/search-cleaners.query.js';
import {
  chordOf,
  hasStartLeft,
  NO_CONDITION,
  withinRadius,
  type Condition,
  type Origin,
  type SearchCriteria,
  type SearchCursor,
} from './search-criteria.js';

/** Picks the ids of one page, best first. The one place that knows which index serves which search. */
export interface SearchPlan {
  /** Selects `id` and `d2` (null without a place) in order. */
  pick: Condition;
  /** The order again, for joining the page's rows: over `p.d2` and the columns of `c`. */
  order: string;
}

interface SortRule {
  column: string;
  direction: 'ASC' | 'DESC';
  walkIndex: string;
  cellIndex: string;
}

type ColumnSort = Exclude<CleanerSort, 'distance'>;

const SORT_RULES: Record<ColumnSort, SortRule> = {
  rating: {
    column: 'ratingHundredths',
    direction: 'DESC',
    walkIndex: 'ix_cleaners_walk_rating',
    cellIndex: 'ix_cleaners_cell_rating',
  },
  price: {
    column: 'hourlyRatePence',
    direction: 'ASC',
    walkIndex: 'ix_cleaners_walk_price',
    cellIndex: 'ix_cleaners_cell_price',
  },
  reviews: {
    column: 'reviewCount',
    direction: 'DESC',
    walkIndex: 'ix_cleaners_walk_reviews',
    cellIndex: 'ix_cleaners_cell_reviews',
  },
};

/** `FORCE INDEX` or `INDEXED BY`: left alone, both engines sort a whole city for its best twenty. */
export type IndexHint = (index: string) => string;

const LISTED = listedCleaner('c');

function join(...parts: Condition[]): Condition {
  const joined: Condition = { sql: '', params: [] };
  for (const { sql, params } of parts) {
    joined.sql += sql;
    joined.params.push(...params);
  }
  return joined;
}
const fragment = (sql: string): Condition => ({ sql, params: [] });

/** A number for the engine too, although there is none. */
const NO_PLACE = fragment('(NULL + 0e0)');
const chordOrNull = (origin: Origin | undefined) => (origin ? chordOf(origin) : NO_PLACE);

/** What takes least to find out comes first: most whom a walk passes are ruled out by it. */
const whoFits = ({ origin, filters, lookups }: Pick<SearchCriteria, 'origin' | 'filters' | 'lookups'>) =>
  join(filters, origin ? withinRadius(origin) : NO_CONDITION, lookups);

/** Continues after the last row of the page before. */
function after({ column, direction }: SortRule, cursor: SearchCriteria['cursor']): Condition {
  if (!cursor) return NO_CONDITION;
  const beyond = direction === 'DESC' ? '<' : '>';
  const [key, id] = cursor;
  return {
    sql: ` AND c.${column} ${beyond}= ? AND (c.${column} ${beyond} ? OR c.id ${beyond} ?)`,
    params: [key, key, id],
  };
}

const orderOf = ({ column, direction }: SortRule) => `c.${column} ${direction}, c.id ${direction}`;

/** Reads the country in sort order and keeps what is near: the fastest where many are near, or no place is given. */
export function walkPlan(
  criteria: SearchCriteria & { sort: ColumnSort },
  limit: number,
  hint: IndexHint,
): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const { origin, cursor } = criteria;
  return {
    pick: join(
      fragment('SELECT c.id, '),
      chordOrNull(origin),
      fragment(` AS d2 FROM cleaners c ${hint(rule.walkIndex)} WHERE ${LISTED}`),
      after(rule, cursor),
      whoFits(criteria),
      fragment(` ORDER BY ${orderOf(rule)} LIMIT ${limit}`),
    ),
    order: orderOf(rule),
  };
}

/** Reads the cells around the place and sorts what is there: best where few are near. */
export function cellPlan(
  criteria: SearchCriteria & { sort: ColumnSort; origin: Origin },
  limit: number,
  hint: IndexHint,
): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const { origin, cursor } = criteria;
  return {
    pick: join(
      fragment('SELECT c.id, '),
      chordOf(origin),
      fragment(` AS d2 FROM cleaners c ${hint(rule.cellIndex)} WHERE ${LISTED}`),
      inCells('cell', cellsAround(origin)),
      after(rule, cursor),
      whoFits(criteria),
      fragment(` ORDER BY ${orderOf(rule)} LIMIT ${limit}`),
    ),
    order: orderOf(rule),
  };
}

/** How many a search finds, for `COUNT_SEARCHED`. */
export function countInCells(
  criteria: Pick<SearchCriteria, 'filters' | 'lookups'> & { origin: Origin },
  hint: IndexHint,
): Condition {
  return join(
    fragment(
      `SELECT COUNT(*) AS cleaners FROM cleaners c ${hint(SORT_RULES.rating.cellIndex)} WHERE ${LISTED}`,
    ),
    inCells('cell', cellsAround(criteria.origin)),
    whoFits(criteria),
  );
}

/** The nearest within `ringMiles` (`rings.ts`), without the cells whose cleaners have all been on earlier pages. */
export function ringPlan(
  criteria: SearchCriteria & { origin: Origin },
  ringMiles: number,
  limit: number,
  hint: IndexHint,
): SearchPlan {
  const { origin, filters, lookups, cursor } = criteria;
  const d2 = chordOf(origin);
  const beyond: Condition = cursor
    ? join(fragment(' AND ('), d2, fragment(' > ? OR ('), d2, fragment(' = ? AND c.id > ?))'))
    : NO_CONDITION;
  const [key = 0, id = 0] = cursor ?? [];
  // The cursor may come from a wider search, or one in another order.
  const beyondMiles = Math.min(ringMiles, milesOfChord(key));
  const cells = cover(origin.latitude, origin.longitude, ringMiles, FINE_CELL_SIZE, beyondMiles);
  return {
    pick: {
      ...join(
        fragment('SELECT c.id, '),
        d2,
        fragment(` AS d2 FROM cleaners c ${hint('ix_cleaners_near')} WHERE ${LISTED}`),
        inCells('fcell', cells),
        filters,
        cursor ? { sql: beyond.sql, params: [...d2.params, key, ...d2.params, key, id] } : beyond,
        { sql: ` AND ${d2.sql} <= ?`, params: [...d2.params, chordLimit(ringMiles)] },
        lookups,
        fragment(` ORDER BY d2, c.id LIMIT ${limit}`),
      ),
    },
    order: 'p.d2, c.id',
  };
}

export function cellsAround({ latitude, longitude, radiusMiles }: Origin): CellRange[] {
  return cover(latitude, longitude, radiusMiles, CELL_SIZE);
}

function inCells(column: 'cell' | 'fcell', ranges: readonly CellRange[]): Condition {
  return {
    sql: ` AND (${ranges.map(() => `c.${column} BETWEEN ? AND ?`).join(' OR ')})`,
    params: ranges.flat(),
  };
}

/**
 * A walk reads about `limit × total / near` rows before the page is full, the cells `near` rows. The factor is what a
 * row costs more in the cells, where the page must be sorted (docs/decisions).
 */
const CELL_ROW_COST = 1.5;

export function prefersWalk(limit: number, { near, total }: { near: number; total: number }): boolean {
  return near > 0 && (limit * total) / near < near * CELL_ROW_COST;
}

/** Every part that a plan can have; without a hint, which the engines spell differently. */
const SAMPLE = {
  origin: { latitude: 51.75, longitude: -1.26, radiusMiles: 1 },
  filters: {
    sql: ' AND c.isInsured = 1 AND (c.insuredUntil IS NULL OR c.insuredUntil >= ?) AND (c.openWeekdays & ?) <> 0',
    params: ['2026-01-01', 2],
  },
  lookups: hasStartLeft('2026-01-01'),
  cursor: [0, 0] as SearchCursor,
};
const noHint: IndexHint = () => '';

export type CardRow = RowOf<typeof SEARCH_CLEANERS>;

/** The page that a plan picks. Its values are the plan's. */
export const SEARCH_CLEANERS = dynamicSelect(
  'cleaners.search',
  { ...CLEANER_FACTS, d2: nullable(real) },
  ({ pick, order }: SearchPlan) =>
    `SELECT ${FACTS_COLUMNS}, p.d2 FROM (${pick.sql}) p
       JOIN cleaners c ON c.id = p.id JOIN users u ON u.id = c.userId ORDER BY ${order}`,
  [
    [walkPlan({ ...SAMPLE, origin: undefined, sort: 'rating' }, 10, noHint)],
    [walkPlan({ ...SAMPLE, sort: 'price' }, 10, noHint)],
    [cellPlan({ ...SAMPLE, sort: 'reviews' }, 10, noHint)],
    [ringPlan({ ...SAMPLE, sort: 'distance' }, 1, 10, noHint)],
    [ringPlan({ ...SAMPLE, cursor: undefined, sort: 'distance' }, 1, 10, noHint)],
  ],
);

export const COUNT_SEARCHED = dynamicSelect(
  'cleaners.countSearched',
  { cleaners: int },
  ({ sql }: Condition) => sql,
  [[countInCells(SAMPLE, noHint)]],
);

export const COUNT_LISTED_BY_CELL = select(
  'cleaners.countListedByCell',
  { cell: int, cleaners: int },
  `SELECT c.cell, COUNT(*) AS cleaners FROM cleaners c WHERE ${LISTED} GROUP BY c.cell`,
);
