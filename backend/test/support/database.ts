import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import type { RowDataPacket } from 'mysql2/promise';
import { sharedStore, type RowStore } from './engine.js';

export type Row = Record<string, unknown>;
export type SqlValue = string | number | null;

const BUSY_TIMEOUT_MS = 10_000;

/**
 * Queries the database under test directly, to move rows into the past and to check invariants after a race. The same
 * text works on both engines: `?` for values, instants as epoch milliseconds, names unquoted.
 */
export async function sql<R extends Row = Row>(
  text: string,
  values: SqlValue[] = [],
  store: RowStore = sharedStore,
): Promise<R[]> {
  return store.databaseUrl
    ? onServer<R>(store.databaseUrl, text, values)
    : onFile<R>(join(store.dataDir, 'tidyhearth.sqlite'), text, values);
}

async function onServer<R extends Row>(url: string, text: string, values: SqlValue[]): Promise<R[]> {
  // Imported on demand, because specs on SQLite and those that query nothing don't need the driver, which would be most
  // of what they load.
  const { createConnection } = await import('mysql2/promise');
  const connection = await createConnection({ uri: url, timezone: 'Z', decimalNumbers: true });
  try {
    const [rows] = await connection.query<(R & RowDataPacket)[]>(text, values);
    return Array.isArray(rows) ? rows.map((row) => ({ ...row })) : [];
  } finally {
    await connection.end();
  }
}

function onFile<R extends Row>(file: string, text: string, values: SqlValue[]): R[] {
  const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MS });
  try {
    const statement = database.prepare(text);
    const rows = statement.columns().length > 0 ? statement.all(...values) : [];
    if (statement.columns().length === 0) statement.run(...values);
    return rows.map((row) => ({ ...(row as R) }));
  } finally {
    database.close();
  }
}
