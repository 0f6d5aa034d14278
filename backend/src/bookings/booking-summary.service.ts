import { Injectable } from '@nestjs/common';
import { dayRange, formatAmount, HAPPENED_AFTER_HOURS, HOUR_MS, ukToday } from '@tidyhearth/domain';
import { isoOrNull } from '../database/columns.js';
import { Sql } from '../database/sql.js';
import { SUMMARIZE_BOOKINGS } from './booking-summary.queries.js';
import type { BookingSummaryResponse } from './dto/booking-summary.response.js';
import { daysOf, type DayRange } from './earnings/earnings-period.js';

/** How long after the end of a clean each side may say that it took place. */
const WORD_AFTER_MS = { customerId: HAPPENED_AFTER_HOURS * HOUR_MS, cleanerId: 0 };

const instants = ({ from, to }: DayRange) => [dayRange(from).startsAt, dayRange(to).endsAt];

/** The figures on a dashboard, over all bookings, in one query. */
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
    const row = await this.sql.one(SUMMARIZE_BOOKINGS(side), [
      now - WORD_AFTER_MS[side],
      ...instants({ from: today, to: today }),
      ...instants(daysOf('this-week', now)),
      ...instants(daysOf('this-month', now)),
      id,
    ]);
    if (!row) throw new Error('an aggregate without GROUP BY answers one row');
    return {
      counts: {
        pending: row.pending,
        confirmed: row.confirmed,
        completed: row.completed,
        cancelled: row.cancelled,
      },
      awaitingWord: row.awaitingWord,
      today: row.today,
      thisWeek: row.thisWeek,
      thisMonth: row.thisMonth,
      totalAmount: formatAmount(row.total),
      requestedAt: isoOrNull(row.requestedAt),
      changedAt: isoOrNull(row.changedAt),
      earnedAt: isoOrNull(row.earnedAt),
    };
  }
}
