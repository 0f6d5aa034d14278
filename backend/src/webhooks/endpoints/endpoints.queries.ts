import { CLEANER_STATUSES, PAUSE_REASON_NAMES, WEBHOOK_STATUSES } from '@tidyhearth/domain';
import { Purge } from '../../database/purge.queries.js';
import {
  dynamicWrite,
  flag,
  int,
  nullable,
  oneOf,
  select,
  text,
  write,
  type RowOf,
} from '../../database/statement.js';

export const COUNT_ENDPOINTS = select(
  'webhooks.countEndpoints',
  { endpoints: int },
  'SELECT COUNT(*) AS endpoints FROM webhook_endpoints WHERE ownerId = ?',
);

export const INSERT_ENDPOINT = write(
  'webhooks.insertEndpoint',
  `INSERT INTO webhook_endpoints (ownerId, url, description, types, status, createdAt, updatedAt)
   VALUES (?, ?, ?, ?, 'active', ?, ?)`,
);

export const ENDPOINT = {
  id: int,
  ownerId: int,
  url: text,
  description: nullable(text),
  types: nullable(text),
  status: oneOf(WEBHOOK_STATUSES),
  pausedBecause: nullable(oneOf(PAUSE_REASON_NAMES)),
  failingSince: nullable(int),
  lastSuccessAt: nullable(int),
  lastFailureAt: nullable(int),
  createdAt: int,
  updatedAt: int,
  rotationEndsAt: nullable(int),
};
export const ENDPOINT_COLUMNS =
  `e.id, e.ownerId, e.url, e.description, e.types, e.status, e.pausedBecause, e.failingSince,
          e.lastSuccessAt, e.lastFailureAt, e.createdAt, e.updatedAt,
          (SELECT MAX(s.expiresAt) FROM webhook_secrets s WHERE s.endpointId = e.id) AS rotationEndsAt` as const;

export type EndpointRow = RowOf<typeof FIND_ENDPOINT>;

