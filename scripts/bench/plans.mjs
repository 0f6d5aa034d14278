/** The measured searches with the SQL that the application's own code generates for each. */
import { built } from './built.mjs';
import { SEARCH_ORIGINS } from './places.mjs';

const { ringsAround } = await built('cleaners/search/rings');
const { criteriaOf } = await built('cleaners/search/search-criteria');
const { columnPlan } = await built('cleaners/search/column-plan');
const { cellsAround, countInCells, SEARCH_CLEANERS, walkPlan } = await built(
  'cleaners/search/search.queries',
);
const { EngineHintsService } = await built('database/engine-hints.service');
const { nearestPlan } = await built('cleaners/search/nearest.queries');

const RADIUS = 10;
const PAGE = 20;
/** Up to this density the total is counted too, as the application does. */
const COUNT_UP_TO = 500;
export const SORTS = ['rating', 'price', 'reviews', 'distance'];

/**
 * @typedef {{ sql: string, params: (string | number)[] }} Query
 * @typedef {Query & { isLast: boolean }} Step
 * @typedef {{ steps: Step[], count?: Query }} Search
 */

/** A search without a place: filtered and sorted. */
const LIST = { service: 'deep', minRating: 4, sort: 'rating', limit: PAGE };

/**
 * @param {{ name: string, postcode: string }} place
 * @param {string} sort
 */
export const searchName = ({ name }, sort) => `${name}-${sort}`;

/**
 * @param {import('../lib/database.mjs').Database} database
 * @param {'sqlite' | 'mariadb'} engine
 * @returns {Promise<Record<string, Search>>}
 */
export async function planSearches(database, engine) {
  const hints = new EngineHintsService({
    options: { type: engine === 'sqlite' ? 'better-sqlite3' : 'mysql' },
  });
  const hint = hints.useIndex;
  const counts = new Map(
    (await database.all('SELECT cell, COUNT(*) AS many FROM cleaners WHERE isListed = 1 GROUP BY cell')).map(
      ({ cell, many }) => [Number(cell), Number(many)],
    ),
  );
  const total = [...counts.values()].reduce((sum, many) => sum + many, 0);
  const countIn = (/** @type {[from: number, to: number][]} */ ranges) =>
    ranges
      .flatMap(([from, to]) =>
        Array.from({ length: to - from + 1 }, (_, index) => counts.get(from + index) ?? 0),
      )
      .reduce((sum, many) => sum + many, 0);
  const step = (/** @type {any} */ plan, isLast = true) => ({
    sql: SEARCH_CLEANERS(plan).text,
    params: plan.pick.params,
    isLast,
  });
  const searchOf = (/** @type {any} */ criteria) => {
    const near = countIn(cellsAround(criteria.origin));
    const count = near > COUNT_UP_TO ? undefined : countInCells(criteria, hint);
    if (criteria.sort === 'distance') {
      const rings = [...ringsAround(criteria, PAGE + 1, countIn)];
      const steps = rings.flatMap((miles) => {
        const plan = nearestPlan(criteria, miles, PAGE + 1, hint);
        return plan ? [step(plan, miles === RADIUS)] : [];
      });
      return { steps, count };
    }
    const { plan } = columnPlan(
      criteria,
      PAGE + 1,
      { near, total, sample: [], fullShares: new Map() },
      hints.tableCost,
    );
    return { steps: [step(plan(criteria, PAGE + 1, hint))], count };
  };
  /** @type {Record<string, Search>} */
  const searches = { list: { steps: [step(walkPlan(criteriaOf(LIST, undefined), PAGE + 1, hint))] } };
  for (const place of SEARCH_ORIGINS) {
    for (const sort of SORTS)
      searches[searchName(place, sort)] = searchOf(criteriaOf({ sort, radius: RADIUS }, place));
  }
  return searches;
}

/**
 * @param {{ postcode: string }} place
 * @param {string} sort
 */
export const searchPath = ({ postcode }, sort) =>
  `/api/cleaners?postcode=${encodeURIComponent(postcode)}&radius=${RADIUS}&sort=${sort}&limit=${PAGE}`;
export const listPath = `/api/cleaners?service=${LIST.service}&minRating=${LIST.minRating}&sort=${LIST.sort}&limit=${LIST.limit}`;
