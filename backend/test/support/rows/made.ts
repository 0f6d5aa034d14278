/** Creates states that calls can't create, or only together with other effects. */
import { randomInt, randomUUID } from 'node:crypto';
import { DAY_MS, HOUR_MS, toInstant, type BookingStatus } from '@tidyhearth/domain';
import { waitFor } from '../../../../scripts/lib/wait.mjs';
import { copyRow, type Changes } from '../copied-rows.js';
import { sql } from '../database.js';
import { engine, sharedStore, type RowStore } from '../engine.js';
import type { Account, CleanerAccount } from '../world.js';

export type { Changes } from '../copied-rows.js';

const CLOSED = { suspended: 'isSuspended = 1', deactivated: 'deactivatedAt = 1' };

/** Changes the account alone, without the effects of a suspension or deactivation on bookings and sessions. */
export const markClosed = ({ user }: Account, how: keyof typeof CLOSED) =>
  sql(`UPDATE users SET ${CLOSED[how]} WHERE id = ?`, [user.id]);

/** An account closed by an old release, in which closing did not withdraw the consent to show contact details. */
export const sharesStill = ({ user }: Account, store: RowStore) =>
  sql('UPDATE users SET shareContactInfo = 1 WHERE id = ?', [user.id], store);

const DIGITS = Array.from({ length: 10 }, (_, digit) => `SELECT ${digit} AS d`).join(' UNION ALL ');

/** Creates up to a hundred thousand accounts in one statement, because each call would hash a password. */
export async function manyAccounts(many: number, store: RowStore): Promise<void> {
  const number = 'a.d + 10 * b.d + 100 * c.d + 1000 * e.d + 10000 * f.d';
  await sql(
    `INSERT INTO users (email, password, firstName, lastName, createdAt, updatedAt)
     SELECT CONCAT('many', n, '@test.example'), 'x', CONCAT('First', n % 100), CONCAT('Last', n),
            1700000000000 + n, 1700000000000
       FROM (SELECT ${number} AS n
               FROM (${DIGITS}) a CROSS JOIN (${DIGITS}) b CROSS JOIN (${DIGITS}) c CROSS JOIN (${DIGITS}) e
              CROSS JOIN (${DIGITS}) f) numbers
      WHERE n < ${many}`,
    [],
    store,
  );
  await sql('ANALYZE' + (engine === 'mariadb' ? ' TABLE users' : ''), [], store);
}

/** Blocks this many people of `manyAccounts`; calls could block only one at a time. */
export const longBlocked = ({ user }: Account, many: number, store: RowStore) =>
  sql(
    `INSERT INTO person_blocks (blockerId, blockedId, createdAt)
     SELECT ?, id, 1700000000000 FROM users WHERE email LIKE 'many%@test.example' ORDER BY id LIMIT ${many}`,
    [user.id],
    store,
  );

/** Saves this many copies of a cleaner, none of them listed, because calls would need a sign-up for each. */
export async function longSaved({ user }: Account, like: CleanerAccount, many: number): Promise<number[]> {
  const each = <T>(make: (index: number) => T) => Array.from({ length: many }, (_, index) => make(index));
  const users = await copyRow(
    sharedStore,
    'users',
    { id: like.user.id },
    each(() => ({ email: `${randomUUID()}@test.example` })),
  );
  const cleaners = await copyRow(
    sharedStore,
    'cleaners',
    { id: like.cleaner.id },
    users.map((userId) => ({ userId, status: 'rejected', isListed: 0 })),
  );
  const values = cleaners.map((cleanerId) => `(${user.id}, ${cleanerId}, 1700000000000)`).join(', ');
  await sql(`INSERT INTO saved_cleaners (customerId, cleanerId, createdAt) VALUES ${values}`);
  return cleaners;
}

/** Adds this many copies of a message from this person; calls could add only one at a time. */
export const manySent = ({ user }: Account, many: number, store: RowStore) =>
  copyRow(
    store,
    'messages',
    { senderId: user.id },
    Array.from({ length: many }, () => ({})),
  );

/**
 * Adds this many copies of the event of a request to a cleaner, at an instant; calls can't request that often. Their
 * positions are above those that the feed has reached, so they are not in it.
 */
export const manyRequestEvents = (at: number, { user }: Account, many: number) =>
  copyRow(
    sharedStore,
    'platform_events',
    { cleanerUserId: user.id, type: 'booking.requested' },
    Array.from({ length: many }, (_, index) => ({
      eventKey: `evt_${randomUUID()}`,
      position: 1_000_000_000 + index,
      createdAt: at,
    })),
  );

/** Adds this many copies of a bell item and a mail of this person, which calls create only with other effects. */
export async function longTold({ user }: Account, many: number, store: RowStore) {
  const copies = (changes: Changes) => Array.from({ length: many }, () => changes);
  return {
    notifications: await copyRow(store, 'notifications', { userId: user.id }, copies({})),
    mails: await copyRow(store, 'email_notifications', { userId: user.id }, copies({ status: 'sent' })),
  };
}

/** The number of milliseconds is out of range for a date, so that reading the message fails. */
export const messageWithoutDate = (id: number, store: RowStore) =>
  sql('UPDATE messages SET createdAt = 8640000000000001 WHERE id = ?', [id], store);

