import { Injectable } from '@nestjs/common';
import { DAY_MS, SIGN_IN_MAX_FAILURES } from '@tidyhearth/domain';
import { isoOf, isoOrNull } from '../../database/columns.js';
import { SessionLimitsService } from '../../auth/sessions/session-limits.service.js';
import { CspReportsService } from '../../health/csp/csp-reports.service.js';
import { RecentValues } from '../../common/recent-values.js';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import { COUNTED_EACH_TIME } from '../listing/read-list.js';
import { wordsKeptSince } from '../../mail/kept-words.js';
import { COUNT_ACCOUNTS, COUNT_SECURITY, LIST_TRIED_ACCOUNTS } from '../queries/figures.queries.js';
import type { SecurityStatus, TriedAccount } from './security-status.response.js';

/** Accounts with this many failed sign-ins in a day are listed. */
const LISTED_FROM_FAILURES = 3;
const TRIED_ACCOUNTS = 10;

type Accounts = RowOf<typeof COUNT_ACCOUNTS>;

@Injectable()
export class SecurityStatusService {
  private readonly recentAccounts = new RecentValues<Accounts>(
    ({ openAccounts }) => openAccounts > COUNTED_EACH_TIME,
  );

  constructor(
    private readonly sql: Sql,
    private readonly sessionLimits: SessionLimitsService,
    private readonly cspReports: CspReportsService,
  ) {}

  async read(adminId: number): Promise<SecurityStatus> {
    const now = Date.now();
    const [counts, accounts, triedAccounts] = await Promise.all([
      this.count(adminId, now),
      this.recentAccounts.get('accounts', () => this.countAccounts()),
      this.tried(now),
    ]);
    const { pendingMails, failedMails, oldestPendingAt, ...rest } = counts;
    const { openAccounts, twoFactorAccounts } = accounts;
    return {
      ...rest,
      twoFactorAccounts,
      twoFactorShare: openAccounts === 0 ? 0 : Math.round((100 * twoFactorAccounts) / openAccounts) / 100,
      mailQueue: { pending: pendingMails, failed: failedMails, oldestPendingAt: isoOrNull(oldestPendingAt) },
      triedAccounts,
      cspReports: this.cspReports.total,
    };
  }

  private async count(adminId: number, now: number) {
    const row = await this.sql.one(COUNT_SECURITY, [
      now - DAY_MS,
      now - 7 * DAY_MS,
      now,
      SIGN_IN_MAX_FAILURES,
      now,
      now - this.sessionLimits.longestIdleMs,
      adminId,
      now - this.sessionLimits.adminIdleMs,
      wordsKeptSince(now),
      now - DAY_MS,
      now - 30 * DAY_MS,
      adminId,
    ]);
    if (!row) throw new Error('a query of counts answers one row');
    return row;
  }

  private async countAccounts(): Promise<Accounts> {
    const row = await this.sql.one(COUNT_ACCOUNTS);
    if (!row) throw new Error('a query of counts answers one row');
    return row;
  }

  private async tried(now: number): Promise<TriedAccount[]> {
    const rows = await this.sql.all(LIST_TRIED_ACCOUNTS(TRIED_ACCOUNTS), [
      now - DAY_MS,
      LISTED_FROM_FAILURES,
    ]);
    return rows.map((row) => ({ ...row, email: masked(row.email), lastFailureAt: isoOf(row.lastFailureAt) }));
  }
}

/** Enough to recognise an account, but not to write to it: `a***@example.org`. */
const masked = (email: string) => email.replace(/^(.).*(?=@)/, '$1***');
