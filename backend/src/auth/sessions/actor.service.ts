import { Injectable } from '@nestjs/common';
import { ERRORS, MINUTE_MS } from '@tidyhearth/domain';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { mustSetUpTwoFactor } from '../../common/second-factor.js';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { SessionLimitsService } from './session-limits.service.js';
import { FIND_ACTOR, FIND_SUSPENSION, UPDATE_LAST_SEEN } from './sessions.queries.js';

const SEEN_EVERY_MS = 5 * MINUTE_MS;

/**
 * Reads the caller of a session from the database on every call, so that ending the session or suspending the account
 * takes effect at once.
 */
@Injectable()
export class ActorService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
    private readonly limits: SessionLimitsService,
  ) {}

  async find(sid: string, userId: number): Promise<Actor | undefined> {
    const now = Date.now();
    const row = await this.sql.one(FIND_ACTOR, [sid, userId, now]);
    if (!row || this.limits.isIdle(row, now)) return undefined;
    if (now - row.lastSeenAt > SEEN_EVERY_MS) await this.markSeen(sid, now);
    const isAdmin = row.email === this.config.adminEmail;
    return {
      userId: row.userId,
      sid,
      userType: row.userType,
      isAdmin,
      cleanerId: row.cleanerId,
      cleanerStatus: row.cleanerStatus,
      mustSetUpTwoFactor: mustSetUpTwoFactor({ isAdmin, is2FAEnabled: row.is2FAEnabled }, this.config),
      confirmedAt: row.confirmedAt ?? 0,
    };
  }

  /**
   * Why a valid token was refused. Its holder has entered the right password once, so they may be told about a
   * suspension, as at sign-in.
   */
  async refusalOf(userId: number): Promise<AppError> {
    const account = await this.sql.one(FIND_SUSPENSION, [userId]);
    return account?.isSuspended
      ? new AppError('NOT_AUTHENTICATED', {
          message: ERRORS.ACCOUNT_SUSPENDED[1],
          extra: { isSuspended: true },
        })
      : new AppError('NOT_AUTHENTICATED');
  }

  private async markSeen(sid: string, now: number): Promise<void> {
    await this.unitOfWork.run((tx) => tx.sql.run(UPDATE_LAST_SEEN, [now, sid]));
  }
}
