import { NativeSqlite } from './native-sqlite.js';

export class DatabaseInUseError extends Error {}

/**
 * Allows one process per database file: SQLite would admit a second one, which our write lock knows nothing of. The
 * operating system holds the lock, so it is free again however the process ends.
 *
 * @returns the function that gives the file back
 * @throws DatabaseInUseError when another process has it
 */
export function lockForThisProcess(databasePath: string): () => void {
  const lock = new NativeSqlite(`${databasePath}.lock`, { timeout: 0 });
  try {
    lock.pragma('journal_mode = DELETE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch {
    lock.close();
    throw new DatabaseInUseError(
      `Another Tidyhearth process is using ${databasePath}. Stop it, or choose another DATA_DIR.`,
    );
  }
  return () => lock.close();
}
