import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingTermsChanged } from '../../postings/events/posting.events.js';
import { LIST_PENDING_OF_POSTING } from '../bids.queries.js';
import { isAhead } from '../dated-bid.js';
import { BidLeftBehind, BidLeftFurtherBehind } from '../events/bid.events.js';

/**
 * Records which pending bids are now on earlier terms, and which were so before. If the time of the job had passed,
 * these are recorded as the others, because nobody could confirm them any more.
 */
@Injectable()
export class PostingTermsChangedListener {
  @OnEvent(PostingTermsChanged, { phase: 'transaction', order: ORDER.bids })
  async leaveBehind({ postingId, before, after }: PostingTermsChanged, tx: Tx): Promise<void> {
    const couldConfirm = isAhead(before);
    for (const bid of await tx.sql.all(LIST_PENDING_OF_POSTING, [postingId])) {
      const isNews = bid.versionsBehind === 1 || !couldConfirm;
      tx.record(isNews ? new BidLeftBehind(bid, before, after) : new BidLeftFurtherBehind(bid, after));
    }
  }
}
