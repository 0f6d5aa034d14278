import { Injectable, type OnApplicationBootstrap } from '@nestjs/common';
import { Cron } from '@nestjs/schedule';
import { DAY_MS, RETENTION_DAYS } from '@tidyhearth/domain';
import { BatchedJob } from '../database/batched-job.js';
import { ItemByItem } from '../database/item-by-item.js';
import { JobLeasesService } from '../database/job-leases.service.js';
import { Sql } from '../database/sql.js';
import { UnitOfWork } from '../database/unit-of-work.js';
import { AccountEraserService } from './account-eraser.service.js';
import { AgedRowsService, saveProgress } from './aged-rows.service.js';
import { RestoredActsService } from './restored-acts.service.js';
import { FIND_PROGRESS, LIST_CLOSED_BEFORE, LIST_NOT_ERASED } from './retention.queries.js';
import { agedRules, nameOf } from './rules-by-time.js';

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
      const items = new ItemByItem(this.unitOfWork, () => this.isStopping);
      await this.makeUpForRestore(items);
      const last = await this.sql.one(FIND_PROGRESS, [LAST_RUN]);
      if ((last?.reachedAt ?? 0) <= Date.now() - DAY_MS) await this.obey(Date.now());
      items.end();
    });
  }

  @Cron('27 2 * * *', { timeZone: 'Europe/London' })
  async everyNight(): Promise<void> {
    await this.runExclusively(() => this.obey(Date.now()));
  }

  async obey(now: number): Promise<void> {
    const items = new ItemByItem(this.unitOfWork, () => this.isStopping);
    await this.makeUpForRestore(items);
    const closedBefore = now - RETENTION_DAYS.closedAccounts * DAY_MS;
    await items.runBatches({
      nameOf: ({ userId }) => `closed account ${userId}`,
      list: () => this.sql.all(LIST_CLOSED_BEFORE(ACCOUNTS_AT_ONCE), [closedBefore]),
      work: (tx, { userId }) => this.eraser.closeForGood(tx, userId),
    });
    for (const rule of agedRules())
      await items.attempt(nameOf(rule), () => this.aged.erase(rule, now, () => this.isStopping));
    items.end();
    if (!this.isStopping) await this.unitOfWork.run((tx) => saveProgress(tx, LAST_RUN, now, 0));
  }

  /** A restore only marks people as closed, suspended or blocked, and leaves the consequences to the next start. */
  private async makeUpForRestore(items: ItemByItem): Promise<void> {
    await items.runBatches({
      nameOf: ({ userId }) => `restored account ${userId}`,
      list: () => this.sql.all(LIST_NOT_ERASED(ACCOUNTS_AT_ONCE), []),
      work: (tx, { userId }) => this.eraser.makeUp(tx, userId),
    });
    await items.runBatches({
      nameOf: ({ rule }) => rule,
      list: () => this.restored.list(),
      work: (tx, left) => this.restored.settle(tx, left),
    });
  }
}
