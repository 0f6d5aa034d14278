import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import { dayNumber, HOUR_MS, ukToday } from '@tidyhearth/domain';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { PURGE_FULL_DAYS } from './full-days.queries.js';

/** Nobody searches in the past. */
@Injectable()
export class PurgeFullDaysJob {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly leases: JobLeasesService,
  ) {}

  @Interval(HOUR_MS)
  async everyHour(): Promise<void> {
    await this.leases.runExclusively('purge-full-days', HOUR_MS, () => this.purge(Date.now()));
  }

  async purge(now: number): Promise<void> {
    await this.unitOfWork.run((tx) => tx.sql.run(PURGE_FULL_DAYS, [dayNumber(ukToday(now))]));
  }
}
