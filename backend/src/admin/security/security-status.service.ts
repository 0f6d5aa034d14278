import { Injectable } from '@nestjs/common';
import { DAY_MS, SIGN_IN_MAX_FAILURES } from '@tidyhearth/domain';
import { isoOf, isoOrNull } from '../../database/columns.js';
import { Sql } from '../../database/sql.js';
import type { SecurityStatus, TriedAccount } from './security-status.response.js';

const SUSPICIOUS_FAILURES = 3;
const TRIED_ACCOUNTS = 10;

interface CountsRow {
  failedSignIns24h: number;
  failedSignIns7d: number;
  lockedAccounts: number;
  activeSessions: number;
  openAccounts: number;
  twoFactorAccounts: number;
  ownTwoFactor: number;
  pendingMails: number;
  failedMails: number;
  oldestPendingAt: number | null;
  auditLines24h: number;
}

@Injectable()
export class SecurityStatusService {
  constructor(private readonly sql: Sql) {}

  async read(adminId: number): Promise<SecurityStatus> {
    const now = Date.now();
    const [counts, triedAccounts] = await Promise.all([this.count(adminId, now), this.tried(now)]);
    const { openAccounts, pendingMails, failedMails, oldestPendingAt, ...rest } = counts;
    return {
      ...rest,
      ownTwoFactor: Boolean(counts.ownTwoFactor),
      twoFactorShare:
        openAccounts === 0 ? 0 : Math.round((100 * counts.twoFactorAccounts) / openAccounts) / 100,
      mailQueue: { pending: pendingMails, failed: failedMails, oldestPendingAt: isoOrNull(oldestPendingAt) },
      triedAccounts,
    };
  }

  private async count(adminId: number, now: number): Promise<CountsRow> {
    const row = await this.sql.one<CountsRow>(
      `SELECT
         (SELECT COUNT(*) FROM sign_in_failures WHERE createdAt >= ?) AS failedSignIns24h,
         (SELECT COUNT(*) FROM sign_in_failures WHERE createdAt >= ?) AS failedSignIns7d,
         (SELECT COUNT(*) FROM sign_in_windows WHERE endsAt > ? AND failures >= ?) AS lockedAccounts,
         (SELECT COUNT(*) FROM sessions WHERE expire > ?) AS activeSessions,
         (SELECT COUNT(*) FROM users WHERE deactivatedAt IS NULL) AS openAccounts,
         (SELECT COUNT(*) FROM users WHERE deactivatedAt IS NULL AND is2FAEnabled = 1) AS twoFactorAccounts,
         (SELECT is2FAEnabled FROM users WHERE id = ?) AS ownTwoFactor,
         (SELECT COUNT(*) FROM email_notifications WHERE status = 'pending') AS pendingMails,
         (SELECT COUNT(*) FROM email_notifications WHERE status = 'failed') AS failedMails,
         (SELECT MIN(createdAt) FROM email_notifications WHERE status = 'pending') AS oldestPendingAt,
         (SELECT COUNT(*) FROM audit_log WHERE createdAt >= ?) AS auditLines24h`,
      [now - DAY_MS, now - 7 * DAY_MS, now, SIGN_IN_MAX_FAILURES, now, adminId, now - DAY_MS],
    );
    if (!row) throw new Error('a query of counts answers one row');
    return row;
  }

  private async tried(now: number): Promise<TriedAccount[]> {
    const rows = await this.sql.all<Omit<TriedAccount, 'lastFailureAt'> & { lastFailureAt: number }>(
      `SELECT f.userId, u.email, COUNT(*) AS failures, MAX(f.createdAt) AS lastFailureAt
         FROM sign_in_failures f JOIN users u ON u.id = f.userId
        WHERE f.createdAt >= ?
        GROUP BY f.userId, u.email
       HAVING COUNT(*) >= ?
        ORDER BY failures DESC, lastFailureAt DESC
        LIMIT ${TRIED_ACCOUNTS}`,
      [now - DAY_MS, SUSPICIOUS_FAILURES],
    );
    return rows.map((row) => ({ ...row, email: masked(row.email), lastFailureAt: isoOf(row.lastFailureAt) }));
  }
}

/** Enough to recognise an account, too little to write to it: `a***@example.org`. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1***');
