import type { Sql } from '../../database/sql.js';
import { Question } from '../../events/question.js';

/**
 * How many reports somebody has sent since an instant, in one module. Read on the connection of the transaction that
 * asks.
 */
export class ReportsSince extends Question<number> {
  constructor(
    readonly sql: Sql,
    readonly userId: number,
    readonly since: number,
  ) {
    super();
  }
}
