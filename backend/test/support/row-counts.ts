import type { Store } from '../../../scripts/lib/scratch-app.mjs';
import { sql } from './database.js';

/** The number of rows in each table, except the tables that count failures and hold leases. */
export async function rowCounts(
  store: Pick<Store, 'dataDir' | 'databaseUrl'>,
  except: readonly string[] = [],
): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>(
    store.databaseUrl
      ? 'SELECT table_name AS name FROM information_schema.tables WHERE table_schema = DATABASE()'
      : "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%'",
    [],
    store,
  );
  const counts: Record<string, number> = {};
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const [row] = await sql<{ rowCount: number }>(`SELECT COUNT(*) AS rowCount FROM ${name}`, [], store);
    counts[name] = Number(row?.rowCount);
  }
  return counts;
}