/** At most `MAX_WEBHOOKS`. */
export const LIST_ENDPOINTS = select(
  'webhooks.listEndpoints',
  ENDPOINT,
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints e WHERE e.ownerId = ? ORDER BY e.id`,
);

/** Somebody else's is not found, like one that does not exist. */
export const FIND_ENDPOINT = select(
  'webhooks.findEndpoint',
  ENDPOINT,
  `SELECT ${ENDPOINT_COLUMNS} FROM webhook_endpoints e WHERE e.id = ? AND e.ownerId = ?`,
);

/** A new URL has not failed yet. MySQL assigns the columns in this order. */
export const UPDATE_ENDPOINT = write(
  'webhooks.updateEndpoint',
  `UPDATE webhook_endpoints
      SET failingSince = CASE WHEN url = ? THEN failingSince ELSE NULL END, url = ?, description = ?, types = ?,
          updatedAt = ?
    WHERE id = ? AND ownerId = ?`,
);

/** Also locks it, so that of several who change it at the same time, each reads what the previous one wrote. */
export const TOUCH_ENDPOINT = write(
  'webhooks.touchEndpoint',
  'UPDATE webhook_endpoints SET updatedAt = ? WHERE id = ? AND ownerId = ?',
);

export const DELETE_ENDPOINT = write(
  'webhooks.deleteEndpoint',
  'DELETE FROM webhook_endpoints WHERE id = ? AND ownerId = ?',
);

export const DELETE_SECRETS = write(
  'webhooks.deleteSecrets',
  'DELETE FROM webhook_secrets WHERE endpointId = ?',
);

export const INSERT_SECRET = write(
  'webhooks.insertSecret',
  'INSERT INTO webhook_secrets (endpointId, ownerId, sealed, createdAt) VALUES (?, ?, ?, ?)',
);

export const DROP_EARLIER_SECRETS = write(
  'webhooks.dropEarlierSecrets',
  'DELETE FROM webhook_secrets WHERE endpointId = ? AND expiresAt IS NOT NULL',
);

export const EXPIRE_SECRET = write(
  'webhooks.expireSecret',
  'UPDATE webhook_secrets SET expiresAt = ? WHERE endpointId = ? AND expiresAt IS NULL',
);

/** At most two, the newest first. */
export const LIST_SECRETS = select(
  'webhooks.listSecrets',
  { sealed: text },
  `SELECT sealed FROM webhook_secrets
    WHERE endpointId = ? AND (expiresAt IS NULL OR expiresAt > ?) ORDER BY id DESC LIMIT 2`,
);

export const PURGE_ENDED_SECRETS = new Purge(
  'webhooks.purgeEndedSecrets',
  'webhook_secrets',
  { id: int },
  'expiresAt < ?',
  'expiresAt',
);

export const PAUSE_ENDPOINT = write(
  'webhooks.pauseEndpoint',
  `UPDATE webhook_endpoints SET status = 'paused', pausedBecause = ?, updatedAt = ?
    WHERE id = ? AND status = 'active'`,
);

export const PAUSE_IF_FAILING = write(
  'webhooks.pauseIfFailing',
  `UPDATE webhook_endpoints SET status = 'paused', pausedBecause = 'failing', updatedAt = ?
    WHERE id = ? AND status = 'active' AND failingSince <= ?`,
);

export const PAUSE_BY_TEAM = write(
  'webhooks.pauseByTeam',
  `UPDATE webhook_endpoints SET status = 'paused', pausedBecause = 'team', updatedAt = ?
    WHERE id = ? AND (pausedBecause IS NULL OR pausedBecause <> 'team')`,
);

export const RELEASE_ENDPOINT = write(
  'webhooks.releaseEndpoint',
  `UPDATE webhook_endpoints SET pausedBecause = 'released', updatedAt = ?
    WHERE id = ? AND pausedBecause = 'team'`,
);

/** People who may not sign in are not called either. */
export const PAUSE_ALL_OF_OWNER = write(
  'webhooks.pauseAllOfOwner',
  `UPDATE webhook_endpoints SET status = 'paused', pausedBecause = 'account', updatedAt = ?
    WHERE ownerId = ? AND status = 'active'`,
);

/** Including those paused because of the account's state, which would otherwise resume by themselves when it is restored. */
export const SECURE_ALL_OF_OWNER = write(
  'webhooks.secureAllOfOwner',
  `UPDATE webhook_endpoints SET status = 'paused', pausedBecause = 'secured', updatedAt = ?
    WHERE ownerId = ? AND (status = 'active' OR pausedBecause = 'account')`,
);

/** Only those paused because of the account's state. */
export const RESUME_ALL_OF_OWNER = write(
  'webhooks.resumeAllOfOwner',
  `UPDATE webhook_endpoints SET status = 'active', pausedBecause = NULL, failingSince = NULL, updatedAt = ?
    WHERE ownerId = ? AND pausedBecause = 'account'`,
);

/** Endpoints that the team has paused stay paused. */
export const RESUME_ENDPOINT = write(
  'webhooks.resumeEndpoint',
  `UPDATE webhook_endpoints SET status = 'active', pausedBecause = NULL, failingSince = NULL, updatedAt = ?
    WHERE id = ? AND ownerId = ? AND (pausedBecause IS NULL OR pausedBecause <> 'team')`,
);

export const NOTE_SUCCESS = write(
  'webhooks.noteSuccess',
  'UPDATE webhook_endpoints SET lastSuccessAt = ?, failingSince = NULL WHERE id = ?',
);

export const NOTE_FAILURE = write(
  'webhooks.noteFailure',
  'UPDATE webhook_endpoints SET lastFailureAt = ?, failingSince = COALESCE(failingSince, ?) WHERE id = ?',
);

export const EXPORT_ENDPOINTS = select(
  'webhooks.export',
  { url: text, description: nullable(text), types: nullable(text), status: text, createdAt: int },
  'SELECT url, description, types, status, createdAt FROM webhook_endpoints WHERE ownerId = ? ORDER BY id',
);

/** Anyone else who pauses, resumes, fails or replays it waits until the transaction ends. */
export const HOLD_ENDPOINT = write(
  'webhooks.holdEndpoint',
  'UPDATE webhook_endpoints SET updatedAt = updatedAt WHERE id = ?',
);

/** The same, if it still has this URL. */
export const HOLD_CALLED_ENDPOINT = write(
  'webhooks.holdCalledEndpoint',
  'UPDATE webhook_endpoints SET updatedAt = updatedAt WHERE id = ? AND url = ?',
);

/** Who has to be told that it was paused, and its previous state. */
export const FIND_PAUSED = select(
  'webhooks.findPaused',
  {
    ownerId: int,
    url: text,
    status: oneOf(WEBHOOK_STATUSES),
    because: nullable(oneOf(PAUSE_REASON_NAMES)),
  },
  'SELECT ownerId, url, status, pausedBecause AS because FROM webhook_endpoints WHERE id = ?',
);

type OwnedTable = 'webhook_endpoints' | 'webhook_secrets';

export const DELETE_ALL_OF_OWNER = dynamicWrite(
  'webhooks.deleteAllOfOwner',
  (table: OwnedTable) => `DELETE FROM ${table} WHERE ownerId = ?`,
  [['webhook_endpoints'], ['webhook_secrets']],
);

export const FIND_OWNER_STANDING = select(
  'webhooks.findOwnerStanding',
  { isSuspended: flag, status: oneOf(CLEANER_STATUSES) },
  'SELECT u.isSuspended, c.status FROM users u JOIN cleaners c ON c.userId = u.id WHERE u.id = ?',
);

export const FIND_OWNER_SECURITY = select(
  'webhooks.findOwnerSecurity',
  { email: text, is2FAEnabled: flag },
  'SELECT email, is2FAEnabled FROM users WHERE id = ?',
);
