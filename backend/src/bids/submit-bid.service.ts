import { Injectable } from '@nestjs/common';
import { parsePence } from '@tidyhearth/domain';
import type { Actor } from '../common/actor.js';
import { AppError, invalid } from '../common/app-error.js';
import { requireOwnCleanerByEitherId, requireOwnCleaner } from '../common/ownership.js';
import { refuseDuplicate } from '../database/engine.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { BidViewsService } from './bid-views.service.js';
import { Bid } from './bid.entity.js';
import { COUNT_BID_ON_POSTING, FIND_POSTING_BID_ON } from './bids.queries.js';
import type { CreateApplicationDto } from './dto/application.dto.js';
import type { ApplicationResponse } from './dto/application.response.js';
import { BidSubmitted } from './events/bid.events.js';

@Injectable()
export class SubmitBidService {
  constructor(
    private readonly idempotency: IdempotencyService,
    private readonly views: BidViewsService,
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
      const customerId = await this.countOn(tx, request.postingId, now);
      const applicationId = await insert(tx, {
        postingId: request.postingId,
        cleanerId,
        proposedRatePence,
        message: request.message ?? null,
        status: 'pending',
        createdAt: now,
        updatedAt: now,
      });
      const { postingId } = request;
      const facts = { applicationId, postingId, customerId, cleanerId, cleanerUserId: actor.userId };
      tx.record(new BidSubmitted(facts));
      return applicationId;
    });
    return this.views.getById(id);
  }

  /**
   * Counting first queues on the posting's row, so that nobody slips onto a job that is being given away.
   *
   * @returns whose job it is
   */
  private async countOn(tx: Tx, postingId: number, now: number): Promise<number> {
    const isOpen = await tx.sql.claim(COUNT_BID_ON_POSTING, [postingId, now]);
    const posting = await tx.sql.one(FIND_POSTING_BID_ON, [postingId]);
    if (!posting || (posting.isClosed && posting.status === 'open')) throw new AppError('NOT_FOUND');
    if (!isOpen) throw new AppError(posting.status === 'open' ? 'TIME_HAS_PASSED' : 'STATE_CONFLICT');
    return posting.customerId;
  }
}

async function insert(tx: Tx, application: Omit<Bid, 'id' | 'posting' | 'cleaner'>): Promise<number> {
  const { id } = await refuseDuplicate('ALREADY_APPLIED', () => tx.manager.save(Bid, application));
  return id;
}
