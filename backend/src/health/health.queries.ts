import { int, nullable, select } from '../database/statement.js';

export const PING = select('health.ping', { answer: int }, 'SELECT 1 AS answer');

/** Uses the index of due mails, so sent ones are not read. */
export const COUNT_WAITING_MAILS = select(
  'health.countWaitingMails',
  { pending: int, failed: int, oldestAt: nullable(int) },
  `SELECT COALESCE((SELECT COUNT(*) FROM email_notifications WHERE status = 'pending' AND body IS NOT NULL), 0) AS pending,
          COALESCE((SELECT COUNT(*) FROM email_notifications WHERE status = 'failed'), 0) AS failed,
          (SELECT MIN(createdAt) FROM email_notifications
            WHERE status = 'pending' AND nextAttemptAt <= ? AND body IS NOT NULL) AS oldestAt`,
);
