/** Reads the demo market as a whole, which no single call shows. */
import { sql, type Row } from '../database.js';
import type { RowStore } from '../engine.js';

export async function countOfMarket(store: RowStore, table: string, where = '1 = 1'): Promise<number> {
  const [row] = await sql(`SELECT COUNT(*) AS number FROM ${table} WHERE ${where}`, [], store);
  return Number(row?.number);
}

/** Bios and comments that occur more than once. */
export async function repeatedTexts(store: RowStore): Promise<Row[]> {
  const bios = await sql('SELECT bio FROM cleaners GROUP BY bio HAVING COUNT(*) > 1', [], store);
  const comments = await sql('SELECT comment FROM reviews GROUP BY comment HAVING COUNT(*) > 1', [], store);
  return [...bios, ...comments];
}
