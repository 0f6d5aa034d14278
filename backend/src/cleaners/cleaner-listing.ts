import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';
import { EventBus } from '../events/event-bus.js';
import {
  UserDeactivated,
  UserPrivacyChanged,
  UserSuspended,
  UserUnsuspended,
} from '../users/events/user.events.js';

/** Keeps `isListed`, the one flag that search reads, true to what it derives from. */
@Injectable()
export class CleanerListing implements OnModuleInit {
  constructor(private readonly bus: EventBus) {}

  onModuleInit(): void {
    for (const event of [UserSuspended, UserUnsuspended, UserDeactivated, UserPrivacyChanged]) {
      this.bus.on(event, ({ userId }: { userId: number }, tx) => this.refresh(tx, userId));
    }
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
