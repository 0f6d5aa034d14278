import { Injectable } from '@nestjs/common';
import { BookingTransitionsService } from '../../bookings/booking-transitions.service.js';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { mapPage, readList } from '../listing/read-list.js';
import { Where } from '../listing/where.js';
import {
  ADMIN_BOOKING_DETAIL_SELECT,
  BOOKING_STEPS_SELECT,
  toAdminBookingDetail,
  type AdminBookingDetail,
  type AdminBookingDetailRow,
  type BookingStepRow,
} from './admin-booking-detail.response.js';
import {
  ADMIN_BOOKING_COLUMNS,
  toAdminBooking,
  type AdminBooking,
  type AdminBookingRow,
} from './admin-booking.response.js';
import {
  ADMIN_BOOKING_SORTS,
  type AdminBookingSort,
  type AdminBookingsQuery,
} from './admin-bookings.query.js';

const BOOKINGS = {
  columns: ADMIN_BOOKING_COLUMNS,
  from: 'bookings b',
  sorts: ADMIN_BOOKING_SORTS,
  id: 'b.id',
};

@Injectable()
export class AdminBookingsService {
  constructor(
    private readonly sql: Sql,
    private readonly transitions: BookingTransitionsService,
  ) {}

  async list(query: AdminBookingsQuery): Promise<Page<AdminBooking>> {
    const where = new Where().equals('b.status', query.status).withinDays('b.startsAt', query.from, query.to);
    return mapPage(
      await readList<AdminBookingRow, AdminBookingSort>(this.sql, BOOKINGS, where, query),
      toAdminBooking,
    );
  }

  async getDetail(bookingId: number): Promise<AdminBookingDetail> {
    const [row, steps] = await Promise.all([
      this.sql.one<AdminBookingDetailRow>(`${ADMIN_BOOKING_DETAIL_SELECT} WHERE b.id = ?`, [bookingId]),
      this.sql.all<BookingStepRow>(`${BOOKING_STEPS_SELECT} WHERE h.bookingId = ? ORDER BY h.id`, [
        bookingId,
      ]),
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminBookingDetail(row, steps);
  }

  async markPaid(actor: Actor, bookingId: number): Promise<AdminBooking> {
    await this.transitions.markPaid(actor, bookingId);
    return this.read(bookingId);
  }

  async read(bookingId: number): Promise<AdminBooking> {
    const row = await this.sql.one<AdminBookingRow>(
      `SELECT ${ADMIN_BOOKING_COLUMNS} FROM bookings b WHERE b.id = ?`,
      [bookingId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminBooking(row);
  }
}
