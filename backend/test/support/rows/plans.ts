import { sql, type SqlValue } from '../database.js';
import { engine, type RowStore } from '../engine.js';

export async function stepsOf(text: string, values: SqlValue[], store: RowStore): Promise<string[]> {
  const explain = engine === 'mariadb' ? 'EXPLAIN' : 'EXPLAIN QUERY PLAN';
  return (await sql(`${explain} ${text}`, values, store)).map((row) => JSON.stringify(row));
}
