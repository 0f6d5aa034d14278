import { messageOf } from '../../common/message-of.js';
import { isContention } from '../engine.js';
import { NativeSqlite } from './native-sqlite.js';

/** What is wrong stands in the message, in words for whoever runs the program. */
export class DatabaseLockError extends Error {}
export class DatabaseInUseError extends DatabaseLockError {}

/**
 * Allows one process per database file: SQLite would admit a second one, which our write lock knows nothing of. The
 * operating system holds the lock, so it is free again however the process ends.
 *
 * @returns the function that gives the file back
 * @throws DatabaseInUseError when another process has it
 * @throws DatabaseLockError when the lock's file can't be used
 */
export function lockForThisProcess(databasePath: string): () => void {
  const path = `${databasePath}.lock`;
  let lock: NativeSqlite | undefined;
  try {
    lock = new NativeSqlite(path, { timeout: 0 });
    // Not as a prepared statement: closing would wait for it to be collected, and keep the file until then.
    lock.exec('PRAGMA journal_mode = DELETE');
    lock.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    lock?.close();
    if (isContention(error))
      throw new DatabaseInUseError(
        `Another Tidyhearth process is using ${databasePath}. Stop it, or choose another DATA_DIR.`,
      );
    const why = messageOf(error);
    throw new DatabaseLockError(`${path} cannot be locked: ${why}.`, { cause: error });
  }
  const held = lock;
  return () => held.close();
}
