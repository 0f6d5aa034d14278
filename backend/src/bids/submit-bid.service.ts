import { Injectable } from '@nestjs/common';
import { ACCOUNT_LIMITS, parsePence } from '@tidyhearth/domain';
import { PersonBlocksStore } from '../blocks/person-blocks.store.js';
import { requireApproval } from '../cleaners/require-approval.js';
import type { Actor } from '../common/actor.js';
import { AppError, invalid } from '../common/app-error.js';
import { requireOwnCleanerByEitherId, requireOwnCleaner } from '../common/ownership.js';
import { Config } from '../config/config.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { postingHasPassed } from '../postings/posting-time.js';
import { limitRefusal, holdAccount } from '../users/account-limits.js';
import { BidViewsService } from './bid-views.service.js';
import { Bid } from './bid.entity.js';
import {
  COUNT_BID_ON_POSTING,
  FIND_BID_OF_CLEANER,
  FIND_NTH_BID,
  FIND_POSTING_BID_ON,
  RENEW_BID,
  UNCOUNT_BID_ON_POSTING,
} from './bids.queries.js';
import type { CreateApplicationDto } from './dto/application.dto.js';
import type { ApplicationResponse } from './dto/application.response.js';
import { BidRenewed, BidSubmitted } from './events/bid.events.js';

@Injectable()
export class SubmitBidService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly views: BidViewsService,
    private readonly blocks: PersonBlocksStore,
    private readonly config: Config,
  ) {}

  async submit(actor: Actor, request: CreateApplicationDto): Promise<ApplicationResponse> {
    const cleanerId =
      request.cleanerId === undefined
        ? requireOwnCleanerByEitherId(actor, actor.userId)
        : requireOwnCleaner(actor, request.cleanerId);
    const proposedRatePence = parsePence(request.proposedRate);
    if (proposedRatePence === undefined) throw invalid('proposedRate', 'proposedRate must be an amount');
    const id = await this.idempotency.createIdOnce(async (tx) => {
      const now = Date.now();
      const { postingId, message = null } = request;
      await this.requireMayApply(tx, actor.userId, cleanerId, now);
      const { customerId, termsVersion } = await this.countOn(tx, postingId, now);
      await this.blocks.requireNone(tx.sql, actor.userId, customerId, () => new AppError('NOT_FOUND'));
      if (request.termsVersion !== undefined && request.termsVersion !== termsVersion)
        throw new AppError('TERMS_CHANGED');
      const offer = { postingId, cleanerId, proposedRatePence, message, termsVersion };
      const earlier = await tx.sql.one(FIND_BID_OF_CLEANER, [cleanerId, postingId]);
      const applicationId = earlier ? await renew(tx, earlier, offer, now) : await insert(tx, offer, now);
      const facts = { applicationId, postingId, customerId, cleanerId, cleanerUserId: actor.userId };
      // One that was withdrawn is announced as a new one, because its customer was told that it is gone.
      tx.record(earlier?.status === 'pending' ? new BidRenewed(facts) : new BidSubmitted(facts));
      return applicationId;
    });
    return this.views.getById(id, actor.userId);
  }

  /**
   * Counts the bid first, which waits for the lock of the posting's row, so that no bid is added while one is accepted.
   *
   * @returns the posting's owner and the version of its terms
   */
  private async countOn(tx: Tx, postingId: number, now: number) {
    const isOpen = await tx.sql.claim(COUNT_BID_ON_POSTING, [postingId, now]);
    const posting = await tx.sql.one(FIND_POSTING_BID_ON, [postingId]);
    if (!posting || (posting.isClosed && posting.status === 'open')) throw new AppError('NOT_FOUND');
    if (!isOpen) throw posting.status === 'open' ? postingHasPassed() : new AppError('STATE_CONFLICT');
    return posting;
  }

  private async requireMayApply(tx: Tx, userId: number, cleanerId: number, now: number): Promise<void> {
    // Applies with and without rate limits. It ensures that no bid is added once a suspension has looked for pending
    // ones, nor without an approval.
    await holdAccount(tx.sql, userId);
    await requireApproval(tx, userId);
    if (!this.config.rateLimits) return;
    const max = ACCOUNT_LIMITS.bidsADay;
    const nth = await tx.sql.one(FIND_NTH_BID(max), [cleanerId]);
    const refusal = limitRefusal(nth?.at, now, `You can apply for ${max} jobs a day.`);
    if (refusal) throw refusal;
  }
}

const WITHDRAWN =
  'You withdrew your application for this job. You can apply again once the customer changes the job.';

type Offer = Pick<Bid, 'postingId' | 'cleanerId' | 'proposedRatePence' | 'message' | 'termsVersion'>;

async function insert(tx: Tx, offer: Offer, now: number): Promise<number> {
  const bid = { ...offer, status: 'pending' as const, createdAt: now, updatedAt: now };
  const { id } = await refuseDuplicate('ALREADY_APPLIED', () => tx.manager.save(Bid, bid));
  return id;
}

/** A new bid after a change of terms replaces the earlier one. */
async function renew(
  tx: Tx,
  { id, status }: RowOf<typeof FIND_BID_OF_CLEANER>,
  { postingId, proposedRatePence, message, termsVersion }: Offer,
  now: number,
): Promise<number> {
  const isRenewed = await tx.sql.claim(RENEW_BID, [
    proposedRatePence,
    message,
    termsVersion,
    now,
    id,
    termsVersion,
  ]);
  if (!isRenewed) throw new AppError('ALREADY_APPLIED', status === 'withdrawn' ? { message: WITHDRAWN } : {});
  // A pending bid was counted when it was made, and again above. A withdrawn one was no longer counted.
  if (status === 'pending') await tx.sql.run(UNCOUNT_BID_ON_POSTING, [postingId]);
  return id;
}
