import { bindable, TxSql, type SqlValue, type WriteResult } from '../sql.js';
import type { EmbeddedQueryRunner } from './embedded-query-runner.js';

/** Prepared statements of a transaction on the embedded engine. */
export class EmbeddedTxSql extends TxSql {
  constructor(private readonly runner: EmbeddedQueryRunner) {
    super();
  }

  protected async read(sql: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]> {
    return this.runner.statementsFor(sql).reader(sql).all(params.map(bindable));
  }

  protected async write(sql: string, params: readonly SqlValue[]): Promise<WriteResult> {
    const statement = this.runner.statementsFor(sql).get(sql);
    const { changes, lastInsertRowid } = statement.run(...params.map(bindable));
    return { affected: Number(changes), insertId: Number(lastInsertRowid) };
  }
}
