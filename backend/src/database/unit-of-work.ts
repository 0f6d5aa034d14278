import { setImmediate } from 'node:timers/promises';
import { Injectable, Logger } from '@nestjs/common';
import { DataSource, type QueryRunner } from 'typeorm';
import { AppError } from '../common/app-error.js';
import { messageOf } from '../common/message-of.js';
import { currentRequest } from '../common/request-context.js';
import { traced } from '../common/tracing.js';
import { driversReason, isOutage, isRetryable, passingFailure } from './engine.js';
import { ServerDataSource } from './server-data-source.js';
import { EventDispatcher, Tx } from './transaction.js';

const MAX_TRIES = 8;
/**
 * On a cluster with writers on each node, only one of several competing transactions wins at a time, and the others fail at
 * their commit: fifty confirmations for one cleaner need up to twenty attempts.
 */
const MAX_TRIES_IN_CLUSTER = 25;
const BACKOFF_MS = 20;
const MAX_BACKOFF_MS = 640;

/** The transaction may have been committed, so what it may refer to, such as a file, must not be deleted. */
export class OutcomeUnknownError extends AppError {
  constructor() {
    super('UNAVAILABLE');
  }
}

/**
 * One transaction per use case. On a deadlock, lock timeout or lost connection the whole closure runs again, so it must
 * contain nothing but SQL. Whatever must happen only once belongs in `tx.afterCommit`.
 */
@Injectable()
export class UnitOfWork {
  private readonly logger = new Logger(UnitOfWork.name);
  /** Number of repeated attempts since the start. */
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
   * @throws AppError BUSY if others kept holding what it needs, UNAVAILABLE if the database stays down; an
   *   OutcomeUnknownError if it may nevertheless have been committed
   */
  async run<T>(work: (tx: Tx) => Promise<T>): Promise<T> {
    const result = await traced({ name: 'transaction', kind: 'client' }, () => this.runUntilCommitted(work));
    // The embedded engine answers synchronously, so without a pause a job of many transactions would block all requests.
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

  /** Random, so that transactions that collided once do not collide again. */
  private backoffMs(attempt: number): number {
    return Math.min(this.longestBackoffMs, BACKOFF_MS * 2 ** attempt) * Math.random();
  }

  private refusal(error: unknown, attempts: number): unknown {
    const code = passingFailure(error);
    const refusal = error instanceof CommitLostError ? new OutcomeUnknownError() : code && new AppError(code);
    if (!refusal) return error;
    this.logger.warn(`transaction given up after attempt ${attempts}: ${driversReason(error)}`);
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

/** Nobody knows whether it was committed, so running it again could apply it twice. */
class CommitLostError extends Error {}

async function commit(runner: QueryRunner): Promise<void> {
  try {
    await runner.commitTransaction();
  } catch (error) {
    if (isOutage(error)) throw new CommitLostError('the connection broke during commit', { cause: error });
    throw error;
  }
}
