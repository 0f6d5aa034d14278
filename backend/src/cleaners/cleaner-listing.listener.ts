import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import {
  UserDeactivated,
  UserPrivacyChanged,
  UserSuspended,
  UserUnsuspended,
} from '../users/events/user.events.js';
import { REFRESH_CLEANER_LISTING, WITHDRAW_UNDECIDED_CLEANER } from './cleaners.queries.js';

/** Keeps `isListed`, the only flag that the search reads, consistent with what it is derived from. */
@Injectable()
export class CleanerListingListener {
  @OnEvent(UserSuspended, { phase: 'transaction', order: ORDER.cleaners })
  @OnEvent(UserUnsuspended, { phase: 'transaction', order: ORDER.cleaners })
  @OnEvent(UserPrivacyChanged, { phase: 'transaction', order: ORDER.cleaners })
  async followAccount({ userId }: { userId: number }, tx: Tx): Promise<void> {
    await this.refresh(tx, userId);
  }

  /** Withdraws undecided applications. Otherwise people who have left would stay in the queue of applications. */
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.cleaners })
  async followClosing({ userId }: UserDeactivated, tx: Tx): Promise<void> {
    await tx.sql.run(WITHDRAW_UNDECIDED_CLEANER, [Date.now(), userId]);
    await this.refresh(tx, userId);
  }

  /** Call it in every transaction that changes the approval. Changes of the account arrive as events. */
  async refresh(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(REFRESH_CLEANER_LISTING, [userId]);
  }
}
