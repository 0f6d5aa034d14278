import {
  CELL_SIZE,
  chordLimit,
  coarsePlace,
  distanceMiles,
  squareMilesOf,
  type CellRange,
} from '../../geo/grid.js';
import { ringsAround } from './rings.js';
import type { SearchCursor } from './search-criteria.js';

const ORIGIN = { latitude: 51.75, longitude: -1.26, radiusMiles: 50 };
const PAGE = 21;

/** The same everywhere. */
const density = (perSquareMile: number) => (ranges: readonly CellRange[]) =>
  perSquareMile * squareMilesOf(ranges, ORIGIN.latitude, CELL_SIZE);

const ringsOf = (countIn: (ranges: readonly CellRange[]) => number, cursor?: SearchCursor) => [
  ...ringsAround({ origin: ORIGIN, cursor }, PAGE, countIn),
];

const ringArea = (miles: number, beyond = 0) => Math.PI * (miles ** 2 - beyond ** 2);

it.each([0.1, 1, 10])(
  'begin with one that should hold a page, and no more than three: %d a square mile',
  (many) => {
    const [first = 0] = ringsOf(density(many));
    const expected = ringArea(first) * many;
    expect(expected).toBeGreaterThanOrEqual(PAGE);
    expect(expected).toBeLessThanOrEqual(3 * PAGE + 1);
  },
);

it('begin where the middle of the square around is, however many there are: that is their place', () => {
  for (let latitude = 49.8; latitude < 60.9; latitude += 0.367) {
    for (let longitude = -8.2; longitude < 1.8; longitude += 0.393) {
      const origin = { latitude, longitude, radiusMiles: 50 };
      const [first = 0] = ringsAround({ origin }, PAGE, () => 1_000_000);
      expect(first).toBeGreaterThan(distanceMiles(origin, coarsePlace(origin)));
      expect(first).toBeLessThan(1);
    }
  }
});

it('of a later page begin a few steps further, where there are many', () => {
  const [first = 0] = ringsOf(density(1_000_000), [chordLimit(0.5), 1]);
  expect(first).toBeGreaterThan(0.5);
  expect(first).toBeLessThan(0.52);
});

it('are the whole radius at once where nobody is known', () => {
  expect(ringsOf(() => 0)).toEqual([50]);
});

it('grow to the whole radius, which is the last', () => {
  const rings = ringsOf(density(100));
  expect(rings.at(-1)).toBe(50);
  expect(rings.length).toBeGreaterThan(3);
  expect(rings).toEqual([...new Set(rings)].toSorted((a, b) => a - b));
});

it('of a later page hold a page beyond the one before', () => {
  const [first = 0] = ringsOf(density(10), [chordLimit(20), 1]);
  const expected = ringArea(first, 20) * 10;
  expect(expected).toBeGreaterThanOrEqual(PAGE);
  expect(expected).toBeLessThanOrEqual(3 * PAGE + 1);
});

it('of a page after the last are the whole radius', () => {
  expect(ringsOf(density(10), [chordLimit(50), 1])).toEqual([50]);
});
