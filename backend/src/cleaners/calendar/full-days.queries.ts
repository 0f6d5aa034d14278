import { Purge } from '../../database/purge.queries.js';
import { dynamicWrite, int, write } from '../../database/statement.js';

/** Parameters: the cleaner, the first and the last day. */
export const DELETE_FULL_DAYS = write(
  'fullDays.delete',
  'DELETE FROM full_days WHERE cleanerId = ? AND day >= ? AND day <= ?',
);

export const INSERT_FULL_DAYS = dynamicWrite(
  'fullDays.insert',
  (days: number) => `INSERT INTO full_days (cleanerId, day) VALUES ${Array(days).fill('(?, ?)').join(', ')}`,
  [[2]],
);

export const SET_OPEN_WEEKDAYS = write(
  'fullDays.setOpenWeekdays',
  'UPDATE cleaners SET openWeekdays = ? WHERE id = ?',
);

export const PURGE_FULL_DAYS = new Purge(
  'fullDays.purge',
  'full_days',
  { cleanerId: int, day: int },
  'day < ?',
  'day',
);
