import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingTermsChanged } from '../../postings/events/posting.events.js';
import { LIST_LEFT_BEHIND, LIST_PENDING_OF_POSTING } from '../bids.queries.js';
import { isAhead } from '../dated-bid.js';
import { BidLeftBehind } from '../events/bid.events.js';

/**
 * Records which pending bids are now on earlier terms. Bids on still earlier terms were recorded at earlier changes. If
 * the time of the job had passed, they are recorded again, because nobody could confirm them any more.
 */
@Injectable()
export class PostingTermsChangedListener {
  @OnEvent(PostingTermsChanged, { phase: 'transaction', order: ORDER.bids })
  async leaveBehind({ postingId, before, after }: PostingTermsChanged, tx: Tx): Promise<void> {
    const bids = await tx.sql.all(isAhead(before) ? LIST_LEFT_BEHIND : LIST_PENDING_OF_POSTING, [postingId]);
    for (const bid of bids) tx.record(new BidLeftBehind(bid, before, after));
  }
}
