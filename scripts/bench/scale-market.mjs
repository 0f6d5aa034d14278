/** Fills an empty database with a market of any size: people by multi-row inserts, and the rest by INSERT … SELECT. */
import { addCleaners, addCustomers, addPlaces, addSessions, cleanerIdAt, cleanerUserAt } from './market.mjs';

/** Made one by one; a larger market has copies of them, in the same places at other rates. */
const ORIGINALS = 50_000;
const HALF_HOUR_MS = 1_800_000;
const DAY_MS = 86_400_000;
const PAST_DAYS = 700;
const AHEAD_DAYS = 30;
const SIGNED_IN = 400;
/** Without a common divisor, so that no two people have two conversations. */
const CONVERSATIONS_EACH = 27;
/** Of one cleaner, in a market of any size. */
const MANY = 5_000;
/** Requests that wait for as many cleaners. */
const WAITING = 600;
/** Of bookings to a customer of the crowd. */
const BOOKINGS_EACH = 5;

const FIRST_OF_CROWD = 10_000_000;
const FIRST_BOOKING = 100_000;
const FIRST_OF_BUSY = 10_000;
const FIRST_WAITING = 20_000;
const FIRST_MESSAGE = 10_000_000;

/**
 * @typedef {import('../lib/database.mjs').Database} Database
 * @typedef {import('./market.mjs').Customer} Person
 *
 * @typedef {object} Market
 * @property {number} cleaners
 * @property {Person[]} customers signed in
 * @property {Person} busy a cleaner with thousands of bookings
 * @property {number} busyId
 * @property {{ bookingId: number, person: Person }[]} waiting requests with the cleaner who may accept each
 * @property {string} date on which a third of the cleaners is full
 */

/**
 * @param {Database} database
 * @param {{ cleaners: number, bookings: number, print: (text: string) => void }} size
 * @returns {Promise<Market>}
 */
export async function makeMarket(database, { cleaners, bookings, print }) {
  const now = Date.now();
  await addNumbers(database, Math.max(cleaners, bookings, MANY));
  await addPlaces(database);
  const customers = await addCustomers(database, SIGNED_IN);
  await addCleaners(database, 0, Math.min(cleaners, ORIGINALS));
  await copyCleaners(database, cleaners, print);
  const crowd = Math.ceil(bookings / BOOKINGS_EACH);
  await addCrowd(database, crowd, now);
  print(`  ${bookings} bookings …`);
  await addBookings(database, { cleaners, bookings, crowd, now });
  print('  conversations and full days …');
  await addConversations(database, { cleaners, crowd, now });
  const day = Math.floor(now / DAY_MS) + 10;
  await database.run(
    `INSERT INTO full_days (cleanerId, day) SELECT id, ${day} FROM cleaners WHERE id % 3 = 0`,
  );
  await database.run('UPDATE cleaners SET openWeekdays = 62 WHERE id % 7 = 0');
  const people = Array.from({ length: WAITING + 1 }, (_, index) => ({
    userId: cleanerUserAt(index),
    sid: `bench-${cleanerUserAt(index)}`,
  }));
  await addSessions(database, people);
  const [busy, ...accepting] = people;
  if (busy === undefined) throw new Error('nobody was made');
  return {
    ...{ cleaners, customers, busy, busyId: cleanerIdAt(0) },
    waiting: accepting.map((person, index) => ({ person, bookingId: FIRST_WAITING + index })),
    date: new Date(day * DAY_MS).toISOString().slice(0, 10),
  };
}

/**
 * 1 to at least so many, to select from.
 * @param {Database} database
 * @param {number} most
 */
async function addNumbers(database, most) {
  await database.run('CREATE TABLE bench_numbers (n INTEGER PRIMARY KEY)');
  await database.run('INSERT INTO bench_numbers (n) VALUES (1)');
  for (let count = 1; count < most; count *= 2)
    await database.run(`INSERT INTO bench_numbers (n) SELECT n + ${count} FROM bench_numbers`);
}

/**
 * @param {Database} database
 * @param {number} cleaners
 * @param {(text: string) => void} print
 */
