import { MINUTE_MS } from '@tidyhearth/domain';
import { int, nullable, select } from '../database/statement.js';

export const PING = select('health.ping', { answer: int }, 'SELECT 1 AS answer');

/** Mails queued together are sent within that. */
const TOGETHER_MS = 10 * MINUTE_MS;

/**
 * Uses the index of due mails, so sent ones are not read but for the last. Without its text a mail can't be sent any more, and nobody has
 * to look at it. A refusal moves the next try ahead, so being due does not tell that the mail server takes none: that none was sent since
 * does. One that is refused while others are sent is not what an operator can mend. Bound: `wordsKeptSince`, now.
 */
export const COUNT_WAITING_MAILS = select(
  'health.countWaitingMails',
  { pending: int, failed: int, oldestAt: nullable(int) },
  `SELECT COALESCE((SELECT COUNT(*) FROM email_notifications WHERE status = 'pending' AND body IS NOT NULL), 0) AS pending,
          COALESCE((SELECT COUNT(*) FROM email_notifications WHERE status = 'failed' AND nextAttemptAt >= ? AND body IS NOT NULL), 0) AS failed,
          (SELECT MIN(createdAt) FROM email_notifications
            WHERE status = 'pending' AND body IS NOT NULL
              AND (nextAttemptAt <= ?
                   OR createdAt > COALESCE((SELECT s.sentAt FROM email_notifications s WHERE s.status = 'sent'
                                             ORDER BY s.nextAttemptAt DESC LIMIT 1), 0) - ${TOGETHER_MS})) AS oldestAt`,
);

/**
 * Uses the indexes of what is not published and of what is due, so that what is done is not read but for the last. A call that fails is not
 * due for a while, so being late does not tell that all fail: that none has succeeded since does. An endpoint that failed before that is
 * its owner's matter.
 */
export const COUNT_WAITING_WEBHOOKS = select(
  'health.countWaitingWebhooks',
  { unpublished: int, pending: int, paused: int, failing: int, oldestAt: nullable(int) },
  `SELECT COALESCE((SELECT COUNT(*) FROM platform_events WHERE position IS NULL), 0) AS unpublished,
          COALESCE((SELECT COUNT(*) FROM webhook_deliveries WHERE status = 'pending'), 0) AS pending,
          COALESCE((SELECT COUNT(*) FROM webhook_endpoints WHERE status = 'paused'), 0) AS paused,
          COALESCE((SELECT COUNT(*) FROM webhook_endpoints f
                     WHERE f.status = 'active'
                       AND EXISTS (SELECT 1 FROM webhook_deliveries p WHERE p.endpointId = f.id AND p.status = 'pending')
                       AND f.failingSince > COALESCE((SELECT s.nextAttemptAt FROM webhook_deliveries s WHERE s.status = 'delivered'
                                                     ORDER BY s.nextAttemptAt DESC LIMIT 1), 0)), 0) AS failing,
          (SELECT MIN(d.nextAttemptAt) FROM webhook_deliveries d JOIN webhook_endpoints e ON e.id = d.endpointId
            WHERE d.status = 'pending' AND d.nextAttemptAt <= ? AND e.status = 'active') AS oldestAt`,
);
