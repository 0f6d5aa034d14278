import { sql, type SqlValue } from './database.js';
import type { RowStore } from './engine.js';

export type Changes = Readonly<Record<string, SqlValue>>;

/**
 * Copies a row with some columns changed, to make lists long without a call for each row.
 *
 * @returns the ids of the copies, in the order of the changes
 */
export async function copyRow(
  store: RowStore,
  table: string,
  key: Changes,
  copies: readonly Changes[],
): Promise<number[]> {
  const where = Object.keys(key).map((column) => `${column} = ?`);
  const [row] = await sql<Record<string, SqlValue>>(
    `SELECT * FROM ${table} WHERE ${where.join(' AND ')} LIMIT 1`,
    Object.values(key),
    store,
  );
  if (!row) throw new Error(`${table} has no row to copy for ${JSON.stringify(key)}`);
  const { id, ...original } = row;
  const columns = Object.keys(original);
  // Both engines accept backticks, which columns named like keywords need.
  const names = columns.map((column) => `\`${column}\``).join(', ');
  const values = `(${columns.map(() => '?').join(', ')})`;
  const hasId = id !== undefined;
  const [last] = hasId ? await sql<{ id: number }>(`SELECT MAX(id) AS id FROM ${table}`, [], store) : [];
  await sql(
    `INSERT INTO ${table} (${names}) VALUES ${copies.map(() => values).join(', ')}`,
    copies.flatMap((changes) => columns.map((column) => ({ ...original, ...changes })[column] ?? null)),
    store,
  );
  if (!last) return [];
  const made = await sql<{ id: number }>(
    `SELECT id FROM ${table} WHERE id > ? ORDER BY id`,
    [last.id],
    store,
  );
  return made.map((copy) => copy.id);
}
