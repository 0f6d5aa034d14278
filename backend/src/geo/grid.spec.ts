import { EARTH_RADIUS_MILES, type Place } from '@tidyhearth/domain';
import {
  CELL_SIZE,
  chordLimit,
  coarsePlace,
  coarseSquares,
  cover,
  distanceMiles,
  FINE_CELL_SIZE,
  gridPosition,
  milesOfChord,
  type CellRange,
  type CellSize,
} from './grid.js';
import { describeWithOpenData, openDataRows } from '../../test/support/open-data.js';

const RADIANS = Math.PI / 180;

const cellsOf = (ranges: readonly CellRange[]) =>
  ranges.flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index));

/** The textbook formula, written apart from what it checks. */
function haversineMiles(a: Place, b: Place): number {
  const h =
    Math.sin(((b.latitude - a.latitude) * RADIANS) / 2) ** 2 +
    Math.cos(a.latitude * RADIANS) *
      Math.cos(b.latitude * RADIANS) *
      Math.sin(((b.longitude - a.longitude) * RADIANS) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}

/** Park-Miller: the same points on every run. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

describe('gridPosition', () => {
  it('lies on the unit sphere', () => {
    const { gx, gy, gz } = gridPosition({ latitude: 51.758, longitude: -1.262 });
    expect(gx ** 2 + gy ** 2 + gz ** 2).toBeCloseTo(1, 12);
  });

  it('numbers the cells', () => {
    const { cell, fcell } = gridPosition({ latitude: 51.758, longitude: -1.262 });
    expect(cell).toBe(1417 * 3600 + 1787);
    expect(fcell).toBe(14_175 * 36_000 + 17_873);
  });
});

describe('distance', () => {
  const random = randomFrom(20_261_121);
  const anywhere = (): Place => ({ latitude: 49.8 + random() * 11, longitude: -8.2 + random() * 10 });

  it('agrees with haversine', () => {
    for (let round = 0; round < 500; round += 1) {
      const [a, b] = [anywhere(), anywhere()];
      expect(distanceMiles(a, b)).toBeCloseTo(haversineMiles(a, b), 6);
    }
  });

  it('turns miles into a chord and back', () => {
    for (const miles of [0, 0.1, 5, 10, 50, 600])
      expect(milesOfChord(chordLimit(miles))).toBeCloseTo(miles, 6);
  });
});

describe('cover', () => {
  const random = randomFrom(7);

  /** A point at most a little farther than the radius, so that the rim is hit often. */
  function near(origin: Place, radius: number): Place {
    const miles = radius * Math.sqrt(random()) * 1.1;
    const bearing = random() * 2 * Math.PI;
    const north = (miles / EARTH_RADIUS_MILES / RADIANS) * Math.cos(bearing);
    const east = (miles / EARTH_RADIUS_MILES / RADIANS) * Math.sin(bearing);
    return {
      latitude: origin.latitude + north,
      longitude: origin.longitude + east / Math.cos(origin.latitude * RADIANS),
    };
  }

  it.each<[CellSize, 'cell' | 'fcell', number]>([
    [CELL_SIZE, 'cell', 0.1],
    [CELL_SIZE, 'cell', 10],
    [CELL_SIZE, 'cell', 50],
    [FINE_CELL_SIZE, 'fcell', 0.1],
    [FINE_CELL_SIZE, 'fcell', 1.6],
    [FINE_CELL_SIZE, 'fcell', 10],
    [FINE_CELL_SIZE, 'fcell', 50],
  ])('of %f degrees finds all that haversine finds (%s, %f miles)', (size, column, radius) => {
    let inside = 0;
    const missed: Place[] = [];
    for (let circle = 0; circle < 40; circle += 1) {
      const origin = { latitude: 49.9 + random() * 11, longitude: -8.1 + random() * 9.8 };
      const cells = new Set(cellsOf(cover(origin.latitude, origin.longitude, radius, size)));
      for (let point = 0; point < 500; point += 1) {
        const place = near(origin, radius);
        if (haversineMiles(origin, place) > radius) continue;
        inside += 1;
        if (!cells.has(gridPosition(place)[column])) missed.push(place);
      }
    }
    expect(missed).toEqual([]);
    expect(inside).toBeGreaterThan(10_000);
  });

  it.each<[CellSize, 'cell' | 'fcell', number, number]>([
    [CELL_SIZE, 'cell', 50, 20],
    [FINE_CELL_SIZE, 'fcell', 0.1, 0.05],
    [FINE_CELL_SIZE, 'fcell', 10, 3],
    [FINE_CELL_SIZE, 'fcell', 10, 9.9],
    [FINE_CELL_SIZE, 'fcell', 50, 49],
  ])(
    'of %f degrees finds all beyond a smaller circle (%s, %f miles beyond %f)',
    (size, column, radius, beyond) => {
      let between = 0;
      const missed: Place[] = [];
      for (let circle = 0; circle < 40; circle += 1) {
        const origin = { latitude: 49.9 + random() * 11, longitude: -8.1 + random() * 9.8 };
        const cells = new Set(cellsOf(cover(origin.latitude, origin.longitude, radius, size, beyond)));
        for (let point = 0; point < 1000; point += 1) {
          const place = near(origin, radius);
          const miles = haversineMiles(origin, place);
          if (miles < beyond || miles > radius) continue;
          between += 1;
          if (!cells.has(gridPosition(place)[column])) missed.push(place);
        }
      }
      expect(missed).toEqual([]);
      expect(between).toBeGreaterThan(500);
    },
  );

  it('leaves out the cells that lie wholly within the smaller circle, and no others', () => {
    const [latitude, longitude] = [51.75, -1.26];
    const all = cellsOf(cover(latitude, longitude, 10, FINE_CELL_SIZE));
    const kept = new Set(cellsOf(cover(latitude, longitude, 10, FINE_CELL_SIZE, 8)));
    const isWithin = (cell: number) => {
      const [row, cellColumn] = [Math.floor(cell / 36_000), cell % 36_000];
      const corners = [0, 1].flatMap((up) =>
        [0, 1].map((east) => ({
          latitude: (row + up) / 100 - 90,
          longitude: (cellColumn + east) / 100 - 180,
        })),
      );
      return corners.every((corner) => haversineMiles({ latitude, longitude }, corner) < 8);
    };
    expect(all.filter((cell) => !kept.has(cell))).toEqual(all.filter(isWithin));
    expect(kept.size).toBeLessThan(all.length / 2);
  });

  it('reaches as far east as the circle does a little poleward of its middle', () => {
    const latitude = 60.15;
    const delta = 50 / EARTH_RADIUS_MILES;
    const widest = Math.asin(Math.sin(latitude * RADIANS) / Math.cos(delta)) / RADIANS;
    const half = Math.asin(Math.sin(delta) / Math.cos(latitude * RADIANS)) / RADIANS;
    // The circle's rim lies a metre inside the next column of cells.
    const rim = { latitude: widest, longitude: 0.3 + 1e-5 };
    const origin = { latitude, longitude: rim.longitude - half };
    expect(haversineMiles(origin, rim)).toBeCloseTo(50, 6);
    const cells = cellsOf(cover(origin.latitude, origin.longitude, 50, FINE_CELL_SIZE));
    expect(cells).toContain(gridPosition(rim).fcell);
  });

  it('is tight: half of the cells of a 10 mile circle, or fewer, lie outside it', () => {
    const cells = cellsOf(cover(51.75, -1.26, 10, CELL_SIZE));
    const area = Math.PI * 10 ** 2;
    const cellArea = 6.9 * 6.9 * Math.cos(51.75 * RADIANS);
    expect(cells.length * cellArea).toBeLessThan(area * 2.5);
  });

  it('gives one ascending range per row, none twice', () => {
    const cells = cellsOf(cover(51.75, -1.26, 10, FINE_CELL_SIZE));
    expect(new Set(cells).size).toBe(cells.length);
    expect(cells).toEqual([...cells].sort((a, b) => a - b));
  });
});

