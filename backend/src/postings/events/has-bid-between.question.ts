import type { Sql } from '../../database/sql.js';
import { Question } from '../../events/question.js';

/**
 * Asks whether one of two people has bid on a posting of the other. The module of the bids answers, on the connection
 * of the transaction that asks, because waiting for a second connection could block all of them.
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
