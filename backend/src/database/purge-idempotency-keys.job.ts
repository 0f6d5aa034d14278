import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DELETE_KEYS_BEFORE } from './idempotency.queries.js';
import { JobLeasesService } from './job-leases.service.js';
import { UnitOfWork } from './unit-of-work.js';

const HOUR_MS = 60 * 60_000;
/** As `docs/api.md` promises. */
const KEEP_MS = 24 * HOUR_MS;

@Injectable()
export class PurgeIdempotencyKeysJob {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: JobLeasesService,
  ) {}

  @Interval(HOUR_MS)
  async everyHour(): Promise<void> {
    await this.leases.runExclusively('purge-idempotency-keys', HOUR_MS, () => this.purge(Date.now()));
  }

  async purge(now: number): Promise<void> {
    await this.unitOfWork.run((tx) => tx.sql.run(DELETE_KEYS_BEFORE, [now - KEEP_MS]));
  }
}
