import { isoOf, isoOrNull } from '../../database/columns.js';
import { fullName } from '../../users/full-name.js';
import type { AdminReviewReportRow, AdminReviewRow } from '../queries/reviews.queries.js';
import type { AdminReview } from './admin-review.response.js';
import type { AdminReviewReport } from './review-report.record.js';

export function toAdminReview(row: AdminReviewRow): AdminReview {
  const { reviewerFirstName, reviewerLastName, revieweeFirstName, revieweeLastName, ...rest } = row;
  return {
    ...rest,
    reviewerName: fullName(reviewerFirstName, reviewerLastName),
    revieweeName: fullName(revieweeFirstName, revieweeLastName),
    hiddenAt: isoOrNull(row.hiddenAt),
    createdAt: isoOf(row.createdAt),
  };
}

export function toAdminReviewReport(row: AdminReviewReportRow): AdminReviewReport {
  return {
    id: row.id,
    reviewId: row.reviewId,
    bookingStatus: row.bookingStatus,
    reporterId: row.reporterId,
    reporterName: fullName(row.reporterFirstName, row.reporterLastName),
    reason: row.reason,
    reviewerName: fullName(row.reviewerFirstName, row.reviewerLastName),
    revieweeName: fullName(row.revieweeFirstName, row.revieweeLastName),
    reviewType: row.reviewType,
    rating: row.rating,
    comment: row.comment,
    hiddenAt: isoOrNull(row.hiddenAt),
    createdAt: isoOf(row.createdAt),
    resolvedAt: isoOrNull(row.resolvedAt),
  };
}
