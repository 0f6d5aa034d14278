/** Ten thousand open live streams on two replicas: what they cost at rest, and what an event to them costs. */
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../lib/database.mjs';
import { findProgram } from '../lib/find-program.mjs';
import { heapOf } from '../lib/heap.mjs';
import { installHint } from '../lib/missing-programs.mjs';
import { ADMIN, createStore, startApp } from '../lib/scratch-app.mjs';
import { ServerProcess } from '../lib/server-process.mjs';
import { freePort } from '../lib/free-port.mjs';
import { applicationUse, bareUse } from './cpu.mjs';
import { send } from './load.mjs';
import { addCleaners, addCustomers, addSessions, cleanerUserAt } from './market.mjs';
import { openStream, openStreams } from './open-stream.mjs';
import { startSide } from './side-process.mjs';
import { CHANNEL, costsOf } from './stream-costs.mjs';
import { tokenOf } from './tokens.mjs';

const SECRET = 'only-for-measuring-0123456789-abcdefghij';
const CLEANERS = 50;
const MESSAGES = 200;
/** More than a person could suspend in that time, so that closing is not one lucky case. */
const SUSPENDED = 20;

/**
 * The targets, and what a bare server took on the machine that they were set on. Elsewhere the same distance from the bare
 * server is enough.
 */
const MEMORY = { most: 16, reference: 11, unit: 'KB' };
const REST = { most: 1, reference: 0.6, unit: '%' };
const EVENT = { most: 40, reference: 26, unit: 'µs' };

/**
 * @typedef {import('./open-stream.mjs').Listener} Listener
 * @typedef {import('./open-stream.mjs').Person} Person
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} value
 * @property {string} bare what the bare server took; empty where none is compared
 * @property {string} target
 * @property {boolean} isMet
 */

/**
 * @param {{ streams: number, seconds: number, print: (text: string) => void }} options
 * @returns {Promise<Figure[]>}
 */
export async function measureStreams({ streams: count, seconds, print }) {
  /** @type {(() => unknown)[]} called in reverse order */
  const endings = [];
  try {
    const redisUrl = await startRedis(endings);
    const bare = await measureBare(redisUrl, { count, seconds, print });
    const { first, second, database, heap } = await startReplicas(redisUrl, endings);
    await addCleaners(database, 0, CLEANERS);
    const customers = await addCustomers(database, count);
    const cleaners = Array.from({ length: CLEANERS }, (_, index) => ({
      userId: cleanerUserAt(index),
      sid: `bench-cleaner-${index}`,
    }));
    await addSessions(database, cleaners);

    const agent = newAgent(endings);
    const opener = (/** @type {string} */ url) => (/** @type {Person} */ person) =>
      openStream(`${url}/api/events`, { agent, token: tokenOf(person, SECRET) });
    // All on the first replica, whose figures these are; the cleaners' on the second.
    const side = {
      name: 'application',
      heap: heap.read,
      use: () => applicationUse(first.metricsUrl),
      open: opener(first.url),
    };
    const { open, costs } = await costsOf(side, { people: customers, seconds, redisUrl, print });
    const cleanersOpen = await openStreams(cleaners, opener(second.url));

    print(`${MESSAGES} messages between two people on two replicas …`);
    const latencies = await latenciesOfMessages(first.url, open, cleanersOpen);

    print(`suspending ${SUSPENDED} people …`);
    const longest = await longestSuspension(second.url, open.slice(0, SUSPENDED));
    const still = open.filter(({ stream }) => stream.isOpen).length;
    const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? NaN;
    const rest = `all streams at rest, share of a core, beyond ${costs.alone.toFixed(2)} % without any`;
    return [
      compared('memory per stream, after garbage collection', costs.kilobytes, bare.kilobytes, MEMORY),
      compared(rest, costs.rest, bare.rest, REST),
      compared('an event delivered', costs.micros, bare.micros, EVENT),
      figure('a message on both screens, two replicas, 99th percentile', p99, 1000),
      figure('a suspended person’s stream on the other replica ends, longest', longest, 5000),
      {
        name: 'streams still open',
        value: String(still),
        bare: '',
        target: `${count - SUSPENDED}`,
        isMet: still === count - SUSPENDED,
      },
    ];
  } finally {
    for (const end of endings) await end();
  }
}

/** @param {(() => unknown)[]} endings */
function newAgent(endings) {
  const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
  endings.unshift(() => agent.destroy());
  return agent;
}

