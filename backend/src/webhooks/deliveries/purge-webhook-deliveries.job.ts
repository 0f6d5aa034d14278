import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { HOUR_MS } from '@tidyhearth/domain';
import { ApplicationWithdrawn } from '../../cleaners/events/cleaner.events.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { PurgeJob } from '../../database/purge-job.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserDeactivated } from '../../users/events/user.events.js';
import { WebhookRemoved } from '../endpoints/webhook.events.js';
import { FIND_NEXT_CALLED, PURGE_DELIVERIES } from './deliveries.queries.js';

const AFTER_REMOVAL = { phase: 'commit', order: ORDER.webhooks } as const;

/**
 * Deletes the calls of removed endpoints, which are not shown or made any more. There may be hundreds of thousands, too
 * many for the request that removes the endpoint.
 */
@Injectable()
export class PurgeWebhookDeliveriesJob extends PurgeJob {
  private isWanted = false;

  constructor(
    private readonly sql: Sql,
    unitOfWork: UnitOfWork,
    leases: JobLeasesService,
  ) {
    super('purge-webhook-deliveries', leases, unitOfWork);
  }

  @OnEvent(WebhookRemoved, AFTER_REMOVAL)
  @OnEvent(ApplicationWithdrawn, AFTER_REMOVAL)
  @OnEvent(UserDeactivated, AFTER_REMOVAL)
  @Interval(HOUR_MS)
  async wake(): Promise<void> {
    this.isWanted = true;
    await this.runExclusively(() => this.purge());
  }

  /** Runs again if an endpoint was removed meanwhile, because its own run found the lease taken. */
  private async purge(): Promise<void> {
    while (this.isWanted && !this.isStopping) {
      this.isWanted = false;
      await this.walk();
    }
  }

  /** Goes from endpoint to endpoint, finding each with one index lookup. */
  private async walk(): Promise<void> {
    for (let after = 0; !this.isStopping;) {
      const next = await this.sql.one(FIND_NEXT_CALLED, [after]);
      if (!next) return;
      if (next.isRemoved) await this.purgeAll(PURGE_DELIVERIES, next.endpointId);
      after = next.endpointId;
    }
  }
}
