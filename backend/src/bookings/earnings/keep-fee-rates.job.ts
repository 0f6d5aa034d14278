import { setImmediate } from 'node:timers/promises';
import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { Config } from '../../config/config.js';
import { BatchedJob } from '../../database/batched-job.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { FIND_NEXT_BATCH, KEEP_FEE_RATES } from './fee-rates.queries.js';

/**
 * Gives bookings that were completed by a release without `feeBasisPoints` the rate that is configured now. Runs at the
 * start, and every night for bookings that a replica of that release completed while running beside this one.
 */
@Injectable()
export class KeepFeeRatesJob extends BatchedJob implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly config: Config,
    leases: JobLeasesService,
  ) {
    super('keep-fee-rates', leases);
  }

  onApplicationBootstrap(): void {
    void this.everyNight();
  }

  @Cron('12 3 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.runExclusively(() => this.keep());
  }

  private async keep(): Promise<void> {
    const rate = this.config.platformFeeBasisPoints;
    let after = 0;
    while (!this.isStopping) {
      const batch = await this.sql.one(FIND_NEXT_BATCH, [after]);
      if (batch === undefined || batch.lastId === null) return;
      const { lastId, withoutRate } = batch;
      if (withoutRate > 0)
        await this.unitOfWork.run((tx) => tx.sql.run(KEEP_FEE_RATES, [rate, after, lastId]));
      after = lastId;
      // Gives way to other work, because a batch with nothing to store only reads, which the embedded engine does
      // synchronously.
      await setImmediate();
    }
  }
}
