import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { UserSuspended, UserUnsuspended, UserVerificationChanged } from './events/user.events.js';
import { FIND_USER, SET_USER_FLAG } from './users.queries.js';

export const ACCOUNT_CHANGES = ['verify', 'unverify', 'suspend', 'unsuspend'] as const;
export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** A suspension says why: the person is told. */
export type AccountAct =
  { change: 'suspend'; reason: string } | { change: Exclude<AccountChange, 'suspend'> };

export interface RefusedChange {
  userId: number;
  code: 'SELF_ACTION' | 'NOT_FOUND' | 'STATE_CONFLICT';
}

const FLAGS = {
  verify: { column: 'isVerified', value: true },
  unverify: { column: 'isVerified', value: false },
  suspend: { column: 'isSuspended', value: true },
  unsuspend: { column: 'isSuspended', value: false },
} as const satisfies Record<AccountChange, { column: string; value: boolean }>;

/** What an admin may do to an account. Repeating an act changes nothing and records nothing. */
@Injectable()
export class UserModerationService {
  constructor(private readonly unitOfWork: UnitOfWork) {}

  /** @throws AppError SELF_ACTION, NOT_FOUND, STATE_CONFLICT for a closed account */
  async change(adminId: number, userId: number, act: AccountAct): Promise<void> {
    const [refused] = await this.changeMany(adminId, [userId], act);
    if (refused) throw new AppError(refused.code);
  }

  /** All in one transaction. An account that can't be changed is named and doesn't stop the others. */
  async changeMany(adminId: number, userIds: readonly number[], act: AccountAct): Promise<RefusedChange[]> {
    return this.unitOfWork.run(async (tx) => {
      const refused: RefusedChange[] = [];
      // Always in the same order, so that two bulk changes can't wait for each other's rows.
      for (const userId of userIds.toSorted((a, b) => a - b)) {
        const code = await changeOne(tx, adminId, userId, act);
        if (code) refused.push({ userId, code });
      }
      return refused;
    });
  }
}

async function changeOne(
  tx: Tx,
  adminId: number,
  userId: number,
  act: AccountAct,
): Promise<RefusedChange['code'] | undefined> {
  if (act.change === 'suspend' && adminId === userId) return 'SELF_ACTION';
  const { column, value } = FLAGS[act.change];
  const hasChanged = await tx.sql.claim(SET_USER_FLAG(column), [value, Date.now(), userId, !value]);
  if (hasChanged) {
    tx.record(eventOf(act, userId, adminId));
    return undefined;
  }
  const user = await tx.sql.one(FIND_USER, [userId]);
  if (!user) return 'NOT_FOUND';
  return user.deactivatedAt === null ? undefined : 'STATE_CONFLICT';
}

function eventOf(act: AccountAct, userId: number, adminId: number): object {
  switch (act.change) {
    case 'suspend':
      return new UserSuspended(userId, adminId, act.reason);
    case 'unsuspend':
      return new UserUnsuspended(userId, adminId);
    case 'verify':
    case 'unverify':
      return new UserVerificationChanged(userId, adminId, act.change === 'verify');
  }
}
