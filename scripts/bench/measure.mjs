/** Measures application, bare server and bare framework in turns, so that other load affects all alike. */
import { applicationUse, bareUse, serverUse } from './cpu.mjs';
import { load } from './load.mjs';

const ROUNDS = 5;

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

/** A side is warm when two windows in a row cost more than this share of the cheapest before them. */
const STEADY = 0.97;
/** V8 needs up to ten seconds of a call for all of its optimising. */
const MAX_WINDOWS = 12;

/** Rounds that go ahead of everything, of each call: searches of all places and orders share one handler, and ours is the larger program. */
const AHEAD = { ours: 5, others: 1 };
/** Of calls whose number is limited: V8 counts calls, and they are the slow ones. */
const AHEAD_LIMITED = { ours: 30, others: 6 };

/**
 * Lets V8 see all calls before it optimises one of them.
 * @param {Sides} sides
 * @param {import('./calls.mjs').Measured} call
 * @param {number} milliseconds
 */
export async function warmUp(sides, { ours, bare, first, atMost = Infinity }, milliseconds) {
  const ahead = atMost === Infinity ? AHEAD : AHEAD_LIMITED;
  for (const [url, call, rounds] of /** @type {const} */ ([
    [sides.ours, ours, ahead.ours],
    [sides.bare, bare, ahead.others],
    [sides.framework, bare, ahead.others],
  ])) {
    const limits = { milliseconds: milliseconds * rounds, atMost: Math.floor(atMost / 6) };
    await load(url, () => call(first.next++), limits);
  }
}

/**
 * Asks until it has become no cheaper twice in a row, then measures in turns. A server runs for days, so what it costs until V8
 * has optimised it is not what is compared.
 * @param {Sides} sides
 * @param {import('./calls.mjs').Measured} call
 * @param {number} milliseconds of a round, and of a window of the warm-up
 * @returns {Promise<Measurement>}
 */
export async function measure(sides, call, milliseconds) {
  const { name, target, ours, bare, first, atMost = Infinity } = call;
  const app = new Side(sides.ours, ours, () => applicationUse(sides.oursMetrics), sides.databasePid);
  const base = new Side(sides.bare, bare, () => bareUse(sides.bare), sides.databasePid);
  const framework = new Side(sides.framework, bare, () => bareUse(sides.framework), sides.databasePid);
  const all = [app, base, framework];
  const window = { milliseconds, atMost: Math.floor(atMost / (2 * all.length * MAX_WINDOWS)) };
  for (const side of all) await side.warmUp(first, window);
  const left = (atMost - first.next) / all.length / ROUNDS;
  // A side that the others made wait is slow at first.
  const lead = { milliseconds: milliseconds / 4, atMost: Math.floor(left / 5) };
  const round = { milliseconds, atMost: Math.floor((left * 4) / 5) };
  for (let turn = 0; turn < ROUNDS; turn += 1) {
    for (const side of all) {
      await side.ask(first, lead);
      side.rounds.push(await side.ask(first, round));
    }
  }
  return {
    name,
    target,
    ours: app.cost,
    bare: base.cost,
    ratio: app.cost / base.cost,
    framework: framework.cost / base.cost,
    apiOnly: app.median(({ api }) => api) / base.median(({ api }) => api),
    queries: [app.median(({ queries }) => queries), base.median(({ queries }) => queries)],
    requests: app.rounds.reduce((sum, { requests }) => sum + requests, 0),
  };
}

/** @typedef {{ requests: number, api: number, database: number, queries: number }} Use a request, but for their number */

class Side {
  /** @type {Use[]} */
  rounds = [];

  /**
   * @param {string} url
   * @param {(index: number) => import('./load.mjs').Call} call
   * @param {() => ReturnType<typeof applicationUse>} readUse
   * @param {number | undefined} databasePid
   */
  constructor(url, call, readUse, databasePid) {
    this.url = url;
    this.call = call;
    this.readUse = readUse;
    this.databasePid = databasePid;
  }

  /** CPU milliseconds a request, of API and database. */
  get cost() {
    return this.median(costOf);
  }

  /** @param {(round: Use) => number} of */
  median(of) {
    const values = this.rounds.map(of).sort((a, b) => a - b);
    const middle = (values.length - 1) / 2;
    return ((values[Math.floor(middle)] ?? NaN) + (values[Math.ceil(middle)] ?? NaN)) / 2;
  }

  /**
   * @param {{ next: number }} first
   * @param {{ milliseconds: number, atMost: number }} limits
   * @returns {Promise<Use>}
   */
  async ask(first, limits) {
    const before = { ...(await this.readUse()), database: serverUse(this.databasePid) };
    const { requests } = await load(this.url, () => this.call(first.next++), limits);
    const after = { database: serverUse(this.databasePid), ...(await this.readUse()) };
    return {
      requests,
      api: (after.cpu - before.cpu) / requests,
      database: (after.database - before.database) / requests,
      queries: (after.queries - before.queries) / requests,
    };
  }

  /**
   * @param {{ next: number }} first
   * @param {{ milliseconds: number, atMost: number }} window
   */
  async warmUp(first, window) {
    let last = Infinity;
    let steady = 0;
    for (let count = 0; count < MAX_WINDOWS && steady < 2; count += 1) {
      const { api } = await this.ask(first, window);
      steady = api > last * STEADY ? steady + 1 : 0;
      last = Math.min(last, api);
    }
  }
}

const costOf = (/** @type {Use} */ { api, database }) => api + database;

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
