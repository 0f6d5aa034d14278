import { Injectable } from '@nestjs/common';
import { BookingTransitionsService } from '../../bookings/booking-transitions.service.js';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { readList } from '../listing/read-list.js';
import {
  COUNT_BOOKINGS,
  filterBookings,
  FIND_BOOKING,
  FIND_BOOKING_DETAIL,
  LIST_BOOKING_STEPS,
  LIST_BOOKINGS,
} from '../queries/bookings.queries.js';
import type { AdminBookingDetail } from './admin-booking-detail.response.js';
import { toAdminBooking, toAdminBookingDetail } from './admin-booking.mapper.js';
import type { AdminBooking } from './admin-booking.response.js';
import type { AdminBookingsQuery } from './admin-bookings.query.js';

const BOOKINGS = { page: LIST_BOOKINGS, total: COUNT_BOOKINGS };

@Injectable()
export class AdminBookingsService {
  constructor(
    private readonly sql: Sql,
    private readonly transitions: BookingTransitionsService,
  ) {}

  async list(query: AdminBookingsQuery): Promise<Page<AdminBooking>> {
    return readList(this.sql, BOOKINGS, filterBookings(query), query, toAdminBooking);
  }

  async getDetail(bookingId: number): Promise<AdminBookingDetail> {
    const [row, steps] = await Promise.all([
      this.sql.one(FIND_BOOKING_DETAIL, [bookingId]),
      this.sql.all(LIST_BOOKING_STEPS, [bookingId]),
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminBookingDetail(row, steps);
  }

  async markPaid(actor: Actor, bookingId: number): Promise<AdminBooking> {
    await this.transitions.markPaid(actor, bookingId);
    return this.read(bookingId);
  }

  async read(bookingId: number): Promise<AdminBooking> {
    const row = await this.sql.one(FIND_BOOKING, [bookingId]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminBooking(row);
  }
}
