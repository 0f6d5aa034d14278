/**
 * `npm run assurance:recovery`: how much is lost, and how long it takes, when everything has to be brought back from a
 * backup. Times are of this machine.
 */
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { makeMarket } from '../bench/scale-market.mjs';
import { build } from '../lib/build.mjs';
import { openDatabase } from '../lib/database.mjs';
import { checkNode, install } from '../lib/install.mjs';
import { startMariaDb } from '../lib/mariadb.mjs';
import { createStore, startApp } from '../lib/scratch-app.mjs';
import { waitFor } from '../lib/wait.mjs';
import { print, ROOT, runNode, stopwatch } from '../lib/workspace.mjs';
import { report } from './report.mjs';

const USAGE = `npm run assurance:recovery -- [--bookings 1000000] [--cleaners 20000] [--engine mariadb|sqlite] [--write]
  --write  puts the table into docs/assurance.md`;

/** Recovery point and recovery time objective. */
const RPO_MS = 5 * 60_000;
const RTO_MS = 15 * 60_000;
const WRITES = 20;
const MAX_BACKUP_MS = 30 * 60_000;
/** Of a server for a market of this size; the one started here would have 64 MB. */
const BUFFER_POOL = '--innodb-buffer-pool-size=1G';

/** One step of a booking, for all that went on from there. */
const step = (/** @type {string} */ from, /** @type {string} */ to, /** @type {string} */ statuses) => `
  INSERT INTO booking_history (bookingId, fromStatus, toStatus, changedAt)
  SELECT id, ${from}, '${to}', createdAt FROM bookings WHERE status IN (${statuses}) ORDER BY id`;
/** What the doctor checks, and a market made for measuring calls lacks. */
const MENDED = [
  'DROP TABLE bench_numbers',
  step('NULL', 'pending', "'pending', 'confirmed', 'cancelled', 'completed', 'paid'"),
  step("'pending'", 'confirmed', "'confirmed', 'completed', 'paid'"),
  step("'pending'", 'cancelled', "'cancelled'"),
  step("'confirmed'", 'completed', "'completed', 'paid'"),
  step("'completed'", 'paid', "'paid'"),
  'DELETE FROM full_days',
  'UPDATE cleaners SET openWeekdays = 127, isInsured = 0, ratingSum = 0, ratingHundredths = 0, reviewCount = 0',
];

/** @typedef {import('../lib/scratch-app.mjs').Store} Store */

checkNode();
const { bookings, cleaners, engine, write } = readOptions();
process.on('SIGINT', () => process.exit(130));
install();
await build();

const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-recovery-'));
/** @type {(() => unknown)[]} called in reverse order */
const endings = [() => rmSync(folder, { recursive: true, force: true })];
try {
  const before = await newStore(['--log-bin=changes', '--server-id=1']);
  await (await startApp({ store: before })).stop();
  await fill(before);
  const app = await startApp({ store: before });
  endings.push(() => app.stop());

  print('Taking a backup while the application runs …');
  const schedule = scheduleIn(before, engine === 'mariadb' ? ['--binlog'] : []);
  endings.push(schedule.stop);
  const { path, milliseconds: taking } = await timed(schedule.whole);
  const lag = engine === 'mariadb' ? await longestLag(before) : taking;
  await schedule.stop();
  await app.stop();

  print('Restoring it on an empty server …');
  const after = await newStore([]);
  const { milliseconds: restoring } = await timed(async () => {
    const args = engine === 'mariadb' ? ['--binlog', join(folder, 'binlog')] : [];
    const { code, output } = await command('restore', after, [path, ...args]);
    if (code !== 0) throw new Error(output.slice(-3000));
    const restored = await startApp({ store: after });
    await restored.stop();
  });
  const size = `${bookings.toLocaleString('en-GB')} bookings, ${engine}`;
  const seconds = (/** @type {number} */ ms) => `${(ms / 1000).toFixed(1)} s`;
  report(
    `recovery-${engine}`,
    [
      {
        promise: 'no more than 5 minutes are lost',
        tried:
          engine === 'mariadb'
            ? `${size}: ${WRITES} writes, until each is in the copy of the log`
            : `${size}: a backup while the application runs, which may begin every five minutes`,
        figure: `longest ${seconds(lag)}${engine === 'mariadb' ? `; a backup takes ${seconds(taking)}` : ''}`,
        holds: lag <= RPO_MS,
      },
      {
        promise: 'everything is back within 15 minutes',
        tried: `${size}: restore on an empty server, the doctor, and a start until it is ready`,
        figure: seconds(restoring),
        holds: restoring <= RTO_MS,
      },
    ],
    { command: `npm run assurance:recovery -- --bookings ${bookings} --engine ${engine}`, write },
  );
  process.exitCode = lag <= RPO_MS && restoring <= RTO_MS ? 0 : 1;
} finally {
  for (const end of endings.toReversed()) await end();
}

