import {
  BOOKING_STATUSES,
  HOME_SIZES,
  POSTING_HOME_SIZE,
  SERVICE_IDS,
  type BookingStatus,
} from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';
import { AdminBooking } from './admin-booking.response.js';

const ACTORS = ['customer', 'cleaner', 'admin', 'system'] as const;
const INSTANT = { format: 'date-time', example: '2026-11-20T10:15:00.000Z' };

export class BookingPartyRecord {
  @ApiProperty({ example: 12, description: 'Of the account' })
  userId: number;

  @ApiProperty({ example: 'Ada Lovelace' })
  name: string;

  @ApiProperty({ example: 'ada@example.org' })
  email: string;
}

/** One line of a booking's history. */
export class BookingStepRecord {
  @ApiProperty({ enum: BOOKING_STATUSES })
  status: BookingStatus;

  @ApiProperty({ enum: ACTORS, description: '`system`: a deadline passed' })
  actor: (typeof ACTORS)[number];

  @ApiProperty({ type: String, nullable: true, example: 'Ada Lovelace' })
  actorName: string | null;

  @ApiProperty(INSTANT)
  changedAt: string;
}

/** What it takes to answer a question about a booking. The street stays between the two parties. */
export class AdminBookingDetail extends AdminBooking {
  @ApiProperty({ enum: SERVICE_IDS })
  serviceType: string;

  @ApiProperty({ enum: [...HOME_SIZES, POSTING_HOME_SIZE] })
  homeSize: string;

  @ApiProperty()
  customer: BookingPartyRecord;

  @ApiProperty()
  cleaner: BookingPartyRecord;

  @ApiProperty({ example: 'Oxford' })
  city: string;

  @ApiProperty({ type: String, nullable: true, example: 'Oxfordshire' })
  county: string | null;

  @ApiProperty({ description: 'Outward code', example: 'OX1' })
  postcode: string;

  @ApiProperty({ example: '25.00', description: 'As agreed' })
  hourlyRate: string;

  @ApiProperty({ example: '62.50', description: 'Rate times hours' })
  subtotal: string;

  @ApiProperty({ example: '0.00' })
  platformFee: string;

  @ApiProperty({ type: 'integer', nullable: true, example: null, description: 'The posted job it came from' })
  postingId: number | null;

  @ApiProperty(INSTANT)
  createdAt: string;

  @ApiProperty({ type: [BookingStepRecord], description: 'Every status it has had, oldest first' })
  history: BookingStepRecord[];
}
