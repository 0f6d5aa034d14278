import { placeholders } from '../../database/sql.js';
import { dynamicSelect, int, nullable, real, type RowOf } from '../../database/statement.js';
import { CELL_SIZE, cover, type CellRange } from '../../geo/grid.js';
import { CLEANER_FACTS, FACTS_COLUMNS } from '../cleaners.queries.js';
import type { CleanerSort } from '../dto/search-cleaners.query.js';
import { ringPlan, squaresPlan } from './nearest.queries.js';
import { fragment, inCells, join, LISTED, unionOf, type IndexHint, type SearchPlan } from './plan-parts.js';
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

interface SortRule {
  column: string;
  direction: 'ASC' | 'DESC';
  walkIndex: string;
  cellIndex: string;
}

type ColumnSort = Exclude<CleanerSort, 'distance'>;

export const SORT_RULES: Record<ColumnSort, SortRule> = {
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

/** NULL that the engines still treat as a number. */
const NO_PLACE = fragment('(NULL + 0e0)');
const chordOrNull = (origin: Origin | undefined) => (origin ? chordOf(origin) : NO_PLACE);

/** The cheapest test comes first, because it rules out most of the rows that a walk reads. */
const whoFits = ({ origin, filters, lookups }: Pick<SearchCriteria, 'origin' | 'filters' | 'lookups'>) =>
  join(filters, origin ? withinRadius(origin) : NO_CONDITION, lookups);

/** Continues after the last row of the previous page. */
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

export type ColumnCriteria = SearchCriteria & { sort: ColumnSort };
export type PlacedCriteria = ColumnCriteria & { origin: Origin };
export type ColumnPlan<C extends ColumnCriteria> = (
  criteria: C,
  limit: number,
  hint: IndexHint,
) => SearchPlan;

/** The first matches in order, with the column that they are sorted by. */
function firstOf(criteria: ColumnCriteria, hintedIndex: string, where: Condition, limit: number): Condition {
  const rule = SORT_RULES[criteria.sort];
  return join(
    fragment(`SELECT c.id, c.${rule.column} AS sorted, `),
    chordOrNull(criteria.origin),
    fragment(` AS d2 FROM cleaners c ${hintedIndex} WHERE ${LISTED}`),
    where,
    after(rule, criteria.cursor),
    whoFits(criteria),
    fragment(` ORDER BY ${orderOf(rule)} LIMIT ${limit}`),
  );
}

/** Reads the country in sort order and keeps what is near: the fastest plan if many are near, or without a place. */
export function walkPlan(criteria: ColumnCriteria, limit: number, hint: IndexHint): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const pick = firstOf(criteria, hint(rule.walkIndex), NO_CONDITION, limit);
  return { pick, order: orderOf(rule) };
}

/** Reads only those of the country whose rate or rating passes, and sorts them. */
const narrowedWalkPlan =
  (by: ColumnSort): ColumnPlan<ColumnCriteria> =>
  (criteria, limit, hint) => {
    const pick = firstOf(criteria, hint(SORT_RULES[by].walkIndex), NO_CONDITION, limit);
    return { pick, order: orderOf(SORT_RULES[criteria.sort]) };
  };
export const narrowedWalkPlans = {
  rating: narrowedWalkPlan('rating'),
  price: narrowedWalkPlan('price'),
} as const;

/** Reads the cells around the place and sorts what is there: the best plan if few are near. */
export function cellPlan(criteria: PlacedCriteria, limit: number, hint: IndexHint): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const near = inCells('cell', cellsAround(criteria.origin));
  return { pick: firstOf(criteria, hint(rule.cellIndex), near, limit), order: orderOf(rule) };
}

/** Reads only those in the cells whose rate or rating passes, and sorts them: the best plan if that leaves few. */
const narrowedCellPlan =
  (by: ColumnSort): ColumnPlan<PlacedCriteria> =>
  (criteria, limit, hint) => {
    const cells = cellsAround(criteria.origin).flatMap(cellsOf);
    // With a range of cells, the engine could not use the second column of the index.
    const near = { sql: ` AND c.cell IN (${placeholders(cells)})`, params: cells };
    const pick = firstOf(criteria, hint(SORT_RULES[by].cellIndex), near, limit);
    return { pick, order: orderOf(SORT_RULES[criteria.sort]) };
  };
export const narrowedCellPlans = {
  rating: narrowedCellPlan('rating'),
  price: narrowedCellPlan('price'),
} as const;

/**
 * Reads the best of each cell, a page at most: for places with too few cleaners to walk the country and too many to
 * sort.
 */
