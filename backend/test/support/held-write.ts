import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { createConnection, type Connection, type RowDataPacket } from 'mysql2/promise';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import type { SqlValue } from './database.js';
import { sharedStore } from './engine.js';

const PATIENCE_MS = 30_000;
const MIN_SILENCE_MS = 400;
/** Below SQLite's busy timeout of five seconds, after which the process responds again for a moment. */
const MAX_SILENCE_MS = 3_000;
/** Multiplies the slowest response time: a busy process responds late, one that waits for the file not at all. */
const SILENCE_FACTOR = 10;
const USUAL_ANSWERS = 5;

export interface HeldWrite {
  commit: () => Promise<void>;
  /** Resolves once this many transactions wait for a lock; on SQLite, once one does. */
  untilCaught: (transactions: number) => Promise<unknown>;
}

export type Write = readonly [statement: string, values: SqlValue[]];

export const heldWrite = <T>(
  statement: string,
  values: SqlValue[],
  meanwhile: (held: HeldWrite) => Promise<T>,
): Promise<T> => heldWrites([[statement, values]], meanwhile);

/**
 * Makes changes that stay uncommitted during `meanwhile`. The application reads the state before them, and its writes
 * wait. This reliably stops a request between its first read and its transaction.
 */
export async function heldWrites<T>(
  writes: readonly Write[],
  meanwhile: (held: HeldWrite) => Promise<T>,
): Promise<T> {
  const { databaseUrl, dataDir } = sharedStore;
  if (databaseUrl) {
    const [connection, watcher] = [await createConnection(databaseUrl), await createConnection(databaseUrl)];
    try {
      await connection.beginTransaction();
      for (const [statement, values] of writes) await connection.query(statement, values);
      return await meanwhile({
        commit: () => connection.commit(),
        untilCaught: (transactions) =>
          untilWaiting(watcher, new URL(databaseUrl).pathname.slice(1), transactions),
      });
    } finally {
      await Promise.all([connection.end(), watcher.end()]);
    }
  }
  const silenceMs = await currentSilenceMs();
  const database = new DatabaseSync(join(dataDir, 'tidyhearth.sqlite'), { timeout: PATIENCE_MS });
  try {
    database.exec('BEGIN IMMEDIATE');
    for (const [statement, values] of writes) database.prepare(statement).run(...values);
    return await meanwhile({
      commit: async () => database.exec('COMMIT'),
      untilCaught: () => untilSilent(silenceMs),
    });
  } finally {
    database.close();
  }
}

/**
 * Counts waiting transactions of one database only, because the server's total includes those of other specs.
 * `innodb_trx` is no alternative: InnoDB refreshes it at most ten times a second, and never while it is queried more
 * often.
 */
const untilWaiting = (watcher: Connection, database: string, transactions: number) => {
  const wait = new RegExp(
    `^(?:RECORD LOCKS .* of table|TABLE LOCK table) \`${database}\`\\..* waiting$`,
    'gm',
  );
  return waitFor(
    async () => {
      const [rows] = await watcher.query<RowDataPacket[]>('SHOW ENGINE INNODB STATUS');
      const [, current] = String(rows[0]?.Status).split('\nTRANSACTIONS\n');
      // The section above, about the last deadlock, uses the same words.
      if (current === undefined) throw new Error('The server does not say which transactions wait');
      return (current.match(wait) ?? []).length >= transactions || undefined;
    },
    { timeoutMs: PATIENCE_MS, what: `${transactions} transactions that wait` },
  );
};

/** Resolves once the process stops responding: SQLite waits for the file synchronously, which blocks the process. */
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

async function currentSilenceMs(): Promise<number> {
  let slowestMs = 0;
  for (let asked = 0; asked < USUAL_ANSWERS; asked += 1) {
    const began = performance.now();
    await askProcess();
    slowestMs = Math.max(slowestMs, performance.now() - began);
  }
  return Math.min(Math.max(SILENCE_FACTOR * Math.ceil(slowestMs), MIN_SILENCE_MS), MAX_SILENCE_MS);
}

/** A call that needs no database. */
const askProcess = (signal?: AbortSignal) => fetch(`${process.env.TEST_URL}/health/live`, { signal });
