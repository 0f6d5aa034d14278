import { listedCleaner } from '../../cleaners/listed-cleaner.js';
import { int, select } from '../../database/statement.js';

export const LIST_LISTED_CLEANERS = select(
  'sitemaps.listListedCleaners',
  { id: int, updatedAt: int },
  `SELECT c.id, c.updatedAt FROM cleaners c WHERE c.id > ? AND c.id <= ? AND ${listedCleaner('+c')} ORDER BY c.id`,
);

export const FIND_LAST_CLEANER_ID = select(
  'sitemaps.findLastCleanerId',
  { id: int },
  'SELECT COALESCE(MAX(id), 0) AS id FROM cleaners',
);
