import { BOOKING_STATUSES, REVIEW_TYPES, type BookingStatus, type ReviewType } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';

export class AdminReview {
  @ApiProperty({ example: 17 })
  id: number;

  @ApiProperty({ example: 81 })
  bookingId: number;

  @ApiProperty({
    enum: BOOKING_STATUSES,
    enumName: 'BookingStatus',
    description:
      'State of the booking. Hidden reviews of a cancelled one stay hidden, since the clean did not take place',
    example: 'completed',
  })
  bookingStatus: BookingStatus;

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
