import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DAY_MS, HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../database/job-leases.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';

const FAILURES_KEPT_MS = 90 * DAY_MS;

/** Every night, what no longer opens anything is removed. */
@Injectable()
export class PurgeExpiredJob {
  constructor(
    private readonly leases: JobLeasesService,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  @Cron('17 3 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.leases.runExclusively('purge-expired', HOUR_MS, () => this.purge());
  }

  async purge(): Promise<void> {
    const now = Date.now();
    const expired: [statement: string, before: number][] = [
      ['DELETE FROM sessions WHERE expire <= ?', now],
      // Kept for a day, because the hourly caps count them.
      ['DELETE FROM verification_codes WHERE createdAt <= ?', now - DAY_MS],
      ['DELETE FROM sign_in_windows WHERE endsAt <= ?', now],
      ['DELETE FROM sign_in_failures WHERE createdAt <= ?', now - FAILURES_KEPT_MS],
    ];
    for (const [statement, before] of expired)
      await this.unitOfWork.run((tx) => tx.sql.run(statement, [before]));
  }
}
