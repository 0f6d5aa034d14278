/**
 * `npm run assurance:fuzz`: requests made at random from the OpenAPI document against a demo market. None may be answered with a fault
 * of ours, in another shape than documented, or leave the process larger than before.
 */
import { Agent, request } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { build } from '../lib/build.mjs';
import { checkNode, install } from '../lib/install.mjs';
import { messageOf } from '../lib/message-of.mjs';
import { exitWith, print, stopwatch } from '../lib/workspace.mjs';
import { bodyOf, randomFrom, strangeText } from './random-requests.mjs';

const USAGE = `npm run assurance:fuzz -- [--requests 1000000] [--engine sqlite|mariadb] [--seed 1] [--write]
  --seed   the same requests again
  --write  puts the table into docs/assurance.md`;
const LANES = 16;
const DEMO_PASSWORD = 'tidy-demo-2026';
/** Memory is compared after these, when what is made at first use is there. */
const WARM_UP = 0.2;
const SETTLE_MS = 20_000;
const SHOWN = 20;
/** These would sign everybody out, and all later requests would only be refused. */
const NOT_SENT = new Set([
  'openEventStream',
  'endAllSessions',
  'signOut',
  'deactivateAccount',
  'changePassword',
  'resetTwoFactor',
  'suspendUser',
  'changeUsers',
  'endSession',
]);

/**
 * @typedef {{ name: string, method: string, path: string, parameters: { name: string, in: string, example?: unknown, schema: object }[], body?: Record<string, unknown> }} Route
 * @typedef {import('./random-requests.mjs').Random} Random
 */

checkNode();
const { requests, engine, seed, write } = readOptions();
process.on('SIGINT', () => process.exit(130));
try {
  install();
  await build();
} catch (error) {
  exitWith(error);
}
const { ADMIN, createStore, startApp } = await import('../lib/scratch-app.mjs');
const { heapOf } = await import('../lib/heap.mjs');
const { report } = await import('./report.mjs');

const elapsed = stopwatch();
const store = await createStore(engine);
const heap = heapOf(store.dataDir);
const app = await startApp({ engine, store, env: { ...heap.env, DEMO_DATA: 'true', LOG_LEVEL: 'error' } });
const agent = new Agent({ keepAlive: true, maxSockets: LANES });
/** @type {Map<number, number>} */
const statuses = new Map();
/** @type {Map<string, string>} */
const faults = new Map();
let sent = 0;
let unanswered = 0;
try {
  const routes = await readRoutes();
  const tokens = await Promise.all(
    [ADMIN, ...['olivia', 'amara', 'tom'].map(demoPerson)].map((person) => signIn(person)),
  );
  const callers = [undefined, 'Bearer nonsense', ...tokens.map((token) => `Bearer ${token}`)];
  const random = randomFrom(seed);
  const run = async (/** @type {number} */ until) => {
    while (sent < until) {
      sent += 1;
      const route = routes[Math.floor(random() * routes.length)];
      if (route === undefined) throw new Error('the document has no calls');
      await sendOne(route, callers[Math.floor(random() * callers.length)], random);
      if (sent % 50_000 === 0) print(`${sent} sent, ${faults.size} faults (${elapsed()})`);
    }
  };
  const lanes = (/** @type {number} */ until) => Promise.all(Array.from({ length: LANES }, () => run(until)));
  await lanes(Math.ceil(requests * WARM_UP));
  await pause(SETTLE_MS);
  const before = await heap.read();
  await lanes(requests);
  await pause(SETTLE_MS);
  const after = await heap.read();
  const isAlive = (await exchange('GET', '/health/ready', {})).status === 200;

  for (const [what, text] of [...faults].slice(0, SHOWN)) print(`✘ ${what}: ${text}`);
  const counted = [...statuses]
    .toSorted(([a], [b]) => a - b)
    .map(([status, count]) => `${count} × ${status}`);
  print(counted.join(', '));
  const tried = `${sent} requests at random, ${engine === 'sqlite' ? 'SQLite' : 'MariaDB'}, seed ${seed}`;
  const growth = (100 * (after.heapUsed - before.heapUsed)) / before.heapUsed;
  const unhandled = (app.output().match(/unhandled|uncaught/gi) ?? []).length;
  const rows = [
    {
      promise: 'no request is answered with a fault of ours, or in another shape than documented',
      tried,
      figure: `${faults.size} kinds of fault, ${unanswered} without an answer`,
      holds: faults.size === 0 && unanswered === 0,
    },
    {
      promise: 'no error is left unhandled, and the process still serves',
      tried,
      figure: `${unhandled} in the log, ready: ${isAlive ? 'yes' : 'no'}`,
      holds: unhandled === 0 && isAlive,
    },
    {
      promise: 'after garbage collection the heap has grown by no more than a tenth',
      tried,
      figure: `${told(before)} before, ${told(after)} after`,
      holds: growth <= 10,
    },
  ];
  report(`fuzz-${engine}`, rows, {
    command: `npm run assurance:fuzz -- --requests ${requests} --engine ${engine}`,
    write,
  });
  process.exitCode = rows.every(({ holds }) => holds) ? 0 : 1;
} finally {
  agent.destroy();
  await app.stop();
  await store.remove();
}

