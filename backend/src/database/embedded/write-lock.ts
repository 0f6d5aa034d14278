import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';

/** Others wrote for too long; or a transaction waits for itself, because it writes past its own manager. */
export class WriteLockTimeoutError extends Error {}

/** First come, first served: every write and transaction on the embedded engine passes through one of these. */
export const createWriteLock = (timeoutMs = 15_000): MutexInterface =>
  withTimeout(
    new Mutex(),
    timeoutMs,
    new WriteLockTimeoutError('write lock timeout: a transaction must write through its own manager only'),
  );
