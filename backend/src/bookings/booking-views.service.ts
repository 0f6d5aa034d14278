import { Injectable } from '@nestjs/common';
import { BOOKING_GROUPS, DAY_MS, dayRange, HOUR_MS, LOOK_BACK } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { PageQuery } from '../common/page-query.js';
import { cutPage, decodeOrderedCursor, type OrderedKey, type Page } from '../common/paging.js';
import { Config } from '../config/config.js';
import { Sql, type SqlValue } from '../database/sql.js';
import { AgreedWorkService } from './agreed-work.service.js';
import {
  FIND_BOOKING_OF_PARTY,
  LIST_BEGUN_BOOKINGS_FOR_CALENDAR,
  LIST_BOOKINGS,
  LIST_BOOKINGS_AHEAD_FOR_CALENDAR,
  type BookingListShape,
  type BookingRow,
} from './booking-views.queries.js';
import { toBooking } from './booking.mapper.js';
import { takesBookings } from './contact-with-other.js';
import type { BookingListQuery, BookingOrder } from './dto/booking-list.query.js';
import type { BookingResponse } from './dto/booking.response.js';
import type { RecentBookingsQuery } from './dto/recent-bookings.query.js';
import { ObstaclesService } from './obstacles.service.js';

const CALENDAR_PAST_DAYS = 90;

const KEYS: Record<BookingOrder, (row: BookingRow) => OrderedKey> = {
  latest: ({ startsAt, id }) => [startsAt, id],
  soonest: ({ startsAt, id }) => [startsAt, id],
  newest: ({ createdAt, id }) => [createdAt, id],
};

interface Selection {
  shape: Pick<BookingListShape, 'owner' | 'statuses' | 'hasFrom' | 'hasTo'>;
  params: SqlValue[];
}

/** Bookings as their parties see them. A list takes as many queries as a single one. */
@Injectable()
export class BookingViewsService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly agreedWork: AgreedWorkService,
    private readonly obstacles: ObstaclesService,
  ) {}

  async getForParty(bookingId: number, userId: number, sql: Sql = this.sql): Promise<BookingResponse> {
    const rows = await sql.all(FIND_BOOKING_OF_PARTY, [bookingId, userId, userId]);
    const [booking] = await this.show(rows, userId, sql);
    if (!booking) throw new AppError('NOT_FOUND');
    return booking;
  }

  listByCustomer(userId: number, query: BookingListQuery): Promise<Page<BookingResponse>> {
    return this.list(narrowed('customer', userId, query), userId, query, query.order);
  }

  listByCleaner(cleanerId: number, userId: number, query: BookingListQuery): Promise<Page<BookingResponse>> {
    return this.list(narrowed('cleaner', cleanerId, query), userId, query, query.order);
  }

  /** Bookings that a cleaner has to move, cancel or decline to be free in blocked time. */
  listInBlocks(cleanerId: number, userId: number, page: PageQuery): Promise<Page<BookingResponse>> {
    const shape = { owner: 'inBlocks', statuses: 0, hasFrom: false, hasTo: false } as const;
    return this.list({ shape, params: [cleanerId, Date.now()] }, userId, page, 'soonest');
  }

  /**
   * A cleaner's bookings for the calendar feed: agreed ones, except old ones, and cancelled or moved ones until they
   * would have ended.
   */
  async listForCalendar(cleanerId: number, userId: number): Promise<BookingResponse[]> {
    const now = Date.now();
    const since = now - CALENDAR_PAST_DAYS * DAY_MS;
    const [begun, ahead] = await Promise.all([
      this.sql.all(LIST_BEGUN_BOOKINGS_FOR_CALENDAR, [cleanerId, since, now, now]),
      this.sql.all(LIST_BOOKINGS_AHEAD_FOR_CALENDAR, [cleanerId, now, now]),
    ]);
    return this.show([...begun.toReversed(), ...ahead], userId);
  }

  /** A user's bookings, on either side, that have changed since an instant. */
  async listRecent(userId: number, { since, ...page }: RecentBookingsQuery): Promise<Page<BookingResponse>> {
    const now = Date.now();
    const from = since === undefined ? now - LOOK_BACK.bookingDays * DAY_MS : Date.parse(since);
    return this.list(
      {
        shape: { owner: 'changedForUser', statuses: 0, hasFrom: false, hasTo: false },
        params: [userId, userId, Math.max(from, now - LOOK_BACK.maxDays * DAY_MS)],
      },
      userId,
      page,
      'latest',
    );
  }

  private async list(
    { shape, params }: Selection,
    viewerId: number,
    { limit, cursor }: PageQuery,
    order: BookingOrder,
  ): Promise<Page<BookingResponse>> {
    const after = cursor === undefined ? undefined : decodeOrderedCursor(cursor, order);
    const statement = LIST_BOOKINGS({ ...shape, order, isFirstPage: after === undefined }, limit + 1);
    const rows = await this.sql.all(statement, [...params, ...(after ? [after[0], after[0], after[1]] : [])]);
    const page = cutPage(rows, limit, (last) => [order, ...KEYS[order](last)]);
    return { ...page, items: await this.show(page.items, viewerId) };
  }

  private async show(rows: BookingRow[], viewerId: number, sql = this.sql): Promise<BookingResponse[]> {
    const answerWithinMs = this.config.requestReleaseHours * HOUR_MS;
    const mayWriteTo = await this.agreedWork.limitFor(sql, viewerId, rows);
    const now = Date.now();
    const requests = rows.filter((row) => isAnswerable(row, now));
    const obstacles = await this.obstacles.of(
      requests.map((row) => ({ ...row, takesBookings: takesBookings(row) })),
      sql,
    );
    const view = { viewerId, now, answerWithinMs, mayWriteTo, obstacles };
    return rows.map((row) => toBooking(row, view));
  }
}

/** A request that its cleaner can still answer. */
const isAnswerable = ({ status, startsAt }: BookingRow, now: number) =>
  status === 'pending' && startsAt > now;

function narrowed(
  owner: 'customer' | 'cleaner',
  id: number,
  { group, from, to }: BookingListQuery,
): Selection {
  const statuses = group === undefined ? [] : BOOKING_GROUPS[group];
  const shape = { owner, statuses: statuses.length, hasFrom: from !== undefined, hasTo: to !== undefined };
  const params: SqlValue[] = [id, ...statuses];
  if (from !== undefined) params.push(dayRange(from).startsAt);
  if (to !== undefined) params.push(dayRange(to).endsAt);
  return { shape, params };
}
