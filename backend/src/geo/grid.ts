import { EARTH_RADIUS_MILES, type Place } from '@tidyhearth/domain';

/**
 * How a plain index answers "who is within r miles". A place is stored as a point on the unit sphere, so that its distance
 * is a sum of squares in SQL, and as two cells of a degree grid, so that a circle becomes one range of cells per row of the
 * grid. Everything is computed here and never in SQL, because the engines' trigonometry differs in the last digits. Meant
 * for the UK: nothing here works across a pole or the date line.
 */
export interface GridPosition {
  gx: number;
  gy: number;
  gz: number;
  /** Cell of a tenth of a degree, for the best rated or cheapest of an area. */
  cell: number;
  /** Cell of a hundredth of a degree, for the nearest. */
  fcell: number;
}

/** Degrees. */
export const CELL_SIZE = 0.1;
export const FINE_CELL_SIZE = 0.01;
export type CellSize = typeof CELL_SIZE | typeof FINE_CELL_SIZE;

/** First and last cell of a range within one row, both included. */
export type CellRange = [from: number, to: number];

const RADIANS = Math.PI / 180;
/** In degrees, a tenth of a metre. Allows for the rounding of an arc cosine near 1. */
const MARGIN = 1e-6;

const perDegree = (size: CellSize) => (size === CELL_SIZE ? 10 : 100);
const rowOf = (latitude: number, size: CellSize) => Math.floor((latitude + 90) * perDegree(size));
const columnOf = (longitude: number, size: CellSize) => Math.floor((longitude + 180) * perDegree(size));
const cellAt = (row: number, column: number, size: CellSize) => row * 360 * perDegree(size) + column;

export function gridPosition({ latitude, longitude }: Place): GridPosition {
  const [phi, lambda] = [latitude * RADIANS, longitude * RADIANS];
  const cellOf = (size: CellSize) => cellAt(rowOf(latitude, size), columnOf(longitude, size), size);
  return {
    gx: Math.cos(phi) * Math.cos(lambda),
    gy: Math.cos(phi) * Math.sin(lambda),
    gz: Math.sin(phi),
    cell: cellOf(CELL_SIZE),
    fcell: cellOf(FINE_CELL_SIZE),
  };
}

/** Cells of the fine grid in a coarse place: 1.4 miles by 1.0 in Shetland and 1.3 in Cornwall. */
const COARSE = { rows: 2, columns: 3 };

/**
 * The middle of the square of about a mile that contains a place. What is derived from it does not reveal where in the
 * square the place is, however often and from wherever somebody asks.
 */
export function coarsePlace({ latitude, longitude }: Place): Place {
  return middleOfSquare(
    Math.floor(rowOf(latitude, FINE_CELL_SIZE) / COARSE.rows),
    Math.floor(columnOf(longitude, FINE_CELL_SIZE) / COARSE.columns),
  );
}

function middleOfSquare(row: number, column: number): Place {
  const perFine = perDegree(FINE_CELL_SIZE);
  return {
    latitude: ((row + 0.5) * COARSE.rows) / perFine - 90,
    longitude: ((column + 0.5) * COARSE.columns) / perFine - 180,
  };
}

/**
 * The upper bound of `d2`: the squared length of the straight line through the sphere that spans `radiusMiles` on its
 * surface.
 */
export function chordLimit(radiusMiles: number): number {
  return (2 * Math.sin(radiusMiles / (2 * EARTH_RADIUS_MILES))) ** 2;
}

/**
 * The SQL of `d2` between two rows, given their aliases, or between a row and a position whose coordinates are bound,
 * each of them twice.
 */
export function squaredChord(row: string, other?: string): string {
  const axis = (name: string) => {
    const distance = `(${row}.${name} - ${other === undefined ? '?' : `${other}.${name}`})`;
    return `${distance} * ${distance}`;
  };
  return `(${axis('gx')} + ${axis('gy')} + ${axis('gz')})`;
}

/** Miles on the surface from `d2 = (gx-x)² + (gy-y)² + (gz-z)²`. */
export function milesOfChord(d2: number): number {
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.min(1, Math.sqrt(d2) / 2));
}

export function distanceMiles(from: Place, to: Place): number {
  const [a, b] = [gridPosition(from), gridPosition(to)];
  return milesOfChord((a.gx - b.gx) ** 2 + (a.gy - b.gy) ** 2 + (a.gz - b.gz) ** 2);
}

/**
 * The cells that a circle touches, from south to north: one range per row of the grid, or two where a smaller circle
 * with the same middle is left out. In each row the circle's width counts at the latitude closest to where the circle
 * is widest (which is a little poleward of its middle).
 * @param beyondMiles radius of the smaller circle; only cells that lie completely within it are left out
 */
