import { ApiProperty } from '@nestjs/swagger';
import { HAPPENED_AFTER_HOURS } from '@tidyhearth/domain';

class BookingCounts {
  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  confirmed: number;

  @ApiProperty({ type: 'integer', description: 'Number of completed bookings, including paid ones' })
  completed: number;

  @ApiProperty({ type: 'integer' })
  cancelled: number;
}

/** Figures about all bookings of one side. Days, weeks (from Sunday) and months are in UK time, by the start. */
export class BookingSummaryResponse {
  @ApiProperty({ type: BookingCounts })
  counts: BookingCounts;

  @ApiProperty({
    type: 'integer',
    description: `Number of confirmed bookings that are over and await this party’s word on whether they took place: the cleaner’s from their end, the customer’s ${HAPPENED_AFTER_HOURS} hours later`,
  })
  awaitingWord: number;

  @ApiProperty({ type: 'integer', description: 'Number of bookings that start today and are not cancelled' })
  today: number;

  @ApiProperty({
    type: 'integer',
    description: 'Number of bookings that start this week and are not cancelled',
  })
  thisWeek: number;

  @ApiProperty({ type: 'integer', description: 'Number of bookings that start this month, in any status' })
  thisMonth: number;

  @ApiProperty({
    example: '640.00',
    description: 'Total of the completed bookings in pounds, including booking fees',
  })
  totalAmount: string;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the newest request',
  })
  requestedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the latest change',
  })
  changedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Time of the latest change to a completed booking',
  })
  earnedAt: string | null;
}
