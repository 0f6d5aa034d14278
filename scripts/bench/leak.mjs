/** Mixed load for a while, and what the heap holds after collecting garbage at equal intervals. */
import { createStore, startApp } from '../lib/scratch-app.mjs';
import { openDatabase } from '../lib/database.mjs';
import { heapOf } from '../lib/heap.mjs';
import { load } from './load.mjs';
import { scaleCalls } from './scale-calls.mjs';
import { makeMarket, receiverOf } from './scale-market.mjs';
import { tokenOf } from './tokens.mjs';

const SECRET = 'only-for-measuring-0123456789-abcdefghij';
const MARKET = { cleaners: 2_000, bookings: 5_000 };
const CONNECTIONS = 4;
const SAMPLES = 20;
/** One forgotten object a request is more. */
export const MAX_BYTES_A_REQUEST = 50;
const MEGABYTE = 1024 ** 2;

/**
 * @typedef {{ requests: number, heap: number, rss: number }} Sample bytes after collecting garbage
 * @typedef {{ samples: Sample[], bytesARequest: number }} Leak
 */

/**
 * @param {{ engine: import('../lib/scratch-app.mjs').Engine, minutes: number, print: (text: string) => void }} options
 * @returns {Promise<Leak>}
 */
export async function measureLeak({ engine, minutes, print }) {
  const store = await createStore(engine);
  const heap = heapOf(store.dataDir);
  await (await startApp({ engine, store })).stop();
  const database = openDatabase(store);
  const market = await makeMarket(database, { ...MARKET, print: () => undefined });
  await database.close();
  const app = await startApp({ engine, store, env: { ...heap.env, JWT_SECRET: SECRET } });
  try {
    // What can be repeated without end: the reads, and messages.
    const reads = (await scaleCalls({ url: app.url, secret: SECRET, market })).filter(
      ({ atMost }) => atMost === undefined,
    );
    const calls = [...reads, { call: messageOf(market, SECRET) }];
    let index = 0;
    const next = () => {
      index += 1;
      return calls[index % calls.length]?.call(Math.floor(index / calls.length)) ?? { path: '/' };
    };
    const milliseconds = (minutes * 60_000) / SAMPLES;
    const probe = async () => {
      const { heapUsed, rss } = await heap.read();
      return { requests: index, heap: heapUsed, rss };
    };
    /** @type {Sample[]} */
    const samples = [];
    for (let count = 0; count <= SAMPLES; count += 1) {
      const sample = await probe();
      samples.push(sample);
      print(
        `  ${sample.requests} requests: heap ${inMegabytes(sample.heap)}, process ${inMegabytes(sample.rss)}`,
      );
      if (count < SAMPLES) await load(app.url, next, { milliseconds, connections: CONNECTIONS });
    }
    // What fills once (caches, compiled code) fills in the first half.
    return { samples, bytesARequest: slopeOf(samples.slice(SAMPLES / 2)) };
  } finally {
    await app.stop();
    await store.remove();
  }
}

/**
 * In conversations that there are.
 * @param {import('./scale-market.mjs').Market} market
 * @param {string} secret
 * @returns {(index: number) => import('./load.mjs').Call}
 */
const messageOf =
  ({ customers }, secret) =>
  (index) => {
    const number = 1 + (index % (customers.length - 1));
    const sender = customers[number];
    if (sender === undefined) throw new Error('nobody was made');
    const body = {
      ...{ senderId: sender.userId, receiverId: receiverOf(number) },
      content: `Number ${index}: is Tuesday at ten still right?`,
    };
    return { path: '/api/messages', token: tokenOf(sender, secret), body };
  };

/** @param {number} bytes */
export const inMegabytes = (bytes) => `${(bytes / MEGABYTE).toFixed(1)} MB`;

/**
 * By least squares.
 * @param {readonly Sample[]} samples
 */
function slopeOf(samples) {
  const mean = (/** @type {(sample: Sample) => number} */ of) =>
    samples.reduce((sum, sample) => sum + of(sample), 0) / samples.length;
  const [x, y] = [mean(({ requests }) => requests), mean(({ heap }) => heap)];
  const together = mean(({ requests, heap }) => (requests - x) * (heap - y));
  return together / mean(({ requests }) => (requests - x) ** 2);
}
