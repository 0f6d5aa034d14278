/** Fills an empty database with cleaners and customers. */
import { built } from './built.mjs';
import { randomFrom, SEARCH_ORIGINS, randomPlace } from './places.mjs';

const { coarsePlace, gridPosition } = await built('geo/grid');
const { serviceMask } = await built('cleaners/service-mask');

/** Cleaners per insert. */
const STEP = 5_000;
/** Cleaners within a few miles of each search origin. */
const AT_LEAST = 30;
const NEARBY = 0.1;
const SESSION_MS = 86_400_000;
/** Leaves room for the admin. */
const FIRST_USER = 1_000;
const FIRST_CUSTOMER = 5_000_000;
const SERVICES = ['regular', 'deep', 'office', 'carpet'];
const HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$AAAAAAAAAAAAAAAAAAAAAA$AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA';

/** @typedef {{ userId: number, sid: string }} Customer */

export const cleanerIdAt = (/** @type {number} */ index) => index + 1;
export const cleanerUserAt = (/** @type {number} */ index) => FIRST_USER + index;

/**
 * @param {import('../lib/database.mjs').Database} database
 * @param {number} from
 * @param {number} to how many there are in all afterwards
 */
export async function addCleaners(database, from, to) {
  const random = randomFrom(from + 1);
  const now = Date.now();
  for (let first = from; first < to; first += STEP) {
    const indexes = Array.from({ length: Math.min(STEP, to - first) }, (_, index) => first + index);
    await database.insert(
      'users',
      indexes.map((index) => ({ ...person(FIRST_USER + index, 'cleaner', now) })),
    );
    await database.insert(
      'cleaners',
      indexes.map((index) => cleaner(index, random, now)),
    );
  }
}

/**
 * @param {number} id
 * @param {string} userType
 * @param {number} now
 */
function person(id, userType, now) {
  return {
    id,
    email: `${userType}-${id}@bench.example`,
    password: HASH,
    firstName: 'Rowan',
    lastName: `Ashdown${id}`,
    userType,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * Every search origin has a full page of cleaners even in the small market, so that responses of the same size are
 * compared.
 * @param {number} index
 * @param {() => number} random
 */
function placeOf(index, random) {
  const near = SEARCH_ORIGINS[index % SEARCH_ORIGINS.length];
  if (near === undefined || index >= SEARCH_ORIGINS.length * AT_LEAST) return randomPlace(random);
  const nearby = (/** @type {number} */ degrees) => degrees + (random() - 0.5) * NEARBY;
  return { latitude: nearby(near.latitude), longitude: nearby(near.longitude) };
}

/**
 * @param {number} index
 * @param {() => number} random
 * @param {number} now
 */
function cleaner(index, random, now) {
  const place = coarsePlace(placeOf(index, random));
  const services = SERVICES.filter(() => random() < 0.5);
  const reviewCount = Math.floor(random() ** 3 * 200);
  const offered =
    services.length === 0 ? ['regular'] : ['regular', ...services.filter((id) => id !== 'regular')];
  return {
    id: cleanerIdAt(index),
    userId: FIRST_USER + index,
    status: 'approved',
    bio: 'Ten years of careful work in family homes, offices and holiday lets; brings everything that is needed.',
    experience: 'Ten years',
    ...place,
    ...gridPosition(place),
    geoPrecision: 'unit',
    ratingHundredths: reviewCount === 0 ? 0 : 300 + Math.floor(random() * 200),
    reviewCount,
    hourlyRatePence: 1300 + 50 * Math.floor(random() * 50),
    location: 'Hereabouts',
    postcode: 'OX1 2JD',
    services: JSON.stringify(offered),
    serviceMask: serviceMask(offered),
    isInsured: random() < 0.7 ? 1 : 0,
    isAvailable: 1,
    isListed: 1,
    createdAt: now,
    updatedAt: now,
  };
}

/**
 * The search origins as full postcodes, so that both sides search from exactly the same point.
 * @param {import('../lib/database.mjs').Database} database
 */
export const addPlaces = (database) =>
  database.insert(
    'postcodes',
    SEARCH_ORIGINS.map(({ postcode, latitude, longitude }) => ({
      postcode,
      latitude,
      longitude,
      isTerminated: 0,
    })),
  );

/**
 * @param {import('../lib/database.mjs').Database} database
 * @param {number} count
 * @returns {Promise<Customer[]>} signed in
 */
export async function addCustomers(database, count) {
  const now = Date.now();
  const userIds = Array.from({ length: count }, (_, index) => FIRST_CUSTOMER + index);
  const customers = userIds.map((userId) => ({ userId, sid: `bench-${userId}` }));
  await database.insert(
    'users',
    userIds.map((userId) => person(userId, 'customer', now)),
  );
  await addSessions(database, customers);
  return customers;
}

/**
 * @param {import('../lib/database.mjs').Database} database
 * @param {readonly Customer[]} people
 */
export async function addSessions(database, people) {
  const now = Date.now();
  await database.insert(
    'sessions',
    people.map(({ userId, sid }) => ({
      sid,
      userId,
      sess: JSON.stringify({ createdAt: now, userAgent: 'bench' }),
      expire: now + SESSION_MS,
      lastSeenAt: now,
    })),
  );
}
