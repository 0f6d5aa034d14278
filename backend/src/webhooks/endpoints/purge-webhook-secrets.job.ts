import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { DELETE_ENDED_SECRETS } from './endpoints.queries.js';

/** A secret that signs no more is not kept, sealed or not. */
@Injectable()
export class PurgeWebhookSecretsJob {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: JobLeasesService,
  ) {}

  @Interval(HOUR_MS)
  async everyHour(): Promise<void> {
    await this.leases.runExclusively('purge-webhook-secrets', HOUR_MS, async () => {
      await this.unitOfWork.run((tx) => tx.sql.run(DELETE_ENDED_SECRETS, [Date.now()]));
    });
  }
}
