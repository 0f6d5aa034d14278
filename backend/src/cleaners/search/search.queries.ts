import { dynamicSelect, int, nullable, real, select, type RowOf } from '../../database/statement.js';
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
import type { SampledCleaner } from './sample.queries.js';
import { selectivityOf } from './selectivity.js';

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

type ColumnCriteria = SearchCriteria & { sort: ColumnSort };

/** The first of those who fit, in order, with what they are sorted by. */
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

/** Reads the country in sort order and keeps what is near: the fastest where many are near, or no place is given. */
export function walkPlan(criteria: ColumnCriteria, limit: number, hint: IndexHint): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const pick = firstOf(criteria, hint(rule.walkIndex), NO_CONDITION, limit);
  return { pick, order: orderOf(rule) };
}

/** Reads the cells around the place and sorts what is there: best where few are near. */
export function cellPlan(
  criteria: ColumnCriteria & { origin: Origin },
  limit: number,
  hint: IndexHint,
): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const near = inCells('cell', cellsAround(criteria.origin));
  return { pick: firstOf(criteria, hint(rule.cellIndex), near, limit), order: orderOf(rule) };
}

/** Reads the best of each cell, a page at most: where too few are near to walk the country, and too many to sort. */
export function cellTopsPlan(
  criteria: ColumnCriteria & { origin: Origin },
  limit: number,
  hint: IndexHint,
): SearchPlan {
  const rule = SORT_RULES[criteria.sort];
  const tops = cellsAround(criteria.origin)
    .flatMap(cellsOf)
    .map((cell) =>
      firstOf(criteria, hint(rule.cellIndex), { sql: ' AND c.cell = ?', params: [cell] }, limit),
    );
  const { direction } = rule;
  return {
    pick: join(
      fragment('SELECT s.id, s.d2 FROM '),
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

/** Rows of a walk that a row of the cells costs, because the page must be sorted; as much again where another table is read for it. */
const CELL_ROW_COST = 2.5;
/** A statement for each cell of fifty miles would take longer to prepare than to run. */
const MAX_CELLS = 30;

/** Of the market, as far as a plan is chosen by it. */
export interface MarketCounts {
  /** How many are roughly in the cells of the search. */
  near: number;
  total: number;
  /** Some of all. */
  sample: readonly SampledCleaner[];
}

/**
 * A walk reads about `limit × total / near` rows before the page is full, the cells `near` rows, their best a page of each.
 * Where filters leave few, a walk and the best of each cell pass as many more, until all are read.
 * @param cellCost what each cell whose best are read costs by itself, in rows (`EngineHintsService`)
 */
export function columnPlan(
  { origin, sort, lookups, tests }: ColumnCriteria & { origin: Origin },
  limit: number,
  { near, total, sample }: MarketCounts,
  cellCost: number,
) {
  const cells = cellsAround(origin).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const { inRange, fitting } = selectivityOf(tests ?? [], SORT_RULES[sort].column, sample);
  const pageRows = limit / fitting;
  const walk = Math.min(total * inRange, (pageRows * total) / near);
  const hasLookups = lookups.sql !== '';
  const sorted = near * CELL_ROW_COST * (hasLookups ? 1 + inRange * fitting : 1);
  const cellRows = Math.min(pageRows, (near * inRange) / cells);
  const pageCost = limit * CELL_ROW_COST * (hasLookups ? 2 : 1) + Math.max(0, cellRows - limit);
  const tops = cells > MAX_CELLS ? Infinity : cells * (pageCost + cellCost);
  if (walk < Math.min(sorted, tops)) return walkPlan;
  return tops < sorted ? cellTopsPlan : cellPlan;
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
const SAMPLE_RING = {
  ringMiles: 1,
  // One at the cursor's distance.
  squares: [
    { fcell: 510_300_000, miles: 0 },
    { fcell: 510_300_003, miles: 1 },
  ],
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
    [cellTopsPlan({ ...SAMPLE, sort: 'rating' }, 10, noHint)],
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

export const COUNT_LISTED_BY_CELL = select(
  'cleaners.countListedByCell',
  { cell: int, cleaners: int },
  `SELECT c.cell, COUNT(*) AS cleaners FROM cleaners c WHERE ${LISTED} GROUP BY c.cell`,
);
