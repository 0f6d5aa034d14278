import { tracedStatement } from '../common/tracing.js';
import type { SqlValue } from './sql-value.js';
import type { Columns, Insert, Row, Select, Write } from './statement.js';

export { bindable, type SqlValue } from './sql-value.js';

/** A statement without `?` takes no values. */
type Given<P extends readonly SqlValue[]> = P extends readonly [] ? [] : [params: P];

/** Reads with declared statements (`statement.ts`). Instants are epoch milliseconds, sums are numbers. */
export abstract class Sql {
  async all<C extends Columns, P extends readonly SqlValue[]>(
    statement: Select<C, P>,
    ...given: Given<P>
  ): Promise<Row<C>[]> {
    const read = () => this.read(statement.text, given[0] ?? []);
    return statement.decode(await tracedStatement(statement.name, read));
  }

  async one<C extends Columns, P extends readonly SqlValue[]>(
    statement: Select<C, P>,
    ...given: Given<P>
  ): Promise<Row<C> | undefined> {
    const rows = await tracedStatement(statement.name, () => this.read(statement.text, given[0] ?? []));
    return statement.decode(rows.slice(0, 1))[0];
  }

  protected abstract read(text: string, params: readonly SqlValue[]): Promise<Record<string, unknown>[]>;
}

export interface WriteResult {
  affected: number;
  insertId: number;
}

/** SQL inside a unit of work. */
export abstract class TxSql extends Sql {
  async run<P extends readonly SqlValue[]>(statement: Write<P>, ...given: Given<P>): Promise<WriteResult> {
    return tracedStatement(statement.name, () => this.write(statement.text, given[0] ?? []));
  }

  /** Compare-and-set: true if this call made the change. */
  async claim<P extends readonly SqlValue[]>(statement: Write<P>, ...given: Given<P>): Promise<boolean> {
    const { affected } = await this.run(statement, ...given);
    return affected > 0;
  }

  /** @returns the id of the new row */
  async insert<K extends string>(statement: Insert<K>, row: Readonly<Record<K, SqlValue>>): Promise<number> {
    const { insertId } = await this.run(statement, statement.valuesOf(row));
    return insertId;
  }

  protected abstract write(text: string, params: readonly SqlValue[]): Promise<WriteResult>;
}

/** `?, ?, ?` for a list. */
export function placeholders(list: readonly unknown[]): string {
  return list.map(() => '?').join(', ');
}
