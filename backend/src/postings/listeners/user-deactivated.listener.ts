import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserDeactivated } from '../../users/events/user.events.js';
import { PostingCancelled } from '../events/posting.events.js';
import { MOVE_POSTING, LIST_OPEN_POSTINGS_OF_CUSTOMER } from '../postings.queries.js';

/** Cancels the open jobs of a customer whose account is closed. */
@Injectable()
export class UserDeactivatedListener {
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.postings })
  async cancelPostings({ userId }: UserDeactivated, tx: Tx): Promise<void> {
    await cancelOpenPostings(tx, userId);
  }
}

async function cancelOpenPostings(tx: Tx, customerId: number): Promise<void> {
  const open = await tx.sql.all(LIST_OPEN_POSTINGS_OF_CUSTOMER, [customerId]);
  for (const { id } of open) {
    const isCancelled = await tx.sql.claim(MOVE_POSTING('cancel'), [Date.now(), id]);
    if (isCancelled) tx.record(new PostingCancelled(id, customerId, 'owner'));
  }
}
