import { BOOKING_STATUSES, type BookingStatus } from '@tidyhearth/domain';
import { ApiProperty } from '@nestjs/swagger';
import { amountOf, isoOf } from '../../database/columns.js';

export interface AdminBookingRow {
  id: number;
  startsAt: number;
  durationMinutes: number;
  totalPence: number;
  status: BookingStatus;
}

export const ADMIN_BOOKING_COLUMNS = 'b.id, b.startsAt, b.durationMinutes, b.totalPence, b.status';

/** What the console needs of a booking; who lives where is between the two parties. */
export class AdminBooking {
  @ApiProperty({ example: 81 })
  id: number;

  @ApiProperty({ format: 'date-time', description: 'Its start', example: '2027-03-15T09:00:00.000Z' })
  date: string;

  @ApiProperty({ description: 'Hours', example: 2.5 })
  duration: number;

  @ApiProperty({ example: '62.50' })
  totalCost: string;

  @ApiProperty({ enum: BOOKING_STATUSES })
  status: BookingStatus;
}

export function toAdminBooking(row: AdminBookingRow): AdminBooking {
  return {
    id: row.id,
    date: isoOf(row.startsAt),
    duration: row.durationMinutes / 60,
    totalCost: amountOf(row.totalPence),
    status: row.status,
  };
}
