import { Injectable } from '@nestjs/common';
import { DAY_MS } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import type { TxSql } from '../database/sql.js';
import { EventBus } from '../events/event-bus.js';
import { HasBidBetween } from '../postings/events/has-bid-between.question.js';
import { COUNT_OPENED_SINCE, FIND_BOOKING_IN_COMMON, HOLD_OPENER } from './conversations.queries.js';

const NEW_CONVERSATIONS_A_DAY = 20;

/** The other side of a message. */
export interface Addressee {
  userId: number;
  cleanerId: number | null;
  /** An approved cleaner whom everybody may find. */
  isListed: boolean;
}

/** Who may write to whom while the two have no conversation yet. */
@Injectable()
export class ContactPolicyService {
  constructor(
    private readonly config: Config,
    private readonly bus: EventBus,
  ) {}

  /** @throws AppError CONTACT_NOT_ALLOWED, or TOO_MANY_REQUESTS for a customer who opens very many */
  async requireMayOpen(sql: TxSql, sender: Actor, to: Addressee): Promise<void> {
    const refusal =
      sender.userType === 'customer' && to.isListed
        ? await this.findLimit(sql, sender.userId)
        : new AppError('CONTACT_NOT_ALLOWED');
    if (refusal && !(await this.haveWorkInCommon(sql, sender, to))) throw refusal;
  }

  /** A booking in any state, or a cleaner's bid on a customer's posting. */
  private async haveWorkInCommon(sql: TxSql, sender: Actor, to: Addressee): Promise<boolean> {
    const pairs = [sender.userId, to.cleanerId, to.userId, sender.cleanerId] as const;
    if (await sql.one(FIND_BOOKING_IN_COMMON, pairs)) return true;
    const answers = await this.bus.ask(new HasBidBetween(sql, sender.userId, to.userId));
    return answers.includes(true);
  }

  private async findLimit(sql: TxSql, userId: number): Promise<AppError | undefined> {
    if (!this.config.rateLimits) return undefined;
    await sql.run(HOLD_OPENER, [userId]);
    const since = Date.now() - DAY_MS;
    const opened = await sql.one(COUNT_OPENED_SINCE, [userId, since]);
    if (!opened || opened.count < NEW_CONVERSATIONS_A_DAY) return undefined;
    return new AppError('TOO_MANY_REQUESTS', {
      message: `You can start ${NEW_CONVERSATIONS_A_DAY} new conversations a day. Please try again tomorrow.`,
      retryAfterSeconds: Math.max(1, Math.ceil(((opened.first ?? since) - since) / 1000)),
    });
  }
}
