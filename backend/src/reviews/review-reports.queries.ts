import { int, nullable, select, text, write } from '../database/statement.js';

/** Whoever may read a review: everybody about a cleaner, the customer and booked cleaners about a customer. */
export const FIND_READABLE_REVIEW = select(
  'reviewReports.findReadableReview',
  { id: int, reviewerId: int },
  `SELECT r.id, r.reviewerId FROM reviews r
    WHERE r.id = ? AND r.hiddenAt IS NULL
      AND (r.reviewType = 'customer-to-cleaner' OR r.revieweeId = ? OR r.reviewerId = ?
           OR EXISTS (SELECT 1 FROM bookings b JOIN cleaners c ON c.id = b.cleanerId
                       WHERE b.customerId = r.revieweeId AND c.userId = ?))`,
);

export const INSERT_REPORT = write(
  'reviewReports.insert',
  'INSERT INTO review_reports (reviewId, reporterId, reason, createdAt) VALUES (?, ?, ?, ?)',
);

export const FIND_REPORT = select(
  'reviewReports.find',
  { reviewId: int, reason: text },
  'SELECT reviewId, reason FROM review_reports WHERE id = ?',
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

/** Exactly those that were settled at one moment. */
export const REOPEN_REPORTS_OF_REVIEW = write(
  'reviewReports.reopenOfReview',
  'UPDATE review_reports SET resolvedAt = NULL WHERE reviewId = ? AND resolvedAt = ?',
);

export const EXPORT_REPORTS = select(
  'reviewReports.export',
  { id: int, reviewId: int, reason: text, createdAt: int, resolvedAt: nullable(int) },
  'SELECT id, reviewId, reason, createdAt, resolvedAt FROM review_reports WHERE reporterId = ? ORDER BY id',
);
