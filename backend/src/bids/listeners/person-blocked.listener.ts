import { Injectable } from '@nestjs/common';
import { PersonBlocked } from '../../blocks/events/block.events.js';
import { passConflict } from '../../common/app-error.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { LIST_PENDING_BETWEEN } from '../bids.queries.js';
import type { DatedBid } from '../dated-bid.js';
import { OwnBidService } from '../own-bid.service.js';
import { RejectBidsService } from '../reject-bids.service.js';

/**
 * When one person blocks another, pending bids between them end like a normal rejection or withdrawal by the one who
 * blocks.
 */
@Injectable()
export class BidPersonBlockedListener {
  constructor(
    private readonly rejectService: RejectBidsService,
    private readonly ownBids: OwnBidService,
  ) {}

  @OnEvent(PersonBlocked, { phase: 'transaction', order: ORDER.bids })
  async endBids({ blockerId, blockedId }: PersonBlocked, tx: Tx): Promise<void> {
    const pending = await tx.sql.all(LIST_PENDING_BETWEEN, [blockerId, blockedId, blockedId, blockerId]);
    for (const bid of pending) await this.end(tx, bid, blockerId);
  }

  /** Does nothing if the bid was decided concurrently. */
  private async end(tx: Tx, bid: DatedBid, blockerId: number): Promise<void> {
    const end =
      bid.customerId === blockerId
        ? this.rejectService.rejectOfBlocked(tx, bid)
        : this.ownBids.withdrawOfBlocked(tx, bid);
    await end.catch(passConflict);
  }
}