/** @param {(() => unknown)[]} endings */
async function startRedis(endings) {
  const program = findProgram('redis-server');
  if (program === undefined) throw new Error(installHint('redis'));
  const port = await freePort();
  const redis = new ServerProcess('redis', program, [
    ...['--port', String(port), '--bind', '127.0.0.1', '--save', ''],
  ]);
  redis.start();
  endings.unshift(() => redis.stop());
  return `redis://127.0.0.1:${port}`;
}

/**
 * @param {string} redisUrl
 * @param {{ count: number, seconds: number, print: (text: string) => void }} options
 */
async function measureBare(redisUrl, { count, seconds, print }) {
  const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-bare-'));
  /** @type {(() => unknown)[]} */
  const endings = [() => rmSync(folder, { recursive: true, force: true })];
  try {
    const heap = heapOf(folder);
    const { url, stop } = await startSide('bare-streams', {
      ...heap.env,
      BENCH_REDIS_URL: redisUrl,
      BENCH_CHANNEL: CHANNEL,
    });
    endings.unshift(stop);
    const agent = newAgent(endings);
    const side = {
      name: 'bare server',
      heap: heap.read,
      use: () => bareUse(url),
      open: (/** @type {Person} */ { userId }) => openStream(`${url}/events/${userId}`, { agent, token: '' }),
    };
    const people = Array.from({ length: count }, (_, index) => ({ userId: index + 1, sid: '' }));
    return (await costsOf(side, { people, seconds, redisUrl, print })).costs;
  } finally {
    for (const end of endings) await end();
  }
}

/**
 * Two replicas of the application with one database; the heap is the first one's.
 * @param {string} redisUrl
 * @param {(() => unknown)[]} endings
 */
async function startReplicas(redisUrl, endings) {
  const store = await createStore('mariadb');
  endings.unshift(store.remove);
  const env = { JWT_SECRET: SECRET, PASSWORD_COST: '', REDIS_URL: redisUrl };
  const heap = heapOf(store.dataDir);
  const first = await startApp({ engine: 'mariadb', store, env: { ...env, ...heap.env } });
  endings.unshift(() => first.stop());
  const second = await startApp({ engine: 'mariadb', store, env });
  endings.unshift(() => second.stop());
  const database = openDatabase(store);
  endings.unshift(database.close);
  return { first, second, database, heap };
}

/**
 * How long messages take until both screens have them, in milliseconds, the shortest first.
 * @param {string} url
 * @param {readonly Listener[]} senders
 * @param {readonly Listener[]} receivers
 */
async function latenciesOfMessages(url, senders, receivers) {
  const latencies = [];
  for (let index = 0; index < MESSAGES; index += 1) {
    const [sender, receiver] = [senders[index], receivers[index % receivers.length]];
    if (sender === undefined || receiver === undefined) throw new Error('too few');
    const arrived = receiver.stream.next();
    const own = sender.stream.next();
    const start = performance.now();
    const body = {
      senderId: sender.person.userId,
      receiverId: receiver.person.userId,
      content: `Good morning, ${index}`,
    };
    await send(url, { path: '/api/messages', token: tokenOf(sender.person, SECRET), body });
    await Promise.all([arrived, own]);
    latencies.push(performance.now() - start);
  }
  return latencies.sort((a, b) => a - b);
}

/**
 * How long it takes at most until the stream of somebody who is suspended has ended, in milliseconds.
 * @param {string} url
 * @param {readonly Listener[]} people
 */
async function longestSuspension(url, people) {
  const { token } = JSON.parse(await send(url, { path: '/api/login', body: ADMIN }));
  let longest = 0;
  for (const { person, stream } of people) {
    const start = performance.now();
    const body = { reason: 'Measured.' };
    await send(url, { path: `/api/admin/users/${person.userId}/suspend`, token, body });
    await stream.closed;
    longest = Math.max(longest, performance.now() - start);
  }
  return longest;
}

/**
 * @param {string} name
 * @param {number} value milliseconds
 * @param {number} most
 * @returns {Figure}
 */
const figure = (name, value, most) => ({
  name,
  value: `${value.toFixed(2)} ms`,
  bare: '',
  target: `${most} ms`,
  isMet: value <= most,
});

/**
 * @param {string} name
 * @param {number} value
 * @param {number} bare
 * @param {typeof MEMORY} target
 * @returns {Figure}
 */
function compared(name, value, bare, { most, reference, unit }) {
  const mostRatio = most / reference;
  return {
    name,
    value: `${value.toFixed(2)} ${unit}`,
    bare: `${bare.toFixed(2)} ${unit}`,
    target: `${most} ${unit} or ${mostRatio.toFixed(2)}x`,
    isMet: value <= most || value <= bare * mostRatio,
  };
}
