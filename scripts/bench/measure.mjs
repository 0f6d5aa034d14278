/** Measures application, bare server and bare framework in turns, so that other load affects all alike. */
import { applicationUse, bareUse, serverUse } from './cpu.mjs';
import { load } from './load.mjs';

const ROUNDS = 4;

/**
 * @typedef {object} Sides
 * @property {string} ours address
 * @property {string} oursMetrics where our metrics are read
 * @property {string} bare address
 * @property {string} framework address
 * @property {number | undefined} databasePid
 *
 * @typedef {object} Measurement
 * @property {string} name
 * @property {number} target
 * @property {number} ours CPU milliseconds a request, API and database
 * @property {number} bare
 * @property {number} framework ratio of the bare calls behind the framework
 * @property {number} apiOnly ratio without the database server
 * @property {number} ratio
 * @property {[ours: number, bare: number]} queries a request: the same, or the comparison is unfair
 * @property {number} requests of ours
 */

/**
 * Lets V8 optimise hot code before anything is measured.
 * @param {Sides} sides
 * @param {import('./calls.mjs').Measured} call
 * @param {number} milliseconds
 */
export async function warmUp(sides, { ours, bare, first, atMost = Infinity }, milliseconds) {
  const limits = { milliseconds: milliseconds / 5, atMost: Math.floor(atMost / 5) };
  for (const [url, call] of /** @type {const} */ ([
    [sides.ours, ours],
    [sides.bare, bare],
    [sides.framework, bare],
  ])) {
    await load(url, () => call(first.next++), limits);
  }
}

/**
 * @param {Sides} sides
 * @param {import('./calls.mjs').Measured} call
 * @param {number} milliseconds of each side in all
 * @returns {Promise<Measurement>}
 */
export async function measure(sides, { name, target, ours, bare, first, atMost = Infinity }, milliseconds) {
  const round = {
    milliseconds: milliseconds / ROUNDS,
    atMost: Math.floor((atMost - first.next) / 3 / ROUNDS),
  };
  const side = () => ({ api: 0, database: 0, requests: 0, queries: 0 });
  const [app, base, framework] = [side(), side(), side()];
  /**
   * @param {typeof app} sum
   * @param {string} url
   * @param {(index: number) => import('./load.mjs').Call} call
   * @param {() => ReturnType<typeof applicationUse>} readUse
   */
  const one = async (sum, url, call, readUse) => {
    const before = { ...(await readUse()), database: serverUse(sides.databasePid) };
    sum.requests += (await load(url, () => call(first.next++), round)).requests;
    const after = { database: serverUse(sides.databasePid), ...(await readUse()) };
    sum.api += after.cpu - before.cpu;
    sum.database += after.database - before.database;
    sum.queries += after.queries - before.queries;
  };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    await one(app, sides.ours, ours, () => applicationUse(sides.oursMetrics));
    await one(base, sides.bare, bare, () => bareUse(sides.bare));
    await one(framework, sides.framework, bare, () => bareUse(sides.framework));
  }
  const each = (/** @type {typeof app} */ { api, database, requests }) => (api + database) / requests;
  return {
    name,
    target,
    ours: each(app),
    bare: each(base),
    ratio: each(app) / each(base),
    framework: each(framework) / each(base),
    apiOnly: app.api / app.requests / (base.api / base.requests),
    queries: [app.queries / app.requests, base.queries / base.requests],
    requests: app.requests,
  };
}

/**
 * One request at a time, so that the latency contains no queueing.
 * @param {string} url
 * @param {(index: number) => import('./load.mjs').Call} call
 * @param {number} milliseconds
 */
export async function latency(url, call, milliseconds) {
  let index = 0;
  const next = () => call(index++);
  await load(url, next, { milliseconds: milliseconds / 4, connections: 1 });
  const { latencies } = await load(url, next, { milliseconds, connections: 1 });
  latencies.sort((a, b) => a - b);
  const at = (/** @type {number} */ share) => latencies[Math.floor(share * (latencies.length - 1))] ?? NaN;
  return { p50: at(0.5), p99: at(0.99) };
}
