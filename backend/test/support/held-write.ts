import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import type { SqlValue } from './database.js';
import { sharedStore } from './engine.js';

const PATIENCE_MS = 10_000;
const MIN_SILENCE_MS = 250;
/** Below the five seconds after which SQLite gives up on the file and the process answers again for a moment. */
const MAX_SILENCE_MS = 3_000;
/** Times its slowest answer: a process on a busy machine answers late, one that waits for the file not at all. */
const SILENCE_FACTOR = 10;
const USUAL_ANSWERS = 5;

export interface HeldWrite {
  commit: () => Promise<void>;
  /** Until so many transactions wait, for ours or behind each other; the embedded engine has one at a time. */
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
  const silenceMs = await silenceOfNow();
  const database = new DatabaseSync(join(dataDir, 'tidyhearth.sqlite'), { timeout: PATIENCE_MS });
  try {
    database.exec('BEGIN IMMEDIATE');
    database.prepare(statement).run(...values);
    return await meanwhile({
      commit: async () => database.exec('COMMIT'),
      untilCaught: () => untilSilent(silenceMs),
    });
  } finally {
    database.close();
  }
}

/** Counted as it is read; `innodb_trx` is a copy that InnoDB renews only for those who ask less than ten times a second. */
const untilWaiting = (watcher: Connection, transactions: number) =>
  waitFor(
    async () => {
      const [rows] = await watcher.query<RowDataPacket[]>(
        "SHOW GLOBAL STATUS LIKE 'Innodb_row_lock_current_waits'",
      );
      return Number(rows[0]?.Value) >= transactions || undefined;
    },
    { timeoutMs: PATIENCE_MS, what: `${transactions} transactions that wait` },
  );

/** The embedded engine waits for the file inside the process, which answers nobody meanwhile. */
const untilSilent = (silenceMs: number) =>
  waitFor(
    () => {
      const patience = AbortSignal.timeout(silenceMs);
      return askProcess(patience).then(
        () => undefined,
        (error: unknown) => {
          if (!patience.aborted) throw error;
          return true;
        },
      );
    },
    { timeoutMs: PATIENCE_MS, what: 'the application to wait for the file' },
  );

async function silenceOfNow(): Promise<number> {
  let slowestMs = 0;
  for (let asked = 0; asked < USUAL_ANSWERS; asked += 1) {
    const began = performance.now();
    await askProcess();
    slowestMs = Math.max(slowestMs, performance.now() - began);
  }
  return Math.min(Math.max(SILENCE_FACTOR * Math.ceil(slowestMs), MIN_SILENCE_MS), MAX_SILENCE_MS);
}

/** Answered without a look at the database. */
const askProcess = (signal?: AbortSignal) => fetch(`${process.env.TEST_URL}/health/live`, { signal });
