import { dynamicWrite, Select, type Columns, type Samples, type Write } from './statement.js';

/** Rows of one transaction: a statement over all of them can take longer than the server gives it, and would in each night anew. */
export const PURGED_AT_ONCE = 500;

type Key = Readonly<Record<string, unknown>>;

/** Rows that a job deletes, some at a time: the keys of the next ones, and the statement that deletes these. */
export class Purge {
  readonly list: Select<Columns, readonly [number]>;
  readonly remove: ((keys: readonly Key[]) => Write) & Samples<[readonly Key[]]>;

  /**
   * @param key the columns of the primary key
   * @param which a condition with one value, asked again when they are deleted
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
