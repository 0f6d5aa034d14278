import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { EventBus } from '../../events/event-bus.js';
import { UserDeactivated } from '../../users/events/user.events.js';
import { PostingCancelled } from '../events/posting.events.js';

/** Who closes the account needs nobody any more. */
@Injectable()
export class CloseWithAccount implements OnModuleInit {
  constructor(private readonly bus: EventBus) {}

  onModuleInit(): void {
    this.bus.on(UserDeactivated, ({ userId }, tx) => cancelOpenPostings(tx, userId));
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
