import type { SqlValue, TxSql } from '../../database/sql.js';
import { INSERT_ROWS } from '../demo.queries.js';

type Row = Readonly<Record<string, SqlValue>>;

export interface TableRows {
  table: string;
  rows: readonly Row[];
}

/** The columns of an entity with the values to insert. All rows of a table must have the same columns. */
export type RowOf<Entity> = Partial<Record<keyof Entity & string, SqlValue>>;

export function tableRows<Entity>(table: string, rows: readonly RowOf<Entity>[]): TableRows {
  return { table, rows: rows as readonly Row[] };
}

/** Well below the limit of either engine for one statement. */
const MAX_PARAMETERS = 6_000;

export async function insertRows(sql: TxSql, { table, rows }: TableRows): Promise<void> {
  const columns = Object.keys(rows[0] ?? {});
  const atOnce = Math.floor(MAX_PARAMETERS / Math.max(1, columns.length));
  for (let from = 0; from < rows.length; from += atOnce) {
    const batch = rows.slice(from, from + atOnce);
    await sql.run(
      INSERT_ROWS(table, columns, batch.length),
      batch.flatMap((values) => columns.map((column) => values[column] ?? null)),
    );
  }
}
