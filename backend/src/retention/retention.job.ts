import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { BatchedJob } from '../database/batched-job.js';
import { JobLeasesService } from '../database/job-leases.service.js';
import { Sql } from '../database/sql.js';
import type { Tx } from '../database/transaction.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { AccountEraserService } from './account-eraser.service.js';
import { AgedRowsService, saveProgress } from './aged-rows.service.js';
import { RestoredActsService } from './restored-acts.service.js';
import { FIND_PROGRESS, LIST_CLOSED_BEFORE, LIST_NOT_ERASED } from './retention.queries.js';
import { agedRules } from './rules-by-time.js';

/** The row of `retention_progress` that holds the time of the last complete run. */
const LAST_RUN = 'last run';
const ACCOUNTS_AT_ONCE = 50;

/** Erases every night what the rules no longer allow to keep. It catches up on interrupted and missed runs. */
@Injectable()
export class RetentionJob extends BatchedJob implements OnApplicationBootstrap {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly eraser: AccountEraserService,
    private readonly aged: AgedRowsService,
    private readonly restored: RestoredActsService,
    leases: JobLeasesService,
  ) {
    super('retention', leases);
  }

  onApplicationBootstrap(): void {
    void this.runExclusively(async () => {
      await this.makeUpForRestore();
      const last = await this.sql.one(FIND_PROGRESS, [LAST_RUN]);
      if ((last?.reachedAt ?? 0) <= Date.now() - DAY_MS) await this.obey(Date.now());
    });
  }

  @Cron('27 2 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.runExclusively(() => this.obey(Date.now()));
  }

  async obey(now: number): Promise<void> {
    await this.makeUpForRestore();
    const closedBefore = now - RETENTION_DAYS.closedAccounts * DAY_MS;
    await this.each(
      () => this.sql.all(LIST_CLOSED_BEFORE(ACCOUNTS_AT_ONCE), [closedBefore]),
      (tx, { userId }) => this.eraser.closeForGood(tx, userId),
    );
    for (const rule of agedRules()) await this.aged.erase(rule, now, () => this.isStopping);
    if (!this.isStopping) await this.unitOfWork.run((tx) => saveProgress(tx, LAST_RUN, now, 0));
  }

  /** A restore only marks people as closed, suspended or blocked, and leaves the consequences to the next start. */
  private async makeUpForRestore(): Promise<void> {
    await this.each(
      () => this.sql.all(LIST_NOT_ERASED(ACCOUNTS_AT_ONCE), []),
      (tx, { userId }) => this.eraser.makeUp(tx, userId),
    );
    await this.each(
      () => this.restored.list(),
      (tx, left) => this.restored.settle(tx, left),
    );
  }

  /** Uses one transaction for each item; `work` must remove it from the list. */
  private async each<T>(list: () => Promise<T[]>, work: (tx: Tx, one: T) => Promise<void>): Promise<void> {
    for (let some = await list(); some.length > 0; some = await list()) {
      for (const one of some) {
        if (this.isStopping) return;
        await this.unitOfWork.run((tx) => work(tx, one));
      }
    }
  }
}
