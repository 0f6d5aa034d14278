import { CELL_SIZE, cover, milesOfChord, squareMilesOf, type CellRange } from '../../geo/grid.js';
import type { Origin, SearchCriteria } from './search-criteria.js';

/** How many are listed in these cells, roughly. */
type CountIn = (ranges: readonly CellRange[]) => number;

/**
 * The smallest area to look in first, in square miles: a circle large enough to reach the middle of the coarse square that
 * contains the place (`coarsePlace`), which is where the cleaners of that square are stored.
 */
const FIRST_AREA = 3;
/** Square miles beyond the last row of the page before, at whose distance there are others, where there are many. */
const NEXT_AREA = 0.05;
/** Homes stand together within a cell, so that a ring may hold fewer than its part of it. */
const SPARE = 1.5;
/** A ring too small costs another query, one too large its rows. */
const WIDER = 4;

/**
 * Radii in miles, each wider, in which to look for the nearest: the first should hold a page, by how many are listed in the
 * cells that it touches and has not been on the pages before; the last is the whole radius.
 */
export function* ringsAround(
  { origin, cursor }: Pick<SearchCriteria, 'cursor'> & { origin: Origin },
  wanted: number,
  countIn: CountIn,
): Generator<number, void> {
  const { latitude, longitude, radiusMiles } = origin;
  const beyondMiles = cursor ? milesOfChord(cursor[0]) : 0;
  const reach = (area: number) => Math.min(radiusMiles, Math.sqrt(beyondMiles ** 2 + area / Math.PI));
  const holdsPage = (area: number) => {
    const cells = cover(latitude, longitude, reach(area), CELL_SIZE);
    return (countIn(cells) * area) / squareMilesOf(cells, latitude, CELL_SIZE) >= wanted * SPARE;
  };
  let area = cursor ? NEXT_AREA : FIRST_AREA;
  while (reach(area) < radiusMiles && !holdsPage(area)) area *= 2;
  for (; reach(area) < radiusMiles; area *= WIDER) yield reach(area);
  yield radiusMiles;
}
