import { listedCleaner } from '../listed-cleaner.js';
import { placeholders } from '../../database/sql.js';
import { dynamicSelect, flag, int, select, type RowOf } from '../../database/statement.js';

export const FIND_LAST_CLEANER = select(
  'cleaners.findLast',
  { id: int },
  'SELECT c.id FROM cleaners c ORDER BY c.id DESC LIMIT 1',
);

export type SampledCleaner = RowOf<typeof LIST_SAMPLED>;

/** The columns that filters test, for the cleaners with these ids. */
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
 * One row for each of these cleaners and each day on which they are full. The `+` keeps SQLite from using the index of
 * listed cleaners, with which it would read everybody's days; counting in SQL would have the same effect.
 */
export const LIST_SAMPLED_FULL_DAYS = dynamicSelect(
  'cleaners.listSampledFullDays',
  { day: int },
  (ids: readonly number[]) =>
    `SELECT f.day FROM full_days f JOIN cleaners c ON c.id = f.cleanerId
      WHERE f.cleanerId IN (${placeholders(ids)}) AND ${listedCleaner('+c')}`,
  [[[1, 2, 3]]],
);
