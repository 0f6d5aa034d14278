import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { PostingAssignmentService } from '../postings/posting-assignment.service.js';
import { LIST_PENDING_OF_POSTING, REJECT_BID, REJECT_PENDING_OF_POSTING } from './bids.queries.js';
import { isAhead, type DatedBid } from './dated-bid.js';
import { BidRejected, type ApplicationFacts } from './events/bid.events.js';
import { requireSeen, type SeenBid } from './seen-bid.js';

@Injectable()
export class RejectBidsService {
  constructor(private readonly assignment: PostingAssignmentService) {}

  /** @throws AppError STATE_CONFLICT unless the bid is pending, as the caller saw it, and the posting open */
  async rejectOne(tx: Tx, application: ApplicationFacts, seen: SeenBid): Promise<void> {
    await this.reject(tx, application);
    await requireSeen(tx, application.applicationId, seen);
    tx.record(new BidRejected(application, 'owner'));
  }

  /**
   * For a customer who blocks the cleaner.
   *
   * @throws AppError STATE_CONFLICT unless the bid is pending and the posting open
   */
  async rejectOfBlocked(tx: Tx, bid: DatedBid): Promise<void> {
    await this.reject(tx, bid);
    if (isAhead(bid)) tx.record(new BidRejected(bid, 'owner'));
  }

  /** Rejects all pending bids on a posting whose row this transaction has locked. */
  async rejectRemaining(
    tx: Tx,
    postingId: number,
    reason: Exclude<BidRejected['reason'], 'owner'>,
  ): Promise<void> {
    const pending = await tx.sql.all(LIST_PENDING_OF_POSTING, [postingId]);
    if (pending.length === 0) return;
    await tx.sql.run(REJECT_PENDING_OF_POSTING, [Date.now(), postingId]);
    for (const application of pending.filter(isAhead)) tx.record(new BidRejected(application, reason));
  }

  private async reject(tx: Tx, { applicationId, postingId }: ApplicationFacts): Promise<void> {
    await this.assignment.lockOpen(tx, postingId);
    if (!(await tx.sql.claim(REJECT_BID, [Date.now(), applicationId]))) throw new AppError('STATE_CONFLICT');
  }
}
