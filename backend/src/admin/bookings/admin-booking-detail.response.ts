import {
  BOOKING_STATUSES,
  HOME_SIZES,
  POSTING_HOME_SIZE,
  SERVICE_IDS,
  STRANDED_DECISIONS,
  type BookingStatus,
  type StrandedDecision,
} from '@tidyhearth/domain';
import { CANCEL_REASONS, type CancelReason } from '../../bookings/events/booking.events.js';
import { STRANDED_BECAUSE, type StrandedBecause } from '../../bookings/events/stranded-booking.events.js';
import { ApiProperty } from '@nestjs/swagger';
import { AdminBooking } from './admin-booking.response.js';

const ACTORS = ['customer', 'cleaner', 'admin', 'system'] as const;
const INSTANT = { format: 'date-time', example: '2026-11-20T10:15:00.000Z' };

/** One line of a booking's history. */
export class BookingStepRecord {
  @ApiProperty({ enum: BOOKING_STATUSES })
  status: BookingStatus;

  @ApiProperty({ enum: ACTORS, description: 'Who made the step; `system` if a deadline passed' })
  actor: (typeof ACTORS)[number];

  @ApiProperty({ type: String, nullable: true, example: 'Ada Lovelace' })
  actorName: string | null;

  @ApiProperty(INSTANT)
  changedAt: string;

  @ApiProperty({ enum: CANCEL_REASONS, nullable: true, description: 'Kind of cancellation', example: null })
  reason: CancelReason | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Reason in the words of the admin who cancelled',
  })
  note: string | null;

  @ApiProperty({
    ...INSTANT,
    type: String,
    nullable: true,
    example: null,
    description: 'Start that the booking had before it was moved',
  })
  movedFrom: string | null;
}

/** The party that a confirmed booking lost, and what was decided. */
export class StrandedRecord {
  @ApiProperty({ example: 12, description: 'Id of the account' })
  personId: number;

  @ApiProperty({ enum: STRANDED_BECAUSE })
  because: StrandedBecause;

  @ApiProperty(INSTANT)
  strandedAt: string;

  @ApiProperty({
    enum: STRANDED_DECISIONS,
    nullable: true,
    description: 'Decision; null if there is none yet',
    example: null,
  })
  decision: StrandedDecision | null;

  @ApiProperty({ type: String, nullable: true, example: null })
  note: string | null;
}

/** What the team needs to answer questions about a booking. The street stays private to the two parties. */
export class AdminBookingDetail extends AdminBooking {
  @ApiProperty({ enum: SERVICE_IDS })
  serviceType: string;

  @ApiProperty({ enum: [...HOME_SIZES, POSTING_HOME_SIZE] })
  homeSize: string;

  @ApiProperty({ example: 'Oxford' })
  city: string;

  @ApiProperty({ type: String, nullable: true, example: 'Oxfordshire' })
  county: string | null;

  @ApiProperty({ description: 'Outward code of the address', example: 'OX1' })
  postcode: string;

  @ApiProperty({ example: '25.00', description: 'Agreed hourly rate in pounds' })
  hourlyRate: string;

  @ApiProperty({ example: '62.50', description: 'Hourly rate times hours, in pounds' })
  subtotal: string;

  @ApiProperty({ example: '0.00' })
  platformFee: string;

  @ApiProperty({
    type: 'integer',
    nullable: true,
    example: null,
    description: 'Id of the posted job from which it came',
  })
  postingId: number | null;

  @ApiProperty({
    enum: ACTORS,
    nullable: true,
    type: String,
    example: null,
    description: 'Who cancelled it; null if it is not cancelled',
  })
  cancelledBy: (typeof ACTORS)[number] | null;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Reason in the words of the person who cancelled',
  })
  cancellationReason: string | null;

  @ApiProperty({ example: false, description: 'Whether it was cancelled less than a day before its start' })
  isLateCancellation: boolean;

  @ApiProperty({
    type: String,
    nullable: true,
    example: null,
    description: 'Reason why the customer moved it less than a day before its start',
  })
  lateChangeReason: string | null;

  @ApiProperty({
    enum: ACTORS,
    nullable: true,
    type: String,
    example: null,
    description: 'Who said that the clean did not take place',
  })
  disputedBy: (typeof ACTORS)[number] | null;

  @ApiProperty({ ...INSTANT, type: String, nullable: true, example: null })
  disputedAt: string | null;

  @ApiProperty(INSTANT)
  createdAt: string;

  @ApiProperty({ type: [BookingStepRecord], description: 'Every status of the booking, oldest first' })
  history: BookingStepRecord[];

  @ApiProperty({
    type: [StrandedRecord],
    description: 'Parties who were suspended or closed their account, oldest first',
  })
  stranded: StrandedRecord[];
}
