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

/** Keeps `isListed`, the one flag that search reads, true to what it derives from. */
@Injectable()
export class CleanerListingListener {
  @OnEvent(UserSuspended, { phase: 'transaction', order: ORDER.cleaners })
  @OnEvent(UserUnsuspended, { phase: 'transaction', order: ORDER.cleaners })
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.cleaners })
  @OnEvent(UserPrivacyChanged, { phase: 'transaction', order: ORDER.cleaners })
  async followAccount({ userId }: { userId: number }, tx: Tx): Promise<void> {
    await this.refresh(tx, userId);
  }

  /** Call in every transaction that changes the approval; account changes arrive as events. */
  async refresh(tx: Tx, userId: number): Promise<void> {
    await tx.sql.run(
      `UPDATE cleaners
          SET isListed = CASE WHEN status = 'approved' AND EXISTS (
                SELECT 1 FROM users
                 WHERE users.id = cleaners.userId AND isSuspended = 0 AND deactivatedAt IS NULL AND allowProfileSearch = 1
              ) THEN 1 ELSE 0 END
        WHERE userId = ?`,
      [userId],
    );
  }
}
