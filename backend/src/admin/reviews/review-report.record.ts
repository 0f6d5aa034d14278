import { REVIEW_TYPES, type ReviewType } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';
import { isoOf, isoOrNull } from '../../database/columns.js';

const INSTANT = { type: String, format: 'date-time', example: '2026-11-20T10:15:00.000Z' };

/** A report with the review it is about: all that is needed to decide. */
export class AdminReviewReport {
  @ApiProperty({ example: 5 })
  id: number;

  @ApiProperty({ example: 17 })
  reviewId: number;

  @ApiProperty({ example: 15 })
  reporterId: number;

  @ApiProperty({ example: 'Grace Hopper' })
  reporterName: string;

  @ApiProperty({ example: 'It names my home address.' })
  reason: string;

  @ApiProperty({ example: 'Ada Lovelace' })
  reviewerName: string;

  @ApiProperty({ example: 'Grace Hopper' })
  revieweeName: string;

  @ApiProperty({ enum: REVIEW_TYPES })
  reviewType: ReviewType;

  @ApiProperty({ example: 1 })
  rating: number;

  @ApiProperty({ example: 'Came late to 12 Broad Street.' })
  comment: string;

  @ApiProperty({ ...INSTANT, nullable: true, example: null })
  hiddenAt: string | null;

  @ApiProperty(INSTANT)
  createdAt: string;

  @ApiProperty({ ...INSTANT, nullable: true, example: null })
  resolvedAt: string | null;
}

type Names = 'reporterName' | 'reviewerName' | 'revieweeName';
type Instants = 'hiddenAt' | 'createdAt' | 'resolvedAt';

export type AdminReviewReportRow = Omit<AdminReviewReport, Names | Instants> & {
  reporterFirstName: string;
  reporterLastName: string;
  reviewerFirstName: string;
  reviewerLastName: string;
  revieweeFirstName: string;
  revieweeLastName: string;
  hiddenAt: number | null;
  createdAt: number;
  resolvedAt: number | null;
};

export const REVIEW_REPORT_COLUMNS = `f.id, f.reviewId, f.reporterId, reporter.firstName AS reporterFirstName,
  reporter.lastName AS reporterLastName, f.reason, f.createdAt, f.resolvedAt, writer.firstName AS reviewerFirstName,
  writer.lastName AS reviewerLastName, subject.firstName AS revieweeFirstName, subject.lastName AS revieweeLastName,
  r.reviewType, r.rating, r.comment, r.hiddenAt`;
export const REVIEW_REPORT_FROM = `review_reports f JOIN reviews r ON r.id = f.reviewId
  JOIN users reporter ON reporter.id = f.reporterId JOIN users writer ON writer.id = r.reviewerId
  JOIN users subject ON subject.id = r.revieweeId`;

export function toAdminReviewReport(row: AdminReviewReportRow): AdminReviewReport {
  return {
    id: row.id,
    reviewId: row.reviewId,
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
