import { messageOf } from '../../common/message-of.js';
import { isContention } from '../engine.js';
import { NativeSqlite } from './native-sqlite.js';

/** Its message explains the problem to whoever runs the program. */
export class DatabaseLockError extends Error {}
export class DatabaseInUseError extends DatabaseLockError {}

/**
 * Allows only one process per database file. SQLite would accept a second one, which our write lock could not see. The
 * operating system holds the lock, so it is released however the process ends.
 *
 * @returns a function that releases the file
 * @throws DatabaseInUseError if another process has it
 * @throws DatabaseLockError if the lock's file can't be used
 */
export function lockForThisProcess(databasePath: string): () => void {
  const path = `${databasePath}.lock`;
  let lock: NativeSqlite | undefined;
  try {
    lock = new NativeSqlite(path, { timeout: 0 });
    // Not as a prepared statement, which would keep the file open after closing, until it is garbage-collected.
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
