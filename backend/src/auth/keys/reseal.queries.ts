import { int, select, text, write } from '../../database/statement.js';

/**
 * Values that were sealed with an earlier key: they lack the current key's prefix. Parameters: the prefix's length, the
 * prefix.
 */
export const LIST_STALE_SECRETS = select(
  'auth.listStaleSecrets',
  { id: int, sealed: text },
  `SELECT id, COALESCE(twoFASecret, '') AS sealed FROM users
    WHERE twoFASecret IS NOT NULL AND SUBSTR(twoFASecret, 1, ?) <> ? AND id > ? ORDER BY id LIMIT 200`,
);

export const RESEAL_SECRET = write(
  'auth.resealSecret',
  'UPDATE users SET twoFASecret = ? WHERE id = ? AND twoFASecret = ?',
);

export const LIST_STALE_MAILS = select(
  'auth.listStaleMails',
  { id: int, sealed: text },
  `SELECT id, COALESCE(body, '') AS sealed FROM email_notifications
    WHERE isSealed = 1 AND body IS NOT NULL AND SUBSTR(body, 1, ?) <> ? AND id > ? ORDER BY id LIMIT 200`,
);

export const RESEAL_MAIL = write(
  'auth.resealMail',
  'UPDATE email_notifications SET body = ? WHERE id = ? AND body = ?',
);

export const LIST_STALE_WEBHOOK_SECRETS = select(
  'auth.listStaleWebhookSecrets',
  { id: int, sealed: text },
  `SELECT id, sealed FROM webhook_secrets
    WHERE SUBSTR(sealed, 1, ?) <> ? AND id > ? ORDER BY id LIMIT 200`,
);

export const RESEAL_WEBHOOK_SECRET = write(
  'auth.resealWebhookSecret',
  'UPDATE webhook_secrets SET sealed = ? WHERE id = ? AND sealed = ?',
);

export const LIST_STALE_RECOVERY_CODES = select(
  'auth.listStaleRecoveryCodes',
  { id: int, sealed: text },
  `SELECT id, COALESCE(sealedCode, '') AS sealed FROM recovery_codes
    WHERE sealedCode IS NOT NULL AND SUBSTR(sealedCode, 1, ?) <> ? AND id > ? ORDER BY id LIMIT 200`,
);

export const RESEAL_RECOVERY_CODE = write(
  'auth.resealRecoveryCode',
  'UPDATE recovery_codes SET sealedCode = ?, codeHash = ? WHERE id = ? AND sealedCode = ?',
);

/** Recovery codes made before codes were stored sealed: they can't be hashed with another key. */
export const COUNT_UNSEALED_RECOVERY_CODES = select(
  'auth.countUnsealedRecoveryCodes',
  { codes: int },
  'SELECT COUNT(*) AS codes FROM recovery_codes WHERE sealedCode IS NULL AND usedAt IS NULL',
);

/** Somebody is signed in. Parameter: now. */
export const FIND_ANY_SESSION = select(
  'auth.findAnySession',
  { userId: int },
  'SELECT userId FROM sessions WHERE expire > ? LIMIT 1',
);
