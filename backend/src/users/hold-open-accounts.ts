import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { FIND_OPEN_ACCOUNT, HOLD_OPEN_ACCOUNTS } from './users.queries.js';

/**
 * Whether all of these accounts are open; if so, they stay open until the transaction ends. A suspension waits for it,
 * and then sees its changes. Call it before other locks, because a suspension also locks the account first.
 */
export async function holdOpenAccounts(tx: Tx, userIds: readonly number[]): Promise<boolean> {
  const ids = [...new Set(userIds)];
  const { affected } = await tx.sql.run(HOLD_OPEN_ACCOUNTS(ids), [Date.now(), ...ids]);
  return affected === ids.length;
}

/**
 * For writes on behalf of a person, whose account may have been suspended or closed since the call began. A suspension
 * or closing waits for this transaction, so that nothing is written after the suspension was answered, and closing
 * erases what was written.
 *
 * @throws AppError NOT_AUTHENTICATED
 */
export async function requireOpenAccount(tx: Tx, userId: number): Promise<void> {
  if (!(await holdOpenAccounts(tx, [userId]))) throw new AppError('NOT_AUTHENTICATED');
}

/**
 * For writes of a customer that need nobody's agreement. The inserted row refers to the account and so locks it
 * (shared) until the commit. If a suspension or the change to a cleaner came first, it is noticed here; if it comes
 * later, it finds the row. Unlike the lock above, this allows others to insert rows that refer to the account at the
 * same time.
 *
 * @throws AppError NOT_AUTHENTICATED, FORBIDDEN
 */
export async function requireCustomerBehind(tx: Tx, userId: number): Promise<void> {
  const account = await tx.sql.one(FIND_OPEN_ACCOUNT, [userId]);
  if (!account) throw new AppError('NOT_AUTHENTICATED');
  if (account.userType !== 'customer') throw new AppError('FORBIDDEN');
}
