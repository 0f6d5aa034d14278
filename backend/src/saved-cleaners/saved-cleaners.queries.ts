import { CLEANER_FACTS, FACTS_COLUMNS } from '../cleaners/cleaners.queries.js';
import { listedCleaner } from '../cleaners/listed-cleaner.js';
import { dynamicSelect, int, select, text, write, type RowOf } from '../database/statement.js';

/** Up to `MAX_SAVED_CLEANERS` rows. */
export const LIST_SAVED_IDS = select(
  'savedCleaners.listIds',
  { cleanerId: int },
  'SELECT cleanerId FROM saved_cleaners WHERE customerId = ? ORDER BY id DESC',
);

export const INSERT_SAVED_CLEANER = write(
  'savedCleaners.insert',
  'INSERT INTO saved_cleaners (customerId, cleanerId, createdAt) VALUES (?, ?, ?)',
);

export const DELETE_SAVED_CLEANER = write(
  'savedCleaners.delete',
  'DELETE FROM saved_cleaners WHERE customerId = ? AND cleanerId = ?',
);

/**
 * Newest first. Cleaners who are hidden, or blocked by the customer, are left out but keep their row, and reappear
 * later.
 */
export const LIST_SAVED_CLEANERS = dynamicSelect(
  'savedCleaners.list',
  { ...CLEANER_FACTS, savedId: int, savedAt: int },
  (limit: number) =>
    `SELECT ${FACTS_COLUMNS}, s.id AS savedId, s.createdAt AS savedAt
       FROM saved_cleaners s JOIN cleaners c ON c.id = s.cleanerId JOIN users u ON u.id = c.userId
      WHERE s.customerId = ? AND s.id < ? AND ${listedCleaner('c')}
        AND NOT EXISTS (SELECT 1 FROM person_blocks pb WHERE pb.blockerId = s.customerId AND pb.blockedId = c.userId)
      ORDER BY s.id DESC LIMIT ${limit}`,
  [[10]],
);
export type SavedRow = RowOf<typeof LIST_SAVED_CLEANERS>;

export const EXPORT_SAVED_CLEANERS = select(
  'savedCleaners.export',
  { cleanerId: int, firstName: text, createdAt: int },
  `SELECT s.cleanerId, u.firstName, s.createdAt
     FROM saved_cleaners s JOIN cleaners c ON c.id = s.cleanerId JOIN users u ON u.id = c.userId
    WHERE s.customerId = ? ORDER BY s.id`,
);
