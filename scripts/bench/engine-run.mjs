/** One engine, measured from an empty database to the last call. */
import { createStore, startApp } from '../lib/scratch-app.mjs';
import { PreparationError } from '../lib/workspace.mjs';
import { measuredCalls } from './calls.mjs';
import { spreadOverCores, useAllCores } from './cores.mjs';
import { serverPid } from './cpu.mjs';
import { openDatabase } from '../lib/database.mjs';
import { addCleaners, addCustomers, addPlaces } from './market.mjs';
import { latency, measure, warmUp } from './measure.mjs';
import { SEARCH_ORIGINS } from './places.mjs';
import { planSearches, searchPath, SORTS } from './plans.mjs';
import { startSide } from './side-process.mjs';

const SECRET = 'only-for-measuring-0123456789-abcdefghij';
const FEW_CLEANERS = 1_000;
/** Each may make 30 bookings; the warm-up alone takes 10,000. */
const CUSTOMERS = 2_000;

/**
 * @typedef {import('../lib/scratch-app.mjs').Engine} Engine
 * @typedef {{ engine: Engine, cleaners: number, milliseconds: number, isAsked: (call: string) => boolean, print: (text: string) => void }} Options
 * @typedef {{ place: string, p50: number, p99: number }} Growth how many times as long with all cleaners as with few
 * @typedef {{ measurements: import('./measure.mjs').Measurement[], growth: Growth[] }} Result
 */

/**
 * @param {Options} options
 * @returns {Promise<Result>}
 */
export async function runEngine({ engine, cleaners, milliseconds, isAsked, print }) {
  const store = await createStore(engine);
  const start = () => startApp({ engine, store, env: { JWT_SECRET: SECRET, PASSWORD_COST: '' } });
  /** @type {(() => Promise<unknown>)[]} called in reverse order */
  const endings = [store.remove];
  try {
    let app = await start();
    endings.unshift(() => app.stop());
    const database = openDatabase(store);
    endings.unshift(database.close);
    await addPlaces(database);
    const customers = await addCustomers(database, CUSTOMERS);
    await addCleaners(database, 0, FEW_CLEANERS);
    const few = await latencies(app.url, milliseconds);
    print(`${engine}: adding ${cleaners - FEW_CLEANERS} cleaners …`);
    await addCleaners(database, FEW_CLEANERS, cleaners);
    // Restarted, because the density of places is cached for minutes.
    await app.stop();
    app = await start();
    const many = await latencies(app.url, milliseconds);

    const databasePid = engine === 'mariadb' ? await serverPid(database) : undefined;
    const searches = await planSearches(database, engine);
    const { dataDir, databaseUrl } = store;
    /** @type {import('./bare-calls.mjs').Settings} */
    const settings = { location: { dataDir, databaseUrl }, secret: SECRET, searches };
    const env = { BENCH_SETTINGS: JSON.stringify(settings) };
    const bare = await startSide('bare-server', env);
    endings.unshift(bare.stop);
    const framework = await startSide('framework-server', env);
    endings.unshift(framework.stop);
    const { url: ours, metricsUrl: oursMetrics } = app;
    const sides = { ours, oursMetrics, bare: bare.url, framework: framework.url, databasePid };
    endings.unshift(async () => useAllCores());
    const pinned = { sides: [app.pid, bare.pid, framework.pid], others: [databasePid, process.pid] };
    if (!spreadOverCores(pinned)) print('The sides have no core of their own here: ratios will be higher.');
    const calls = measuredCalls({ cleaners, customers, secret: SECRET }).filter(({ name }) => isAsked(name));
    if (calls.length === 0) throw new PreparationError('No call has such a name.');
    for (const call of calls) await warmUp(sides, call, milliseconds);
    const measurements = [];
    for (const call of calls) {
      print(`${engine}: ${call.name} …`);
      const target = engine === 'sqlite' ? call.embeddedTarget : call.target;
      measurements.push(await measure(sides, { ...call, target }, milliseconds));
    }
    return { measurements, growth: growthOf(few, many) };
  } finally {
    for (const end of endings) await end();
  }
}

/**
 * Latencies of searches in every sort order at each place.
 * @param {string} url
 * @param {number} milliseconds
 */
async function latencies(url, milliseconds) {
  const searches = SEARCH_ORIGINS.map((place) => {
    const paths = SORTS.map((sort) => searchPath(place, sort));
    return {
      place: place.name,
      call: (/** @type {number} */ index) => ({ path: paths[index % paths.length] ?? '' }),
    };
  });
  // A process that has just started is slow, which would distort the growth.
  for (const { call } of searches) await latency(url, call, milliseconds / 2);
  const found = [];
  for (const { place, call } of searches)
    found.push({ place, ...(await latency(url, call, milliseconds / 2)) });
  return found;
}

/**
 * @param {Growth[]} few
 * @param {Growth[]} many
 */
const growthOf = (few, many) =>
  many.map(({ place, p50, p99 }, index) => ({
    place,
    p50: p50 / (few[index]?.p50 ?? NaN),
    p99: p99 / (few[index]?.p99 ?? NaN),
  }));
