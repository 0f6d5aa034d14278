import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserDeactivated } from '../../users/events/user.events.js';
import { PostingCancelled } from '../events/posting.events.js';

/** Who closes the account needs nobody any more. */
@Injectable()
export class UserDeactivatedListener {
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.postings })
  async cancelPostings({ userId }: UserDeactivated, tx: Tx): Promise<void> {
    await cancelOpenPostings(tx, userId);
  }
}

async function cancelOpenPostings(tx: Tx, customerId: number): Promise<void> {
  const open = await tx.sql.all<{ id: number }>(
    "SELECT id FROM postings WHERE customerId = ? AND status = 'open'",
    [customerId],
  );
  for (const { id } of open) {
    const isCancelled = await tx.sql.claim(
      "UPDATE postings SET status = 'cancelled', updatedAt = ? WHERE id = ? AND status = 'open'",
      [Date.now(), id],
    );
    if (isCancelled) tx.record(new PostingCancelled(id, customerId, 'owner'));
  }
}
