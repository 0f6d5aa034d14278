import { ApiProperty } from '@nestjs/swagger';
import { HAPPENED_AFTER_HOURS } from '@tidyhearth/domain';

class BookingCounts {
  @ApiProperty({ type: 'integer' })
  pending: number;

  @ApiProperty({ type: 'integer' })
  confirmed: number;

  @ApiProperty({ type: 'integer', description: 'With the paid ones' })
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
    description: `Confirmed ones that are over, about which this side may say whether they took place: the cleaner from the end on, the customer ${HAPPENED_AFTER_HOURS} hours later`,
  })
  awaitingWord: number;

  @ApiProperty({ type: 'integer', description: 'Starting today, not cancelled' })
  today: number;

  @ApiProperty({ type: 'integer', description: 'Starting this week, not cancelled' })
  thisWeek: number;

  @ApiProperty({ type: 'integer', description: 'Starting this month, in any status' })
  thisMonth: number;

  @ApiProperty({ example: '640.00', description: 'Of the completed ones, in pounds, with booking fees' })
  totalAmount: string;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Of the newest request' })
  requestedAt: string | null;

  @ApiProperty({ type: String, format: 'date-time', nullable: true, description: 'Of the latest change' })
  changedAt: string | null;

  @ApiProperty({
    type: String,
    format: 'date-time',
    nullable: true,
    description: 'Of the latest change to a completed one',
  })
  earnedAt: string | null;
}
