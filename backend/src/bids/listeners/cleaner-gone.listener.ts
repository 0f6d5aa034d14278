import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { LIST_PENDING_OF_CLEANER, REJECT_BID } from '../bids.queries.js';
import { BidRejected } from '../events/bid.events.js';

/** Withdraws the bids of a cleaner who is suspended or closes the account, after concurrent acceptances. */
@Injectable()
export class CleanerGoneListener {
  @OnEvent(UserSuspended, { phase: 'transaction', order: ORDER.bids })
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.bids })
  async withdraw({ userId }: UserSuspended | UserDeactivated, tx: Tx): Promise<void> {
    for (const bid of await tx.sql.all(LIST_PENDING_OF_CLEANER, [userId])) {
      const isWithdrawn = await tx.sql.claim(REJECT_BID, [Date.now(), bid.applicationId]);
      if (isWithdrawn) tx.record(new BidRejected(bid, 'cleaner-gone'));
    }
  }
}
