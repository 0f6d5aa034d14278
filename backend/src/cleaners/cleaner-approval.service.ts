import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { RowOf } from '../database/statement.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { TOUCH_USER } from '../users/users.queries.js';
import { CleanerListingListener } from './cleaner-listing.listener.js';
import {
  APPROVE_CLEANER,
  FIND_CLEANER_STATUS,
  REJECT_CLEANER,
  TOUCH_CLEANER,
  WITHDRAW_CLEANER_APPROVAL,
} from './cleaners.queries.js';
import { COUNT_REAPPLICATIONS } from './reapplication.queries.js';
import { reappliesFrom } from './note-reapplication.js';
import { CleanerApprovalWithdrawn, CleanerApproved, CleanerRejected } from './events/cleaner.events.js';

/** What the admin's decision is based on, if the caller says so. */
export interface SeenApplication {
  readonly seenTimesSentAgain?: number;
}

/**
 * An admin's decisions about a cleaner. Each returns whether it changed anything; a repeated decision changes nothing
 * and notifies nobody.
 */
@Injectable()
export class CleanerApprovalService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cleanerListing: CleanerListingListener,
  ) {}

  /**
   * Approves a pending application or, if the admin reconsiders, a rejected one.
   *
   * @throws AppError STATE_CONFLICT if the application was withdrawn, or was sent again after the admin read it
   */
  async approve(adminId: number, cleanerId: number, seen: SeenApplication): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      await lockPerson(tx, cleanerId);
      // A concurrent reapplication either waits for this, or has come first.
      await tx.sql.run(TOUCH_CLEANER, [Date.now(), cleanerId]);
      await requireSeen(tx, cleanerId, seen);
      const approveFrom = (status: 'pending' | 'rejected') =>
        tx.sql.claim(APPROVE_CLEANER, [Date.now(), adminId, Date.now(), cleanerId, status]);
      const previous = (await approveFrom('pending'))
        ? 'pending'
        : (await approveFrom('rejected'))
          ? 'rejected'
          : undefined;
      const { userId, status } = await readCleaner(tx, cleanerId);
      if (!previous) {
        if (status === 'approved') return false;
        throw new AppError('STATE_CONFLICT');
      }
      await this.cleanerListing.refresh(tx, userId);
      tx.record(new CleanerApproved(cleanerId, userId, adminId, previous));
      return true;
    });
  }

  /**
   * The application becomes pending again and the cleaner is no longer found. Agreements with customers stay.
   *
   * @throws AppError STATE_CONFLICT for a rejected cleaner, a withdrawn application or a closed account
   */
  async withdraw(adminId: number, cleanerId: number): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      await lockPerson(tx, cleanerId);
      const now = Date.now();
      const change = await tx.sql.claim(WITHDRAW_CLEANER_APPROVAL, [now, now, cleanerId]);
      const { userId, status } = await readCleaner(tx, cleanerId);
      if (change) {
        await this.cleanerListing.refresh(tx, userId);
        tx.record(new CleanerApprovalWithdrawn(cleanerId, userId, adminId));
      } else if (status !== 'pending') throw new AppError('STATE_CONFLICT');
      return change;
    });
  }

  /**
   * @throws AppError STATE_CONFLICT for an approved cleaner, whose approval must be withdrawn first, and if the
   * application was withdrawn, or was sent again after the admin read it
   */
  async reject(
    adminId: number,
    cleanerId: number,
    reason: string | null,
    seen: SeenApplication,
  ): Promise<boolean> {
    return this.unitOfWork.run(async (tx) => {
      await lockPerson(tx, cleanerId);
      await requireSeen(tx, cleanerId, seen);
      const now = Date.now();
      const change = await tx.sql.claim(REJECT_CLEANER, [now, adminId, reason, now, cleanerId]);
      const { userId, status } = await readCleaner(tx, cleanerId);
      if (change) {
        const from = await reappliesFrom(tx, cleanerId, now);
        tx.record(new CleanerRejected(cleanerId, userId, adminId, reason, from > now ? from : null));
      } else if (status !== 'rejected') throw new AppError('STATE_CONFLICT');
      return change;
    });
  }
}

/** Locks the account before the profile, in the same order as changes to one's own profile. */
async function lockPerson(tx: Tx, cleanerId: number): Promise<void> {
  const { userId } = await readCleaner(tx, cleanerId);
  await tx.sql.run(TOUCH_USER, [Date.now(), userId]);
}

/** Applying again also locks the account, so the number stays the same until the transaction ends. */
async function requireSeen(
  tx: Tx,
  cleanerId: number,
  { seenTimesSentAgain }: SeenApplication,
): Promise<void> {
  if (seenTimesSentAgain === undefined) return;
  const row = await tx.sql.one(COUNT_REAPPLICATIONS, [cleanerId]);
  if (row?.timesSentAgain !== seenTimesSentAgain) throw new AppError('STATE_CONFLICT');
}

async function readCleaner(tx: Tx, cleanerId: number): Promise<RowOf<typeof FIND_CLEANER_STATUS>> {
  const row = await tx.sql.one(FIND_CLEANER_STATUS, [cleanerId]);
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
