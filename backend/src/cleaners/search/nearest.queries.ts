import {
  chordLimit,
  coarseSquares,
  cover,
  FINE_CELL_SIZE,
  isSameDistance,
  milesOfChord,
  type CoarseSquare,
} from '../../geo/grid.js';
import { fragment, inCells, join, LISTED, unionOf, type IndexHint, type SearchPlan } from './plan-parts.js';
import {
  chordOf,
  NO_CONDITION,
  type Condition,
  type Origin,
  type SearchCriteria,
} from './search-criteria.js';

/** Up to this many squares are read separately; each is a table of its own for the engine. */
const MAX_SQUARES = 12;
/** In square miles. A larger area has too many squares of 1.4 square miles. */
const MAX_SQUARES_AREA = 20;

/**
 * The nearest within `ringMiles` (`rings.ts`), without those who were on earlier pages.
 * @returns undefined if nobody can be there
 */
export function nearestPlan(
  criteria: SearchCriteria & { origin: Origin },
  ringMiles: number,
  limit: number,
  hint: IndexHint,
): SearchPlan | undefined {
  const { origin, cursor } = criteria;
  const lastMiles = cursor ? milesOfChord(cursor[0]) : 0;
  // The cursor may come from a wider search.
  if (lastMiles > ringMiles && !isSameDistance(lastMiles, ringMiles)) return undefined;
  if (Math.PI * (ringMiles ** 2 - lastMiles ** 2) < MAX_SQUARES_AREA) {
    const squares = coarseSquares(origin, ringMiles, lastMiles);
    if (squares.length === 0) return undefined;
    if (squares.length <= MAX_SQUARES) return squaresPlan(criteria, { squares, ringMiles }, limit, hint);
  }
  return ringPlan(criteria, ringMiles, limit, hint);
}

/**
 * All cleaners of a square are equally far away, so at most a page of each is read, however many there are.
 * @param ring its squares include the one of the previous page's last row and those beyond it
 */
export function squaresPlan(
  criteria: SearchCriteria & { origin: Origin },
  { squares, ringMiles }: { squares: readonly CoarseSquare[]; ringMiles: number },
  limit: number,
  hint: IndexHint,
): SearchPlan {
  const { origin, filters, lookups, cursor } = criteria;
  const d2 = chordOf(origin);
  const lastMiles = cursor && milesOfChord(cursor[0]);
  const pageOf = ({ fcell, miles }: CoarseSquare) =>
    join(
      fragment('SELECT c.id, '),
      d2,
      fragment(` AS d2 FROM cleaners c ${hint('ix_cleaners_near')} WHERE ${LISTED}`),
      { sql: ' AND c.fcell = ?', params: [fcell] },
      lastMiles !== undefined && isSameDistance(miles, lastMiles) ? fartherThan(cursor, d2) : NO_CONDITION,
      filters,
      lookups,
      fragment(` ORDER BY c.id LIMIT ${limit}`),
    );
  return {
    pick: join(fragment('SELECT s.id, s.d2 FROM '), unionOf(squares.map(pageOf)), {
      sql: ` WHERE s.d2 <= ? ORDER BY s.d2, s.id LIMIT ${limit}`,
      params: [chordLimit(ringMiles)],
    }),
    order: BY_DISTANCE,
  };
}

/** Reads everybody within the ring and sorts them, except in cells whose cleaners were all on earlier pages. */
export function ringPlan(
  criteria: SearchCriteria & { origin: Origin },
  ringMiles: number,
  limit: number,
  hint: IndexHint,
): SearchPlan {
  const { origin, filters, lookups, cursor } = criteria;
  const d2 = chordOf(origin);
  const beyondMiles = cursor ? Math.min(ringMiles, milesOfChord(cursor[0])) : 0;
  const cells = cover(origin.latitude, origin.longitude, ringMiles, FINE_CELL_SIZE, beyondMiles);
  return {
    pick: join(
      fragment('SELECT c.id, '),
      d2,
      fragment(` AS d2 FROM cleaners c ${hint('ix_cleaners_near')} WHERE ${LISTED}`),
      inCells('fcell', cells),
      filters,
      fartherThan(cursor, d2),
      { sql: ` AND ${d2.sql} <= ?`, params: [...d2.params, chordLimit(ringMiles)] },
      lookups,
      fragment(` ORDER BY d2, c.id LIMIT ${limit}`),
    ),
    order: BY_DISTANCE,
  };
}

const BY_DISTANCE = 'p.d2, c.id';

/** Continues after the last row of the page before, as `after` does. */
function fartherThan(cursor: SearchCriteria['cursor'], d2: Condition): Condition {
  if (!cursor) return NO_CONDITION;
  const [key, id] = cursor;
  return {
    sql: ` AND (${d2.sql} > ? OR (${d2.sql} = ? AND c.id > ?))`,
    params: [...d2.params, key, ...d2.params, key, id],
  };
}
