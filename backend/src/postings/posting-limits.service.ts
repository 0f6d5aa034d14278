import { Injectable } from '@nestjs/common';
import { ACCOUNT_LIMITS, UNVERIFIED_LIMITS } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import type { Tx } from '../database/transaction.js';
import { limitRefusal, holdAccount, unverifiedRefusal } from '../users/account-limits.js';
import { COUNT_OPEN_POSTINGS, FIND_NTH_POSTING } from './postings.queries.js';

/** Limits on a customer's postings, because many cleaners are notified of each. */
@Injectable()
export class PostingLimitsService {
  constructor(private readonly config: Config) {}

  /** @throws AppError FORBIDDEN, TOO_MANY_JOBS, EMAIL_NOT_VERIFIED or TOO_MANY_REQUESTS */
  async requireMayPost(tx: Tx, customerId: number, now: number): Promise<void> {
    if (!this.config.rateLimits) return;
    await this.requireMayOpen(tx, customerId, now);
    const max = ACCOUNT_LIMITS.postingsADay;
    const nth = await tx.sql.one(FIND_NTH_POSTING(max), [customerId]);
    const refusal = limitRefusal(nth?.at, now, `You can post ${max} jobs a day.`);
    if (refusal) throw refusal;
  }

  /**
   * For new jobs, and for past jobs that are moved ahead.
   *
   * @throws AppError FORBIDDEN, TOO_MANY_JOBS or EMAIL_NOT_VERIFIED
   */
  async requireMayOpen(tx: Tx, customerId: number, now: number): Promise<void> {
    const { isEmailVerified, userType } = await holdAccount(tx.sql, customerId);
    // Past jobs don't keep their owner from becoming a cleaner, who could bid on such a job once it is moved ahead.
    if (userType !== 'customer') throw new AppError('FORBIDDEN');
    if (!this.config.rateLimits) return;
    const open = (await tx.sql.one(COUNT_OPEN_POSTINGS, [customerId, now]))?.postings ?? 0;
    if (open >= ACCOUNT_LIMITS.openPostings) throw new AppError('TOO_MANY_JOBS');
    if (!isEmailVerified && open >= UNVERIFIED_LIMITS.openPostings) {
      throw unverifiedRefusal('You can have one open job before your email address is confirmed.');
    }
  }
}
