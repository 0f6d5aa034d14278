import * as domain from '@tidyhearth/domain';
import { findStaleDays } from '../../../scripts/assurance/stale-days.mjs';
import { sql } from './database.js';
import { sharedStore } from './engine.js';

/** What search knows wrongly of the cleaners' days; `[]` when all of it is right. */
export const staleDays = (store = sharedStore): Promise<string[]> =>
  findStaleDays((text) => sql(text, [], store), domain);
