import { NativeSqlite } from './native-sqlite.js';

export class DatabaseInUseError extends Error {}

/**
 * One process a file: SQLite would let a second one in, and our write queue would then guard nothing. The lock is held
 * by the operating system, so it is free again however the process ends.
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
