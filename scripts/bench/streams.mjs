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
  const redisProgram = findProgram('redis-server');
  if (redisProgram === undefined) throw new Error(installHint('redis'));
  /** @type {(() => unknown)[]} called in reverse order */
  const endings = [];
  try {
    const redisPort = await freePort();
    const redis = new ServerProcess('redis', redisProgram, [
      ...['--port', String(redisPort), '--bind', '127.0.0.1', '--save', ''],
    ]);
    redis.start();
    endings.unshift(() => redis.stop());
    const store = await createStore('mariadb');
    endings.unshift(store.remove);
    const env = { JWT_SECRET: SECRET, PASSWORD_COST: '', REDIS_URL: `redis://127.0.0.1:${redisPort}` };
    const heap = heapOf(store.dataDir);
    const replicas = [await startApp({ engine: 'mariadb', store, env: { ...env, ...heap.env } })];
    replicas.push(await startApp({ engine: 'mariadb', store, env }));
    for (const replica of replicas) endings.unshift(() => replica.stop());
    const [first, second] = replicas;
    if (first === undefined || second === undefined) throw new Error('two replicas were started');

    const database = openDatabase(store);
    endings.unshift(database.close);
    await addCleaners(database, 0, 50);
    const customers = await addCustomers(database, count);
    const cleaners = Array.from({ length: 50 }, (_, index) => ({
      userId: cleanerUserAt(index),
      sid: `bench-cleaner-${index}`,
    }));
    await addSessions(database, cleaners);

    print(`without a stream for ${seconds} s …`);
    await pause(SETTLE_MS);
    // What a start, or opening, left behind is no stream's, and when it is collected differs from one Node to the next.
    const before = await heap.read();
    const alone = await shareOfCore(first.metricsUrl, seconds);
    print(`opening ${count} streams …`);
    const agent = new Agent({ keepAlive: false, maxSockets: Infinity });
    /** @type {Map<number, OpenStream>} */
    const open = new Map();
    endings.unshift(() => agent.destroy());
    // All on the first replica, whose figures these are; the cleaners' on the second.
    for (let from = 0; from < count; from += OPENED_AT_ONCE) {
      const some = customers.slice(from, from + OPENED_AT_ONCE);
      const opened = await Promise.all(some.map((person) => openStream(first.url, person, agent)));
      some.forEach(({ userId }, index) => {
        const stream = opened[index];
        if (stream !== undefined) open.set(userId, stream);
      });
    }
    const cleanerStreams = await Promise.all(cleaners.map((person) => openStream(second.url, person, agent)));
    await pause(SETTLE_MS);

    print(`idle for ${seconds} s …`);
    const bytes = ((await heap.read()).rss - before.rss) / count;
    const idle = await shareOfCore(first.metricsUrl, seconds);

    print('one event to each …');
    const publisher = createClient({ url: env.REDIS_URL });
    await publisher.connect();
    endings.unshift(() => publisher.destroy());
    const heard = () => [...open.values()].reduce((sum, { events }) => sum + events, 0);
    const pushFrom = await cpuOf(first.metricsUrl);
    const wanted = heard() + count;
    const push = (/** @type {number} */ userId) =>
      publisher.publish(CHANNEL, JSON.stringify({ origin: 'bench', userId, type: 'notification', data: {} }));
    for (let from = 0; from < count; from += 500)
      await Promise.all(customers.slice(from, from + 500).map(({ userId }) => push(userId)));
    await waitFor(async () => heard() >= wanted || undefined, { timeoutMs: 60_000, what: 'all events' });
    const pushTo = await cpuOf(first.metricsUrl);
    const micros = (1000 * (pushTo - pushFrom)) / count;

    print(`${MESSAGES} messages between two people on two replicas …`);
    const latencies = [];
    for (let index = 0; index < MESSAGES; index += 1) {
      const [sender, receiver] = [customers[index], cleaners[index % cleaners.length]];
      const stream = cleanerStreams[index % cleaners.length];
      if (sender === undefined || receiver === undefined || stream === undefined) throw new Error('too few');
      const arrived = stream.next();
      const own = open.get(sender.userId)?.next();
      const start = performance.now();
      const body = {
        senderId: sender.userId,
        receiverId: receiver.userId,
        content: `Good morning, ${index}`,
      };
      await send(first.url, { path: '/api/messages', token: tokenOf(sender, SECRET), body });
      await Promise.all([arrived, own]);
      latencies.push(performance.now() - start);
    }

    print(`suspending ${SUSPENDED} people …`);
    const { token } = JSON.parse(await send(second.url, { path: '/api/login', body: ADMIN }));
    let longest = 0;
    for (const { userId } of customers.slice(0, SUSPENDED)) {
      const start = performance.now();
      const body = { reason: 'Measured.' };
      await send(second.url, { path: `/api/admin/users/${userId}/suspend`, token, body });
      await open.get(userId)?.closed;
      longest = Math.max(longest, performance.now() - start);
    }
    const still = [...open.values()].filter(({ isOpen }) => isOpen).length;
    latencies.sort((a, b) => a - b);
    const p99 = latencies[Math.floor(latencies.length * 0.99)] ?? NaN;
    return [
      figure('memory a stream, after collecting garbage', bytes / 1024, 16, 'KB'),
      figure(`all at rest, of a core, beside ${alone.toFixed(2)} % without any`, idle - alone, 1, '%'),
      figure('an event delivered', micros, 40, 'µs'),
      figure('a message on both screens, two replicas, 99th percentile', p99, 1000, 'ms'),
      figure('a suspended person’s stream on the other replica ends, longest', longest, 5000, 'ms'),
      {
        name: 'streams that stayed',
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
