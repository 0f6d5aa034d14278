/** Ten thousand open live streams on two replicas: what they cost at rest, and what an event to them costs. */
import { once } from 'node:events';
import { Agent, request } from 'node:http';
import { createClient } from 'redis';
import { setTimeout as pause } from 'node:timers/promises';
import { openDatabase } from '../lib/database.mjs';
import { findProgram } from '../lib/find-program.mjs';
import { heapOf } from '../lib/heap.mjs';
import { installHint } from '../lib/missing-programs.mjs';
import { ADMIN, createStore, startApp } from '../lib/scratch-app.mjs';
import { ServerProcess } from '../lib/server-process.mjs';
import { freePort } from '../lib/free-port.mjs';
import { waitFor } from '../lib/wait.mjs';
import { send } from './load.mjs';
import { addCleaners, addCustomers, addSessions, cleanerUserAt } from './market.mjs';
import { tokenOf } from './tokens.mjs';

const SECRET = 'only-for-measuring-0123456789-abcdefghij';
const CHANNEL = 'tidyhearth:live';
const OPENED_AT_ONCE = 100;
/** The first moments after opening still clean up what opening left. */
const SETTLE_MS = 10_000;
const MESSAGES = 200;
/** More than a person could suspend in that time, so that closing is not one lucky case. */
const SUSPENDED = 20;

/**
 * @typedef {object} Figure
 * @property {string} name
 * @property {string} value
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
    const { first, second, database, heap, redisUrl } = await startServers(endings);
    await addCleaners(database, 0, 50);
    const customers = await addCustomers(database, count);
    const cleaners = Array.from({ length: 50 }, (_, index) => ({
      userId: cleanerUserAt(index),
      sid: `bench-cleaner-${index}`,
    }));
    await addSessions(database, cleaners);

    print(`without a stream for ${seconds} s …`);
    await pause(SETTLE_MS);
    // Garbage of the start, or of opening, is not the streams', and when it is collected differs between versions of Node.
    const before = await heap.read();
    const alone = await shareOfCore(first.metricsUrl, seconds);
    print(`opening ${count} streams …`);
    const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
    endings.unshift(() => agent.destroy());
    // All on the first replica, whose figures these are; the cleaners' on the second.
    const open = await openStreams(first.url, customers, agent);
    const cleanersOpen = await openStreams(second.url, cleaners, agent);
    await pause(SETTLE_MS);

    print(`idle for ${seconds} s …`);
    const bytes = ((await heap.read()).rss - before.rss) / count;
    const idle = await shareOfCore(first.metricsUrl, seconds);

    print('one event to each …');
    const micros = await costOfEvent(redisUrl, open, first.metricsUrl);

    print(`${MESSAGES} messages between two people on two replicas …`);
    const latencies = await latenciesOfMessages(first.url, open, cleanersOpen);

    print(`suspending ${SUSPENDED} people …`);
    const longest = await longestSuspension(second.url, open.slice(0, SUSPENDED));
    const still = open.filter(({ stream }) => stream.isOpen).length;
    const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? NaN;
    return [
      figure('memory per stream, after garbage collection', bytes / 1024, 16, 'KB'),
      figure(
        `all streams at rest, share of a core, beyond ${alone.toFixed(2)} % without any`,
        idle - alone,
        1,
        '%',
      ),
      figure('an event delivered', micros, 40, 'µs'),
      figure('a message on both screens, two replicas, 99th percentile', p99, 1000, 'ms'),
      figure('a suspended person’s stream on the other replica ends, longest', longest, 5000, 'ms'),
      {
        name: 'streams still open',
        value: String(still),
        target: `${count - SUSPENDED}`,
        isMet: still === count - SUSPENDED,
      },
    ];
  } finally {
    for (const end of endings) await end();
  }
}

/**
 * Two replicas of the application with one database and one Redis; the heap is the first one's.
 * @param {(() => unknown)[]} endings
 */
