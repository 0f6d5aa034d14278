import { Injectable } from '@nestjs/common';
import { formatAmount, ukToday } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import { Sql, type SqlValue } from '../../database/sql.js';
import { daysOf, endOfMonth, type DayRange, type EarningsPeriod } from './earnings-period.js';
import type { EarningsResponse, EarningsTransaction } from './earnings.response.js';

interface Totals {
  gross: number | null;
  fee: number | null;
  jobs: number;
  minutes: number | null;
  paidJobs: number | null;
  paid: number | null;
}

interface SeriesRow {
  bucket: string;
  gross: number;
  fee: number;
}

interface TransactionRow {
  id: number;
  bookingDate: string;
  firstName: string;
  serviceType: string;
  durationMinutes: number;
  totalPence: number;
  fee: number;
  status: string;
}

const RECENT = 10;
const EARNED = "b.cleanerId = ? AND b.status IN ('completed', 'paid')";

/**
 * The platform's share of one job, in pence, halves up: whole-number arithmetic that means the same on both engines
 * (x - x mod n is divisible by n). Rounded per job, so that the rows add up to the totals.
 */
const feeOf = (basisPoints: number) => {
  const doubled = `(b.totalPence * ${basisPoints * 2} + 10000)`;
  return `((${doubled} - ${doubled} % 20000) / 20000)`;
};

/** What a cleaner has earned; every figure is computed by the database. */
@Injectable()
export class EarningsService {
  private readonly fee: string;

  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {
    this.fee = feeOf(config.platformFeeBasisPoints);
  }

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
    const { gross, fee, jobs, minutes, paidJobs, paid } = numbers(totals);
    const pendingJobs = jobs - paidJobs;
    const net = (of: Totals) => formatAmount(Number(of.gross) - Number(of.fee));
    return {
      period,
      gross: formatAmount(gross),
      fee: formatAmount(fee),
      net: formatAmount(gross - fee),
      feeRate: this.config.platformFeeBasisPoints / 10_000,
      jobs,
      averageJob: formatAmount(jobs === 0 ? 0 : Math.floor((2 * gross + jobs) / (2 * jobs))),
      hours: minutes / 60,
      paidJobs,
      pendingJobs,
      paidAmount: formatAmount(paid),
      pendingAmount: formatAmount(gross - fee - paid),
      nextPayout: pendingJobs > 0 ? endOfMonth(ukToday(now)) : null,
      cards: {
        thisMonth: formatAmount(Number(month.gross)),
        thisWeek: formatAmount(Number(week.gross)),
        totalNet: net(all),
        totalEarned: formatAmount(Number(all.gross)),
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
    const rows = await this.sql.all<TransactionRow>(
      `SELECT b.id, b.bookingDate, u.firstName, b.serviceType, b.durationMinutes, b.totalPence, ${this.fee} AS fee, b.status
         FROM bookings b JOIN users u ON u.id = b.customerId
        WHERE ${EARNED} AND b.bookingDate BETWEEN ? AND ? ORDER BY b.startsAt DESC, b.id DESC LIMIT ${limit}`,
      [cleanerId, from, to],
    );
    return rows.map(toTransaction);
  }

  private async totals(cleanerId: number, { from, to }: DayRange): Promise<Totals> {
    const params: SqlValue[] = [cleanerId, from, to];
    const row = await this.sql.one<Totals>(
      `SELECT SUM(b.totalPence) AS gross, SUM(${this.fee}) AS fee, COUNT(*) AS jobs, SUM(b.durationMinutes) AS minutes,
              SUM(CASE WHEN b.status = 'paid' THEN 1 ELSE 0 END) AS paidJobs,
              SUM(CASE WHEN b.status = 'paid' THEN b.totalPence - ${this.fee} ELSE 0 END) AS paid
         FROM bookings b WHERE ${EARNED} AND b.bookingDate BETWEEN ? AND ?`,
      params,
    );
    return row ?? { gross: 0, fee: 0, jobs: 0, minutes: 0, paidJobs: 0, paid: 0 };
  }

  /** Days of a week or month, months of all time; those without a job are left out. */
  private async series(
    cleanerId: number,
    period: EarningsPeriod,
    { from, to }: DayRange,
  ): Promise<EarningsResponse['series']> {
    const length = period === 'all-time' ? 7 : 10;
    const rows = await this.sql.all<SeriesRow>(
      `SELECT SUBSTR(b.bookingDate, 1, ${length}) AS bucket, SUM(b.totalPence) AS gross, SUM(${this.fee}) AS fee
         FROM bookings b WHERE ${EARNED} AND b.bookingDate BETWEEN ? AND ? GROUP BY bucket ORDER BY bucket`,
      [cleanerId, from, to],
    );
    return rows.map(({ bucket, gross, fee }) => ({
      date: bucket,
      gross: formatAmount(Number(gross)),
      net: formatAmount(Number(gross) - Number(fee)),
    }));
  }
}

function numbers(totals: Totals): { [K in keyof Totals]: number } {
  return {
    gross: Number(totals.gross),
    fee: Number(totals.fee),
    jobs: Number(totals.jobs),
    minutes: Number(totals.minutes),
    paidJobs: Number(totals.paidJobs),
    paid: Number(totals.paid),
  };
}

function toTransaction(row: TransactionRow): EarningsTransaction {
  const { totalPence: gross, fee } = row;
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
