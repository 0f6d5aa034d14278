import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { dayNumber, HOUR_MS, ukToday } from '@tidyhearth/domain';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { PurgeJob } from '../../database/purge-job.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { PURGE_FULL_DAYS } from './full-days.queries.js';

/** Removes past days, which nobody searches for. */
@Injectable()
export class PurgeFullDaysJob extends PurgeJob {
  constructor(unitOfWork: UnitOfWork, leases: JobLeasesService) {
    super('purge-full-days', leases, unitOfWork);
  }

  @Interval(HOUR_MS)
  async everyHour(): Promise<void> {
    await this.runExclusively(() => this.purge(Date.now()));
  }

  async purge(now: number): Promise<void> {
    await this.purgeAll(PURGE_FULL_DAYS, dayNumber(ukToday(now)));
  }
}
