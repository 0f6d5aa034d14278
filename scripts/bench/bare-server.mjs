/**
 * The baseline of each call: `node:http` and the same SQL with the best plan chosen beforehand, always prepared,
 * rows answered unchanged. No framework, validation, mapping or log. A separate process.
 */
import { createServer } from 'node:http';
import { bookingWriter } from './bare-booking.mjs';
import { built } from './built.mjs';
import { openDatabase } from '../lib/database.mjs';
import { readToken } from './tokens.mjs';

/**
 * @typedef {object} Settings
 * @property {import('../lib/database.mjs').Location} location
 * @property {string} secret
 * @property {Record<string, import('./plans.mjs').Search>} searches
 */

/** @type {Settings} */
const { location, secret, searches } = JSON.parse(process.env.BENCH_SETTINGS ?? '{}');
const { FIND_PROFILE } = await built('cleaners/cleaners.queries');
const { LIST_IN_SLOT } = await built('cleaners/checks/checks.queries');
const { FIND_ACCOUNT } = await built('cleaners/account.queries');
const { FIND_ACTOR } = await built('auth/sessions/sessions.queries');

const PAGE = 20;
const PROFILE = FIND_PROFILE('id').text;
const CHECKS = LIST_IN_SLOT.text;
const ACCOUNT = FIND_ACCOUNT.text;
const SESSION = FIND_ACTOR.text;

const database = openDatabase(location);
const writeBooking = await bookingWriter(database);

/** @param {import('node:http').IncomingMessage} request */
async function callerOf(request) {
  const { userId, sid } = readToken(request.headers.authorization ?? '', secret);
  const [caller] = await database.all(SESSION, [sid, userId, Date.now()]);
  if (caller === undefined) throw new Error('no such session');
  return userId;
}

/**
 * Wider rings until the page is full; any other search is one step.
 * @param {import('./plans.mjs').Search | undefined} search
 */
async function find(search) {
  for (const { sql, params, isLast } of search?.steps ?? []) {
    const rows = await database.all(sql, params);
    if (!isLast && rows.length <= PAGE) continue;
    if (search?.count && rows.length > PAGE) await database.all(search.count.sql, search.count.params);
    return rows.slice(0, PAGE);
  }
  return [];
}

/** @param {number} cleanerId */
async function profileOf(cleanerId) {
  const [profile] = await database.all(PROFILE, [cleanerId]);
  const checks = await database.all(CHECKS, [Number(profile?.userId), 'current']);
  return { ...profile, checks };
}

/** @param {import('node:http').IncomingMessage} request */
async function bodyOf(request) {
  let text = '';
  for await (const part of request) text += part;
  return JSON.parse(text);
}

/**
 * @param {import('node:http').IncomingMessage} request
 * @returns {Promise<unknown>}
 */
async function answer(request) {
  const [, kind, name = ''] = (request.url ?? '').split('/');
  switch (kind) {
    case 'cleaner':
      return profileOf(Number(name));
    case 'search':
      return find(searches[decodeURIComponent(name)]);
    case 'account':
      return (await database.all(ACCOUNT, [await callerOf(request)]))[0];
    case 'booking':
      return writeBooking(await callerOf(request), await bodyOf(request));
    case 'use':
      return { ...process.cpuUsage(), queries: database.queries() };
    default:
      throw new Error(`no ${kind} here`);
  }
}

const server = createServer((request, response) => {
  answer(request).then(
    (body) => {
      const text = JSON.stringify(body);
      response.writeHead(200, {
        'content-type': 'application/json; charset=utf-8',
        'content-length': Buffer.byteLength(text),
      });
      response.end(text);
    },
    (error) => response.writeHead(500).end(String(error)),
  );
});

server.listen(0, '127.0.0.1', () => process.send?.(server.address()));
process.once('disconnect', () => process.exit(0));
