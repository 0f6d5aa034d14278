import { Purge } from '../../database/purge.queries.js';
import { flag, int, nullable, select, text, write } from '../../database/statement.js';

export const FIND_CREDENTIALS = select(
  'auth.findCredentials',
  {
    id: int,
    email: text,
    firstName: text,
    password: text,
    isSuspended: flag,
    deactivatedAt: nullable(int),
    is2FAEnabled: flag,
  },
  'SELECT id, email, firstName, password, isSuspended, deactivatedAt, is2FAEnabled FROM users WHERE email = ?',
);

export const FIND_DEVICE_OWNER = select(
  'auth.findDeviceOwner',
  { id: int, password: text },
  'SELECT id, password FROM users WHERE email = ?',
);

/** Guesses are counted in windows, one per subject: an account, or an account on a known device. */
export const FIND_WINDOW = select(
  'auth.findWindow',
  { failures: int, trying: int, endsAt: int },
  'SELECT failures, trying, endsAt FROM sign_in_windows WHERE subject = ?',
);

export const INSERT_WINDOW = write(
  'auth.insertWindow',
  'INSERT INTO sign_in_windows (subject, failures, trying, endsAt) VALUES (?, 0, 1, ?)',
);

export const RESERVE_ATTEMPT = write(
  'auth.reserveAttempt',
  'UPDATE sign_in_windows SET trying = trying + 1 WHERE subject = ? AND endsAt > ? AND failures + trying < ?',
);

export const RESTART_WINDOW = write(
  'auth.restartWindow',
  'UPDATE sign_in_windows SET trying = 1, failures = 0, endsAt = ? WHERE subject = ? AND endsAt <= ?',
);

export const WITHDRAW_ATTEMPT = write(
  'auth.withdrawAttempt',
  'UPDATE sign_in_windows SET trying = CASE WHEN trying > 0 THEN trying - 1 ELSE 0 END WHERE subject = ?',
);

/** Each failure restarts the window, so no quarter of an hour contains more than the allowed number. */
export const FAIL_ATTEMPT = write(
  'auth.failAttempt',
  `UPDATE sign_in_windows
      SET trying = CASE WHEN trying > 0 THEN trying - 1 ELSE 0 END, failures = failures + 1, endsAt = ?
    WHERE subject = ?`,
);

export const DELETE_WINDOW = write('auth.deleteWindow', 'DELETE FROM sign_in_windows WHERE subject = ?');

export const INSERT_FAILURE = write(
  'auth.insertFailure',
  'INSERT INTO sign_in_failures (subject, userId, kind, createdAt) VALUES (?, ?, ?, ?)',
);

export const PURGE_WINDOWS = new Purge(
  'auth.purgeWindows',
  'sign_in_windows',
  { subject: text },
  'endsAt <= ?',
  'endsAt',
);

export const PURGE_FAILURES = new Purge(
  'auth.purgeFailures',
  'sign_in_failures',
  { id: int },
  'createdAt <= ?',
  'createdAt',
);

/** For the personal data export. */
export const EXPORT_FAILED_SIGN_INS = select(
  'auth.exportFailedSignIns',
  { kind: text, createdAt: int },
  'SELECT kind, createdAt FROM sign_in_failures WHERE userId = ? ORDER BY id',
);
