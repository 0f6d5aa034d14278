import type { Actor } from '../common/actor.js';
import type { Tx } from '../database/transaction.js';

/**
 * For what must not happen once the session or key that asked for it has ended. `auth` stands above the modules that need it, and
 * provides it.
 */
export abstract class CallerHold {
  /**
   * The session or key that asks has not ended since the call was let in, and whoever ends it waits for this transaction,
   * and so finds what it made. Call it after locks on accounts: who takes an account back locks that first too.
   *
   * @throws AppError NOT_AUTHENTICATED
   */
  abstract hold(tx: Tx, actor: Actor): Promise<void>;
}
