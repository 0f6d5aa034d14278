import type { Sql } from '../../database/sql.js';
import { Question } from '../../events/question.js';

/**
 * Whether a customer and a cleaner share a booking or a bid; asked of the modules that bring them together. They read on
 * the connection that asks: inside a transaction, waiting for a second one could block all of them.
 */
export class SharesWork extends Question<boolean> {
  constructor(
    readonly sql: Sql,
    readonly customerId: number,
    readonly cleanerId: number,
  ) {
    super();
  }
}
