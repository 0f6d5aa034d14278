import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { DAY_MS, HOUR_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { JobLeasesService } from '../database/job-leases.service.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { DELETE_OLD, LIST_OLDEST } from './notifications.queries.js';

const BATCH = 1000;

/** Deletes old bell items. */
@Injectable()
export class NotificationPurgeJob {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: JobLeasesService,
  ) {}

  @Interval(HOUR_MS)
  async tick(): Promise<void> {
    await this.leases.runExclusively('notification-purge', HOUR_MS, () => this.purge(Date.now()));
  }

  /** Ids grow with time, so only the first rows need to be read, however many there are. */
  private async purge(now: number): Promise<void> {
    const keptFrom = now - RETENTION_DAYS.bellItems * DAY_MS;
    for (;;) {
      const oldest = await this.sql.all(LIST_OLDEST(BATCH), []);
      const last = oldest.filter(({ createdAt }) => createdAt < keptFrom).at(-1);
      if (!last) return;
      await this.unitOfWork.run((tx) => tx.sql.run(DELETE_OLD, [last.id, keptFrom]));
    }
  }
}
