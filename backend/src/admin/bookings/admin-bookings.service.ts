import { Injectable } from '@nestjs/common';
import { dayRange, SEARCHED_PEOPLE_MAX, ukToday, type StrandedDecision } from '@tidyhearth/domain';
import { BookingTransitionsService } from '../../bookings/booking-transitions.service.js';
import { StrandedBookingsService } from '../../bookings/stranded/stranded-bookings.service.js';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import type { Page } from '../../common/paging.js';
import { Sql } from '../../database/sql.js';
import { findNamedAccount } from '../listing/named-account.js';
import { readList, readTotal } from '../listing/read-list.js';
import {
  COUNT_BOOKINGS,
  filterBookingPeople,
  filterBookings,
  FIND_BOOKING_PEOPLE,
  LIST_NEXT_BOOKINGS,
  type BookingPeople,
  FIND_BOOKING,
  FIND_BOOKING_DETAIL,
  LIST_BOOKING_STEPS,
  LIST_BOOKINGS,
  LIST_STRANDED_OF_BOOKING,
} from '../queries/bookings.queries.js';
import type { AdminBookingDetail } from './admin-booking-detail.response.js';
import { toAdminBooking, toAdminBookingDetail } from './admin-booking.mapper.js';
import type { AdminBooking } from './admin-booking.response.js';
import type { CancelBookingDto } from './decide-booking.dto.js';
import { NEXT_FIRST, type AdminBookingsQuery } from './admin-bookings.query.js';

const BOOKINGS = { page: LIST_BOOKINGS, total: COUNT_BOOKINGS };

@Injectable()
export class AdminBookingsService {
  constructor(
    private readonly sql: Sql,
    private readonly transitions: BookingTransitionsService,
    private readonly stranded: StrandedBookingsService,
  ) {}

  async list(query: AdminBookingsQuery): Promise<Page<AdminBooking>> {
    const people = await this.findPeople(query.search);
    if (people?.length === 0) return { items: [], total: 0 };
    const { sort } = query;
    const where = filterBookings(query, people);
    if (sort !== NEXT_FIRST) return readList(this.sql, BOOKINGS, where, { ...query, sort }, toAdminBooking);
    const today = dayRange(ukToday()).startsAt;
    const ahead = filterBookings(query, people).add('b.startsAt >= ?', today);
    const past = filterBookings(query, people).add('b.startsAt < ?', today);
    const [total, rows] = await Promise.all([
      readTotal(this.sql, COUNT_BOOKINGS, where),
      this.sql.all(LIST_NEXT_BOOKINGS(ahead.sql, past.sql, query), [...ahead.params, ...past.params]),
    ]);
    return { items: rows.map(toAdminBooking), total };
  }

  /**
   * @returns undefined if the search is empty
   * @throws AppError VALIDATION_FAILED if too many people match to read their bookings by an index
   */
  private async findPeople(search = ''): Promise<BookingPeople | undefined> {
    if (search.trim() === '') return undefined;
    const where = filterBookingPeople(search, await findNamedAccount(this.sql, search));
    const limit = SEARCHED_PEOPLE_MAX + 1;
    const people = await this.sql.all(FIND_BOOKING_PEOPLE(where.sql), [...where.params, limit]);
    if (people.length < limit) return people;
    const message = `More than ${SEARCHED_PEOPLE_MAX} people match. Type more of the name, or the whole email address.`;
    throw new AppError('VALIDATION_FAILED', { message, details: [{ path: 'search', msg: message }] });
  }

  async getDetail(bookingId: number): Promise<AdminBookingDetail> {
    const [row, steps, stranded] = await Promise.all([
      this.sql.one(FIND_BOOKING_DETAIL, [bookingId]),
      this.sql.all(LIST_BOOKING_STEPS, [bookingId]),
      this.sql.all(LIST_STRANDED_OF_BOOKING, [bookingId]),
    ]);
    if (!row) throw new AppError('NOT_FOUND');
    return toAdminBookingDetail(row, steps, stranded);
  }

  async cancel(
    actor: Actor,
    bookingId: number,
    { reason, seenStartsAt }: CancelBookingDto,
  ): Promise<AdminBookingDetail> {
    await this.stranded.cancel(actor.userId, bookingId, reason, seenStartsAt);
    return this.getDetail(bookingId);
  }

  async decide(
    actor: Actor,
    bookingId: number,
    decision: StrandedDecision,
    note: string,
  ): Promise<AdminBookingDetail> {
    await this.stranded.decide(actor.userId, bookingId, decision, note);
    return this.getDetail(bookingId);
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
