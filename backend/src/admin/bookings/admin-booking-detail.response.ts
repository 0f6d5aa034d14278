import {
  BOOKING_STATUSES,
  HOME_SIZES,
  POSTING_HOME_SIZE,
  priceOf,
  SERVICE_IDS,
  type BookingStatus,
} from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';
import { amountOf, isoOf } from '../../database/columns.js';
import {
  AdminBooking,
  ADMIN_BOOKING_COLUMNS,
  toAdminBooking,
  type AdminBookingRow,
} from './admin-booking.response.js';

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

export interface AdminBookingDetailRow extends AdminBookingRow {
  serviceType: string;
  homeSize: string;
  city: string;
  county: string | null;
  postcode: string;
  hourlyRatePence: number;
  postingId: number | null;
  createdAt: number;
  customerId: number;
  customerFirstName: string;
  customerLastName: string;
  customerEmail: string;
  cleanerUserId: number;
  cleanerFirstName: string;
  cleanerLastName: string;
  cleanerEmail: string;
}

export interface BookingStepRow {
  toStatus: BookingStatus;
  changedBy: number | null;
  changedAt: number;
  firstName: string | null;
  lastName: string | null;
}

export const ADMIN_BOOKING_DETAIL_SELECT = `SELECT ${ADMIN_BOOKING_COLUMNS}, b.serviceType, b.homeSize, b.city, b.county,
    b.postcode, b.hourlyRatePence, b.postingId, b.createdAt, b.customerId, k.userId AS cleanerUserId,
    customer.firstName AS customerFirstName, customer.lastName AS customerLastName, customer.email AS customerEmail,
    worker.firstName AS cleanerFirstName, worker.lastName AS cleanerLastName, worker.email AS cleanerEmail
  FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
  JOIN users customer ON customer.id = b.customerId JOIN users worker ON worker.id = k.userId`;
export const BOOKING_STEPS_SELECT = `SELECT h.toStatus, h.changedBy, h.changedAt, u.firstName, u.lastName
  FROM booking_history h LEFT JOIN users u ON u.id = h.changedBy`;

export function toAdminBookingDetail(
  row: AdminBookingDetailRow,
  steps: readonly BookingStepRow[],
): AdminBookingDetail {
  const { subtotalPence } = priceOf(row.hourlyRatePence, row.durationMinutes);
  return {
    ...toAdminBooking(row),
    serviceType: row.serviceType,
    homeSize: row.homeSize,
    customer: {
      userId: row.customerId,
      name: `${row.customerFirstName} ${row.customerLastName}`,
      email: row.customerEmail,
    },
    cleaner: {
      userId: row.cleanerUserId,
      name: `${row.cleanerFirstName} ${row.cleanerLastName}`,
      email: row.cleanerEmail,
    },
    city: row.city,
    county: row.county,
    postcode: row.postcode.split(' ', 1)[0] ?? '',
    hourlyRate: amountOf(row.hourlyRatePence),
    subtotal: amountOf(subtotalPence),
    platformFee: amountOf(row.totalPence - subtotalPence),
    postingId: row.postingId,
    createdAt: isoOf(row.createdAt),
    history: steps.map((step) => toStep(step, row)),
  };
}

function toStep(step: BookingStepRow, booking: AdminBookingDetailRow): BookingStepRecord {
  return {
    status: step.toStatus,
    actor: actorOf(step.changedBy, booking),
    actorName: step.firstName === null ? null : `${step.firstName} ${step.lastName ?? ''}`.trim(),
    changedAt: isoOf(step.changedAt),
  };
}

function actorOf(
  userId: number | null,
  { customerId, cleanerUserId }: AdminBookingDetailRow,
): BookingStepRecord['actor'] {
  if (userId === null) return 'system';
  if (userId === customerId) return 'customer';
  return userId === cleanerUserId ? 'cleaner' : 'admin';
}