async function copyCleaners(database, cleaners, print) {
  for (let made = ORIGINALS; made < cleaners; made += ORIGINALS) {
    const count = Math.min(ORIGINALS, cleaners - made);
    await database.run(
      `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt)
       SELECT id + ${made}, CONCAT('cleaner-', id + ${made}, '@bench.example'), password, firstName,
              CONCAT('Ashdown', id + ${made}), userType, createdAt + ${made}, updatedAt
         FROM users WHERE id >= ${cleanerUserAt(0)} AND id < ${cleanerUserAt(count)}`,
    );
    const turn = made / ORIGINALS;
    await database.run(
      `INSERT INTO cleaners (id, userId, status, bio, experience, latitude, longitude, gx, gy, gz, cell, fcell,
              geoPrecision, ratingHundredths, reviewCount, hourlyRatePence, location, postcode, services, serviceMask,
              isInsured, isAvailable, isListed, createdAt, updatedAt)
       SELECT id + ${made}, userId + ${made}, status, bio, experience, latitude, longitude, gx, gy, gz, cell, fcell,
              geoPrecision, CASE WHEN reviewCount = 0 THEN 0 ELSE 300 + (ratingHundredths + ${37 * turn}) % 200 END,
              reviewCount, 1300 + (hourlyRatePence + ${350 * turn}) % 2500, location, postcode, services, serviceMask,
              isInsured, isAvailable, isListed, createdAt, updatedAt
         FROM cleaners WHERE id >= ${cleanerIdAt(0)} AND id < ${cleanerIdAt(count)}`,
    );
    print(`  ${made + count} cleaners …`);
  }
}

/**
 * @param {Database} database
 * @param {number} crowd
 * @param {number} now
 */
async function addCrowd(database, crowd, now) {
  await database.run(
    `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt)
     SELECT ${FIRST_OF_CROWD} + n, CONCAT('crowd-', n, '@bench.example'), '-', 'Robin', CONCAT('Marlow', n),
            'customer', ${now} - n * 60000, ${now} FROM bench_numbers WHERE n <= ${crowd}`,
  );
}

/**
 * @param {Database} database
 * @param {{ cleaners: number, bookings: number, crowd: number, now: number }} size
 */
