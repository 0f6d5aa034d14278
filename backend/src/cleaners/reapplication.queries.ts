import { int, nullable, select, text, write } from '../database/statement.js';

export const APPLY_AGAIN = write(
  'cleaners.applyAgain',
  `UPDATE cleaners
      SET status = 'pending', reviewedAt = NULL, reviewedBy = NULL, rejectionReason = NULL, updatedAt = ?
    WHERE id = ? AND status = 'rejected'`,
);

export const FIND_REJECTION = select(
  'cleaners.findRejection',
  { rejectionReason: nullable(text), reviewedAt: nullable(int) },
  'SELECT rejectionReason, reviewedAt FROM cleaners WHERE id = ?',
);

export const COUNT_REAPPLICATIONS_SINCE = select(
  'cleaners.countReapplicationsSince',
  { count: int },
  'SELECT COUNT(*) AS count FROM cleaner_reapplications WHERE cleanerId = ? AND createdAt > ?',
);

export const INSERT_REAPPLICATION = write(
  'cleaners.insertReapplication',
  'INSERT INTO cleaner_reapplications (cleanerId, rejectionReason, rejectedAt, createdAt) VALUES (?, ?, ?, ?)',
);
