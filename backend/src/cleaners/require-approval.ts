import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { HOLD_APPROVAL } from './cleaners.queries.js';

/**
 * For what only an approved cleaner may do: the approval may have been withdrawn since the call was let in, and stays
 * until the transaction ends. Call it once the account is held, as whoever withdraws it locks them.
 *
 * @throws AppError NOT_APPROVED
 */
export async function requireApproval(tx: Tx, userId: number): Promise<void> {
  if (!(await tx.sql.claim(HOLD_APPROVAL, [userId]))) throw new AppError('NOT_APPROVED');
}
