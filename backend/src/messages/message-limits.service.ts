import { Injectable } from '@nestjs/common';
import { ACCOUNT_LIMITS, MINUTE_MS } from '@tidyhearth/domain';
import { Config } from '../config/config.js';
import type { TxSql } from '../database/sql.js';
import { limitRefusal } from '../users/account-limits.js';
import { FIND_NTH_SENT } from './messages.queries.js';

const { messagesInTenMinutes, messagesADay } = ACCOUNT_LIMITS;

/** Limits how much a person may write, because the receiver is notified of each message. */
@Injectable()
export class MessageLimitsService {
  constructor(private readonly config: Config) {}

  /**
   * The caller holds the sender's account.
   *
   * @throws AppError TOO_MANY_REQUESTS
   */
  async requireMaySend(sql: TxSql, senderId: number, now: number): Promise<void> {
    if (!this.config.rateLimits) return;
    const burst = await sql.one(FIND_NTH_SENT(messagesInTenMinutes), [senderId]);
    // Somebody below the smaller limit can't have reached that of a day either.
    if (!burst) return;
    const aDay = await sql.one(FIND_NTH_SENT(messagesADay), [senderId]);
    const refusal =
      limitRefusal(aDay?.at, now, `You can send ${messagesADay} messages a day.`) ??
      limitRefusal(
        burst.at,
        now,
        `You can send ${messagesInTenMinutes} messages in 10 minutes.`,
        10 * MINUTE_MS,
      );
    if (refusal) throw refusal;
  }
}
