import { Injectable } from '@nestjs/common';
import { BOOKING_GROUPS, DAY_MS, dayRange } from '@tidyhearth/domain';
import { AppError, invalid } from '../common/app-error.js';
import { cutPage, decodeCursor, type Page } from '../common/paging.js';
import type { PageQuery } from '../common/page-query.js';
import { Sql, type SqlValue } from '../database/sql.js';
import { BOOKING_SELECT, toBooking, type BookingResponse, type BookingRow } from './dto/booking.response.js';
import type { BookingListQuery, BookingOrder } from './dto/booking-list.query.js';
import type { RecentBookingsQuery } from './dto/recent-bookings.query.js';

const DEFAULT_LOOKBACK_DAYS = 7;
const MAX_LOOKBACK_DAYS = 30;
const CALENDAR_PAST_DAYS = 90;
const MAX_CALENDAR_ENTRIES = 500;

interface Order {
  by: string;
  /** Where a page goes on; its `?` are the key of the last row. */
  after: string;
  keyOf: (row: BookingRow) => [number, number];
}

const startThenId = ({ startsAt, id }: BookingRow): [number, number] => [startsAt, id];

const ORDERS: Record<BookingOrder, Order> = {
  latest: {
    by: 'b.startsAt DESC, b.id DESC',
    after: 'b.startsAt <= ? AND (b.startsAt < ? OR b.id < ?)',
    keyOf: startThenId,
  },
  soonest: {
    by: 'b.startsAt, b.id',
    after: 'b.startsAt >= ? AND (b.startsAt > ? OR b.id > ?)',
    keyOf: startThenId,
  },
  newest: {
    by: 'b.createdAt DESC, b.id DESC',
    after: 'b.createdAt <= ? AND (b.createdAt < ? OR b.id < ?)',
    keyOf: ({ createdAt, id }) => [createdAt, id],
  },
};

interface Selection {
  where: string;
  params: SqlValue[];
}

/** Bookings as their parties see them, each list in one query. */
@Injectable()
export class BookingViewsService {
  constructor(private readonly sql: Sql) {}

  async getForParty(bookingId: number, userId: number): Promise<BookingResponse> {
    const row = await this.sql.one<BookingRow>(
      `${BOOKING_SELECT} WHERE b.id = ? AND (b.customerId = ? OR k.userId = ?)`,
      [userId, bookingId, userId, userId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toBooking(row, userId);
  }

  listByCustomer(userId: number, query: BookingListQuery): Promise<Page<BookingResponse>> {
    return this.list(narrowed('b.customerId = ?', userId, query), userId, query, query.order);
  }

  listByCleaner(cleanerId: number, userId: number, query: BookingListQuery): Promise<Page<BookingResponse>> {
    return this.list(narrowed('b.cleanerId = ?', cleanerId, query), userId, query, query.order);
  }

  /** What a cleaner's own calendar shows: nothing that was called off, nothing long gone. */
  async listForCalendar(cleanerId: number, userId: number): Promise<BookingResponse[]> {
    const rows = await this.sql.all<BookingRow>(
      `${BOOKING_SELECT} WHERE b.cleanerId = ? AND b.status <> 'cancelled' AND b.startsAt > ?
        ORDER BY b.startsAt, b.id LIMIT ${MAX_CALENDAR_ENTRIES}`,
      [userId, cleanerId, Date.now() - CALENDAR_PAST_DAYS * DAY_MS],
    );
    return rows.map((row) => toBooking(row, userId));
  }

  /** Of either side, changed since a moment. */
  async listRecent(userId: number, { since, ...page }: RecentBookingsQuery): Promise<Page<BookingResponse>> {
    const now = Date.now();
    const from = since === undefined ? now - DEFAULT_LOOKBACK_DAYS * DAY_MS : Date.parse(since);
    if (from < now - (MAX_LOOKBACK_DAYS + 1) * DAY_MS)
      throw invalid('since', `since can lie ${MAX_LOOKBACK_DAYS} days back at most`);
    return this.list(
      {
        where:
          '(b.customerId = ? OR b.cleanerId = (SELECT own.id FROM cleaners own WHERE own.userId = ?)) AND b.updatedAt >= ?',
        params: [userId, userId, from],
      },
      userId,
      page,
      'latest',
    );
  }

  private async list(
    { where, params }: Selection,
    viewerId: number,
    { limit, cursor }: PageQuery,
    orderName: BookingOrder,
  ): Promise<Page<BookingResponse>> {
    const order = ORDERS[orderName];
    const after =
      cursor === undefined ? undefined : decodeCursor<[number, number]>(cursor, ['number', 'number']);
    const rows = await this.sql.all<BookingRow>(
      `${BOOKING_SELECT} WHERE ${where}
        ${after ? `AND ${order.after}` : ''}
        ORDER BY ${order.by} LIMIT ${limit + 1}`,
      [viewerId, ...params, ...(after ? [after[0], after[0], after[1]] : [])],
    );
    const page = cutPage(rows, limit, order.keyOf);
    return { ...page, items: page.items.map((row) => toBooking(row, viewerId)) };
  }
}

function narrowed(side: string, id: number, { group, from, to }: BookingListQuery): Selection {
  const statuses = group === undefined ? [] : BOOKING_GROUPS[group];
  const conditions = [side];
  const params: SqlValue[] = [id];
  if (statuses.length > 0) {
    conditions.push(`b.status IN (${statuses.map(() => '?').join(', ')})`);
    params.push(...statuses);
  }
  if (from !== undefined) {
    conditions.push('b.startsAt >= ?');
    params.push(dayRange(from).startsAt);
  }
  if (to !== undefined) {
    conditions.push('b.startsAt < ?');
    params.push(dayRange(to).endsAt);
  }
  return { where: conditions.join(' AND '), params };
}
