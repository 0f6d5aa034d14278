import { dynamicWrite, Select, type Columns, type Samples, type Write } from './statement.js';

/** Rows per transaction. One statement over all rows could exceed the server's time limit, every night anew. */
export const PURGED_AT_ONCE = 500;

type Key = Readonly<Record<string, unknown>>;

/**
 * Two statements of a job that deletes rows in batches: the one that finds the keys of the next batch, and the one that
 * deletes it.
 */
export class Purge {
  readonly list: Select<Columns, readonly [number]>;
  readonly remove: ((keys: readonly Key[]) => Write) & Samples<[readonly Key[]]>;

  /**
   * @param key the columns of the primary key
   * @param which a condition with one value, which is checked again when the rows are deleted
   * @param order the column of an index that finds them
   */
  constructor(name: string, table: string, key: Columns, which: string, order: string) {
    const columns = Object.keys(key);
    const text = `SELECT ${columns.join(', ')} FROM ${table} WHERE ${which} ORDER BY ${order} LIMIT ${PURGED_AT_ONCE}`;
    this.list = new Select(`${name} list`, key, text);
    const sample = Object.fromEntries(columns.map((column) => [column, 1]));
    this.remove = dynamicWrite<[readonly Key[]]>(
      name,
      (keys) => `DELETE FROM ${table} WHERE ${among(columns, keys.length)} AND ${which}`,
      [[[sample, sample]]],
    );
  }
}

function among(columns: readonly string[], many: number): string {
  if (columns.length === 1) return `${columns.join()} IN (${Array(many).fill('?').join(', ')})`;
  const one = `(${columns.map((column) => `${column} = ?`).join(' AND ')})`;
  return `(${Array(many).fill(one).join(' OR ')})`;
}