export function cellTopsPlan(criteria: PlacedCriteria, limit: number, hint: IndexHint): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const tops = cellsAround(criteria.origin)
    .flatMap(cellsOf)
    .map((cell) =>
      firstOf(criteria, hint(rule.cellIndex), { sql: ' AND c.cell = ?', params: [cell] }, limit),
    );
  const { direction } = rule;
  return {
    pick: join(
      fragment('SELECT s.id, s.sorted, s.d2 FROM '),
      unionOf(tops),
      fragment(` ORDER BY s.sorted ${direction}, s.id ${direction} LIMIT ${limit}`),
    ),
    order: orderOf(rule),
  };
}

const cellsOf = ([from, to]: CellRange) => Array.from({ length: to - from + 1 }, (_, index) => from + index);

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

export function cellsAround({ latitude, longitude, radiusMiles }: Origin): CellRange[] {
  return cover(latitude, longitude, radiusMiles, CELL_SIZE);
}

/**
 * The first `limit` of the `candidates` that a plan picks without its lookups, because looking up one cleaner's day costs as
 * much as reading several rows of an index. If it finds less than a page, too few of the candidates may have been free.
 */
export function shortlistPlan<C extends ColumnCriteria>(
  plan: ColumnPlan<C>,
  criteria: C,
  { limit, candidates }: { limit: number; candidates: number },
  hint: IndexHint,
): SearchPlan {
  const { direction } = SORT_RULES[criteria.sort];
  const { pick, order } = plan({ ...criteria, lookups: NO_CONDITION }, candidates, hint);
  return {
    pick: join(
      fragment('SELECT c.id, c.d2 FROM ('),
      pick,
      fragment(') c WHERE TRUE'),
      criteria.lookups,
      fragment(` ORDER BY c.sorted ${direction}, c.id ${direction} LIMIT ${limit}`),
    ),
    order,
  };
}

/** Every part that a plan can have. It has no index hint, which the engines spell differently. */
const SAMPLE = {
  origin: { latitude: 51.75, longitude: -1.26, radiusMiles: 1 },
  filters: {
    sql: ' AND c.isInsured = 1 AND (c.insuredUntil IS NULL OR c.insuredUntil >= ?) AND (c.openWeekdays & ?) <> 0',
    params: ['2026-01-01', 2],
  },
  lookups: hasStartLeft('2026-01-01'),
  cursor: [0, 0] as SearchCursor,
};
const SAMPLE_RING = {
  ringMiles: 1,
  // The first is at the cursor's distance.
  squares: [
    { fcell: 510_300_000, miles: 0 },
    { fcell: 510_300_003, miles: 1 },
  ],
};
const noHint: IndexHint = () => '';

export type CardRow = RowOf<typeof SEARCH_CLEANERS>;

/** The page that a plan picks. Its parameters are those of the plan. */
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
    [cellTopsPlan({ ...SAMPLE, sort: 'rating' }, 10, noHint)],
    [narrowedCellPlans.rating({ ...SAMPLE, sort: 'price' }, 10, noHint)],
    [narrowedWalkPlans.price({ ...SAMPLE, origin: undefined, sort: 'rating' }, 10, noHint)],
    [shortlistPlan(cellTopsPlan, { ...SAMPLE, sort: 'rating' }, { limit: 10, candidates: 20 }, noHint)],
    [shortlistPlan(cellPlan, { ...SAMPLE, sort: 'price' }, { limit: 10, candidates: 20 }, noHint)],
    [ringPlan({ ...SAMPLE, sort: 'distance' }, 1, 10, noHint)],
    [ringPlan({ ...SAMPLE, cursor: undefined, sort: 'distance' }, 1, 10, noHint)],
    [squaresPlan({ ...SAMPLE, sort: 'distance' }, SAMPLE_RING, 10, noHint)],
  ],
);

export const COUNT_SEARCHED = dynamicSelect(
  'cleaners.countSearched',
  { cleaners: int },
  ({ sql }: Condition) => sql,
  [[countInCells(SAMPLE, noHint)]],
);

/** Per statement, because the embedded engine answers nobody else meanwhile. */
export const CELLS_AT_ONCE = 20;

/** Takes the last cell of the previous statement. Without the hint, both engines read every row of a large market. */
export const COUNT_LISTED_BY_CELL = dynamicSelect(
  'cleaners.countListedByCell',
  { cell: int, cleaners: int },
  (hint: IndexHint) =>
    `SELECT c.cell, COUNT(*) AS cleaners FROM cleaners c ${hint(SORT_RULES.rating.cellIndex)}
      WHERE ${LISTED} AND c.cell > ? GROUP BY c.cell ORDER BY c.cell LIMIT ${CELLS_AT_ONCE}`,
  [[noHint]],
);
