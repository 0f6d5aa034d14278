import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { changeEach, type ChangedEach, type RefusedChange } from './change-each.js';
import { UserSuspended, UserUnsuspended } from './events/user.events.js';
import { FIND_USER, HOLD_SUSPENDED, SET_SUSPENDED } from './users.queries.js';

/** A suspension has a reason, which the person is told. */
export type Moderation = { change: 'suspend'; reason: string } | { change: 'unsuspend' };

/** The reason in the audit log, because a restore has removed the entry of the original suspension. */
const UNDONE_BY_RESTORE = 'Again, after a restore of a backup that was taken before it.';

/** Suspends and unsuspends accounts for an admin. Repeating an act changes nothing and records nothing. */
@Injectable()
export class UserModerationService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws AppError SELF_ACTION, NOT_FOUND, STATE_CONFLICT for a closed account */
  async change(adminId: number, userId: number, act: Moderation): Promise<void> {
    const {
      refused: [refused],
    } = await this.changeMany(adminId, [userId], act);
    if (refused) throw new AppError(refused.code);
  }

  /** All in one transaction. */
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
