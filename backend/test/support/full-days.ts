import * as domain from '@tidyhearth/domain';
import { findStaleDays } from '../../../scripts/assurance/stale-days.mjs';
import { sql } from './database.js';
import type { CleanerAccount } from './world.js';

/**
 * Differences between these cleaners' days in the search and their calendars; `[]` if there are none. Others are left
 * out, because specs that write bookings and blocks as rows leave their days as they were.
 */
export async function staleDays(...cleaners: CleanerAccount[]): Promise<string[]> {
  const ids = cleaners.map(({ cleaner }) => cleaner.id).join('|');
  const theirs = new RegExp(`^cleaner (${ids})\\b`);
  return (await findStaleDays((text) => sql(text), domain)).filter((line) => theirs.test(line));
}
