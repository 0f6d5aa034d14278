import { dynamicSelect, int, nullable } from '../database/statement.js';

const countIf = (condition: string) => `COUNT(CASE WHEN ${condition} THEN 1 END)`;
/** Excludes payments, about which customers are not notified. */
const UNPAID_CHANGE = "CASE WHEN status <> 'paid' THEN updatedAt END";
const EARNED = "status IN ('completed', 'paid')";
const LIVE_WITHIN = "status <> 'cancelled' AND startsAt >= ? AND startsAt < ?";

/**
 * Parameters: the latest end of bookings that wait for somebody to say that they took place, the ranges of today, of
 * this week and of this month, then the id of the side.
 */
export const SUMMARIZE_BOOKINGS = dynamicSelect(
  'bookings.summarize',
  {
    pending: int,
    confirmed: int,
    awaitingWord: int,
    completed: int,
    cancelled: int,
    today: int,
    thisWeek: int,
    thisMonth: int,
    total: int,
    requestedAt: nullable(int),
    changedAt: nullable(int),
    earnedAt: nullable(int),
  },
  (side: 'customerId' | 'cleanerId') =>
    `SELECT ${countIf("status = 'pending'")} AS pending,
      ${countIf("status = 'confirmed'")} AS confirmed,
      ${countIf("status = 'confirmed' AND disputedById IS NULL AND endsAt <= ?")} AS awaitingWord,
      ${countIf(EARNED)} AS completed,
      ${countIf("status = 'cancelled'")} AS cancelled,
      ${countIf(LIVE_WITHIN)} AS today,
      ${countIf(LIVE_WITHIN)} AS thisWeek,
      ${countIf('startsAt >= ? AND startsAt < ?')} AS thisMonth,
      COALESCE(SUM(CASE WHEN ${EARNED} THEN totalPence END), 0) AS total,
      MAX(requestedAt) AS requestedAt,
      MAX(${side === 'customerId' ? UNPAID_CHANGE : 'updatedAt'}) AS changedAt,
      MAX(CASE WHEN ${EARNED} THEN updatedAt END) AS earnedAt
    FROM bookings WHERE ${side} = ?`,
  [['customerId'], ['cleanerId']],
);
