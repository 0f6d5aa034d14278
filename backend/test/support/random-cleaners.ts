import { EARTH_RADIUS_MILES } from '@tidyhearth/domain';
import { coarsePlace, gridPosition } from '../../src/geo/grid.js';
import { sql } from './database.js';
import { sharedStore } from './engine.js';

export interface RandomCleaner {
  id: number;
  latitude: number;
  longitude: number;
  rating: number;
  reviewCount: number;
  hourlyRate: number;
}

const SPREAD = 1500;
const BATCH = 100;
const FIRST_ID = 5_000_000;
export const NAME = 'Spread';

/** mulberry32: a small generator with a fixed seed, so that a failure can be repeated. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Half of the cleaners close to Oxford, the rest anywhere in Great Britain. */
export function randomCleaners(): RandomCleaner[] {
  const random = randomFrom(20261121);
  return Array.from({ length: SPREAD }, (_, index) => {
    const isNear = random() < 0.5;
    const home = {
      latitude: isNear ? 51.75 + (random() - 0.5) * 0.5 : 50.2 + random() * 8,
      longitude: isNear ? -1.26 + (random() - 0.5) * 0.8 : -5 + random() * 6,
    };
    return {
      id: FIRST_ID + index,
      ...coarsePlace(home),
      rating: Math.floor(random() * 40) * 10 + 100,
      reviewCount: Math.floor(random() * 30),
      hourlyRate: 1200 + Math.floor(random() * 40) * 50,
    };
  });
}

/** This many cleaners in one place, each rated worse than the one before. */
export function cleanersAt(
  place: { latitude: number; longitude: number },
  count: number,
  firstId = FIRST_ID + SPREAD,
): RandomCleaner[] {
  return Array.from({ length: count }, (_, index) => ({
    id: firstId + index,
    ...coarsePlace(place),
    rating: 500 - index,
    reviewCount: 1,
    hourlyRate: 2000,
  }));
}

export function haversineMiles(
  a: { latitude: number; longitude: number },
  b: { latitude: number; longitude: number },
): number {
  const radians = Math.PI / 180;
  const [phi1, phi2] = [a.latitude * radians, b.latitude * radians];
  const h =
    Math.sin((phi2 - phi1) / 2) ** 2 +
    Math.cos(phi1) * Math.cos(phi2) * Math.sin(((b.longitude - a.longitude) * radians) / 2) ** 2;
  return 2 * EARTH_RADIUS_MILES * Math.asin(Math.sqrt(h));
}

async function insert(people: readonly RandomCleaner[], store: typeof sharedStore): Promise<void> {
  const now = Date.now();
  const users = people.map(
    ({ id }) => `(${id}, 'spread-${id}@test.example', '-', '${NAME}', 'Out', 'cleaner', ${now}, ${now})`,
  );
  const cleaners = people.map((person) => {
    const { gx, gy, gz, cell, fcell } = gridPosition(person);
    const { id, rating, reviewCount, hourlyRate, latitude, longitude } = person;
    return `(${id}, ${id}, 'approved', 'Bio', ${rating}, ${reviewCount}, ${hourlyRate}, 'Here', 'OX1 2JD', '["regular"]', 1, 1,
      ${latitude}, ${longitude}, ${gx}, ${gy}, ${gz}, ${cell}, ${fcell}, ${now}, ${now})`;
  });
  await sql(
    `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt) VALUES ${users.join(', ')}`,
    [],
    store,
  );
  await sql(
    `INSERT INTO cleaners (id, userId, status, bio, ratingHundredths, reviewCount, hourlyRatePence, location, postcode, services,
       serviceMask, isListed, latitude, longitude, gx, gy, gz, cell, fcell, createdAt, updatedAt) VALUES ${cleaners.join(', ')}`,
    [],
    store,
  );
}

export async function insertRandomCleaners(
  people: readonly RandomCleaner[],
  store = sharedStore,
): Promise<void> {
  for (let from = 0; from < people.length; from += BATCH)
    await insert(people.slice(from, from + BATCH), store);
}

export async function removeRandomCleaners(): Promise<void> {
  await sql(`DELETE FROM cleaners WHERE id >= ${FIRST_ID}`);
  await sql(`DELETE FROM users WHERE id >= ${FIRST_ID} AND firstName = '${NAME}'`);
}
