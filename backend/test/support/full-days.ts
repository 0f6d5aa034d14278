import * as domain from '@tidyhearth/domain';
import { findStaleDays } from '../../../scripts/assurance/stale-days.mjs';
import { sql } from './database.js';
import { sharedStore } from './engine.js';

/** Differences between the cleaners' days in the search and their calendars; `[]` if there are none. */
export const staleDays = (store = sharedStore): Promise<string[]> =>
  findStaleDays((text) => sql(text, [], store), domain);
