import { bindable, TxSql, type SqlValue, type WriteResult } from '../sql.js';
import type { EmbeddedQueryRunner } from './embedded-query-runner.js';

/** Prepared statements of a transaction on the embedded engine. */
export class EmbeddedTxSql extends TxSql {
  constructor(private readonly runner: EmbeddedQueryRunner) {
    super();
  }

  protected async read(sql: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]> {
    return this.runner.prepareInTransaction(sql).all(...params.map(bindable)) as Record<string, unknown>[];
  }

  protected async write(sql: string, params: readonly SqlValue[]): Promise<WriteResult> {
    const { changes, lastInsertRowid } = this.runner.prepareInTransaction(sql).run(...params.map(bindable));
    return { affected: Number(changes), insertId: Number(lastInsertRowid) };
  }
}
