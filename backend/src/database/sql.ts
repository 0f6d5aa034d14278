export type SqlValue = string | number | boolean | null | Buffer;

/** Neither driver binds booleans in every statement. */
export const bindable = (value: SqlValue) => (typeof value === 'boolean' ? Number(value) : value);

/**
 * Reads in plain SQL: one text for both engines, `?` placeholders. For lists and other hot paths that answer with just
 * the columns they need. Booleans arrive as 0 and 1, instants as epoch milliseconds, sums as numbers.
 */
export abstract class Sql {
  abstract all<T>(sql: string, params?: readonly SqlValue[]): Promise<T[]>;

  async one<T>(sql: string, params: readonly SqlValue[] = []): Promise<T | undefined> {
    return (await this.all<T>(sql, params))[0];
  }
}

export interface WriteResult {
  affected: number;
  insertId: number;
}

/** SQL inside a unit of work. */
export abstract class TxSql extends Sql {
  abstract run(sql: string, params?: readonly SqlValue[]): Promise<WriteResult>;

  /** Compare-and-set: true when exactly this call made the change. */
  async claim(sql: string, params: readonly SqlValue[] = []): Promise<boolean> {
    return (await this.run(sql, params)).affected > 0;
  }
}

/** `?, ?, ?` for a list. */
export function placeholders(list: readonly unknown[]): string {
  return list.map(() => '?').join(', ');
}
