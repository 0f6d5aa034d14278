import { Logger } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { messageOf } from '../common/message-of.js';
import type { Tx } from './transaction.js';
import type { UnitOfWork } from './unit-of-work.js';

interface Batches<T> {
  /** Names an item in the log, such as `check 12`. */
  nameOf: (item: T) => string;
  /** The next items. `work` must change an item so that it is not listed again. */
  list: () => Promise<T[]>;
  work: (tx: Tx, item: T) => Promise<void>;
}

/**
 * One run of a job over many items, each in a transaction of its own. An item that fails is logged and passed over, so
 * that it does not hold up the others. The next run tries it again.
 */
export class ItemByItem {
  private readonly logger = new Logger('Jobs');
  private readonly passedOver = new Set<string>();
  private readonly failed: string[] = [];

  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly isStopping = () => false,
  ) {}

  /**
   * @param name of the item, for the log
   * @throws AppError UNAVAILABLE
   */
  run(name: string, work: (tx: Tx) => Promise<void>): Promise<void> {
    return this.attempt(name, () => this.unitOfWork.run(work));
  }

  /**
   * For an item of several transactions. One that somebody else has just changed is passed over as well, without
   * counting as failed.
   *
   * @throws AppError UNAVAILABLE, because every other item would fail too
   */
  async attempt(name: string, work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      const code = error instanceof AppError ? error.code : undefined;
      if (code === 'UNAVAILABLE') throw error;
      this.passedOver.add(name);
      if (code === 'STATE_CONFLICT') return;
      this.failed.push(name);
      this.logger.error(`${name}: ${messageOf(error)}`);
    }
  }

  /** Lists batches until nothing is left but what was passed over, or the application stops. */
  async runBatches<T>({ nameOf, list, work }: Batches<T>): Promise<void> {
    const listOthers = async () => (await list()).filter((item) => !this.passedOver.has(nameOf(item)));
    for (let batch = await listOthers(); batch.length > 0; batch = await listOthers()) {
      for (const item of batch) {
        if (this.isStopping()) return;
        await this.run(nameOf(item), (tx) => work(tx, item));
      }
    }
  }

  /** @throws Error if an item failed, so that the run counts as failed (`job_last_failure_timestamp_seconds`) */
  end(): void {
    if (this.failed.length > 0) throw new Error(`failed for ${this.failed.join(', ')}`);
  }
}