/** @param {readonly string[]} settings of its server */
async function newStore(settings) {
  const server = engine === 'mariadb' ? await startMariaDb([BUFFER_POOL, ...settings]) : undefined;
  const store = await createStore(engine, server?.url);
  endings.push(async () => {
    await store.remove();
    await server?.stop();
  });
  return store;
}

/** @param {Store} store */
async function fill(store) {
  const elapsed = stopwatch();
  print(`Making a market of ${bookings} bookings …`);
  const database = openDatabase(store);
  await makeMarket(database, { cleaners, bookings, print });
  for (const statement of MENDED) await database.run(statement);
  await database.close();
  print(`  made in ${elapsed()}`);
}

/**
 * @param {Store} store
 * @param {readonly string[]} args
 */
function scheduleIn(store, args) {
  const script = join(ROOT, 'scripts/backup.mjs');
  const child = spawn(process.execPath, [script, folder, '--every', '24', ...args], {
    env: settingsOf(store),
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  const exited = new Promise((resolve) => child.once('exit', resolve));
  return {
    whole: () =>
      waitFor(
        async () => {
          if (child.exitCode !== null) throw new Error('the backup ended');
          const name = readdirSync(folder).find((one) => one.endsWith('Z'));
          return name === undefined ? undefined : join(folder, name);
        },
        { timeoutMs: MAX_BACKUP_MS, what: 'a backup' },
      ),
    stop: async () => {
      child.kill('SIGTERM');
      await exited;
    },
  };
}

/**
 * @param {() => Promise<string | void>} work
 * @returns {Promise<{ path: string, milliseconds: number }>}
 */
async function timed(work) {
  const start = performance.now();
  const path = (await work()) ?? '';
  return { path, milliseconds: performance.now() - start };
}

/**
 * From the answer to a write until the copy of the log has it.
 * @param {Store} store
 */
async function longestLag(store) {
  const database = openDatabase(store);
  let longest = 0;
  for (let turn = 0; turn < WRITES; turn += 1) {
    await database.run('UPDATE users SET updatedAt = updatedAt + 1 ORDER BY id LIMIT 1');
    const [status] = await database.all('SHOW MASTER STATUS');
    const copy = join(folder, 'binlog', String(status?.File));
    const { milliseconds } = await timed(async () => {
      const timeoutMs = 2 * RPO_MS;
      const has = () => existsSync(copy) && statSync(copy).size >= Number(status?.Position);
      await waitFor(async () => has() || undefined, { timeoutMs, what: 'the copy of the log' });
    });
    longest = Math.max(longest, milliseconds);
  }
  await database.close();
  return longest;
}

/**
 * @param {string} name
 * @param {Store} store
 * @param {readonly string[]} args
 */
function command(name, store, args) {
  return runNode([join(ROOT, `scripts/${name}.mjs`), ...args], {
    env: settingsOf(store),
    onText: (text) => process.stdout.write(text),
  });
}

/** @param {Store} store */
function settingsOf({ dataDir, databaseUrl = '' }) {
  return { ...process.env, NODE_ENV: 'test', DATA_DIR: dataDir, DATABASE_URL: databaseUrl };
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        bookings: { type: 'string', default: '1000000' },
        cleaners: { type: 'string', default: '20000' },
        engine: { type: 'string', default: 'mariadb' },
        write: { type: 'boolean', default: false },
      },
    });
    const [bookingCount, cleanerCount] = [Number(values.bookings), Number(values.cleaners)];
    const isKnown = values.engine === 'mariadb' || values.engine === 'sqlite';
    if (!isKnown || !(bookingCount >= 1) || !(cleanerCount >= 1)) throw new Error(USAGE);
    return {
      bookings: bookingCount,
      cleaners: cleanerCount,
      engine: /** @type {import('../lib/scratch-app.mjs').Engine} */ (values.engine),
      write: values.write,
    };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
