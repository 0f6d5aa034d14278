import { existsSync, readdirSync } from 'node:fs';
import { basename, join } from 'node:path';
import { INVARIANTS } from '../assurance/invariants.mjs';
import { findStaleDays } from '../assurance/stale-days.mjs';
import { ROOT } from '../lib/workspace.mjs';
import { openReadOnly } from './read-only.mjs';

const MIGRATIONS = join(ROOT, 'backend/dist/src/database/migrations');
const HOUR_MS = 3_600_000;
/** Mails that were queued at the same time are sent within this time. */
const TOGETHER_MS = HOUR_MS / 6;
/** How many rows that break a rule are listed. */
const NAMED = 5;

/** @typedef {import('./read-only.mjs').ReadOnly} ReadOnly */

/** Condition for an endpoint that is active. */
const failsSinceAnySucceeded = `status = 'active'
    AND failingSince > (SELECT COALESCE(MAX(s.nextAttemptAt), 0) FROM webhook_deliveries s WHERE s.status = 'delivered')`;

/** Rules that hold in a healthy installation at rest, but not at every moment while it works. */
const STATES = {
  'no mail has been due for an hour': (/** @type {number} */ now) =>
    `SELECT id FROM email_notifications WHERE status = 'pending' AND nextAttemptAt < ${now - HOUR_MS}`,
  // A refusal postpones the next try. A mail that is refused while others are sent is not our fault.
  'no mail has waited an hour while none was sent': (/** @type {number} */ now) =>
    `SELECT id FROM email_notifications
      WHERE status = 'pending' AND body IS NOT NULL AND createdAt < ${now - HOUR_MS}
        AND createdAt > (SELECT COALESCE(MAX(sentAt), 0) FROM email_notifications WHERE status = 'sent') - ${TOGETHER_MS}`,
  // A restore holds mails back until a person has looked at them.
  'no mail was given up': () =>
    `SELECT id FROM email_notifications
      WHERE status = 'failed' AND body IS NOT NULL AND (errorMessage IS NULL OR errorMessage <> 'held by a restore')`,
  'no event has waited an hour for its place in the feed': (/** @type {number} */ now) =>
    `SELECT id FROM platform_events WHERE position IS NULL AND createdAt < ${now - HOUR_MS}`,
  'no webhook call has been due for an hour': (/** @type {number} */ now) =>
    `SELECT d.id FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpointId
      WHERE d.status = 'pending' AND d.nextAttemptAt < ${now - HOUR_MS} AND e.status = 'active'`,
  // An endpoint that fails while others work is its receiver's fault.
  'calls of no two webhooks have failed for an hour while none succeeded': (/** @type {number} */ now) =>
    `SELECT id FROM webhook_endpoints WHERE ${failsSinceAnySucceeded} AND failingSince < ${now - HOUR_MS}
        AND (SELECT COUNT(*) FROM webhook_endpoints WHERE ${failsSinceAnySucceeded} AND failingSince < ${now - HOUR_MS}) > 1`,
};

/**
 * @param {{ dataDir: string, server?: import('./read-only.mjs').Server, refuseUnfinishedRestore: (database: { query: ReadOnly['all'] }, place: 'server' | 'file') => Promise<void>, hasLocalFiles: boolean, days: import('../assurance/stale-days.mjs').Days, print: (line: string) => void }} options
 * @returns {Promise<number>} how many rules do not hold
 */
export async function examine({ dataDir, server, refuseUnfinishedRestore, hasLocalFiles, days, print }) {
  const database = await openReadOnly(dataDir, server);
  let failed = 0;
  const say = (/** @type {string} */ rule, /** @type {readonly string[]} */ broken) => {
    if (broken.length > 0) failed += 1;
    const named = broken.slice(0, NAMED).join(', ') + (broken.length > NAMED ? ', …' : '');
    print(broken.length === 0 ? `ok      ${rule}` : `FAILED  ${rule}: ${broken.length} (${named})`);
  };
  try {
    await refuseUnfinishedRestore({ query: database.all }, server ? 'server' : 'file');
    const { missing, newer } = await schemaDifferences(database);
    say('the schema is that of this release', missing);
    // After going back to this release, the database has a newer schema, which it understands.
    if (newer.length > 0)
      print(`–       the schema has ${newer.length} migrations of a newer release (${newer.join(', ')})`);
    for (const [rule, sql] of Object.entries(INVARIANTS)) say(rule, (await database.all(sql)).map(nameOf));
    say('search knows which days have a start', await findStaleDays(database.all, days));
    const now = Date.now();
    for (const [rule, sql] of Object.entries(STATES)) say(rule, (await database.all(sql(now))).map(nameOf));
    if (hasLocalFiles) {
      say('every photo is there', await missingFiles(database, join(dataDir, 'photos'), PHOTOS));
      say('every document is there', await missingFiles(database, join(dataDir, 'documents'), DOCUMENTS));
    } else print('–       photos and documents lie in an S3 store: not compared');
    return failed;
  } finally {
    await database.close();
  }
}

/** @param {import('./read-only.mjs').Row} row */
const nameOf = (row) => {
  const [column, value] = Object.entries(row)[0] ?? ['row', '?'];
  return `${column} ${value}`;
};

/** @param {ReadOnly} database */
async function schemaDifferences(database) {
  const applied = new Set(
    (await database.all('SELECT name FROM migrations')).map(({ name }) => String(name)),
  );
  const known = new Set(
    readdirSync(MIGRATIONS)
      .filter((file) => /^\d+-.+\.js$/.test(file))
      .map((file) => file.split('-', 1)[0] ?? ''),
  );
  const numberOf = (/** @type {string} */ name) => /\d+$/.exec(name)?.[0] ?? '';
  const done = new Set([...applied].map(numberOf));
  return {
    missing: [...known].filter((number) => !done.has(number)).map((number) => `${number} is missing`),
    newer: [...done].filter((number) => !known.has(number)),
  };
}

const PHOTOS = `
  SELECT profileImage AS address FROM cleaners WHERE profileImage IS NOT NULL
  UNION SELECT profileImageUrl FROM users WHERE profileImageUrl IS NOT NULL`;
const DOCUMENTS = 'SELECT fileKey AS address FROM check_documents';

/**
 * @param {ReadOnly} database
 * @param {string} folder
 * @param {string} sql names what lies in it
 */
async function missingFiles(database, folder, sql) {
  const there = new Set(
    existsSync(folder) ? readdirSync(folder, { recursive: true }).map((file) => basename(String(file))) : [],
  );
  const keys = (await database.all(sql)).map(({ address }) => String(address).split('/').at(-1) ?? '');
  return keys.filter((key) => !there.has(key));
}