async function addBookings(database, { cleaners, bookings, crowd, now }) {
  const embedded = await isEmbedded(database);
  const dateOf = (/** @type {string} */ instant) =>
    embedded
      ? `DATE(${instant} / 1000, 'unixepoch')`
      : `DATE_FORMAT(FROM_UNIXTIME(${instant} / 1000), '%Y-%m-%d')`;
  const midnight = now - (now % DAY_MS);
  const span = (PAST_DAYS + AHEAD_DAYS) * DAY_MS;
  const first = midnight - PAST_DAYS * DAY_MS;
  /** @param {number} count */
  const startOf = (count) => {
    const at = `${first} + n * ${Math.floor(span / count)}`;
    return `${at} - (${at}) % ${HALF_HOUR_MS}`;
  };
  /**
   * @param {{ first: number, count: number, customerId: string, cleanerId: string, startsAt: string, status: string }} rows
   */
  const add = ({ first: firstId, count, customerId, cleanerId, startsAt, status }) =>
    database.run(
      `INSERT INTO bookings (id, customerId, cleanerId, serviceType, homeSize, bookingDate, bookingTime, startsAt, endsAt,
              durationMinutes, address, streetAddress, city, postcode, hourlyRatePence, totalPence, status, feeBasisPoints,
              requestedAt, createdAt, updatedAt)
       SELECT ${firstId} + n - 1, ${customerId}, ${cleanerId}, 'regular', '2 Bedrooms', ${dateOf('startsAt')}, '09:00', startsAt,
              startsAt + ${4 * HALF_HOUR_MS}, 120, '12 Broad Street, Oxford, OX1 3AS', '12 Broad Street', 'Oxford',
              'OX1 3AS', 1800, 3600, ${status}, CASE WHEN ${status} = 'paid' THEN 500 END, createdAt, createdAt, createdAt
         FROM (SELECT n, ${startsAt} AS startsAt,
                      CASE WHEN ${startsAt} > ${now} THEN ${now} - n % 1000 * 60000
                           ELSE ${startsAt} - ${3 * DAY_MS} END AS createdAt
                 FROM bench_numbers WHERE n <= ${count}) made`,
    );
  const settled = `CASE WHEN startsAt > ${now} THEN (CASE WHEN n % 4 = 0 THEN 'pending' ELSE 'confirmed' END)
                        WHEN n % 10 = 3 THEN 'cancelled' ELSE 'paid' END`;
  // Not of those whose own rows follow.
  const others = cleaners - WAITING - 1;
  await add({
    first: FIRST_BOOKING,
    count: bookings,
    customerId: `${FIRST_OF_CROWD} + 1 + n * 31 % ${crowd}`,
    cleanerId: `${cleanerIdAt(WAITING + 1)} + n * 7919 % ${others}`,
    startsAt: startOf(bookings),
    status: settled,
  });
  await add({
    first: FIRST_OF_BUSY,
    count: MANY,
    customerId: `${FIRST_OF_CROWD} + 1 + n % ${Math.min(crowd, 120)}`,
    cleanerId: String(cleanerIdAt(0)),
    startsAt: startOf(MANY),
    status: settled,
  });
  await add({
    first: FIRST_WAITING,
    count: WAITING,
    customerId: `${FIRST_OF_CROWD} + 1 + n % ${crowd}`,
    cleanerId: `${cleanerIdAt(0)} + n`,
    startsAt: `${midnight} + (7 + n % 20) * ${DAY_MS} + 10 * 3600000`,
    status: "'pending'",
  });
  // Those that another holds already are left out: bookings at random overlap.
  await database.run(
    `INSERT ${embedded ? 'OR IGNORE' : 'IGNORE'} INTO booking_slots (cleanerId, slot, bookingId)
     SELECT b.cleanerId, (b.startsAt - b.startsAt % ${HALF_HOUR_MS}) / ${HALF_HOUR_MS} + k.n - 1, b.id
       FROM bookings b JOIN bench_numbers k ON k.n <= 4 WHERE b.status = 'confirmed'`,
  );
}

/** @param {Database} database */
const isEmbedded = (database) =>
  database.all('SELECT sqlite_version() AS version').then(
    () => true,
    () => false,
  );

/**
 * Somebody with whom a signed-in customer, by number, has a conversation.
 * @param {number} number
 */
export const receiverOf = (number) => cleanerUserAt(number % CONVERSATIONS_EACH);

/**
 * @param {Database} database
 * @param {{ cleaners: number, crowd: number, now: number }} size
 */
async function addConversations(database, { cleaners, crowd, now }) {
  /** @param {{ first: number, count: number, low: string, high: string }} rows */
  const add = async ({ first, count, low, high }) => {
    await database.run(
      `INSERT INTO conversations (conversationKey, lowUserId, highUserId, openedBy, lastMessageId, lastMessageAt, createdAt)
       SELECT CONCAT(${low}, '-', ${high}), ${low}, ${high}, ${high}, ${first} + n, ${now} - n * 1000, ${now} - n * 1000
         FROM bench_numbers WHERE n <= ${count}`,
    );
    await database.run(
      `INSERT INTO messages (id, conversationKey, senderId, receiverId, content, isRead, createdAt)
       SELECT ${first} + n, CONCAT(${low}, '-', ${high}), ${high}, ${low}, 'Is Tuesday at ten still right for you?', 1,
              ${now} - n * 1000 FROM bench_numbers WHERE n <= ${count}`,
    );
  };
  await add({
    first: FIRST_MESSAGE,
    count: crowd,
    low: `(${cleanerUserAt(0)} + n * 7919 % ${cleaners})`,
    high: `(${FIRST_OF_CROWD} + n)`,
  });
  const customer = 5_000_000;
  await add({
    first: FIRST_MESSAGE + crowd,
    count: SIGNED_IN * CONVERSATIONS_EACH,
    low: `(${cleanerUserAt(0)} + n % ${CONVERSATIONS_EACH})`,
    high: `(${customer} + n % ${SIGNED_IN})`,
  });
}
