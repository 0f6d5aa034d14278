import { Injectable } from '@nestjs/common';
import { dayRange, formatAmount, ukToday } from '@tidyhearth/domain';
import { isoOf } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import type { BookingSummaryResponse } from './dto/booking-summary.response.js';
import { daysOf, type DayRange } from './earnings/earnings-period.js';

interface SummaryRow {
  pending: number;
  confirmed: number;
  completed: number;
  cancelled: number;
  today: number;
  thisWeek: number;
  thisMonth: number;
  total: number;
  requestedAt: number | null;
  changedAt: number | null;
  earnedAt: number | null;
}

const countIf = (condition: string) => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
const EARNED = "status IN ('completed', 'paid')";
const LIVE_WITHIN = "status <> 'cancelled' AND startsAt >= ? AND startsAt < ?";

const instants = ({ from, to }: DayRange) => [dayRange(from).startsAt, dayRange(to).endsAt];
const instantOf = (instant: number | null) => (instant === null ? null : isoOf(instant));

/** What a dashboard shows of all bookings, counted by the database in one query however many there are. */
@Injectable()
export class BookingSummaryService {
  constructor(private readonly sql: Sql) {}

  summarizeForCustomer(userId: number): Promise<BookingSummaryResponse> {
    return this.summarize('customerId', userId);
  }

  summarizeForCleaner(cleanerId: number): Promise<BookingSummaryResponse> {
    return this.summarize('cleanerId', cleanerId);
  }

  private async summarize(
    side: 'customerId' | 'cleanerId',
    id: number,
    now = Date.now(),
  ): Promise<BookingSummaryResponse> {
    const today = ukToday(now);
    const row = await this.sql.one<SummaryRow>(
      `SELECT ${countIf("status = 'pending'")} AS pending,
        ${countIf("status = 'confirmed'")} AS confirmed,
        ${countIf(EARNED)} AS completed,
        ${countIf("status = 'cancelled'")} AS cancelled,
        ${countIf(LIVE_WITHIN)} AS today,
        ${countIf(LIVE_WITHIN)} AS thisWeek,
        ${countIf('startsAt >= ? AND startsAt < ?')} AS thisMonth,
        COALESCE(SUM(CASE WHEN ${EARNED} THEN totalPence END), 0) AS total,
        MAX(requestedAt) AS requestedAt,
        MAX(updatedAt) AS changedAt,
        MAX(CASE WHEN ${EARNED} THEN updatedAt END) AS earnedAt
      FROM bookings WHERE ${side} = ?`,
      [
        ...instants({ from: today, to: today }),
        ...instants(daysOf('this-week', now)),
        ...instants(daysOf('this-month', now)),
        id,
      ],
    );
    if (!row) throw new Error('an aggregate without GROUP BY answers one row');
    return {
      counts: {
        pending: row.pending,
        confirmed: row.confirmed,
        completed: row.completed,
        cancelled: row.cancelled,
      },
      today: row.today,
      thisWeek: row.thisWeek,
      thisMonth: row.thisMonth,
      totalAmount: formatAmount(row.total),
      requestedAt: instantOf(row.requestedAt),
      changedAt: instantOf(row.changedAt),
      earnedAt: instantOf(row.earnedAt),
    };
  }
}
