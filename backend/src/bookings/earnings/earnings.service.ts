import { Injectable } from '@nestjs/common';
import { BASIS_POINTS, formatAmount, ukToday } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { EngineHintsService } from '../../database/engine-hints.service.js';
import { Sql } from '../../database/sql.js';
import { daysOf, endOfMonth, type DayRange, type EarningsPeriod } from './earnings-period.js';
import {
  LIST_EARNED_BOOKINGS,
  LIST_EARNINGS_BY,
  SUM_EARNINGS,
  type EarningsTotals,
  type EarningsTransactionRow,
} from './earnings.queries.js';
import type { EarningsResponse, EarningsTransaction } from './earnings.response.js';

const RECENT = 10;

/** Reports what a cleaner has earned. The database computes every figure. */
@Injectable()
export class EarningsService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
    private readonly hints: EngineHintsService,
  ) {}

  async getReport(cleanerId: number, period: EarningsPeriod, now = Date.now()): Promise<EarningsResponse> {
    const days = daysOf(period, now);
    const [totals, week, month, all, series, transactions] = await Promise.all([
      this.totals(cleanerId, days),
      this.totals(cleanerId, daysOf('this-week', now)),
      this.totals(cleanerId, daysOf('this-month', now)),
      this.totals(cleanerId, daysOf('all-time', now)),
      this.series(cleanerId, period, days),
      this.listTransactions(cleanerId, days, RECENT),
    ]);
    const { gross, fee, jobs, minutes, paidJobs, paid } = totals;
    const rate = this.config.platformFeeBasisPoints;
    const pendingJobs = jobs - paidJobs;
    const net = (of: EarningsTotals) => formatAmount(of.gross - of.fee);
    return {
      period,
      gross: formatAmount(gross),
      fee: formatAmount(fee),
      net: formatAmount(gross - fee),
      feeRate: rate / BASIS_POINTS,
      lowestFeeRate: (totals.lowestRate ?? rate) / BASIS_POINTS,
      highestFeeRate: (totals.highestRate ?? rate) / BASIS_POINTS,
      jobs,
      averageJob: formatAmount(jobs === 0 ? 0 : Math.floor((2 * gross + jobs) / (2 * jobs))),
      hours: minutes / 60,
      paidJobs,
      pendingJobs,
      paidAmount: formatAmount(paid),
      pendingAmount: formatAmount(gross - fee - paid),
      nextPayout: pendingJobs > 0 ? endOfMonth(ukToday(now)) : null,
      cards: {
        thisMonth: formatAmount(month.gross),
        thisWeek: formatAmount(week.gross),
        totalNet: net(all),
        totalEarned: formatAmount(all.gross),
      },
      series,
      transactions,
    };
  }

  /** Newest first. */
  async listTransactions(
    cleanerId: number,
    { from, to }: DayRange,
    limit: number,
  ): Promise<EarningsTransaction[]> {
    const statement = LIST_EARNED_BOOKINGS(this.config.platformFeeBasisPoints, limit, this.hints.useIndex);
    const rows = await this.sql.all(statement, [cleanerId, from, to]);
    return rows.map(toTransaction);
  }

  private async totals(cleanerId: number, { from, to }: DayRange): Promise<EarningsTotals> {
    const statement = SUM_EARNINGS(this.config.platformFeeBasisPoints);
    const row = await this.sql.one(statement, [cleanerId, from, to]);
    if (!row) throw new Error('an aggregate without GROUP BY answers one row');
    return row;
  }

  /** One entry per day of a week or month, or per month of all time. Entries without a job are left out. */
  private async series(
    cleanerId: number,
    period: EarningsPeriod,
    { from, to }: DayRange,
  ): Promise<EarningsResponse['series']> {
    const bucketSize = period === 'all-time' ? 'month' : 'day';
    const statement = LIST_EARNINGS_BY(bucketSize, this.config.platformFeeBasisPoints);
    const rows = await this.sql.all(statement, [cleanerId, from, to]);
    return rows.map(({ bucket, gross, fee }) => ({
      date: bucket,
      gross: formatAmount(gross),
      net: formatAmount(gross - fee),
    }));
  }
}

function toTransaction(row: EarningsTransactionRow): EarningsTransaction {
  const { gross, fee } = row;
  return {
    bookingId: row.id,
    date: row.bookingDate,
    customerFirstName: row.firstName,
    serviceType: row.serviceType,
    hours: row.durationMinutes / 60,
    gross: formatAmount(gross),
    fee: formatAmount(fee),
    net: formatAmount(gross - fee),
    status: row.status,
  };
}
