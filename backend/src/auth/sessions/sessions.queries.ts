import { APPLICANT_STATUSES, USER_TYPES } from '@tidyhearth/domain';
import { Purge } from '../../database/purge.queries.js';
import { flag, int, nullable, oneOf, select, text, write, type RowOf } from '../../database/statement.js';
import { openAccount } from '../../users/open-account.js';

export type SessionRow = RowOf<typeof LIST_SESSIONS>;

/** Finds the caller of a request, in one query that uses the keys of its tables. */
export const FIND_ACTOR = select(
  'auth.findActor',
  {
    userId: int,
    email: text,
    userType: oneOf(USER_TYPES),
    is2FAEnabled: flag,
    lastSeenAt: int,
    confirmedAt: nullable(int),
    cleanerId: nullable(int),
    cleanerStatus: nullable(oneOf(APPLICANT_STATUSES)),
  },
  `SELECT u.id AS userId, u.email, u.userType, u.is2FAEnabled, s.lastSeenAt, s.confirmedAt, c.id AS cleanerId, c.status AS cleanerStatus
     FROM sessions s
     JOIN users u ON u.id = s.userId
     LEFT JOIN cleaners c ON c.userId = u.id AND c.status <> 'withdrawn'
    WHERE s.sid = ? AND s.userId = ? AND s.expire > ? AND ${openAccount('u')}`,
);

/** Whether the account of a token is suspended; no row if the account is closed. */
export const FIND_SUSPENSION = select(
  'auth.findSuspension',
  { isSuspended: flag },
  'SELECT isSuspended FROM users WHERE id = ? AND deactivatedAt IS NULL',
);

export const UPDATE_LAST_SEEN = write(
  'auth.updateLastSeen',
  'UPDATE sessions SET lastSeenAt = ? WHERE sid = ?',
);

/**
 * A write rather than a read, so that it waits for a suspension, a password reset or a new second factor in another
 * transaction.
 */
export const CLAIM_OPEN_ACCOUNT = write(
  'auth.claimOpenAccount',
  `UPDATE users SET updatedAt = ? WHERE id = ? AND password = ? AND is2FAEnabled = ? AND ${openAccount('users')}`,
);

export const INSERT_SESSION = write(
  'auth.insertSession',
  'INSERT INTO sessions (sid, userId, sess, expire, lastSeenAt, confirmedAt) VALUES (?, ?, ?, ?, ?, ?)',
);

export const LIST_SESSIONS = select(
  'auth.listSessions',
  { sid: text, sess: text, lastSeenAt: int, email: text },
  `SELECT s.sid, s.sess, s.lastSeenAt, u.email FROM sessions s JOIN users u ON u.id = s.userId
    WHERE s.userId = ? AND s.expire > ? ORDER BY s.lastSeenAt DESC, s.sid`,
);

export const DELETE_SESSION = write(
  'auth.deleteSession',
  'DELETE FROM sessions WHERE sid = ? AND userId = ?',
);

export const DELETE_SESSIONS = write('auth.deleteSessions', 'DELETE FROM sessions WHERE userId = ?');

export const DELETE_OTHER_SESSIONS = write(
  'auth.deleteOtherSessions',
  'DELETE FROM sessions WHERE userId = ? AND sid <> ?',
);

export const CONFIRM_SESSION = write(
  'auth.confirmSession',
  'UPDATE sessions SET confirmedAt = ? WHERE sid = ? AND userId = ?',
);

export const PURGE_IDLE_SESSIONS = new Purge(
  'auth.purgeIdleSessions',
  'sessions',
  { sid: text },
  'lastSeenAt <= ?',
  'lastSeenAt',
);

export const PURGE_SESSIONS = new Purge(
  'auth.purgeSessions',
  'sessions',
  { sid: text },
  'expire <= ?',
  'expire',
);

/**
 * A write rather than a read, so that whoever ends the session waits for this transaction and then sees what it
 * created.
 */
export const HOLD_SESSION = write(
  'sessions.hold',
  'UPDATE sessions SET lastSeenAt = ? WHERE sid = ? AND userId = ?',
);
