import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { APPLICATION_ANSWER_HOURS, HOUR_MS } from '@tidyhearth/domain';
import { JobLeasesService } from '../database/job-leases.service.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { ApplicationsOverdue } from './events/cleaner.events.js';
import { COUNT_APPLICATIONS_WAITING_SINCE } from './reapplication.queries.js';

/** Reports applications that have waited longer than the promised time. */
@Injectable()
export class OverdueApplicationsJob {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: JobLeasesService,
  ) {}

  @Interval(HOUR_MS)
  async tick(): Promise<void> {
    await this.leases.runExclusively('overdue-applications', HOUR_MS, () => this.remind(Date.now()));
  }

  async remind(now: number): Promise<void> {
    const since = now - APPLICATION_ANSWER_HOURS.until * HOUR_MS;
    await this.unitOfWork.run(async (tx) => {
      const overdue = await tx.sql.one(COUNT_APPLICATIONS_WAITING_SINCE, [since]);
      if (overdue && overdue.waiting > 0) tx.record(new ApplicationsOverdue(overdue.waiting));
    });
  }
}
