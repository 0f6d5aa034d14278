import { BASIS_POINTS, BOOKING_STATUSES } from '@tidyhearth/domain';
import { dynamicSelect, int, nullable, oneOf, real, text, type RowOf } from '../../database/statement.js';

/** Parameters: the cleaner, the first day and the last day. */
const EARNED = "b.cleanerId = ? AND b.status IN ('completed', 'paid') AND b.bookingDate BETWEEN ? AND ?";

/** Rounds halves up, in whole-number arithmetic that both engines evaluate alike (x - x mod n is divisible by n). */
const quotient = (numerator: string, divisor: number) => {
  const doubled = `(${numerator} * 2 + ${divisor})`;
  return `((${doubled} - ${doubled} % ${2 * divisor}) / ${2 * divisor})`;
};

/** The price of the work, as `priceOf` computes it. The rest of `totalPence` is the booking fee. */
const GROSS = quotient('b.hourlyRatePence * b.durationMinutes', 60);

/** The rate when the job was completed, or `basisPoints` for jobs completed by an earlier release. */
const rateOf = (basisPoints: number) => `COALESCE(b.feeBasisPoints, ${basisPoints})`;

/** The platform's share of one job, in pence. Rounded per job, so that the rows add up to the totals. */
const feeOf = (basisPoints: number) => quotient(`${GROSS} * ${rateOf(basisPoints)}`, BASIS_POINTS);

export type EarningsTotals = RowOf<typeof SUM_EARNINGS>;
export type EarningsTransactionRow = RowOf<typeof LIST_EARNED_BOOKINGS>;

/** Amounts are whole pence, but MariaDB types a quotient as decimal. */
export const SUM_EARNINGS = dynamicSelect(
  'earnings.sum',
  {
    gross: real,
    fee: real,
    lowestRate: nullable(int),
    highestRate: nullable(int),
    jobs: int,
    minutes: int,
    paidJobs: int,
    paid: real,
  },
  (basisPoints: number) =>
    `SELECT COALESCE(SUM(${GROSS}), 0) AS gross,
            COALESCE(SUM(${feeOf(basisPoints)}), 0) AS fee,
            MIN(${rateOf(basisPoints)}) AS lowestRate,
            MAX(${rateOf(basisPoints)}) AS highestRate,
            COUNT(*) AS jobs,
            COALESCE(SUM(b.durationMinutes), 0) AS minutes,
            COUNT(CASE WHEN b.status = 'paid' THEN 1 END) AS paidJobs,
            COALESCE(SUM(CASE WHEN b.status = 'paid' THEN ${GROSS} - ${feeOf(basisPoints)} END), 0) AS paid
       FROM bookings b WHERE ${EARNED}`,
  [[500]],
);

/** Grouped by day or by month, a prefix of the date. MariaDB types a substring and a remainder as nullable. */
export const LIST_EARNINGS_BY = dynamicSelect(
  'earnings.listBy',
  { bucket: text, gross: real, fee: real },
  (bucket: 'day' | 'month', basisPoints: number) =>
    `SELECT COALESCE(SUBSTR(b.bookingDate, 1, ${bucket === 'day' ? 10 : 7}), '') AS bucket,
            COALESCE(SUM(${GROSS}), 0) AS gross,
            COALESCE(SUM(${feeOf(basisPoints)}), 0) AS fee
       FROM bookings b WHERE ${EARNED} GROUP BY bucket ORDER BY bucket`,
  [
    ['day', 500],
    ['month', 500],
  ],
);

/**
 * Latest first. Without the hint, MariaDB reads everybody's bookings by their start until it has found enough of this
 * cleaner's.
 */
export const LIST_EARNED_BOOKINGS = dynamicSelect(
  'earnings.listBookings',
  {
    id: int,
    bookingDate: text,
    firstName: text,
    serviceType: text,
    durationMinutes: int,
    gross: real,
    fee: real,
    status: oneOf(BOOKING_STATUSES),
  },
  (basisPoints: number, limit: number, useIndex: (index: string) => string) =>
    `SELECT b.id, b.bookingDate, u.firstName, b.serviceType, b.durationMinutes,
            COALESCE(${GROSS}, 0) AS gross, COALESCE(${feeOf(basisPoints)}, 0) AS fee, b.status
       FROM bookings b ${useIndex('ix_bookings_cleaner_start')} JOIN users u ON u.id = b.customerId
      WHERE ${EARNED} ORDER BY b.startsAt DESC, b.id DESC LIMIT ${limit}`,
  [[500, 10, () => '']],
);
