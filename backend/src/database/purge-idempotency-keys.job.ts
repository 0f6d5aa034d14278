import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DAY_MS, HOUR_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { DELETE_KEYS_BEFORE } from './idempotency.queries.js';
import { JobLeasesService } from './job-leases.service.js';
import { UnitOfWork } from './unit-of-work.js';

/** As `docs/api.md` promises. */
const KEEP_MS = RETENTION_DAYS.idempotencyKeys * DAY_MS;

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
