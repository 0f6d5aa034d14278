/** Where generated cleaners live: distributed about as the population is, a third of them around London. */

/** @typedef {{ latitude: number, longitude: number }} Place */

/** Latitude, longitude, spread in degrees, share. */
const TOWNS = /** @type {const} */ ([
  [51.507, -0.128, 0.13, 360],
  [52.48, -1.9, 0.09, 70],
  [53.48, -2.24, 0.09, 70],
  [53.8, -1.55, 0.08, 45],
  [55.86, -4.25, 0.08, 45],
  [53.41, -2.98, 0.06, 35],
  [51.45, -2.59, 0.06, 35],
  [53.38, -1.47, 0.06, 30],
  [55.95, -3.19, 0.06, 30],
  [54.97, -1.61, 0.06, 30],
  [51.48, -3.18, 0.06, 25],
  [52.95, -1.15, 0.06, 25],
  [52.64, -1.13, 0.06, 25],
  [50.9, -1.4, 0.06, 25],
  [50.83, -0.14, 0.05, 25],
  [51.752, -1.258, 0.06, 40],
  [52.63, 1.3, 0.08, 20],
  [52.2, 0.12, 0.06, 20],
  [50.72, -3.53, 0.1, 15],
  [50.37, -4.14, 0.06, 12],
  [57.15, -2.1, 0.06, 10],
  [50.263, -5.051, 0.12, 5],
  [57.48, -4.22, 0.15, 4],
  [60.153, -1.145, 0.08, 1],
]);
const ALL = TOWNS.reduce((sum, [, , , share]) => sum + share, 0);

/** Where searches start: a metropolis, a town, a rural and a very remote place. */
export const SEARCH_ORIGINS = [
  { name: 'London', postcode: 'EC1A 1BB', latitude: 51.52, longitude: -0.097 },
  { name: 'Oxford', postcode: 'OX1 2JD', latitude: 51.758, longitude: -1.262 },
  { name: 'Truro', postcode: 'TR1 2HE', latitude: 50.263, longitude: -5.051 },
  { name: 'Lerwick', postcode: 'ZE1 0AA', latitude: 60.153, longitude: -1.142 },
];

/** Seeded, so the same numbers in every run (mulberry32). */
export function randomFrom(seed = 1) {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/**
 * @param {() => number} random
 * @returns {Place}
 */
export function randomPlace(random) {
  let ticket = random() * ALL;
  const town = TOWNS.find(([, , , share]) => (ticket -= share) < 0) ?? TOWNS[0];
  const [latitude, longitude, spread] = town;
  const angle = 2 * Math.PI * random();
  const distance = spread * Math.sqrt(-2 * Math.log(1 - random()));
  return {
    latitude: latitude + distance * Math.sin(angle),
    longitude: longitude + (distance * Math.cos(angle)) / Math.cos((latitude * Math.PI) / 180),
  };
}
