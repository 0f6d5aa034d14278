import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { IdempotencyService } from '../database/idempotency.service.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { changeEach, type ChangedEach, type RefusedChange } from './change-each.js';
import { UserSuspended, UserUnsuspended } from './events/user.events.js';
import { FIND_USER, HOLD_SUSPENDED, SET_SUSPENDED } from './users.queries.js';

/** A suspension has a reason, which the person is told. */
export type Moderation = { change: 'suspend'; reason: string } | { change: 'unsuspend' };

/** The reason in the audit log, because a restore has removed the entry of the original suspension. */
const UNDONE_BY_RESTORE = 'Again, after a restore of a backup that was taken before it.';

const ALREADY_SUSPENDED = {
  message:
    'This account was suspended already, so nobody was told this reason. To give another one, lift the suspension first.',
};

/** Suspends and unsuspends accounts for an admin. */
@Injectable()
export class UserModerationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
  ) {}

  /**
   * Lifting a suspension twice changes nothing.
   *
   * @throws AppError SELF_ACTION, NOT_FOUND, STATE_CONFLICT for a closed account, and for a suspended one that would be
   * suspended for another reason, which the person would never learn
   */
  async change(adminId: number, userId: number, act: Moderation): Promise<void> {
    await this.idempotency.changeOnce(userId, async (tx) => {
      const outcome = await changeOne(tx, adminId, userId, act);
      if (outcome === false && act.change === 'suspend')
        throw new AppError('STATE_CONFLICT', ALREADY_SUSPENDED);
      if (typeof outcome === 'string') throw new AppError(outcome);
    });
  }

  /** All in one transaction. Accounts that are in the wanted state already are left as they are. */
  async changeMany(adminId: number, userIds: readonly number[], act: Moderation): Promise<ChangedEach> {
    return this.unitOfWork.run((tx) => changeEach(userIds, (userId) => changeOne(tx, adminId, userId, act)));
  }

  /** Repeats the effects of a suspension that a restore has set again, unless it was lifted since. */
  async settleAgain(tx: Tx, userId: number): Promise<void> {
    if (await tx.sql.claim(HOLD_SUSPENDED, [userId]))
      tx.record(new UserSuspended(userId, null, UNDONE_BY_RESTORE, true));
  }
}

async function changeOne(
  tx: Tx,
  adminId: number,
  userId: number,
  act: Moderation,
): Promise<boolean | RefusedChange['code']> {
  const isSuspended = act.change === 'suspend';
  if (isSuspended && adminId === userId) return 'SELF_ACTION';
  if (await tx.sql.claim(SET_SUSPENDED, [isSuspended, Date.now(), userId, !isSuspended])) {
    tx.record(
      act.change === 'suspend'
        ? new UserSuspended(userId, adminId, act.reason)
        : new UserUnsuspended(userId, adminId),
    );
    return true;
  }
  const user = await tx.sql.one(FIND_USER, [userId]);
  if (!user) return 'NOT_FOUND';
  return user.deactivatedAt === null ? false : 'STATE_CONFLICT';
}
