import type { Sql } from '../../database/sql.js';
import { Question } from '../../events/question.js';

/**
 * Whether one of two people has bid on a posting of the other; answered by the module of the bids. It reads on the
 * connection of the transaction that asks: waiting for a second one could block all of them.
 */
export class HasBidBetween extends Question<boolean> {
  constructor(
    readonly sql: Sql,
    readonly userId: number,
    readonly otherId: number,
  ) {
    super();
  }
}
