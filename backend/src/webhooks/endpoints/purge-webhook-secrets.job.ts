import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { PurgeJob } from '../../database/purge-job.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { PURGE_ENDED_SECRETS } from './endpoints.queries.js';

/** Deletes secrets that no longer sign, even though they are sealed. */
@Injectable()
export class PurgeWebhookSecretsJob extends PurgeJob {
  constructor(unitOfWork: UnitOfWork, leases: JobLeasesService) {
    super('purge-webhook-secrets', leases, unitOfWork);
  }

  @Interval(HOUR_MS)
  async everyHour(): Promise<void> {
    await this.runExclusively(() => this.purgeAll(PURGE_ENDED_SECRETS, Date.now()));
  }
}
