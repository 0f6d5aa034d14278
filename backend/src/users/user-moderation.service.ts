import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { UserSuspended, UserUnsuspended, UserVerificationChanged } from './events/user.events.js';

/** What an admin may do to an account. Repeating an act changes nothing and records nothing. */
@Injectable()
export class UserModerationService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws AppError SELF_ACTION, NOT_FOUND */
  async suspend(adminId: number, userId: number): Promise<void> {
    if (adminId === userId) throw new AppError('SELF_ACTION');
    await this.setFlag('isSuspended', userId, true, (tx) => tx.record(new UserSuspended(userId, adminId)));
  }

  async unsuspend(adminId: number, userId: number): Promise<void> {
    await this.setFlag('isSuspended', userId, false, (tx) => tx.record(new UserUnsuspended(userId, adminId)));
  }

  async setVerified(adminId: number, userId: number, isVerified: boolean): Promise<void> {
    await this.setFlag('isVerified', userId, isVerified, (tx) =>
      tx.record(new UserVerificationChanged(userId, adminId, isVerified)),
    );
  }

  private async setFlag(
    column: 'isSuspended' | 'isVerified',
    userId: number,
    value: boolean,
    onChange: (tx: Tx) => void,
  ): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const change = await tx.sql.claim(
        `UPDATE users SET ${column} = ?, updatedAt = ? WHERE id = ? AND ${column} = ?`,
        [Number(value), Date.now(), userId, Number(!value)],
      );
      if (change) onChange(tx);
      else if (!(await tx.sql.one('SELECT id FROM users WHERE id = ?', [userId])))
        throw new AppError('NOT_FOUND');
    });
  }
}
