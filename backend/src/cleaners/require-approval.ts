import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { HOLD_APPROVAL } from './cleaners.queries.js';

/**
 * For acts that only an approved cleaner may perform. The approval may have been withdrawn since the call began; if
 * not, it stays until the transaction ends. Call it after holding the account, which is the order in which withdrawing
 * the approval takes these locks.
 *
 * @throws AppError NOT_APPROVED
 */
export async function requireApproval(tx: Tx, userId: number): Promise<void> {
  if (!(await tx.sql.claim(HOLD_APPROVAL, [userId]))) throw new AppError('NOT_APPROVED');
}
