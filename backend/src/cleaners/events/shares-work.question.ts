import type { Sql } from '../../database/sql.js';
import { Question } from '../../events/question.js';

/**
 * Whether a customer and a cleaner share a booking or a bid. Answered by the modules with bookings and bids, on the
 * connection of whoever asks: if transactions waited for a second connection each, they could all block.
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
