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
  const counted = tables
    .filter(({ name }) => !except.includes(name))
    .map(({ name }) => `SELECT '${name}' AS name, COUNT(*) AS rowCount FROM ${name}`);
  const counts = await sql<{ name: string; rowCount: number }>(counted.join(' UNION ALL '), [], store);
  return Object.fromEntries(counts.map(({ name, rowCount }) => [name, Number(rowCount)]));
}
