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

/** What it costs to sort one who fits, in rows of a walk. */
const SORT_COST = 1.5;
/** The same where the index does not hold what is sorted by, so that a row of the table is read. */
const READ_AND_SORT_COST = 6;
/** What it costs to enter an index once more, in rows of a walk. */
const SEEK_COST = 8;
/** A statement for each cell of fifty miles would take longer to prepare than to run. */
const MAX_CELLS = 30;
/** Who is free is not spread evenly: so many times as many candidates hold a page, nearly always. */
const SPARE = 1.5;
/** Nobody in the sample does not mean nobody. */
const LEAST_FREE = 0.02;
/** Of a place with fewer a shortlist would rarely hold a page, and not be much shorter. */
const MIN_PER_CANDIDATE = 2;

/** Of the market, as far as a plan is chosen by it. */
export interface MarketCounts {
  /** How many are roughly in the cells of the search, if it has a place. */
  near: number;
  total: number;
  /** Some of all. */
  sample: readonly SampledCleaner[];
  /** Which share of the sample is full, by day (`dayNumber`). */
  fullShares: ReadonlyMap<number, number>;
}

export interface ChosenPlan<C extends ColumnCriteria> {
  plan: ColumnPlan<C>;
  /** With a day: how many to pick before looking up who is free (`shortlistPlan`), where that is quicker. */
  candidates?: number;
}

/** What plans cost, counted in rows of a walk. */
type Costs<C extends ColumnCriteria> = [first: [ColumnPlan<C>, number], ...others: [ColumnPlan<C>, number][]];

/**
 * The cheapest for a place. A walk reads about `limit × total / near` before the page is full, the cells `near`, their best a
 * page of each. Where filters leave few, or many are full that day, a walk passes as many more, until all are read; the others
 * pick a shortlist first.
 * @param cellCost what each cell whose best are read costs by itself, in rows (`EngineHintsService`)
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

/** The cheapest where no place is asked for. */
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
