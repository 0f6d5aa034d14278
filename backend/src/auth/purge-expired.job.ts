import { Injectable } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { JobLeasesService } from '../database/job-leases.service.js';
import { PurgeJob } from '../database/purge-job.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { PURGE_EXPIRED_KEYS, PURGE_REVOKED_KEYS } from './api-keys/api-keys.queries.js';
import { PURGE_CODES } from './registration/registration.queries.js';
import { SessionLimitsService } from './sessions/session-limits.service.js';
import { PURGE_IDLE_SESSIONS, PURGE_SESSIONS } from './sessions/sessions.queries.js';
import { PURGE_FAILURES, PURGE_WINDOWS } from './sign-in/sign-in.queries.js';

/** Removes expired tokens, sessions, codes and keys every night, once they are no longer counted or shown either. */
@Injectable()
export class PurgeExpiredJob extends PurgeJob {
  constructor(
    leases: JobLeasesService,
    unitOfWork: UnitOfWork,
    private readonly sessionLimits: SessionLimitsService,
  ) {
    super('purge-expired', leases, unitOfWork);
  }

  @Cron('17 3 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.runExclusively(() => this.purge());
  }

  async purge(): Promise<void> {
    const now = Date.now();
    const expired = [
      [PURGE_SESSIONS, now],
      [PURGE_IDLE_SESSIONS, now - this.sessionLimits.longestIdleMs],
      // Kept for a day, because the hourly caps count them.
      [PURGE_CODES, now - RETENTION_DAYS.codes * DAY_MS],
      [PURGE_WINDOWS, now],
      [PURGE_EXPIRED_KEYS, now - RETENTION_DAYS.apiKeys * DAY_MS],
      [PURGE_REVOKED_KEYS, now - RETENTION_DAYS.apiKeys * DAY_MS],
      [PURGE_FAILURES, now - RETENTION_DAYS.failedSignIns * DAY_MS],
    ] as const;
    for (const [purge, until] of expired) await this.purgeAll(purge, until);
  }
}
