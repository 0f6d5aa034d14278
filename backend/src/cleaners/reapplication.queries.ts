import { int, nullable, select, text, write } from '../database/statement.js';

/** Rows from before the column was added have no value of their own. */
export const waitingSince = <A extends string>(alias: A) =>
  `COALESCE(${alias}.waitingSince, ${alias}.createdAt)` as const;

export const APPLY_AGAIN = write(
  'cleaners.applyAgain',
  `UPDATE cleaners
      SET status = 'pending', waitingSince = ?, reviewedAt = NULL, reviewedBy = NULL, rejectionReason = NULL,
          updatedAt = ?
    WHERE id = ? AND status = 'rejected'`,
);

export const FIND_REJECTION = select(
  'cleaners.findRejection',
  { rejectionReason: nullable(text), reviewedAt: nullable(int) },
  'SELECT rejectionReason, reviewedAt FROM cleaners WHERE id = ?',
);

/** `oldestAt` is null if there are none. */
export const COUNT_REAPPLICATIONS_SINCE = select(
  'cleaners.countReapplicationsSince',
  { count: int, oldestAt: nullable(int) },
  'SELECT COUNT(*) AS count, MIN(createdAt) AS oldestAt FROM cleaner_reapplications WHERE cleanerId = ? AND createdAt > ?',
);

/** How often a person has sent the application again. */
export const COUNT_REAPPLICATIONS = select(
  'cleaners.countReapplications',
  { timesSentAgain: int },
  'SELECT COUNT(*) AS timesSentAgain FROM cleaner_reapplications WHERE cleanerId = ?',
);

export const INSERT_REAPPLICATION = write(
  'cleaners.insertReapplication',
  'INSERT INTO cleaner_reapplications (cleanerId, rejectionReason, rejectedAt, createdAt) VALUES (?, ?, ?, ?)',
);

export const FIND_WITHDRAWN_PROFILE = select(
  'cleaners.findWithdrawn',
  { id: int, rejectionReason: nullable(text), reviewedAt: nullable(int) },
  "SELECT id, rejectionReason, reviewedAt FROM cleaners WHERE userId = ? AND status = 'withdrawn'",
);

/** Keeps the reason of a rejection for the admin who reads the next application. */
export const WITHDRAW_APPLICATION = write(
  'cleaners.withdrawApplication',
  `UPDATE cleaners SET status = 'withdrawn', feedKey = NULL, updatedAt = ?
    WHERE id = ? AND status IN ('pending', 'rejected')`,
);

export const SET_LAST_DAY = write(
  'checks.setLastDay',
  'UPDATE person_checks SET expiresOn = ?, updatedAt = ? WHERE id = ? AND expiresOn IS NULL',
);

export const ASK_TO_RENEW_AGAIN = write(
  'checks.askToRenewAgain',
  "UPDATE person_checks SET remindedAt = NULL WHERE userId = ? AND slot = 'current'",
);

export const COUNT_APPLICATIONS_WAITING_SINCE = select(
  'cleaners.countApplicationsWaitingSince',
  { waiting: int },
  `SELECT COUNT(*) AS waiting FROM cleaners c
    WHERE c.status = 'pending' AND ${waitingSince('c')} < ?`,
);
