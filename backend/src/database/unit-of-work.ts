import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { messageOf } from '../common/message-of.js';
import { currentRequest } from '../common/request-context.js';
import { traced } from '../common/tracing.js';
import { isOutage, isRetryable, passingFailure } from './engine.js';
import { ServerDataSource } from './server-data-source.js';
import { EventDispatcher, Tx } from './transaction.js';

const MAX_TRIES = 8;
/**
 * Of those who meet on a cluster with a writer on each node one wins at a time, and the others learn of it at their commit:
 * fifty confirmations for one cleaner need up to twenty tries.
 */
const MAX_TRIES_IN_CLUSTER = 25;
const BACKOFF_MS = 20;
const MAX_BACKOFF_MS = 640;

/** Of a transaction that may have been committed. What it may have put to use, such as a file, must not be taken away. */
export class OutcomeUnknownError extends AppError {
  constructor() {
    super('UNAVAILABLE');
  }
}

/**
 * One transaction per use case. On a deadlock, lock timeout or lost connection the whole closure runs again, so it
 * holds nothing but SQL; whatever must happen once goes into `tx.afterCommit`.
 */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);
  /** Attempts that came after a first one, since the start. */
  retries = 0;
  /** The longest pause between two attempts. */
  longestBackoffMs = MAX_BACKOFF_MS;
  private readonly maxTries: number;
  private readonly longestWaitMs: () => number;

  constructor(
    private readonly dataSource: DataSource,
    private readonly events: EventDispatcher,
  ) {
    const isCluster = dataSource instanceof ServerDataSource && dataSource.isCluster;
    this.longestWaitMs = () => (dataSource instanceof ServerDataSource ? dataSource.longestWaitMs : Infinity);
    this.maxTries = isCluster ? MAX_TRIES_IN_CLUSTER : MAX_TRIES;
  }

  /**
   * @throws AppError BUSY when others kept holding what it needs, UNAVAILABLE when the database stays away; as
   *   OutcomeUnknownError where it may have been committed all the same
   */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await traced({ name: 'transaction', kind: 'client' }, () => this.runUntilCommitted(work));
    // The embedded engine answers at once: a job of many transactions would keep every request waiting until its end.
    if (currentRequest() === undefined) await setImmediate();
    return result;
  }

  private async runUntilCommitted<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const begun = performance.now();
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await this.attempt(async (tx) => {
          const result = await work(tx);
          await tx.dispatchEvents(this.events);
          return result;
        });
      } catch (error) {
        const isSpent = isOutage(error)
          ? attempt >= MAX_TRIES || performance.now() - begun >= this.longestWaitMs()
          : attempt >= this.maxTries;
        if (error instanceof CommitLostError || !isRetryable(error) || isSpent)
          throw this.refusal(error, attempt);
        this.retries += 1;
        this.logger.debug(`transaction runs again after attempt ${attempt}`);
        await new Promise((resolve) => setTimeout(resolve, this.backoffMs(attempt)));
      }
    }
  }

  /** At random, so that those who met at one lock do not meet again. */
  private backoffMs(attempt: number): number {
    return Math.min(this.longestBackoffMs, BACKOFF_MS * 2 ** attempt) * Math.random();
  }

  private refusal(error: unknown, attempts: number): unknown {
    const code = passingFailure(error);
    const refusal = error instanceof CommitLostError ? new OutcomeUnknownError() : code && new AppError(code);
    if (!refusal) return error;
    this.logger.warn(`transaction given up after attempt ${attempts}: ${messageOf(error)}`);
    return refusal;
  }

  private async attempt<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const runner = this.dataSource.createQueryRunner();
    try {
      await runner.startTransaction();
      const tx = new Tx(runner.manager);
      const result = await work(tx);
      await commit(runner);
      for (const effect of tx.takeEffects()) this.afterCommit(effect);
      return result;
    } catch (error) {
      if (runner.isTransactionActive) await runner.rollbackTransaction().catch(() => undefined);
      throw error;
    } finally {
      await runner.release();
    }
  }

  private afterCommit(effect: () => void): void {
    try {
      effect();
    } catch (error) {
      this.logger.error(`after commit: ${messageOf(error)}`);
    }
  }
}

/** Nobody knows whether it was committed: running it again could do it twice. */
class CommitLostError extends Error {}

async function commit(runner: QueryRunner): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (isOutage(error)) throw new CommitLostError('the connection broke during commit', { cause: error });
    throw error;
  }
}
