import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import type { SqlValue } from './database.js';
import { sharedStore } from './engine.js';

const PATIENCE_MS = 10_000;
/** What a call that asks no database gets at once, unless the process hangs. */
const SILENCE_MS = 250;

export interface HeldWrite {
  commit: () => Promise<void>;
  /** Until so many transactions wait for ours; the embedded engine has one at a time. */
  untilCaught: (transactions: number) => Promise<unknown>;
}

/**
 * Makes a change that is not committed until `meanwhile` says so: what the application reads is the state before it,
 * what it wants to write waits. So a request is caught between its first look and its transaction, each time.
 */
export async function heldWrite<T>(
  statement: string,
  values: SqlValue[],
  meanwhile: (held: HeldWrite) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = sharedStore;
  if (databaseUrl) {
    const [connection, watcher] = [await createConnection(databaseUrl), await createConnection(databaseUrl)];
    try {
      await connection.beginTransaction();
      await connection.query(statement, values);
      return await meanwhile({
        commit: () => connection.commit(),
        untilCaught: (transactions) => untilWaiting(watcher, transactions),
      });
    } finally {
      await Promise.all([connection.end(), watcher.end()]);
    }
  }
  const database = new DatabaseSync(join(dataDir, 'tidyhearth.sqlite'), { timeout: PATIENCE_MS });
  try {
    database.exec('BEGIN IMMEDIATE');
    database.prepare(statement).run(...values);
    return await meanwhile({ commit: async () => database.exec('COMMIT'), untilCaught: untilSilent });
  } finally {
    database.close();
  }
}

const untilWaiting = (watcher: Connection, transactions: number) =>
  waitFor(
    async () => {
      const [rows] = await watcher.query<RowDataPacket[]>(
        "SELECT trx_id FROM information_schema.innodb_trx WHERE trx_state = 'LOCK WAIT'",
      );
      return rows.length >= transactions || undefined;
    },
    { timeoutMs: PATIENCE_MS, what: `${transactions} transactions that wait` },
  );

/** The embedded engine waits for the file inside the process, which answers nobody meanwhile. */
const untilSilent = () =>
  waitFor(
    () =>
      fetch(`${process.env.TEST_URL}/health/live`, { signal: AbortSignal.timeout(SILENCE_MS) }).then(
        () => undefined,
        () => true,
      ),
    { timeoutMs: PATIENCE_MS, what: 'the application to wait for the file' },
  );
