import { REVIEW_TYPES, type ReviewType } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';
import { isoOf, isoOrNull } from '../../database/columns.js';

export class AdminReview {
  @ApiProperty({ example: 17 })
  id: number;

  @ApiProperty({ example: 81 })
  bookingId: number;

  @ApiProperty({ example: 12 })
  reviewerId: number;

  @ApiProperty({ example: 'Ada Lovelace' })
  reviewerName: string;

  @ApiProperty({ example: 15 })
  revieweeId: number;

  @ApiProperty({ example: 'Grace Hopper' })
  revieweeName: string;

  @ApiProperty({ enum: REVIEW_TYPES })
  reviewType: ReviewType;

  @ApiProperty({ example: 5 })
  rating: number;

  @ApiProperty({ example: 'Careful, friendly and on time.' })
  comment: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, example: null })
  hiddenAt: string | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  hiddenReason: string | null;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}

export type AdminReviewRow = Omit<AdminReview, 'reviewerName' | 'revieweeName' | 'hiddenAt' | 'createdAt'> & {
  reviewerFirstName: string;
  reviewerLastName: string;
  revieweeFirstName: string;
  revieweeLastName: string;
  hiddenAt: number | null;
  createdAt: number;
};

export const ADMIN_REVIEW_COLUMNS = `r.id, r.bookingId, r.reviewerId, writer.firstName AS reviewerFirstName,
  writer.lastName AS reviewerLastName, r.revieweeId, subject.firstName AS revieweeFirstName,
  subject.lastName AS revieweeLastName, r.reviewType, r.rating, r.comment, r.hiddenAt, r.hiddenReason, r.createdAt`;
export const ADMIN_REVIEW_FROM =
  'reviews r JOIN users writer ON writer.id = r.reviewerId JOIN users subject ON subject.id = r.revieweeId';

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
