import { HOUR_MS } from '@tidyhearth/domain';
import { dynamicSelect, flag, int, nullable, select, text } from '../../database/statement.js';
import { openAccount } from '../../users/open-account.js';

/** Used inside the sums. In WHERE, the engine would read all accounts by the index of the admin mark. */
const isNotAdmin = 'CASE WHEN isAdminAccount = 0 THEN 1 ELSE 0 END';

export const COUNT_MARKET = select(
  'admin.countMarket',
  {
    totalUsers: int,
    totalCustomers: int,
    totalCleaners: int,
    suspendedUsers: int,
    pendingCleaners: int,
    totalBookings: int,
    recentBookings: int,
    openCases: int,
  },
  `SELECT people.*, waiting.pendingCleaners, work.totalBookings, recent.recentBookings, trouble.openCases
     FROM (SELECT COUNT(*) AS totalUsers,
                  COALESCE(SUM(CASE WHEN userType = 'customer' THEN ${isNotAdmin} ELSE 0 END), 0) AS totalCustomers,
                  COALESCE(SUM(CASE WHEN userType = 'cleaner' THEN ${isNotAdmin} ELSE 0 END), 0) AS totalCleaners,
                  COALESCE(SUM(CASE WHEN isSuspended = 1 THEN 1 ELSE 0 END), 0) AS suspendedUsers
             FROM users WHERE deactivatedAt IS NULL) people
     JOIN (SELECT COUNT(*) AS pendingCleaners FROM cleaners WHERE status = 'pending') waiting
     JOIN (SELECT COUNT(*) AS totalBookings FROM bookings) work
     JOIN (SELECT COUNT(*) AS recentBookings FROM bookings WHERE createdAt >= ?) recent
     JOIN (SELECT COUNT(*) AS openCases FROM cases WHERE status IN ('open', 'in-progress')) trouble`,
);

const ACTIVITIES = {
  signUps: 'users WHERE createdAt >= ?',
  bookings: 'bookings WHERE createdAt >= ?',
  postings: 'postings WHERE createdAt >= ?',
  filledPostings: "postings WHERE createdAt >= ? AND status IN ('assigned', 'completed')",
} as const;
type Activity = keyof typeof ACTIVITIES;
/** MariaDB types a remainder as nullable, because a division by 0 would be. */
const HOUR = `COALESCE(createdAt - createdAt % ${HOUR_MS}, 0)`;

/** Grouped by the hour, because UK days begin on a full hour in summer and winter. */
export const COUNT_BY_HOUR = dynamicSelect(
  'admin.countByHour',
  { hour: int, amount: int },
  (activity: Activity) =>
    `SELECT ${HOUR} AS hour, COUNT(*) AS amount FROM ${ACTIVITIES[activity]} GROUP BY ${HOUR}`,
  [['signUps'], ['bookings'], ['postings'], ['filledPostings']],
);

/**
 * Parameters: a day ago, a week ago, now, the number of failures that lock; now, the earliest last use of a live
 * session, the admin who asks, the same for the admin's sessions; `wordsKeptSince`; a day ago, 30 days ago, the admin
 * who asks.
 */
export const COUNT_SECURITY = select(
  'admin.countSecurity',
  {
    failedSignIns24h: int,
    failedSignIns7d: int,
    lockedAccounts: int,
    activeSessions: int,
    pendingMails: int,
    oldestPendingAt: nullable(int),
    failedMails: int,
    auditLines24h: int,
    closedAccounts30d: int,
    ownTwoFactor: flag,
  },
  `SELECT today.failedSignIns24h, week.failedSignIns7d, locks.lockedAccounts, alive.activeSessions,
          pending.pendingMails, pending.oldestPendingAt, failed.failedMails, log.auditLines24h, closed.closedAccounts30d, asking.is2FAEnabled AS ownTwoFactor
     FROM (SELECT COUNT(*) AS failedSignIns24h FROM sign_in_failures WHERE createdAt >= ?) today
     JOIN (SELECT COUNT(*) AS failedSignIns7d FROM sign_in_failures WHERE createdAt >= ?) week
     JOIN (SELECT COUNT(*) AS lockedAccounts FROM sign_in_windows WHERE endsAt > ? AND failures >= ?) locks
     JOIN (SELECT COUNT(*) AS activeSessions FROM sessions
            WHERE expire > ? AND lastSeenAt > ? AND (userId <> ? OR lastSeenAt > ?)) alive
     JOIN (SELECT COUNT(*) AS pendingMails, MIN(createdAt) AS oldestPendingAt
             FROM email_notifications WHERE status = 'pending') pending
     JOIN (SELECT COUNT(*) AS failedMails
             FROM email_notifications WHERE status = 'failed' AND nextAttemptAt >= ? AND body IS NOT NULL) failed
     JOIN (SELECT COUNT(*) AS auditLines24h FROM audit_log WHERE createdAt >= ?) log
     JOIN (SELECT COUNT(*) AS closedAccounts30d FROM closed_accounts WHERE closedAt >= ?) closed
     JOIN users asking ON asking.id = ?`,
);

export const COUNT_ACCOUNTS = select(
  'admin.countAccounts',
  { openAccounts: int, twoFactorAccounts: int },
  `SELECT COUNT(*) AS openAccounts, COALESCE(SUM(CASE WHEN is2FAEnabled = 1 THEN 1 ELSE 0 END), 0) AS twoFactorAccounts
     FROM users WHERE ${openAccount('users')}`,
);

export const LIST_TRIED_ACCOUNTS = dynamicSelect(
  'admin.listTriedAccounts',
  { userId: int, email: text, failures: int, lastFailureAt: int },
  (limit: number) =>
    `SELECT u.id AS userId, u.email, COUNT(*) AS failures, COALESCE(MAX(f.createdAt), 0) AS lastFailureAt
       FROM sign_in_failures f JOIN users u ON u.id = f.userId
      WHERE f.createdAt >= ?
      GROUP BY u.id, u.email
     HAVING COUNT(*) >= ?
      ORDER BY failures DESC, lastFailureAt DESC
      LIMIT ${limit}`,
  [[10]],
);
