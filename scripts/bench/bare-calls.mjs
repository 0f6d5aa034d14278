/**
 * The measured calls with nothing around them: the same SQL with the best plan chosen beforehand, always prepared, rows
 * answered unchanged.
 */
import { bookingWriter } from './bare-booking.mjs';
import { built } from './built.mjs';
import { openDatabase } from '../lib/database.mjs';
import { readToken } from './tokens.mjs';

/**
 * @typedef {object} Settings
 * @property {import('../lib/database.mjs').Location} location
 * @property {string} secret
 * @property {Record<string, import('./plans.mjs').Search>} searches
 *
 * @typedef {object} Asked
 * @property {string} [authorization]
 * @property {() => any} body what was sent, or a promise of it
 */

const { FIND_PROFILE } = await built('cleaners/cleaners.queries');
const { LIST_IN_SLOT } = await built('cleaners/checks/checks.queries');
const { FIND_ACCOUNT } = await built('cleaners/account.queries');
const { FIND_ACTOR } = await built('auth/sessions/sessions.queries');

const PAGE = 20;
const PROFILE = FIND_PROFILE('id').text;
const CHECKS = LIST_IN_SLOT.text;
const ACCOUNT = FIND_ACCOUNT.text;
const SESSION = FIND_ACTOR.text;

/**
 * @param {Settings} settings
 * @returns {Promise<(kind: string, name: string, asked: Asked) => Promise<unknown>>}
 */
export async function bareCalls({ location, secret, searches }) {
  const database = openDatabase(location);
  const writeBooking = await bookingWriter(database);

  /** @param {Asked} asked */
  async function callerOf({ authorization = '' }) {
    const { userId, sid } = readToken(authorization, secret);
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

  return async (kind, name, asked) => {
    switch (kind) {
      case 'cleaner':
        return profileOf(Number(name));
      case 'search':
        return find(searches[name]);
      case 'account':
        return (await database.all(ACCOUNT, [await callerOf(asked)]))[0];
      case 'booking':
        return writeBooking(await callerOf(asked), await asked.body());
      case 'use':
        return { ...process.cpuUsage(), queries: database.queries() };
      default:
        throw new Error(`no ${kind} here`);
    }
  };
}
