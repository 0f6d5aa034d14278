import { dynamicSelect, flag, int, nullable, write } from '../database/statement.js';

export const COUNT_ROWS = dynamicSelect(
  'backups.countRows',
  { total: int },
  // Both engines understand these quotes. Somebody else's table may have any name.
  (table: string) => `SELECT COUNT(*) AS total FROM \`${table.replaceAll('`', '``')}\``,
  [['users']],
);

/** Also works with databases of earlier releases, which have always had these columns. */
export const LIST_SHUT_ACCOUNTS = dynamicSelect(
  'backups.listShutAccounts',
  { id: int, createdAt: int, isSuspended: flag, deactivatedAt: nullable(int) },
  (table: string) =>
    `SELECT id, createdAt, isSuspended, deactivatedAt FROM ${table}
      WHERE isSuspended = 1 OR deactivatedAt IS NOT NULL ORDER BY id`,
  [['users']],
);

/** Only the account that was created at that instant, because an id may have been used again after an earlier restore. */
export const CLOSE_AGAIN = write(
  'backups.closeAgain',
  `UPDATE users SET deactivatedAt = ?, shareContactInfo = 0, updatedAt = ?
    WHERE id = ? AND createdAt = ? AND deactivatedAt IS NULL`,
);

/** Marks the account as not erased yet, so that the retention job erases it. */
export const SET_ASIDE_AGAIN = write(
  'backups.setAsideAgain',
  `INSERT INTO closed_accounts (userId, email, firstName, lastName, phone, closedAt)
   SELECT id, email, firstName, lastName, phone, deactivatedAt FROM users WHERE id = ?`,
);

export const SUSPEND_AGAIN = write(
  'backups.suspendAgain',
  `UPDATE users SET isSuspended = 1, updatedAt = ?
    WHERE id = ? AND createdAt = ? AND isSuspended = 0 AND deactivatedAt IS NULL`,
);

/** With the instant at which each account was created. From the database itself, or from the note about it. */
export const LIST_BLOCKS = dynamicSelect(
  'backups.listBlocks',
  { blockerId: int, blockerSince: int, blockedId: int, blockedSince: int, createdAt: int },
  (table?: string) =>
    table === undefined
      ? `SELECT b.blockerId, r.createdAt AS blockerSince, b.blockedId, d.createdAt AS blockedSince, b.createdAt
           FROM person_blocks b JOIN users r ON r.id = b.blockerId JOIN users d ON d.id = b.blockedId`
      : `SELECT blockerId, blockerSince, blockedId, blockedSince, createdAt FROM ${table}`,
  [[]],
);

/** Between two accounts that were created at those instants. */
export const BLOCK_AGAIN = write(
  'backups.blockAgain',
  `INSERT INTO person_blocks (blockerId, blockedId, createdAt)
   SELECT r.id, d.id, ? FROM users r, users d
    WHERE r.id = ? AND r.createdAt = ? AND d.id = ? AND d.createdAt = ?`,
);

export const LEAVE_TO_THE_START = write(
  'backups.leaveToTheStart',
  'INSERT INTO retention_progress (rule, reachedAt, reachedId) VALUES (?, ?, ?)',
);

export const END_SESSIONS = write('backups.endSessions', 'DELETE FROM sessions');

export const REVOKE_KEYS = write(
  'backups.revokeKeys',
  'UPDATE api_keys SET revokedAt = ? WHERE revokedAt IS NULL',
);

/** Mailed links for a new password and for a new address. */
export const END_LINKS = write(
  'backups.endLinks',
  `UPDATE users SET passwordResetToken = NULL, passwordResetExpiry = NULL, emailVerificationToken = NULL,
          emailVerificationExpiry = NULL, pendingEmail = NULL
    WHERE passwordResetToken IS NOT NULL OR emailVerificationToken IS NOT NULL`,
);

export const END_CODES = write(
  'backups.endCodes',
  'UPDATE verification_codes SET isUsed = 1 WHERE isUsed = 0',
);

/** Some may have been used since, and nobody knows which. */
export const END_RECOVERY_CODES = write(
  'backups.endRecoveryCodes',
  'UPDATE recovery_codes SET usedAt = ? WHERE usedAt IS NULL',
);

/** Some may have been ended or replaced since, and nobody knows which. */
export const TELL_FEED_OWNERS = write(
  'backups.tellFeedOwners',
  `INSERT INTO notifications (userId, type, title, message, createdAt)
   SELECT userId, 'other', ?, ?, ? FROM cleaners WHERE feedKey IS NOT NULL`,
);

export const END_FEEDS = write(
  'backups.endFeeds',
  'UPDATE cleaners SET feedKey = NULL WHERE feedKey IS NOT NULL',
);

/** Including those paused because of the account's state, which would otherwise resume by themselves when it is restored. */
const CALLED = `(status = 'active' OR pausedBecause = 'account')` as const;

export const TELL_WEBHOOK_OWNERS = write(
  'backups.tellWebhookOwners',
  `INSERT INTO notifications (userId, type, title, message, createdAt)
   SELECT ownerId, 'other', ?, ?, ? FROM webhook_endpoints WHERE ${CALLED} GROUP BY ownerId`,
);

export const PAUSE_WEBHOOKS = write(
  'backups.pauseWebhooks',
  `UPDATE webhook_endpoints SET status = 'paused', pausedBecause = 'restored', updatedAt = ? WHERE ${CALLED}`,
);

export const DELETE_FEED_HEAD = write('backups.deleteFeedHead', 'DELETE FROM event_feed_head');

/** The rows of the last position and of the beginning. */
export const INSERT_FEED_HEAD = write(
  'backups.insertFeedHead',
  'INSERT INTO event_feed_head (id, position) VALUES (1, ?), (2, ?)',
);

export const HOLD_MAILS = write(
  'backups.holdMails',
  `UPDATE email_notifications SET status = 'failed', lease = lease + 1, errorMessage = ? WHERE status = 'pending'`,
);

export const HOLD_DELIVERIES = write(
  'backups.holdDeliveries',
  `UPDATE webhook_deliveries SET status = 'failed', lease = lease + 1, error = ? WHERE status = 'pending'`,
);

/** A mail without an error is new, or is being sent at this moment and must not be sent twice. */
export const BRING_FORWARD_MAILS = write(
  'backups.bringForwardMails',
  `UPDATE email_notifications SET attempts = 0, nextAttemptAt = ?
    WHERE status = 'pending' AND errorMessage IS NOT NULL AND nextAttemptAt > ?`,
);

export const BRING_FORWARD_ALL_DELIVERIES = write(
  'backups.bringForwardAllDeliveries',
  `UPDATE webhook_deliveries SET attempts = 0, nextAttemptAt = ? WHERE status = 'pending' AND nextAttemptAt > ?`,
);

/** A mail whose body was erased can't be sent again. */
export const RELEASE_MAILS = write(
  'backups.releaseMails',
  `UPDATE email_notifications SET status = 'pending', attempts = 0, nextAttemptAt = ?, errorMessage = NULL
    WHERE status = 'failed' AND errorMessage = ? AND body IS NOT NULL`,
);

export const RELEASE_DELIVERIES = write(
  'backups.releaseDeliveries',
  `UPDATE webhook_deliveries SET status = 'pending', attempts = 0, nextAttemptAt = ?, error = NULL
    WHERE status = 'failed' AND error = ?`,
);
