import { randomUUID } from 'node:crypto';
import { Injectable, Logger } from '@nestjs/common';
import { messageOf } from '../common/message-of.js';
import { runOutsideRequest } from '../common/request-context.js';
import { traced } from '../common/tracing.js';
import { ignoreDuplicate, isOutage } from './engine.js';
import { GIVE_BACK_LEASE, INSERT_LEASE, TAKE_LEASE } from './job-leases.queries.js';
import { UnitOfWork } from './unit-of-work.js';

/**
 * Lets a recurring job run on one replica at a time. The lease is a row that expires by itself, because all nodes of a
 * cluster granted a `GET_LOCK` at once.
 */
@Injectable()
export class JobLeasesService {
  /** When each job last ended on this replica, successfully or not. */
  readonly lastSuccesses = new Map<string, number>();
  readonly lastFailures = new Map<string, number>();
  private readonly logger = new Logger(JobLeasesService.name);

  constructor(private readonly unitOfWork: UnitOfWork) {}

  /**
   * Runs `work` unless another replica holds the job's lease. A failed run is logged under an id of its own, and
   * repeated at the next tick.
   */
  async runExclusively(name: string, leaseMs: number, work: () => Promise<void>): Promise<void> {
    await runOutsideRequest(randomUUID(), () => this.runUnderLease(name, leaseMs, work));
  }

  private async runUnderLease(name: string, leaseMs: number, work: () => Promise<void>): Promise<void> {
    try {
      const until = await this.take(name, leaseMs);
      if (until === undefined) return;
      try {
        await traced({ name: `job ${name}`, kind: 'internal', isRoot: true }, work);
      } catch (error) {
        // The error of `work` is the one to report; a lease that can't be released expires.
        await this.giveBack(name, until).catch(() => undefined);
        throw error;
      }
      this.lastSuccesses.set(name, Date.now());
      await this.giveBack(name, until);
    } catch (error) {
      this.lastFailures.set(name, Date.now());
      const why = isOutage(error) ? 'the database is away' : messageOf(error);
      this.logger.error(`job ${name}: ${why}`);
    }
  }

  private take(name: string, leaseMs: number): Promise<number | undefined> {
    // Counted from the tick, not from the transaction, so that a lease as long as the interval has expired at the next tick.
    const now = Date.now();
    const until = now + leaseMs;
    return this.unitOfWork.run(async (tx) => {
      if (await tx.sql.claim(TAKE_LEASE, [until, name, now])) return until;
      const insert = () => tx.sql.run(INSERT_LEASE, [name, until]);
      return (await ignoreDuplicate(insert)) === undefined ? undefined : until;
    });
  }

  private async giveBack(name: string, until: number): Promise<void> {
    await this.unitOfWork.run((tx) => tx.sql.run(GIVE_BACK_LEASE, [name, until]));
  }
}
