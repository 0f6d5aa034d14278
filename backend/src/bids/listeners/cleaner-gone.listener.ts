import { Injectable } from '@nestjs/common';
import { CleanerRejected } from '../../cleaners/events/cleaner.events.js';
import { passConflict } from '../../common/app-error.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { LIST_PENDING_OF_CLEANER } from '../bids.queries.js';
import { OwnBidService } from '../own-bid.service.js';

/**
 * Withdraws the bids of a cleaner who is suspended, closes the account or is rejected, once concurrent acceptances have
 * finished. While an approval is only withdrawn they stay, because it may return.
 */
@Injectable()
export class CleanerGoneListener {
  constructor(private readonly ownBids: OwnBidService) {}

  @OnEvent(UserSuspended, { phase: 'transaction', order: ORDER.bids })
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.bids })
  @OnEvent(CleanerRejected, { phase: 'transaction', order: ORDER.bids })
  async withdraw({ userId }: UserSuspended | UserDeactivated | CleanerRejected, tx: Tx): Promise<void> {
    const pending = await tx.sql.all(LIST_PENDING_OF_CLEANER, [userId]);
    // Locks the postings in the same order as when a customer is gone.
    for (const bid of pending.toSorted((a, b) => a.postingId - b.postingId))
      await this.ownBids.withdrawOfGone(tx, bid).catch(passConflict);
  }
}
