import type { Actor } from '../common/actor.js';
import type { Tx } from '../database/transaction.js';

/**
 * For actions that must not happen once the session or key behind the call has ended. Implemented by the higher module
 * `auth`.
 */
export abstract class CallerHold {
  /**
   * Ensures that the session or key has not ended since the call began. Whatever ends it waits for this transaction,
   * and so finds what it created. Call it after locking accounts, because recovering an account also locks the account
   * first.
   *
   * @throws AppError NOT_AUTHENTICATED
   */
  abstract hold(tx: Tx, actor: Actor): Promise<void>;
}
