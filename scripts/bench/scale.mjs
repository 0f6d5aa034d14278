/**
 * How calls grow from a small market to a large one: two applications with a database each, asked in turns in one run, one
 * request at a time.
 */
import { createStore, startApp } from '../lib/scratch-app.mjs';
import { openDatabase } from '../lib/database.mjs';
import { table } from '../lib/table.mjs';
import { PreparationError, stopwatch } from '../lib/workspace.mjs';
import { load, send } from './load.mjs';
import { scaleCalls } from './scale-calls.mjs';
import { makeMarket } from './scale-market.mjs';

const SECRET = 'only-for-measuring-0123456789-abcdefghij';
const SMALL = { cleaners: 1_000, bookings: 1_000 };
const TARGET = { p50: 2, p99: 4 };
const ROUNDS = 4;
const WARM_UP = 0.25;
/** Of a server for a market of this size; the one started here would have 64 MB. */
const BUFFER_POOL = 2 * 1024 ** 3;

/**
 * @typedef {import('../lib/scratch-app.mjs').Engine} Engine
 * @typedef {{ engine: Engine, cleaners: number, bookings: number, milliseconds: number, isAsked: (call: string) => boolean, print: (text: string) => void }} Options
 * @typedef {{ name: string, p50: number, p99: number }} Growth times as long
 * @typedef {{ growth: Growth[], startedAfter: number, atRest: number, afterLoad: number }} Scale milliseconds; bytes
 */

/**
 * @param {Options} options
 * @returns {Promise<Scale>}
 */
export async function measureScale({ engine, cleaners, bookings, milliseconds, isAsked, print }) {
  /** @type {(() => Promise<unknown>)[]} called in reverse order */
  const endings = [];
  try {
    const sides = [];
    for (const size of [SMALL, { cleaners, bookings }]) {
      const elapsed = stopwatch();
      print(`${engine}: a market of ${size.cleaners} cleaners and ${size.bookings} bookings …`);
      const side = await startSide(engine, size, print, endings);
      // Before minutes go into the large market.
      if (!side.calls.some(({ name }) => isAsked(name)))
        throw new PreparationError('No call has such a name.');
      sides.push(side);
      print(`  made in ${elapsed()}`);
    }
    const [small, large] = sides;
    if (small === undefined || large === undefined) throw new Error('there are two sides');
    /** @type {Growth[]} */
    const growth = [];
    for (const [index, call] of large.calls.entries()) {
      const other = small.calls[index];
      if (other === undefined || !isAsked(call.name)) continue;
      print(`${engine}: ${call.name} …`);
      growth.push(await compare(other, call, milliseconds));
    }
    const { startedAfter, atRest } = large;
    return { growth, startedAfter, atRest, afterLoad: await memoryOf(large.app) };
  } finally {
    for (const end of endings.toReversed()) await end();
  }
}

/**
 * @param {Engine} engine
 * @param {{ cleaners: number, bookings: number }} size
 * @param {(text: string) => void} print
 * @param {(() => Promise<unknown>)[]} endings
 */
async function startSide(engine, size, print, endings) {
  const store = await createStore(engine);
  endings.push(store.remove);
  const start = () => startApp({ engine, store, env: { JWT_SECRET: SECRET, PASSWORD_COST: '' } });
  // Started once to migrate the database, and again because the density of places is cached.
  await (await start()).stop();
  const database = openDatabase(store);
  if (engine === 'mariadb') await database.run(`SET GLOBAL innodb_buffer_pool_size = ${BUFFER_POOL}`);
  const market = await makeMarket(database, { ...size, print });
  if (engine === 'mariadb')
    await database.run('ANALYZE TABLE users, cleaners, bookings, booking_slots, full_days');
  await database.close();
  const starting = performance.now();
  const app = await start();
  const startedAfter = performance.now() - starting;
  endings.push(() => app.stop());
  const atRest = await memoryOf(app);
  const calls = await scaleCalls({ url: app.url, secret: SECRET, market });
  return {
    ...{ app, startedAfter, atRest },
    calls: calls.map((call) => ({ ...call, url: app.url, next: 0 })),
  };
}

/** @param {number} bytes */
const megabytes = (bytes) => `${Math.round(bytes / 1024 ** 2)} MB`;

/** @param {import('../lib/scratch-app.mjs').ScratchApp} app */
async function memoryOf({ metricsUrl }) {
  const { origin, pathname } = new URL(metricsUrl);
  const text = await send(origin, { path: pathname });
  return Number(/^process_resident_memory_bytes (\S+)$/m.exec(text)?.[1]);
}

/**
 * @typedef {import('./scale-calls.mjs').ScaleCall & { url: string, next: number }} SideCall
 * @param {SideCall} small
 * @param {SideCall} large
 * @param {number} milliseconds of each
 * @returns {Promise<Growth>}
 */
async function compare(small, large, milliseconds) {
  /** @param {SideCall} side @param {number} share */
  const round = async (side, share) => {
    const { latencies } = await load(side.url, () => side.call(side.next++), {
      ...{ milliseconds: milliseconds * share, connections: 1 },
      atMost: Math.floor((side.atMost ?? Infinity) * share),
    });
    return latencies;
  };
  for (const side of [small, large]) await round(side, WARM_UP);
  /** @type {[number[], number[]]} */
  const all = [[], []];
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    all[0].push(...(await round(small, 1 / ROUNDS)));
    all[1].push(...(await round(large, 1 / ROUNDS)));
  }
  const [few, many] = all.map((latencies) => latencies.toSorted((a, b) => a - b));
  const at = (/** @type {number[] | undefined} */ sorted, /** @type {number} */ share) =>
    sorted?.[Math.floor(share * (sorted.length - 1))] ?? NaN;
  return {
    name: large.name,
    p50: at(many, 0.5) / at(few, 0.5),
    p99: at(many, 0.99) / at(few, 0.99),
  };
}

/**
 * @param {Partial<Record<Engine, Scale>>} results
 * @param {{ cleaners: number, bookings: number }} size
 */
export function reportScale(results, { cleaners, bookings }) {
  const over = /** @type {string[]} */ ([]);
  const lines = Object.entries(results).flatMap(([engine, { growth, startedAfter, atRest, afterLoad }]) => [
    `\n${engine}: how many times as long with ${cleaners} cleaners and ${bookings} bookings as with ${SMALL.cleaners} of each`,
    ...table(
      ['call', 'median', 'target', '', '99th percentile', 'target', ''],
      growth.map(({ name, p50, p99 }) => [
        name,
        ...verdict(`${engine}: ${name}, median`, p50, TARGET.p50, over),
        ...verdict(`${engine}: ${name}, 99th percentile`, p99, TARGET.p99, over),
      ]),
    ),
    `  Built and migrated, it was ready ${(startedAfter / 1000).toFixed(1)} s after its start, with ${megabytes(atRest)}; after all calls it has ${megabytes(afterLoad)}.`,
  ]);
  return [
    ...lines,
    '',
    over.length === 0 ? 'Nothing is over its target.' : 'Over target:',
    ...over.map((line) => `  ${line}`),
  ].join('\n');
}

/**
 * @param {string} what
 * @param {number} value
 * @param {number} target
 * @param {string[]} over
 */
function verdict(what, value, target, over) {
  const isOver = !(value <= target);
  if (isOver) over.push(`${what}: ${value.toFixed(2)}x, target ${target.toFixed(2)}x`);
  return [`${value.toFixed(2)}x`, `${target.toFixed(2)}x`, isOver ? 'over' : 'ok'];
}
