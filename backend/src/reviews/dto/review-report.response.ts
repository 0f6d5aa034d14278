import { ApiProperty } from '@nestjs/swagger';

/** A report of a review, as the person who sent it sees it. */
export class ReviewReportResponse {
  @ApiProperty({ type: 'integer', example: 5 })
  id: number;

  @ApiProperty({ type: 'integer', example: 17 })
  reviewId: number;

  @ApiProperty({ example: 'It names my home address.' })
  reason: string;

  @ApiProperty({ format: 'date-time', example: '2026-11-20T10:15:00.000Z' })
  createdAt: string;
}
