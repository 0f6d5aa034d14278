import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingCancelled } from '../../postings/events/posting.events.js';
import { RejectApplications } from '../reject-applications.js';

/** Nothing waits on a job that isn't there any more. */
@Injectable()
export class CloseWithPosting {
  constructor(private readonly rejecting: RejectApplications) {}

  @OnEvent(PostingCancelled, { phase: 'transaction', order: ORDER.bids })
  async rejectBids({ postingId }: PostingCancelled, tx: Tx): Promise<void> {
    await this.rejecting.rest(tx, postingId, 'posting-cancelled');
  }
}
