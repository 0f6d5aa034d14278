import { isoOf, isoOrNull } from '../../database/columns.js';
import type { AdminReviewReportRow, AdminReviewRow } from '../queries/reviews.queries.js';
import type { AdminReview } from './admin-review.response.js';
import type { AdminReviewReport } from './review-report.record.js';

export function toAdminReview(row: AdminReviewRow): AdminReview {
  const { reviewerFirstName, reviewerLastName, revieweeFirstName, revieweeLastName, ...rest } = row;
  return {
    ...rest,
    reviewerName: `${reviewerFirstName} ${reviewerLastName}`,
    revieweeName: `${revieweeFirstName} ${revieweeLastName}`,
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
    reporterName: `${row.reporterFirstName} ${row.reporterLastName}`,
    reason: row.reason,
    reviewerName: `${row.reviewerFirstName} ${row.reviewerLastName}`,
    revieweeName: `${row.revieweeFirstName} ${row.revieweeLastName}`,
    reviewType: row.reviewType,
    rating: row.rating,
    comment: row.comment,
    hiddenAt: isoOrNull(row.hiddenAt),
    createdAt: isoOf(row.createdAt),
    resolvedAt: isoOrNull(row.resolvedAt),
  };
}
