import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { CleanerListingListener } from './cleaner-listing.listener.js';
import {
  CleanerApprovalWithdrawn,
  CleanerApproved,
  CleanerInsuranceChanged,
  CleanerRejected,
} from './events/cleaner.events.js';

/** What an admin decides about a cleaner. Repeating a decision changes nothing and tells nobody again. */
@Injectable()
export class CleanerApprovalService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly cleanerListing: CleanerListingListener,
  ) {}

  /** From pending or, on second thoughts, from rejected. */
  async approve(adminId: number, cleanerId: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const approveFrom = (status: 'pending' | 'rejected') =>
        tx.sql.claim(
          `UPDATE cleaners
              SET status = 'approved', reviewedAt = ?, reviewedBy = ?, rejectionReason = NULL, updatedAt = ?
            WHERE id = ? AND status = ?`,
          [Date.now(), adminId, Date.now(), cleanerId, status],
        );
      const previous = (await approveFrom('pending'))
        ? 'pending'
        : (await approveFrom('rejected'))
          ? 'rejected'
          : undefined;
      const { userId } = await readCleaner(tx, cleanerId);
      if (!previous) return;
      await this.cleanerListing.refresh(tx, userId);
      tx.record(new CleanerApproved(cleanerId, userId, adminId, previous));
    });
  }

  /**
   * The application waits again and the cleaner is no longer found; what is agreed with customers stays.
   * @throws AppError STATE_CONFLICT for a rejected cleaner
   */
  async withdraw(adminId: number, cleanerId: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const change = await tx.sql.claim(
        `UPDATE cleaners
            SET status = 'pending', reviewedAt = NULL, reviewedBy = NULL, updatedAt = ?
          WHERE id = ? AND status = 'approved'`,
        [Date.now(), cleanerId],
      );
      const { userId, status } = await readCleaner(tx, cleanerId);
      if (change) {
        await this.cleanerListing.refresh(tx, userId);
        tx.record(new CleanerApprovalWithdrawn(cleanerId, userId, adminId));
      } else if (status === 'rejected') throw new AppError('STATE_CONFLICT');
    });
  }

  /** @throws AppError STATE_CONFLICT for an approved cleaner, whose approval is withdrawn first */
  async reject(adminId: number, cleanerId: number, reason: string | null): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const change = await tx.sql.claim(
        `UPDATE cleaners
            SET status = 'rejected', reviewedAt = ?, reviewedBy = ?, rejectionReason = ?, updatedAt = ?
          WHERE id = ? AND status = 'pending'`,
        [Date.now(), adminId, reason, Date.now(), cleanerId],
      );
      const { userId, status } = await readCleaner(tx, cleanerId);
      if (change) tx.record(new CleanerRejected(cleanerId, userId, adminId, reason));
      else if (status === 'approved') throw new AppError('STATE_CONFLICT');
    });
  }

  async setInsured(adminId: number, cleanerId: number, isInsured: boolean): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const change = await tx.sql.claim(
        'UPDATE cleaners SET isInsured = ?, updatedAt = ? WHERE id = ? AND isInsured = ?',
        [Number(isInsured), Date.now(), cleanerId, Number(!isInsured)],
      );
      const { userId } = await readCleaner(tx, cleanerId);
      if (change) tx.record(new CleanerInsuranceChanged(cleanerId, userId, adminId, isInsured));
    });
  }
}

async function readCleaner(tx: Tx, cleanerId: number): Promise<{ userId: number; status: string }> {
  const row = await tx.sql.one<{ userId: number; status: string }>(
    'SELECT userId, status FROM cleaners WHERE id = ?',
    [cleanerId],
  );
  if (!row) throw new AppError('NOT_FOUND');
  return row;
}
