import { listedCleaner } from '../listed-cleaner.js';
import { placeholders } from '../../database/sql.js';
import { dynamicSelect, flag, int, select, type RowOf } from '../../database/statement.js';

export const FIND_LAST_CLEANER = select(
  'cleaners.findLast',
  { id: int },
  'SELECT c.id FROM cleaners c ORDER BY c.id DESC LIMIT 1',
);

export type SampledCleaner = RowOf<typeof LIST_SAMPLED>;

/** What filters ask for, of the cleaners with these ids. */
export const LIST_SAMPLED = dynamicSelect(
  'cleaners.listSampled',
  {
    isListed: flag,
    serviceMask: int,
    hourlyRatePence: int,
    ratingHundredths: int,
    isInsured: flag,
    isAvailable: flag,
    openWeekdays: int,
  },
  (ids: readonly number[]) =>
    `SELECT c.isListed, c.serviceMask, c.hourlyRatePence, c.ratingHundredths, c.isInsured, c.isAvailable, c.openWeekdays
       FROM cleaners c WHERE c.id IN (${placeholders(ids)})`,
  [[[1, 2, 3]]],
);

/**
 * Each day once for each of these cleaners that is full on it. Counted here, or with an index of who is listed, SQLite would
 * read everybody's: hence the `+`.
 */
export const LIST_SAMPLED_FULL_DAYS = dynamicSelect(
  'cleaners.listSampledFullDays',
  { day: int },
  (ids: readonly number[]) =>
    `SELECT f.day FROM full_days f JOIN cleaners c ON c.id = f.cleanerId
      WHERE f.cleanerId IN (${placeholders(ids)}) AND ${listedCleaner('+c')}`,
  [[[1, 2, 3]]],
);