/** Lists cleaners without approving each one, and only temporarily, because other tests search too. */
export async function whileListed(cleanerIds: readonly number[], run: () => Promise<void>): Promise<void> {
  const list = (isListed: 0 | 1) =>
    sql(`UPDATE cleaners SET isListed = ${isListed} WHERE id IN (${cleanerIds.join(', ')})`);
  await list(1);
  try {
    await run();
  } finally {
    await list(0);
  }
}

/**
 * Copies the cleaner's block to this many days ago, each an hour before the previous one. Calls can't add blocks in the
 * past.
 */
export function blocksEnded({ cleaner }: CleanerAccount, daysAgo: number, many: number): Promise<number[]> {
  const over = Array.from({ length: many }, (_, index) => Date.now() - daysAgo * DAY_MS - index * HOUR_MS);
  const copies = over.map((endsAt) => ({ startsAt: endsAt - HOUR_MS, endsAt }));
  return copyRow(sharedStore, 'availability_blocks', { cleanerId: cleaner.id }, copies);
}

/**
 * Copies a visit to this many days ago, each an hour before the previous one. Calls can't create bookings in the past.
 */
export function visitsBegan(bookingId: number, daysAgo: number, many: number): Promise<number[]> {
  const began = Array.from({ length: many }, (_, index) => Date.now() - daysAgo * DAY_MS - index * HOUR_MS);
  const copies = began.map((startsAt) => ({ startsAt, endsAt: startsAt + HOUR_MS }));
  return copyRow(sharedStore, 'bookings', { id: bookingId }, copies);
}

/** A visit of an hour on this UK day. */
export interface Visit {
  date: string;
  /** HH:MM */
  time: string;
  status?: BookingStatus;
}

/**
 * Moves a completed booking of an hour to the first visit's time and copies it to the others. Calls can't create
 * bookings in the past.
 */
export async function visitsFallOn(bookingId: number, first: Visit, others: readonly Visit[]): Promise<void> {
  const { startsAt, endsAt } = changesFor(first);
  await sql('UPDATE bookings SET bookingDate = ?, bookingTime = ?, startsAt = ?, endsAt = ? WHERE id = ?', [
    first.date,
    first.time,
    startsAt,
    endsAt,
    bookingId,
  ]);
  await copyRow(sharedStore, 'bookings', { id: bookingId }, others.map(changesFor));
}

function changesFor({ date, time, status = 'completed' }: Visit) {
  const startsAt = toInstant({ date, time });
  if (startsAt === undefined) throw new Error(`${time} does not exist on ${date}`);
  return { bookingDate: date, bookingTime: time, startsAt, endsAt: startsAt + HOUR_MS, status };
}

/** The second of two rows that a race would insert. The application's checks prevent calls from inserting it. */
export const secondRow = (table: string, key: Changes, change: Changes) =>
  copyRow(sharedStore, table, key, [change]);

export const signInWindow = (subject: string) =>
  sql('INSERT INTO sign_in_windows (subject, failures, trying, endsAt) VALUES (?, 0, 1, 0)', [subject]);

export const lapsedLease = (name: string) =>
  sql('INSERT INTO job_leases (name, until) VALUES (?, 0)', [name]);

/**
 * Takes the lease of a recurring job for a day, as if another replica had it, so that this one does not run the job.
 */
export const leaseOfAnother = (name: string, store: RowStore) =>
  sql('INSERT INTO job_leases (name, until) VALUES (?, ?)', [name, Date.now() + DAY_MS], store);

/**
 * During `meanwhile`, the shared application does not run the job, as if another replica had its lease. Waits for the
 * end of a current run first.
 */
export async function withoutJob<T>(name: string, meanwhile: () => Promise<T>): Promise<T> {
  const until = Date.now() + DAY_MS + randomInt(DAY_MS);
  // The row exists after the job's first run.
  await lapsedLease(name).catch(() => undefined);
  const take = async () => {
    await sql('UPDATE job_leases SET until = ? WHERE name = ? AND until <= ?', [until, name, Date.now()]);
    const [taken] = await sql('SELECT name FROM job_leases WHERE name = ? AND until = ?', [name, until]);
    return taken;
  };
  await waitFor(take, { timeoutMs: 90_000, what: `the end of a run of ${name}` });
  try {
    return await meanwhile();
  } finally {
    await sql('UPDATE job_leases SET until = 0 WHERE name = ? AND until = ?', [name, until]);
  }
}

/** A full postcode, as the import command would store it. */
export const unitAt = (
  postcode: string,
  { latitude, longitude }: { latitude: number; longitude: number },
  store: RowStore = sharedStore,
) =>
  sql(
    'INSERT INTO postcodes (postcode, latitude, longitude, isTerminated) VALUES (?, ?, ?, 0)',
    [postcode, latitude, longitude],
    store,
  );

/** Marks the day as full for these cleaners, as bookings of all their hours would. */
export const fullDay = (cleanerIds: readonly number[], day: number, store: RowStore = sharedStore) =>
  sql(
    `INSERT INTO full_days (cleanerId, day) VALUES ${cleanerIds.map(() => '(?, ?)').join(', ')}`,
    cleanerIds.flatMap((id) => [id, day]),
    store,
  );

/** A booking completed by a replica of the previous release, which did not store the fee rate. */
export const completedByLastRelease = (bookingId: number, store: RowStore) =>
  sql('UPDATE bookings SET feeBasisPoints = NULL WHERE id = ?', [bookingId], store);
