import { REVIEW_TYPES } from '@tidyhearth/domain';
import { int, nullable, oneOf, select, text, write } from '../database/statement.js';

/** A review that is not hidden. */
export const FIND_REPORTABLE_REVIEW = select(
  'reviewReports.findReportableReview',
  { reviewerId: int, revieweeId: int, reviewType: oneOf(REVIEW_TYPES) },
  'SELECT reviewerId, revieweeId, reviewType FROM reviews WHERE id = ? AND hiddenAt IS NULL',
);

export const COUNT_REVIEW_REPORTS_SINCE = select(
  'reviewReports.countSince',
  { reports: int },
  'SELECT COUNT(*) AS reports FROM review_reports WHERE reporterId = ? AND createdAt > ?',
);

export const INSERT_REPORT = write(
  'reviewReports.insert',
  'INSERT INTO review_reports (reviewId, reporterId, reason, createdAt) VALUES (?, ?, ?, ?)',
);

export const FIND_REPORT = select(
  'reviewReports.find',
  { reviewId: int, reporterId: int, reason: text },
  'SELECT reviewId, reporterId, reason FROM review_reports WHERE id = ?',
);

export const LIST_OPEN_REPORTERS = select(
  'reviewReports.listOpenReporters',
  { reporterId: int },
  'SELECT reporterId FROM review_reports WHERE reviewId = ? AND resolvedAt IS NULL ORDER BY reporterId',
);

export const FIND_OWN_REPORT = select(
  'reviewReports.findOwn',
  { id: int, reviewId: int, reason: text, createdAt: int },
  'SELECT id, reviewId, reason, createdAt FROM review_reports WHERE id = ? AND reporterId = ?',
);

export const RESOLVE_REPORT = write(
  'reviewReports.resolve',
  'UPDATE review_reports SET resolvedAt = ? WHERE id = ? AND resolvedAt IS NULL',
);

export const REOPEN_REPORT = write(
  'reviewReports.reopen',
  'UPDATE review_reports SET resolvedAt = NULL WHERE id = ? AND resolvedAt IS NOT NULL',
);

export const RESOLVE_REPORTS_OF_REVIEW = write(
  'reviewReports.resolveOfReview',
  'UPDATE review_reports SET resolvedAt = ? WHERE reviewId = ? AND resolvedAt IS NULL',
);

/** Reopens exactly those reports that were settled at the same moment. */
export const REOPEN_REPORTS_OF_REVIEW = write(
  'reviewReports.reopenOfReview',
  'UPDATE review_reports SET resolvedAt = NULL WHERE reviewId = ? AND resolvedAt = ?',
);

export const EXPORT_REPORTS = select(
  'reviewReports.export',
  { id: int, reviewId: int, reason: text, createdAt: int, resolvedAt: nullable(int) },
  'SELECT id, reviewId, reason, createdAt, resolvedAt FROM review_reports WHERE reporterId = ? ORDER BY id',
);