describeWithOpenData('known distances (pairs.csv of the open data folder)', () => {
  it('agree with the sphere, and with WGS84 to 0.4 %', () => {
    const places = new Map(
      openDataRows('units-sample.csv').map(([postcode = '', latitude, longitude]) => [
        postcode,
        { latitude: Number(latitude), longitude: Number(longitude) },
      ]),
    );
    const pairs = openDataRows('pairs.csv');
    expect(pairs.length).toBeGreaterThan(10);
    for (const [from = '', to = '', sphere, wgs84] of pairs) {
      const [a, b] = [places.get(from), places.get(to)];
      if (!a || !b) throw new Error(`${from} or ${to} is not in the sample`);
      expect(distanceMiles(a, b)).toBeCloseTo(Number(sphere), 3);
      expect(Math.abs(distanceMiles(a, b) / Number(wgs84) - 1)).toBeLessThan(0.004);
    }
  });
});

describe('coarse squares', () => {
  const random = randomFrom(20_261_125);

  /** By the places themselves: the hundredths of a degree around, each moved to the middle of its square. */
  function squaresAround(origin: Place, miles: number): Map<number, number> {
    const squares = new Map<number, number>();
    const [up, across] = [miles / 60 + 0.03, miles / 30 + 0.04];
    for (let north = -up; north <= up; north += 0.005) {
      for (let east = -across; east <= across; east += 0.005) {
        const place = coarsePlace({ latitude: origin.latitude + north, longitude: origin.longitude + east });
        squares.set(gridPosition(place).fcell, haversineMiles(origin, place));
      }
    }
    return squares;
  }
  const numbered = (cells: readonly number[]) => cells.toSorted((one, other) => one - other);

  it.each([
    [1, 0],
    [2.5, 0],
    [2.5, 1.2],
    [4, 3.9],
  ])('are those whose middles lie within %f and beyond %f miles, each once', (radius, beyond) => {
    for (let circle = 0; circle < 20; circle += 1) {
      const origin = { latitude: 49.9 + random() * 11, longitude: -8.1 + random() * 9.8 };
      const around = squaresAround(origin, radius);
      const expected = [...around].filter(([, miles]) => miles >= beyond && miles <= radius);
      const found = coarseSquares(origin, radius, beyond);
      expect(numbered(found.map(({ fcell }) => fcell))).toEqual(numbered(expected.map(([fcell]) => fcell)));
      for (const { fcell, miles } of found) expect(miles).toBeCloseTo(around.get(fcell) ?? NaN, 6);
    }
  });

  it.each([49.9, 60.8])('hide a home in about a mile to each side, also at %f degrees north', (latitude) => {
    const squares = (placeAt: (degrees: number) => Place) =>
      new Set(
        Array.from({ length: 1000 }, (_, index) => gridPosition(coarsePlace(placeAt(index / 1000))).fcell),
      );
    const height = 69.1 / squares((north) => ({ latitude: latitude - north, longitude: -3 })).size;
    const width = 69.1 / squares((east) => ({ latitude, longitude: east - 3 })).size;
    for (const miles of [height, width * Math.cos(latitude * RADIANS)]) {
      expect(miles).toBeGreaterThan(0.95);
      expect(miles).toBeLessThan(1.5);
    }
  });

  it.each([1 - 1e-12, 1, 1 + 1e-12])(
    'have the one whose middle lies on the smaller circle, where rounding makes that %f times as wide',
    (rounding) => {
      for (let circle = 0; circle < 50; circle += 1) {
        const origin = { latitude: 49.9 + random() * 11, longitude: -8.1 + random() * 9.8 };
        const last = coarsePlace({ latitude: origin.latitude + 0.03, longitude: origin.longitude });
        const beyond = distanceMiles(origin, last) * rounding;
        const cells = coarseSquares(origin, beyond, beyond).map(({ fcell }) => fcell);
        expect(cells).toContain(gridPosition(last).fcell);
      }
    },
  );
});
