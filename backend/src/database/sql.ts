import type { SqlValue } from './sql-value.js';
import type { Columns, Row, Select, Write } from './statement.js';

export { bindable, type SqlValue } from './sql-value.js';

/** A statement without `?` is called without values. */
type Given<P extends readonly SqlValue[]> = P extends readonly [] ? [] : [params: P];

/**
 * Reads in plain SQL: one text for both engines, `?` placeholders. Instants arrive as epoch milliseconds, sums as
 * numbers, flags as booleans where the statement is declared (`statement.ts`).
 */
export abstract class Sql {
  all<C extends Columns, P extends readonly SqlValue[]>(
    statement: Select<C, P>,
    ...params: Given<P>
  ): Promise<Row<C>[]>;
  /** For modules whose statements are not declared yet. */
  all<T>(sql: string, params?: readonly SqlValue[]): Promise<T[]>;
  async all(statement: Select | string, params: readonly SqlValue[] = []): Promise<unknown[]> {
    return typeof statement === 'string'
      ? this.read(statement, params)
      : statement.decode(await this.read(statement.text, params));
  }

  one<C extends Columns, P extends readonly SqlValue[]>(
    statement: Select<C, P>,
    ...params: Given<P>
  ): Promise<Row<C> | undefined>;
  /** For modules whose statements are not declared yet. */
  one<T>(sql: string, params?: readonly SqlValue[]): Promise<T | undefined>;
  async one(statement: Select | string, params: readonly SqlValue[] = []): Promise<unknown> {
    const rows = await this.read(typeof statement === 'string' ? statement : statement.text, params);
    return typeof statement === 'string' ? rows[0] : statement.decode(rows.slice(0, 1))[0];
  }

  protected abstract read(text: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]>;
}

export interface WriteResult {
  affected: number;
  insertId: number;
}

/** SQL inside a unit of work. */
export abstract class TxSql extends Sql {
  run<P extends readonly SqlValue[]>(statement: Write<P>, ...params: Given<P>): Promise<WriteResult>;
  /** For modules whose statements are not declared yet. */
  run(sql: string, params?: readonly SqlValue[]): Promise<WriteResult>;
  async run(statement: Write | string, params: readonly SqlValue[] = []): Promise<WriteResult> {
    return this.write(typeof statement === 'string' ? statement : statement.text, params);
  }

  /** Compare-and-set: true when exactly this call made the change. */
  claim<P extends readonly SqlValue[]>(statement: Write<P>, ...params: Given<P>): Promise<boolean>;
  /** For modules whose statements are not declared yet. */
  claim(sql: string, params?: readonly SqlValue[]): Promise<boolean>;
  async claim(statement: Write | string, params: readonly SqlValue[] = []): Promise<boolean> {
    const { affected } = await this.write(typeof statement === 'string' ? statement : statement.text, params);
    return affected > 0;
  }

  protected abstract write(text: string, params: readonly SqlValue[]): Promise<WriteResult>;
}

/** `?, ?, ?` for a list. */
export function placeholders(list: readonly unknown[]): string {
  return list.map(() => '?').join(', ');
}
