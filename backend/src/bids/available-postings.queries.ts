import { dynamicSelect, flag } from '../database/statement.js';
import { POSTING_TABLES, VIEWED_POSTING, VIEWED_POSTING_COLUMNS } from '../postings/postings.queries.js';
import { openAccount } from '../users/open-account.js';

/** Open jobs that lie ahead, of customers whose account is open. A page after the first ends before the last id. */
export const LIST_AVAILABLE_POSTINGS = dynamicSelect(
  'availablePostings.list',
  { ...VIEWED_POSTING, hasApplied: flag },
  (isFirstPage: boolean, limit: number) =>
    `SELECT ${VIEWED_POSTING_COLUMNS},
            EXISTS (SELECT 1 FROM applications a WHERE a.postingId = p.id AND a.cleanerId = me.id) AS hasApplied
       FROM ${POSTING_TABLES} JOIN cleaners me ON me.id = ?
      WHERE p.status = 'open' AND p.startsAt > ? AND ${openAccount('cu')}
        ${isFirstPage ? '' : 'AND p.id < ?'}
      ORDER BY p.id DESC LIMIT ${limit}`,
  [
    [true, 10],
    [false, 10],
  ],
);
