import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingCancelled } from '../../postings/events/posting.events.js';
import { RejectBidsService } from '../reject-bids.service.js';

/** Rejects the pending bids on a cancelled job. */
@Injectable()
export class PostingCancelledListener {
  constructor(private readonly rejectService: RejectBidsService) {}

  @OnEvent(PostingCancelled, { phase: 'transaction', order: ORDER.bids })
  async rejectBids({ postingId, reason }: PostingCancelled, tx: Tx): Promise<void> {
    const because = reason === 'suspended' ? 'owner-suspended' : 'posting-cancelled';
    await this.rejectService.rejectRemaining(tx, postingId, because);
  }
}
