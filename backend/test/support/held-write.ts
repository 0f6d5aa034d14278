import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createConnection } from 'mysql2/promise';
import { sharedStore, type SqlValue } from './database.js';

/** Long enough for a request to reach its transaction; a shorter wait proves nothing, a longer one is only slow. */
export const REACHED_MS = 500;

/**
 * Makes a change that is not committed until `meanwhile` says so: what the application reads is the state before it,
 * what it wants to write waits. So a request is caught between its first look and its transaction, each time.
 */
export async function heldWrite<T>(
  statement: string,
  values: SqlValue[],
  meanwhile: (commit: () => Promise<void>) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = sharedStore;
  if (databaseUrl) {
    const connection = await createConnection(databaseUrl);
    try {
      await connection.beginTransaction();
      await connection.query(statement, values);
      return await meanwhile(() => connection.commit());
    } finally {
      await connection.end();
    }
  }
  const database = new DatabaseSync(join(dataDir, 'tidyhearth.sqlite'), { timeout: 10_000 });
  try {
    database.exec('BEGIN IMMEDIATE');
    database.prepare(statement).run(...values);
    return await meanwhile(async () => database.exec('COMMIT'));
  } finally {
    database.close();
  }
}
