import { CELL_SIZE, cover, milesOfChord, squareMilesOf, type CellRange } from '../../geo/grid.js';
import type { Origin, SearchCriteria } from './search-criteria.js';

/** Roughly how many cleaners are listed in these cells. */
type CountIn = (ranges: readonly CellRange[]) => number;

/**
 * The smallest area to look in first, in square miles: a circle large enough to reach the middle of the coarse square that
 * contains the place (`coarsePlace`), which is where the cleaners of that square are stored.
 */
const FIRST_AREA = 3;
/**
 * The same for a later page: square miles beyond the distance of the previous page's last row. In a city, others are at
 * that distance too.
 */
const NEXT_AREA = 0.05;
/** Homes cluster within a cell, so a ring may hold fewer cleaners than its share of the area. */
const SPARE = 1.5;
/** Factor of the next ring's area. A ring that is too small costs another query; one that is too large reads more rows. */
const WIDER = 4;

/**
 * Yields growing radii in miles in which to look for the nearest. The first should hold a page, judged by how many cleaners are
 * listed in the cells that it touches and were not on earlier pages; the last is the whole radius.
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
