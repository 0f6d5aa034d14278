import { int, select } from '../../database/statement.js';

export const LIST_LISTED_CLEANERS = select(
  'sitemaps.listListedCleaners',
  { id: int, updatedAt: int },
  'SELECT id, updatedAt FROM cleaners WHERE id > ? AND id <= ? AND isListed = 1 ORDER BY id',
);

export const FIND_LAST_CLEANER_ID = select(
  'sitemaps.findLastCleanerId',
  { id: int },
  'SELECT COALESCE(MAX(id), 0) AS id FROM cleaners',
);
