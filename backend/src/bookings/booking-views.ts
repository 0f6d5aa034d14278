import { Injectable } from '@nestjs/common';
import { AppError, invalid } from '../common/app-error.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import type { PageQuery } from '../common/page-query.js';
import { Sql, type SqlValue } from '../database/sql.js';
import { BOOKING_SELECT, toBooking, type BookingResponse, type BookingRow } from './dto/booking.response.js';
import type { RecentBookingsQuery } from './dto/recent-bookings.query.js';

const DAY_MS = 24 * 60 * 60_000;
const DEFAULT_LOOKBACK_DAYS = 7;
const MAX_LOOKBACK_DAYS = 30;
const CALENDAR_PAST_DAYS = 90;
const MAX_CALENDAR_ENTRIES = 500;

/** Bookings as their parties see them, each list in one query. */
@Injectable()
export class BookingViews {
  constructor(private readonly sql: Sql) {}

  async forParty(bookingId: number, userId: number): Promise<BookingResponse> {
    const row = await this.sql.one<BookingRow>(
      `${BOOKING_SELECT} WHERE b.id = ? AND (b.customerId = ? OR k.userId = ?)`,
      [userId, bookingId, userId, userId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toBooking(row, userId);
  }

  /** Latest start first. */
  listOfCustomer(userId: number, page: PageQuery): Promise<Page<BookingResponse>> {
    return this.list('b.customerId = ?', [userId], userId, page);
  }

  listOfCleaner(cleanerId: number, userId: number, page: PageQuery): Promise<Page<BookingResponse>> {
    return this.list('b.cleanerId = ?', [cleanerId], userId, page);
  }

  /** What a cleaner's own calendar shows: nothing that was called off, nothing long gone. */
  async forCalendar(cleanerId: number, userId: number): Promise<BookingResponse[]> {
    const rows = await this.sql.all<BookingRow>(
      `${BOOKING_SELECT} WHERE b.cleanerId = ? AND b.status <> 'cancelled' AND b.startsAt > ?
        ORDER BY b.startsAt, b.id LIMIT ${MAX_CALENDAR_ENTRIES}`,
      [userId, cleanerId, Date.now() - CALENDAR_PAST_DAYS * DAY_MS],
    );
    return rows.map((row) => toBooking(row, userId));
  }

  /** Of either side, changed since a moment. */
  async recent(userId: number, { since, ...page }: RecentBookingsQuery): Promise<Page<BookingResponse>> {
    const now = Date.now();
    const from = since === undefined ? now - DEFAULT_LOOKBACK_DAYS * DAY_MS : Date.parse(since);
    if (from < now - (MAX_LOOKBACK_DAYS + 1) * DAY_MS)
      throw invalid('since', `since can lie ${MAX_LOOKBACK_DAYS} days back at most`);
    return this.list(
      '(b.customerId = ? OR b.cleanerId = (SELECT own.id FROM cleaners own WHERE own.userId = ?)) AND b.updatedAt >= ?',
      [userId, userId, from],
      userId,
      page,
    );
  }

  private async list(
    where: string,
    params: SqlValue[],
    viewerId: number,
    { limit, cursor }: PageQuery,
  ): Promise<Page<BookingResponse>> {
    const after =
      cursor === undefined ? undefined : decodeCursor<[number, number]>(cursor, ['number', 'number']);
    const rows = await this.sql.all<BookingRow>(
      `${BOOKING_SELECT} WHERE ${where}
        ${after ? 'AND b.startsAt <= ? AND (b.startsAt < ? OR b.id < ?)' : ''}
        ORDER BY b.startsAt DESC, b.id DESC LIMIT ${limit + 1}`,
      [viewerId, ...params, ...(after ? [after[0], after[0], after[1]] : [])],
    );
    const page = cutPage(rows, limit, (last) => [last.startsAt, last.id]);
    return { ...page, items: page.items.map((row) => toBooking(row, viewerId)) };
  }
}
