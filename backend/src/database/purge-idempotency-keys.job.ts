import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DAY_MS, HOUR_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { PURGE_KEYS } from './idempotency.queries.js';
import { JobLeasesService } from './job-leases.service.js';
import { PurgeJob } from './purge-job.js';
import { UnitOfWork } from './unit-of-work.js';

/** As `docs/api.md` promises. */
const KEEP_MS = RETENTION_DAYS.idempotencyKeys * DAY_MS;

@Injectable()
export class PurgeIdempotencyKeysJob extends PurgeJob {
  constructor(unitOfWork: UnitOfWork, leases: JobLeasesService) {
    super('purge-idempotency-keys', leases, unitOfWork);
  }

  @Interval(HOUR_MS)
  async everyHour(): Promise<void> {
    await this.runExclusively(() => this.purge(Date.now()));
  }

  async purge(now: number): Promise<void> {
    await this.purgeAll(PURGE_KEYS, now - KEEP_MS);
  }
}
