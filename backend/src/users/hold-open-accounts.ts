import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { FIND_OPEN_ACCOUNT, HOLD_OPEN_ACCOUNTS } from './users.queries.js';

/**
 * Whether all of these accounts are open, and stay so until the transaction ends: a suspension
 * waits for it, and then sees its changes. Call it before other locks: a suspension also locks the
 * account first.
 */
export async function holdOpenAccounts(tx: Tx, userIds: readonly number[]): Promise<boolean> {
  const ids = [...new Set(userIds)];
  const { affected } = await tx.sql.run(HOLD_OPEN_ACCOUNTS(ids), [Date.now(), ...ids]);
  return affected === ids.length;
}

/**
 * For what somebody writes, for others or about the own account, which may have been suspended or closed since the call
 * was let in. A suspension waits for it, so that nothing is written after it was answered; closing erases what it wrote.
 *
 * @throws AppError NOT_AUTHENTICATED
 */
export async function requireOpenAccount(tx: Tx, userId: number): Promise<void> {
  if (!(await holdOpenAccounts(tx, [userId]))) throw new AppError('NOT_AUTHENTICATED');
}

/**
 * For what a customer writes and nobody agrees on. The written row points at the account, and so holds it until the
 * commit: a suspension, or becoming a cleaner, that came first is seen here, a later one finds the row. Unlike the lock
 * above it lets others point at the account meanwhile.
 *
 * @throws AppError NOT_AUTHENTICATED, FORBIDDEN
 */
export async function requireCustomerBehind(tx: Tx, userId: number): Promise<void> {
  const account = await tx.sql.one(FIND_OPEN_ACCOUNT, [userId]);
  if (!account) throw new AppError('NOT_AUTHENTICATED');
  if (account.userType !== 'customer') throw new AppError('FORBIDDEN');
}