/** @param {string} name */
function demoPerson(name) {
  return { email: `${name}@demo.tidyhearth.example`, password: DEMO_PASSWORD };
}

/** @param {{ email: string, password: string }} person */
async function signIn(person) {
  const { text } = await exchange('POST', '/api/login', { json: JSON.stringify(person) });
  return String(JSON.parse(text).token);
}

/** @returns {Promise<Route[]>} */
async function readRoutes() {
  const { paths } = JSON.parse((await exchange('GET', '/api/openapi.json', {})).text);
  return Object.entries(paths).flatMap(([path, item]) =>
    Object.entries(/** @type {Record<string, any>} */ (item))
      .filter(([, operation]) => operation.operationId && !NOT_SENT.has(operation.operationId))
      .map(([method, operation]) => ({
        name: operation.operationId,
        method: method.toUpperCase(),
        path,
        parameters: (operation.parameters ?? []).filter((/** @type {any} */ one) => one.name !== undefined),
        body: operation.requestBody?.content['application/json']?.example,
      })),
  );
}

/**
 * @param {Route} route
 * @param {string | undefined} authorization
 * @param {Random} random
 */
async function sendOne(route, authorization, random) {
  let path = route.path;
  const query = new URLSearchParams();
  for (const { name, in: place, example } of route.parameters) {
    const value = random() < 0.5 && example !== undefined ? String(example) : strangeText(random);
    // A dot segment would be resolved by whoever makes the address, and reach another route.
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(value) || '0');
    else if (place === 'query' && random() < 0.6) query.set(name, value);
  }
  const json = route.body === undefined ? undefined : bodyOf(route.body, random);
  const address = query.size > 0 ? `${path}?${query}` : path;
  try {
    const { status, text, type } = await exchange(route.method, address, { json, authorization });
    statuses.set(status, (statuses.get(status) ?? 0) + 1);
    const wrong = wrongWith(status, text, type);
    if (wrong !== undefined)
      faults.set(
        `${route.name} ${status}`,
        `${wrong}: ${address} ${json?.slice(0, 300) ?? ''} ${text.slice(0, 300)}`,
      );
  } catch (error) {
    unanswered += 1;
    print(`${route.method} ${address} had no answer: ${messageOf(error)}`);
  }
}

/**
 * @param {number} status
 * @param {string} text
 * @param {string} type
 */
function wrongWith(status, text, type) {
  if (status >= 500) return 'a fault of ours';
  if (status < 400 || text === '') return undefined;
  if (!type.startsWith('application/json')) return 'an error without JSON';
  const error = JSON.parse(text);
  const isShaped = ['statusCode', 'error', 'code', 'message', 'requestId'].every((field) => field in error);
  return isShaped ? undefined : 'an error of another shape';
}

/**
 * @param {string} method
 * @param {string} path
 * @param {{ json?: string, authorization?: string }} options
 * @returns {Promise<{ status: number, text: string, type: string }>}
 */
function exchange(method, path, { json, authorization }) {
  const headers = {
    ...(authorization && { authorization }),
    ...(json !== undefined && {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(json),
    }),
  };
  return new Promise((resolve, reject) => {
    request(app.url + path, { agent, method, headers }, (response) => {
      let text = '';
      response.setEncoding('utf8').on('data', (part) => (text += part));
      response
        .on('error', reject)
        .on('end', () =>
          resolve({ status: response.statusCode ?? 0, text, type: response.headers['content-type'] ?? '' }),
        );
    })
      .on('error', reject)
      .end(json);
  });
}

/** @param {import('../lib/heap.mjs').Held} held */
function told({ heapUsed, rss }) {
  return `${(heapUsed / 1e6).toFixed(1)} MB (the process ${Math.round(rss / 1e6)} MB)`;
}

function readOptions() {
  try {
    const { values } = parseArgs({
      options: {
        requests: { type: 'string', default: '1000000' },
        engine: { type: 'string', default: 'sqlite' },
        seed: { type: 'string', default: '1' },
        write: { type: 'boolean', default: false },
      },
    });
    const [count, start] = [Number(values.requests), Number(values.seed)];
    const chosen = /** @type {const} */ (['sqlite', 'mariadb']).find((one) => one === values.engine);
    if (!(count >= 100) || !Number.isInteger(start) || chosen === undefined) throw new Error(USAGE);
    return { requests: count, engine: chosen, seed: start, write: values.write };
  } catch {
    console.error(USAGE);
    return process.exit(2);
  }
}
