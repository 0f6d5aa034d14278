import { MINUTE_MS } from '@tidyhearth/domain';
import { int, nullable, select } from '../database/statement.js';

export const PING = select('health.ping', { answer: int }, 'SELECT 1 AS answer');

/** Mails that were queued together are sent within this time. */
const TOGETHER_MS = 10 * MINUTE_MS;

/**
 * Uses the index of due mails, so that sent ones are not read, except the last. A mail without its text can't be sent
 * any more, and nobody has to look at it. A refusal postpones the next try, so a mail server that accepts nothing is
 * recognised not by mails being due, but by none having been sent since. A mail that is refused while others are sent
 * is nothing an operator can fix. Parameters: `wordsKeptSince`, now.
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
 * Uses the indexes of unpublished events and of due calls, so that finished ones are not read, except the last. A
 * failed call is not due for a while, so it is not late calls that show that all fail, but that none has succeeded
 * since. An endpoint that failed before that is its owner's business.
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
