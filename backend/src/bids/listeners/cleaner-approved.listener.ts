import { Injectable } from '@nestjs/common';
import { CleanerApproved } from '../../cleaners/events/cleaner.events.js';
import { passConflict } from '../../common/app-error.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingAssignmentService } from '../../postings/posting-assignment.service.js';
import { LIST_LEFT_BEHIND_OF_CLEANER, LIST_PENDING_OF_CLEANER } from '../bids.queries.js';
import { BidStillBehind } from '../events/bid.events.js';

/** Finds what a cleaner who is approved again was not asked to confirm meanwhile, because it was not possible. */
@Injectable()
export class BidCleanerApprovedListener {
  constructor(private readonly assignment: PostingAssignmentService) {}

  @OnEvent(CleanerApproved, { phase: 'transaction', order: ORDER.bids })
  async findLeftBehind({ userId }: CleanerApproved, tx: Tx): Promise<void> {
    const pending = await tx.sql.all(LIST_PENDING_OF_CLEANER, [userId]);
    // Concurrent edits of these jobs either are seen below or see the approval.
    for (const { postingId } of pending.toSorted((a, b) => a.postingId - b.postingId))
      await this.assignment.lockOpen(tx, postingId).catch(passConflict);
    const bids = await tx.sql.all(LIST_LEFT_BEHIND_OF_CLEANER, [userId, Date.now()]);
    for (const bid of bids) tx.record(new BidStillBehind(bid));
  }
}
