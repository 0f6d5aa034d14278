import { API_KEYS, APPLICANT_STATUSES, USER_TYPES } from '@tidyhearth/domain';
import { Purge } from '../../database/purge.queries.js';
import {
  dynamicSelect,
  flag,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../../database/statement.js';
import { openAccount } from '../../users/open-account.js';

/** Finds the caller of a request with a key, in one query that uses the keys of its tables. */
export const FIND_KEY_OWNER = select(
  'apiKeys.findOwner',
  {
    keyId: int,
    scopes: text,
    lastUsedAt: nullable(int),
    userId: int,
    email: text,
    userType: oneOf(USER_TYPES),
    is2FAEnabled: flag,
    cleanerId: nullable(int),
    cleanerStatus: nullable(oneOf(APPLICANT_STATUSES)),
  },
  `SELECT k.id AS keyId, k.scopes, k.lastUsedAt, u.id AS userId, u.email, u.userType, u.is2FAEnabled,
          c.id AS cleanerId, c.status AS cleanerStatus
     FROM api_keys k
     JOIN users u ON u.id = k.userId
     LEFT JOIN cleaners c ON c.userId = u.id AND c.status <> 'withdrawn'
    WHERE k.keyHash = ? AND k.revokedAt IS NULL AND k.expiresAt > ? AND ${openAccount('u')}`,
);
export type KeyOwnerRow = RowOf<typeof FIND_KEY_OWNER>;

/** If several replicas see the key at once, only one of them writes. */
export const NOTE_USE = write(
  'apiKeys.noteUse',
  'UPDATE api_keys SET lastUsedAt = ? WHERE id = ? AND (lastUsedAt IS NULL OR lastUsedAt <= ?)',
);

/**
 * A write rather than a read, so that whoever revokes the key waits for this transaction and then sees what it created.
 */
export const HOLD_KEY = write(
  'apiKeys.hold',
  'UPDATE api_keys SET lastUsedAt = ? WHERE id = ? AND revokedAt IS NULL AND expiresAt > ?',
);

/** The columns of a key that may be shown. */
export const KEY = {
  id: int,
  name: text,
  prefix: text,
  lastFour: text,
  scopes: text,
  createdAt: int,
  expiresAt: int,
  lastUsedAt: nullable(int),
  revokedAt: nullable(int),
};
export const KEY_COLUMNS =
  'k.id, k.name, k.prefix, k.lastFour, k.scopes, k.createdAt, k.expiresAt, k.lastUsedAt, k.revokedAt';

export const COUNT_LIVE_KEYS = select(
  'apiKeys.countLive',
  { live: int },
  'SELECT COUNT(*) AS live FROM api_keys WHERE userId = ? AND revokedAt IS NULL AND expiresAt > ?',
);

/** When this person's n-th newest key was made, including revoked ones. */
export const FIND_NTH_KEY = dynamicSelect(
  'apiKeys.findNth',
  { at: int },
  (nth: number) =>
    `SELECT createdAt AS at FROM api_keys WHERE userId = ? ORDER BY id DESC LIMIT 1 OFFSET ${nth - 1}`,
  [[API_KEYS.madeADay]],
);

export const INSERT_KEY = write(
  'apiKeys.insert',
  `INSERT INTO api_keys (userId, name, keyHash, prefix, lastFour, scopes, createdAt, expiresAt)
   VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
);

/** Live keys first, then the newest. The limit never cuts off a live key. */
export const LIST_OWN_KEYS = select(
  'apiKeys.listOwn',
  KEY,
  `SELECT ${KEY_COLUMNS} FROM api_keys k WHERE k.userId = ?
    ORDER BY CASE WHEN k.revokedAt IS NULL AND k.expiresAt > ? THEN 0 ELSE 1 END, k.id DESC LIMIT 50`,
);
export type KeyRow = RowOf<typeof LIST_OWN_KEYS>;

export const EXPORT_KEYS = select(
  'apiKeys.export',
  KEY,
  `SELECT ${KEY_COLUMNS} FROM api_keys k WHERE k.userId = ? ORDER BY k.id`,
);

export const FIND_KEY = select(
  'apiKeys.find',
  { ...KEY, userId: int },
  `SELECT ${KEY_COLUMNS}, k.userId FROM api_keys k WHERE k.id = ?`,
);

export const REVOKE_KEY = write(
  'apiKeys.revoke',
  'UPDATE api_keys SET revokedAt = ? WHERE id = ? AND revokedAt IS NULL AND expiresAt > ?',
);

export const REVOKE_KEYS = write(
  'apiKeys.revokeAll',
  'UPDATE api_keys SET revokedAt = ? WHERE userId = ? AND revokedAt IS NULL AND expiresAt > ?',
);

export const PURGE_EXPIRED_KEYS = new Purge(
  'apiKeys.purgeExpired',
  'api_keys',
  { id: int },
  'expiresAt <= ?',
  'expiresAt',
);

export const PURGE_REVOKED_KEYS = new Purge(
  'apiKeys.purgeRevoked',
  'api_keys',
  { id: int },
  'revokedAt <= ?',
  'revokedAt',
);
