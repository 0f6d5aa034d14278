import { Injectable } from '@nestjs/common';
import { ACCOUNT_LIMITS, UNVERIFIED_LIMITS } from '@tidyhearth/domain';
import { AgreedWorkService } from '../bookings/agreed-work.service.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import type { Sql, TxSql } from '../database/sql.js';
import { EventBus } from '../events/event-bus.js';
import { HasBidBetween } from '../postings/events/has-bid-between.question.js';
import { limitRefusal, holdAccount, unverifiedRefusal } from '../users/account-limits.js';
import { FIND_BOOKING_IN_COMMON, FIND_BOOKING_TAKEN_UP, FIND_NTH_OPENED } from './conversations.queries.js';

/**
 * The same words for everybody who can't be messaged, whether they exist or not, so that nobody learns which ids exist
 * or who has blocked whom.
 */
export const CAN_NOT_BE_WRITTEN_TO = {
  message: "This person can't be reached at the moment.",
};

/** The receiver of a message, before it is sent. */
export interface Addressee {
  userId: number;
  cleanerId: number | null;
  /** An approved cleaner whom everybody may find. */
  isListed: boolean;
}

const isForEverybody = ({ userType }: Actor, { isListed }: Addressee) => userType === 'customer' && isListed;

/** Decides who may write to whom while the two have no conversation yet. */
@Injectable()
export class ContactPolicyService {
  constructor(
    private readonly config: Config,
    private readonly bus: EventBus,
    private readonly agreedWork: AgreedWorkService,
  ) {}

  /** The only people to whom an unapproved cleaner may write; undefined for everybody else. */
  async limitOf(
    sql: Sql,
    { userType, userId, cleanerStatus }: Actor,
  ): Promise<ReadonlySet<number> | undefined> {
    if (userType !== 'cleaner' || cleanerStatus === 'approved') return undefined;
    return this.agreedWork.partnersOf(sql, userId);
  }

  /** @throws AppError NOT_APPROVED */
  async requireMayWrite(sql: Sql, sender: Actor, receiverId: number): Promise<void> {
    const mayWriteTo = await this.limitOf(sql, sender);
    if (mayWriteTo && !mayWriteTo.has(receiverId)) throw new AppError('NOT_APPROVED');
  }

  /**
   * @throws AppError NOT_FOUND, as for an unknown id; EMAIL_NOT_VERIFIED or TOO_MANY_REQUESTS for a customer who opens
   * too many conversations
   */
  async requireMayOpen(sql: TxSql, sender: Actor, to: Addressee): Promise<void> {
    if (isForEverybody(sender, to)) {
      const refusal = await this.findLimit(sql, sender.userId);
      if (refusal && !(await this.isLimitLifted(sql, sender, to))) throw refusal;
    } else if (!(await this.haveWorkInCommon(sql, sender, to)))
      throw new AppError('NOT_FOUND', CAN_NOT_BE_WRITTEN_TO);
  }

  /** Whether somebody may begin a conversation, apart from the daily limit. */
  async mayOpen(sql: Sql, sender: Actor, to: Addressee): Promise<boolean> {
    return isForEverybody(sender, to) || this.haveWorkInCommon(sql, sender, to);
  }

  /** Whether the two share a booking in any state, or one has bid on the other's posting. */
  private async haveWorkInCommon(sql: Sql, sender: Actor, to: Addressee): Promise<boolean> {
    const pairs = [sender.userId, to.cleanerId, to.userId, sender.cleanerId] as const;
    if (await sql.one(FIND_BOOKING_IN_COMMON, pairs)) return true;
    return this.hasBidBetween(sql, sender, to);
  }

  /**
   * Stricter than work in common, so that requesting and withdrawing a booking can't open one conversation after the
   * other.
   */
  private async isLimitLifted(sql: Sql, sender: Actor, to: Addressee): Promise<boolean> {
    if (await sql.one(FIND_BOOKING_TAKEN_UP, [sender.userId, to.cleanerId])) return true;
    return this.hasBidBetween(sql, sender, to);
  }

  private async hasBidBetween(sql: Sql, sender: Actor, to: Addressee): Promise<boolean> {
    const answers = await this.bus.ask(new HasBidBetween(sql, sender.userId, to.userId));
    return answers.includes(true);
  }

  private async findLimit(sql: TxSql, userId: number): Promise<AppError | undefined> {
    if (!this.config.rateLimits) return undefined;
    const { isEmailVerified } = await holdAccount(sql, userId);
    const { newConversationsADay: max } = isEmailVerified ? ACCOUNT_LIMITS : UNVERIFIED_LIMITS;
    const nth = await sql.one(FIND_NTH_OPENED(max), [userId]);
    const sentence = `You can start ${max} new conversations a day`;
    const refusal = limitRefusal(nth?.at, Date.now(), `${sentence}.`);
    return refusal && !isEmailVerified
      ? unverifiedRefusal(`${sentence} before your email address is confirmed.`)
      : refusal;
  }
}