export function cover(
  latitude: number,
  longitude: number,
  radiusMiles: number,
  size: CellSize,
  beyondMiles = 0,
): CellRange[] {
  const delta = radiusMiles / EARTH_RADIUS_MILES;
  const south = latitude - delta / RADIANS - MARGIN;
  const north = latitude + delta / RADIANS + MARGIN;
  const widest = Math.asin(Math.min(1, Math.sin(latitude * RADIANS) / Math.cos(delta))) / RADIANS;
  const ranges: CellRange[] = [];
  for (let row = rowOf(south, size); row <= rowOf(north, size); row += 1) {
    const edge = row / perDegree(size) - 90;
    const at = Math.min(Math.max(widest, edge, south), edge + 1 / perDegree(size), north);
    const half = halfWidth(latitude, at, delta) + MARGIN;
    const [west, east] = [columnOf(longitude - half, size), columnOf(longitude + half, size)];
    const push = (from: number, to: number) => {
      if (from <= to) ranges.push([cellAt(row, from, size), cellAt(row, to, size)]);
    };
    const inner = beyondMiles > 0 && columnsWithin(latitude, longitude, beyondMiles, row, size);
    if (inner && inner.first <= inner.last) {
      push(west, inner.first - 1);
      push(inner.last + 1, east);
    } else {
      push(west, east);
    }
  }
  return ranges;
}

/** A square of coarse places. All of them are at its middle, and therefore in one fine cell. */
export interface CoarseSquare {
  fcell: number;
  /** Distance from the place that was asked about to the middle. */
  miles: number;
}

/** In miles, far more than rounding errors: a row of a known distance is found again by that distance. */
const SAME_DISTANCE = 1e-6;

/**
 * The squares whose middles are within a circle, without those within a smaller circle with the same middle. In no
 * particular order.
 */
export function coarseSquares(around: Place, radiusMiles: number, beyondMiles = 0): CoarseSquare[] {
  const { latitude, longitude } = around;
  const columns = 360 * perDegree(FINE_CELL_SIZE);
  const seen = new Set<string>();
  const squares: CoarseSquare[] = [];
  for (const [from, to] of cover(latitude, longitude, radiusMiles, FINE_CELL_SIZE, beyondMiles)) {
    for (let cell = from; cell <= to; cell += 1) {
      const row = Math.floor(Math.floor(cell / columns) / COARSE.rows);
      const column = Math.floor((cell % columns) / COARSE.columns);
      const key = `${row} ${column}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const middle = middleOfSquare(row, column);
      const miles = distanceMiles(around, middle);
      if (miles < beyondMiles - SAME_DISTANCE || miles > radiusMiles + SAME_DISTANCE) continue;
      squares.push({ fcell: gridPosition(middle).fcell, miles });
    }
  }
  return squares;
}

export const isSameDistance = (miles: number, other: number) => Math.abs(miles - other) <= SAME_DISTANCE;

/**
 * First and last column of a row's cells that lie completely within a circle. A cell's farthest point is one of its
 * corners.
 */
function columnsWithin(
  latitude: number,
  longitude: number,
  radiusMiles: number,
  row: number,
  size: CellSize,
): { first: number; last: number } {
  const delta = radiusMiles / EARTH_RADIUS_MILES;
  const edge = row / perDegree(size) - 90;
  const half =
    Math.min(halfWidth(latitude, edge, delta), halfWidth(latitude, edge + 1 / perDegree(size), delta)) -
    MARGIN;
  return { first: columnOf(longitude - half, size) + 1, last: columnOf(longitude + half, size) - 1 };
}

/** The area of cells near a latitude. */
export function squareMilesOf(ranges: readonly CellRange[], latitude: number, size: CellSize): number {
  const height = EARTH_RADIUS_MILES * RADIANS * size;
  const cells = ranges.reduce((sum, [from, to]) => sum + to - from + 1, 0);
  return cells * height ** 2 * Math.cos(latitude * RADIANS);
}

/** Degrees of longitude from the circle's middle to its rim, along the parallel `at`. */
function halfWidth(latitude: number, at: number, delta: number): number {
  const [phi0, phi] = [latitude * RADIANS, at * RADIANS];
  const cosine = (Math.cos(delta) - Math.sin(phi0) * Math.sin(phi)) / (Math.cos(phi0) * Math.cos(phi));
  return Math.acos(Math.min(1, Math.max(-1, cosine))) / RADIANS;
}
