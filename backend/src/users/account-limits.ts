import { DAY_MS, formatDateTime, type UserType } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { TxSql } from '../database/sql.js';
import { FIND_HELD_ACCOUNT, HOLD_OPEN_ACCOUNTS } from './users.queries.js';

export interface HeldAccount {
  isEmailVerified: boolean;
  userType: UserType;
}

/**
 * Locks the account's row until the commit, so that concurrent calls of one person are counted one after the other, and
 * none slips past a suspension.
 *
 * @throws AppError NOT_AUTHENTICATED for an account that is no longer open
 */
export async function holdAccount(sql: TxSql, userId: number): Promise<HeldAccount> {
  if (!(await sql.claim(HOLD_OPEN_ACCOUNTS([userId]), [Date.now(), userId])))
    throw new AppError('NOT_AUTHENTICATED');
  const account = await sql.one(FIND_HELD_ACCOUNT, [userId]);
  if (!account) throw new AppError('NOT_AUTHENTICATED');
  return { isEmailVerified: account.emailVerifiedAt !== null, userType: account.userType };
}

/**
 * The refusal by a limit per 24 hours, or per another period; undefined if the limit is not reached.
 *
 * @param oldest the time of the earlier act that must be one period old before the next is allowed
 */
export function limitRefusal(
  oldest: number | undefined,
  now: number,
  sentence: string,
  periodMs = DAY_MS,
): AppError | undefined {
  const freeAt = (oldest ?? 0) + periodMs;
  if (freeAt <= now) return undefined;
  return new AppError('TOO_MANY_REQUESTS', {
    message: `${sentence} You can go on from ${formatDateTime(freeAt)}.`,
    retryAfterSeconds: Math.ceil((freeAt - now) / 1000),
  });
}

/** @param sentence says what is allowed before the address is confirmed */
export function unverifiedRefusal(sentence: string): AppError {
  return new AppError('EMAIL_NOT_VERIFIED', {
    message: `${sentence} Please confirm your email address with the code we mail you to go on.`,
  });
}
