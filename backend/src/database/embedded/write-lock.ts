import { Mutex, withTimeout, type MutexInterface } from 'async-mutex';

/** First come, first served: every write and transaction on the embedded engine passes through one of these. */
export const createWriteLock = (timeoutMs = 15_000): MutexInterface =>
  withTimeout(
    new Mutex(),
    timeoutMs,
    new Error('write lock timeout: a transaction must write through its own manager only'),
  );
