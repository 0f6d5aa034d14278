import { BOOKING_STATUSES, REVIEW_TYPES, type BookingStatus, type ReviewType } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';

const INSTANT = { type: String, format: 'date-time', example: '2026-11-20T10:15:00.000Z' };

/** A report with the review it is about: everything that is needed for a decision. */
export class AdminReviewReport {
  @ApiProperty({ example: 5 })
  id: number;

  @ApiProperty({ example: 17 })
  reviewId: number;

  @ApiProperty({
    enum: BOOKING_STATUSES,
    enumName: 'BookingStatus',
    description: 'State of the reviewed booking',
    example: 'completed',
  })
  bookingStatus: BookingStatus;

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
