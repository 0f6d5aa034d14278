import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';

/** Others wrote for too long; or a transaction waits for itself, because it writes without using its own manager. */
export class WriteLockTimeoutError extends Error {}

/** First come, first served: every write and transaction on the embedded engine passes through one of these. */
export type WriteLock = Pick<MutexInterface, 'acquire'>;

export function createWriteLock(timeoutMs = 15_000): WriteLock {
  const lock = new Mutex();
  const waiting = withTimeout(
    lock,
    timeoutMs,
    new WriteLockTimeoutError('write lock timeout: a transaction must write through its own manager only'),
  );
  // A free lock needs no timer.
  return { acquire: () => (lock.isLocked() ? waiting : lock).acquire() };
}
