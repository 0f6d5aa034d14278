import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { PostingCancelled } from '../events/posting.events.js';
import { MOVE_POSTING, LIST_OPEN_POSTINGS_OF_CUSTOMER } from '../postings.queries.js';

/** Cancels the open jobs of a customer who is suspended or closed the account. */
@Injectable()
export class CustomerGoneListener {
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.postings })
  async followDeactivation({ userId }: UserDeactivated, tx: Tx): Promise<void> {
    await cancelOpenPostings(tx, userId, 'owner');
  }

  @OnEvent(UserSuspended, { phase: 'transaction', order: ORDER.postings })
  async followSuspension({ userId }: UserSuspended, tx: Tx): Promise<void> {
    await cancelOpenPostings(tx, userId, 'suspended');
  }
}

async function cancelOpenPostings(tx: Tx, customerId: number, reason: 'owner' | 'suspended'): Promise<void> {
  const open = await tx.sql.all(LIST_OPEN_POSTINGS_OF_CUSTOMER, [customerId]);
  for (const { id } of open) {
    const isCancelled = await tx.sql.claim(MOVE_POSTING('cancel'), [Date.now(), id]);
    if (isCancelled) tx.record(new PostingCancelled(id, customerId, reason));
  }
}
