import { ApiProperty } from '@nestjs/swagger';
import { REVIEW_TYPES, type ReviewType } from '@tidyhearth/domain';

class Reviewer {
  @ApiProperty({ example: 'Ada' })
  firstName: string;
}

class StarCount {
  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  rating: number;

  @ApiProperty({ type: 'integer', example: 12 })
  reviews: number;
}

export class ReviewSpreadResponse {
  @ApiProperty({ type: 'integer', example: 12 })
  reviewCount: number;

  @ApiProperty({ type: [StarCount], description: 'One entry for each number of stars, five stars first' })
  stars: StarCount[];
}

export class ReviewResponse {
  @ApiProperty({ type: 'integer' })
  id: number;

  @ApiProperty({ type: 'integer' })
  bookingId: number;

  @ApiProperty({ type: 'integer' })
  reviewerId: number;

  @ApiProperty({ type: 'integer' })
  revieweeId: number;

  @ApiProperty({ enum: REVIEW_TYPES, enumName: 'ReviewType' })
  reviewType: ReviewType;

  @ApiProperty({ type: 'integer', minimum: 1, maximum: 5, example: 5 })
  rating: number;

  @ApiProperty({ example: 'Careful, friendly and on time. The kitchen has never looked better.' })
  comment: string;

  @ApiProperty({ format: 'date-time', example: '2027-03-15T13:05:00.000Z' })
  createdAt: string;

  @ApiProperty({ type: Reviewer })
  reviewer: Reviewer;
}
