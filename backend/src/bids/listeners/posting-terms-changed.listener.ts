import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingTermsChanged } from '../../postings/events/posting.events.js';
import { LIST_LEFT_BEHIND } from '../bids.queries.js';
import { BidLeftBehind } from '../events/bid.events.js';

/** Records which pending bids are now on earlier terms. Bids on still earlier terms were recorded at earlier changes. */
@Injectable()
export class PostingTermsChangedListener {
  @OnEvent(PostingTermsChanged, { phase: 'transaction', order: ORDER.bids })
  async leaveBehind({ postingId, before, after }: PostingTermsChanged, tx: Tx): Promise<void> {
    const bids = await tx.sql.all(LIST_LEFT_BEHIND, [postingId]);
    for (const bid of bids) tx.record(new BidLeftBehind(bid, before, after));
  }
}