async function startServers(endings) {
  const redisProgram = findProgram('redis-server');
  if (redisProgram === undefined) throw new Error(installHint('redis'));
  const redisPort = await freePort();
  const redis = new ServerProcess('redis', redisProgram, [
    ...['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''],
  ]);
  redis.start();
  endings.unshift(() => redis.stop());
  const store = await createStore('mariadb');
  endings.unshift(store.remove);
  const redisUrl = `redis://127.0.0.1:${redisPort}`;
  const env = { JWT_SECRET: SECRET, PASSWORD_COST: '', REDIS_URL: redisUrl };
  const heap = heapOf(store.dataDir);
  const first = await startApp({ engine: 'mariadb', store, env: { ...env, ...heap.env } });
  endings.unshift(() => first.stop());
  const second = await startApp({ engine: 'mariadb', store, env });
  endings.unshift(() => second.stop());
  const database = openDatabase(store);
  endings.unshift(database.close);
  return { first, second, database, heap, redisUrl };
}

/**
 * @param {string} url
 * @param {readonly import('./market.mjs').Customer[]} people
 * @param {Agent} agent
 */
async function openStreams(url, people, agent) {
  /** @type {Listener[]} */
  const open = [];
  for (let from = 0; from < people.length; from += OPENED_AT_ONCE) {
    const some = people.slice(from, from + OPENED_AT_ONCE);
    const opened = some.map(async (person) => ({ person, stream: await openStream(url, person, agent) }));
    open.push(...(await Promise.all(opened)));
  }
  return open;
}

/**
 * What one event to each costs the application, in microseconds of the processor for each.
 * @param {string} redisUrl
 * @param {readonly Listener[]} open
 * @param {string} metricsUrl
 */
async function costOfEvent(redisUrl, open, metricsUrl) {
  const publisher = createClient({ url: redisUrl });
  await publisher.connect();
  try {
    const heard = () => open.reduce((sum, { stream }) => sum + stream.events, 0);
    const from = await cpuOf(metricsUrl);
    const wanted = heard() + open.length;
    const push = (/** @type {number} */ userId) =>
      publisher.publish(CHANNEL, JSON.stringify({ origin: 'bench', userId, type: 'notification', data: {} }));
    for (let at = 0; at < open.length; at += 500)
      await Promise.all(open.slice(at, at + 500).map(({ person }) => push(person.userId)));
    await waitFor(async () => heard() >= wanted || undefined, { timeoutMs: 60_000, what: 'all events' });
    return (1000 * ((await cpuOf(metricsUrl)) - from)) / open.length;
  } finally {
    publisher.destroy();
  }
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
 * @param {number} value
 * @param {number} most
 * @param {string} unit
 * @returns {Figure}
 */
const figure = (name, value, most, unit) => ({
  name,
  value: `${value.toFixed(2)} ${unit}`,
  target: `${most} ${unit}`,
  isMet: value <= most,
});

/**
 * The processor time that the application takes at rest, in percent of a core.
 * @param {string} metricsUrl
 * @param {number} seconds
 */
async function shareOfCore(metricsUrl, seconds) {
  const from = await cpuOf(metricsUrl);
  await pause(seconds * 1000);
  return ((await cpuOf(metricsUrl)) - from) / (seconds * 10);
}

/**
 * The processor time that the application has taken, in milliseconds.
 * @param {string} metricsUrl
 */
async function cpuOf(metricsUrl) {
  const { origin, pathname } = new URL(metricsUrl);
  const text = await send(origin, { path: pathname });
  const metric = (/** @type {string} */ name) => Number(new RegExp(`^${name} (\\S+)$`, 'm').exec(text)?.[1]);
  return 1000 * (metric('process_cpu_user_seconds_total') + metric('process_cpu_system_seconds_total'));
}

/**
 * @typedef {object} OpenStream
 * @property {number} events pings are not counted
 * @property {boolean} isOpen
 * @property {Promise<unknown>} closed
 * @property {() => Promise<void>} next resolves with the next event
 */

/** @typedef {{ person: import('./market.mjs').Customer, stream: OpenStream }} Listener */

/**
 * @param {string} url
 * @param {import('./market.mjs').Customer} person
 * @param {Agent} agent
 * @returns {Promise<OpenStream>}
 */
async function openStream(url, person, agent) {
  const headers = { authorization: `Bearer ${tokenOf(person, SECRET)}`, accept: 'text/event-stream' };
  const sent = request(`${url}/api/events`, { agent, headers }).end();
  const [response] = await once(sent, 'response');
  if (response.statusCode !== 200) throw new Error(`a stream answered ${response.statusCode}`);
  /** @type {(() => void)[]} */
  let waiting = [];
  /** @type {OpenStream} */
  const stream = {
    events: 0,
    isOpen: true,
    // Not `once` of node:events, which rejects when the connection is cut.
    closed: new Promise((resolve) => response.once('close', resolve)).then(() => (stream.isOpen = false)),
    next: () => new Promise((resolve) => waiting.push(resolve)),
  };
  response.setEncoding('utf8').on('data', (/** @type {string} */ text) => {
    const events = [...text.matchAll(/^event: (?!ping)/gm)].length;
    if (events === 0) return;
    stream.events += events;
    for (const resolve of waiting) resolve();
    waiting = [];
  });
  response.on('error', () => undefined);
  return stream;
}
