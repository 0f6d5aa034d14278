import {
  cellPlan,
  cellsAround,
  cellTopsPlan,
  narrowedCellPlans,
  narrowedWalkPlans,
  SORT_RULES,
  walkPlan,
  type ColumnCriteria,
  type ColumnPlan,
  type PlacedCriteria,
} from './search.queries.js';
import type { SampledCleaner } from './sample.queries.js';
import { selectivityOf } from './selectivity.js';

/** The cost of sorting one match, measured in rows of a walk. */
const SORT_COST = 1.5;
/** The same if the index lacks the sorted column, so that the row of the table is read. */
const READ_AND_SORT_COST = 6;
/** The cost of one more index seek, measured in rows of a walk. */
const SEEK_COST = 8;
/** With one statement for each cell within fifty miles, preparing would take longer than running. */
const MAX_CELLS = 30;
/** Free cleaners are not spread evenly: with this many times as many candidates, a page is nearly always full. */
const SPARE = 1.5;
/** The smallest share that is assumed to be free, even if nobody in the sample is. */
const LEAST_FREE = 0.02;
/** Matches per candidate. With fewer, a shortlist would rarely fill a page and save little. */
const MIN_PER_CANDIDATE = 2;

/** What is known about the market for choosing a plan. */
export interface MarketCounts {
  /** Roughly how many cleaners are in the cells of the search, if it has a place. */
  near: number;
  total: number;
  /** A random sample of all listed cleaners. */
  sample: readonly SampledCleaner[];
  /** Which share of the sample is full, by day (`dayNumber`). */
  fullShares: ReadonlyMap<number, number>;
}

export interface ChosenPlan<C extends ColumnCriteria> {
  plan: ColumnPlan<C>;
  /** For a search with a day: how many to pick before looking up who is free (`shortlistPlan`), if that is faster. */
  candidates?: number;
}

/** The cost of each plan, measured in rows of a walk. */
type Costs<C extends ColumnCriteria> = [first: [ColumnPlan<C>, number], ...others: [ColumnPlan<C>, number][]];

/**
 * The cheapest plan around a place. A walk reads about `limit × total / near` rows before the page is full; the plan of
 * cells reads `near` rows; the best of each cell reads a page per cell. If filters leave few matches, or many cleaners
 * are full that day, a walk reads correspondingly more rows, up to all of them; the other plans pick a shortlist first.
 * @param cellCost the fixed cost of each cell whose best are read, in rows (`EngineHintsService`)
 */
export function columnPlan(
  criteria: PlacedCriteria,
  limit: number,
  counts: MarketCounts,
  cellCost: number,
): ChosenPlan<PlacedCriteria> {
  const { near, total } = counts;
  const cells = cellsAround(criteria.origin).reduce((sum, [from, to]) => sum + to - from + 1, 0);
  const { inRange, fitting, free, candidates, narrowed } = estimate(criteria, limit, counts);
  const fits = near * inRange * fitting;
  const costs: Costs<PlacedCriteria> = [
    [cellPlan, near + fits * SORT_COST],
    [walkPlan, Math.min(total * inRange, (limit * total) / (fitting * free * near))],
  ];
  if (cells <= MAX_CELLS) {
    const rows = Math.min(candidates / fitting, (near * inRange) / cells);
    costs.push([cellTopsPlan, cells * (limit * SORT_COST + Math.max(limit, rows) + cellCost)]);
  }
  for (const { by, share, fitCost } of narrowed)
    costs.push([narrowedCellPlans[by], near * share + fits * fitCost + cells * SEEK_COST]);
  return cheapest(costs, { fits, day: criteria.day, candidates });
}

/** The cheapest plan for a search without a place. */
export function countryPlan(
  criteria: ColumnCriteria,
  limit: number,
  counts: MarketCounts,
): ChosenPlan<ColumnCriteria> {
  const { total } = counts;
  const { inRange, fitting, free, candidates, narrowed } = estimate(criteria, limit, counts);
  const fits = total * inRange * fitting;
  const costs: Costs<ColumnCriteria> = [[walkPlan, Math.min(total * inRange, limit / (fitting * free))]];
  for (const { by, share, fitCost } of narrowed)
    costs.push([narrowedWalkPlans[by], total * share + fits * fitCost]);
  return cheapest(costs, { fits, day: criteria.day, candidates });
}

function estimate(
  { sort, day, tests = [] }: ColumnCriteria,
  limit: number,
  { sample, fullShares }: MarketCounts,
) {
  const free = day === undefined ? 1 : Math.max(1 - (fullShares.get(day) ?? 0), LEAST_FREE);
  const candidates = day === undefined ? limit : Math.ceil((limit * SPARE) / free);
  const asked = (['rating', 'price'] as const).filter((by) =>
    tests.some(({ column }) => column === SORT_RULES[by].column),
  );
  const narrowed = asked.map((by) => ({
    by,
    share: selectivityOf(tests, SORT_RULES[by].column, sample).inRange,
    fitCost: sort === 'reviews' ? READ_AND_SORT_COST : SORT_COST,
  }));
  return { ...selectivityOf(tests, SORT_RULES[sort].column, sample), free, candidates, narrowed };
}

function cheapest<C extends ColumnCriteria>(
  costs: Costs<C>,
  { fits, day, candidates }: { fits: number; day: number | undefined; candidates: number },
): ChosenPlan<C> {
  const [plan] = costs.reduce((best, other) => (other[1] < best[1] ? other : best));
  const isShorter = day !== undefined && plan !== walkPlan && fits > candidates * MIN_PER_CANDIDATE;
  return isShorter ? { plan, candidates } : { plan };
}
