import { Injectable } from '@nestjs/common';
import { requireApproval } from '../cleaners/require-approval.js';
import type { Actor } from '../common/actor.js';
import { AppError } from '../common/app-error.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { PostingAssignmentService } from '../postings/posting-assignment.service.js';
import { postingHasPassed } from '../postings/posting-time.js';
import { requireOpenAccount } from '../users/hold-open-accounts.js';
import { BidViewsService } from './bid-views.service.js';
import {
  CONFIRM_BID,
  FIND_BID_FACTS,
  FIND_BID_TERMS,
  FIND_POSTING_BID_ON,
  NO_TERMS,
  UNCOUNT_BID_ON_POSTING,
  WITHDRAW_BID,
} from './bids.queries.js';
import { isAhead, type DatedBid } from './dated-bid.js';
import type { ApplicationResponse } from './dto/application.response.js';
import { BidRenewed, BidWithdrawn, type ApplicationFacts } from './events/bid.events.js';

/** Lets a cleaner confirm a pending bid after a change of terms, or withdraw it. */
@Injectable()
export class OwnBidService {
  constructor(
    private readonly sql: Sql,
    private readonly idempotency: IdempotencyService,
    private readonly assignment: PostingAssignmentService,
    private readonly views: BidViewsService,
  ) {}

  /** @throws AppError TERMS_CHANGED if `termsVersion` is not the current one */
  async confirm(actor: Actor, applicationId: number, termsVersion: number): Promise<ApplicationResponse> {
    return this.change(actor, applicationId, async (tx, bid) => {
      await requireApproval(tx, actor.userId);
      const posting = await tx.sql.one(FIND_POSTING_BID_ON, [bid.postingId]);
      if (!posting || posting.isClosed) throw new AppError('NOT_FOUND');
      if (posting.startsAt <= Date.now()) throw postingHasPassed();
      if (posting.termsVersion !== termsVersion) throw new AppError('TERMS_CHANGED');
      const terms = [termsVersion, Date.now(), applicationId, termsVersion] as const;
      if (await tx.sql.claim(CONFIRM_BID, terms)) tx.record(new BidRenewed(bid));
      else await requireConfirmed(tx, applicationId, termsVersion);
    });
  }

  async withdraw(actor: Actor, applicationId: number): Promise<ApplicationResponse> {
    return this.change(actor, applicationId, async (tx, bid) => {
      await withdraw(tx, bid, 'cleaner');
      tx.record(new BidWithdrawn(bid, 'cleaner'));
    });
  }

  /**
   * For a cleaner who blocks the customer.
   *
   * @throws AppError STATE_CONFLICT unless the bid is pending and the posting open
   */
  async withdrawOfBlocked(tx: Tx, bid: DatedBid): Promise<void> {
    await this.assignment.lockOpen(tx, bid.postingId);
    await withdraw(tx, bid, 'cleaner');
    if (isAhead(bid)) tx.record(new BidWithdrawn(bid, 'cleaner'));
  }

  /**
   * For a cleaner who is suspended, rejected or has closed the account. They did not choose to withdraw, so they may bid
   * again on the same terms if they return.
   *
   * @throws AppError STATE_CONFLICT unless the bid is pending and the posting open
   */
  async withdrawOfGone(tx: Tx, bid: DatedBid): Promise<void> {
    await this.assignment.lockOpen(tx, bid.postingId);
    await withdraw(tx, bid, 'cleaner-gone');
    if (isAhead(bid)) tx.record(new BidWithdrawn(bid, 'cleaner-gone'));
  }

  private async change(
    actor: Actor,
    applicationId: number,
    work: (tx: Tx, bid: ApplicationFacts) => Promise<void>,
  ): Promise<ApplicationResponse> {
    const bid = await this.requireOwn(actor, applicationId);
    await this.idempotency.changeOnce(applicationId, async (tx) => {
      await requireOpenAccount(tx, actor.userId);
      await this.assignment.lockOpen(tx, bid.postingId);
      await work(tx, bid);
    });
    return this.views.getById(applicationId, actor.userId);
  }

  private async requireOwn(actor: Actor, applicationId: number): Promise<ApplicationFacts> {
    const bid = await this.sql.one(FIND_BID_FACTS, [applicationId]);
    if (bid?.cleanerUserId !== actor.userId) throw new AppError('NOT_FOUND');
    return bid;
  }
}

async function withdraw(
  tx: Tx,
  { applicationId, postingId }: ApplicationFacts,
  reason: BidWithdrawn['reason'],
): Promise<void> {
  const statement = WITHDRAW_BID(reason === 'cleaner' ? 'termsVersion' : NO_TERMS);
  if (!(await tx.sql.claim(statement, [Date.now(), applicationId]))) throw new AppError('STATE_CONFLICT');
  await tx.sql.run(UNCOUNT_BID_ON_POSTING, [postingId]);
}

/** A repeated call succeeds. The posting's owner was notified by the first one. */
async function requireConfirmed(tx: Tx, applicationId: number, termsVersion: number): Promise<void> {
  const bid = await tx.sql.one(FIND_BID_TERMS, [applicationId]);
  if (bid?.status !== 'pending' || bid.termsVersion !== termsVersion) throw new AppError('STATE_CONFLICT');
}
