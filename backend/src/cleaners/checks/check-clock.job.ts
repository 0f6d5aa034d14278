import { Injectable } from '@nestjs/common';
import { Interval } from '@nestjs/schedule';
import {
  addDays,
  CHECK_RENEWAL_DAYS,
  CHECK_WAITING_DAYS,
  DAY_MS,
  HOUR_MS,
  ukToday,
} from '@tidyhearth/domain';
import { ItemByItem } from '../../database/item-by-item.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import {
  CheckDocumentsRemoved,
  CheckExpired,
  CheckExpiring,
  ChecksWaiting,
  type CheckRenewal,
} from '../events/check.events.js';
import { CheckRecordsStore, factsOf, type CheckedPerson } from './check-records.store.js';
import {
  EXPIRE_CHECK,
  LIST_DOCUMENTS,
  LIST_EXPIRED,
  LIST_EXPIRING,
  LIST_SUBMITTED_BEFORE,
  NOTE_EXPIRY_TOLD,
  NOTE_WAITING_TOLD,
  REOPEN_UNDECIDED,
  WAIT_SINCE,
  type CheckRow,
} from './checks.queries.js';

/**
 * What happens to checks as time passes: a month before its last day, the cleaner is asked to renew it; after that day,
 * the badge is removed; documents that nobody decides on are removed, each according to its own age. Each check is
 * handled in a transaction of its own with a compare-and-set, so that concurrent changes by others win and nobody is
 * notified twice.
 */
@Injectable()
export class CheckClockJob {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly records: CheckRecordsStore,
    private readonly leases: JobLeasesService,
  ) {}

  @Interval(HOUR_MS)
  async tick(): Promise<void> {
    await this.leases.runExclusively('check-clock', HOUR_MS, () => this.runAll(Date.now()));
  }

  async runAll(now: number): Promise<void> {
    const items = new ItemByItem(this.unitOfWork);
    await this.expire(now, items);
    await this.announceExpiry(now, items);
    await this.removeUndecided(now, items);
    await this.remindAdmin(now);
    items.end();
  }

  private async expire(now: number, items: ItemByItem): Promise<void> {
    const today = ukToday(now);
    await this.forEach(
      items,
      () => this.sql.all(LIST_EXPIRED, [today]),
      async (tx, check, person) => {
        if (!(await tx.sql.claim(EXPIRE_CHECK, [now, check.id, today]))) return;
        await this.records.refreshBadges(tx, check.userId);
        const renewal = await this.askAgain(tx, check, person, 'expired');
        tx.record(new CheckExpired(factsOf(check), check.expiresOn ?? today, renewal));
      },
    );
  }

  private async announceExpiry(now: number, items: ItemByItem): Promise<void> {
    const today = ukToday(now);
    const until = addDays(today, CHECK_RENEWAL_DAYS);
    await this.forEach(
      items,
      () => this.sql.all(LIST_EXPIRING, [today, until]),
      async (tx, check, person) => {
        if (!(await tx.sql.claim(NOTE_EXPIRY_TOLD, [now, now, check.id]))) return;
        const renewal = await this.askAgain(tx, check, person, 'expiring');
        if (renewal === 'asked') tx.record(new CheckExpiring(factsOf(check), check.expiresOn ?? until));
      },
    );
  }

  private async remindAdmin(now: number): Promise<void> {
    await this.unitOfWork.run(async (tx) => {
      const since = now - CHECK_WAITING_DAYS.remind * DAY_MS;
      const { affected } = await tx.sql.run(NOTE_WAITING_TOLD, [now, since]);
      if (affected > 0) tx.record(new ChecksWaiting(affected));
    });
  }

  private async removeUndecided(now: number, items: ItemByItem): Promise<void> {
    const before = now - CHECK_WAITING_DAYS.remove * DAY_MS;
    await this.forEach(
      items,
      () => this.sql.all(LIST_SUBMITTED_BEFORE, [before]),
      async (tx, check) => {
        const documents = await tx.sql.all(LIST_DOCUMENTS, [check.id]);
        const young = documents.filter(({ createdAt }) => createdAt >= before);
        if (young.length > 0) {
          const since = Math.min(...young.map(({ createdAt }) => createdAt));
          if (!(await tx.sql.claim(WAIT_SINCE, [since, now, check.id, before]))) return;
          await this.records.removeSome(
            tx,
            documents.filter((document) => !young.includes(document)),
          );
          return;
        }
        if (!(await tx.sql.claim(REOPEN_UNDECIDED, [now, check.id, before]))) return;
        await this.records.removeDocuments(tx, check.id);
        tx.record(new CheckDocumentsRemoved(factsOf(check)));
      },
    );
  }

  private async askAgain(
    tx: Tx,
    { userId, kind }: CheckRow,
    { cleanerId }: CheckedPerson,
    cause: 'expired' | 'expiring',
  ): Promise<CheckRenewal> {
    if (cleanerId === null) return 'none';
    const ask = { cause, reason: null, formerName: null };
    const { isSubmitted } = await this.records.open(tx, userId, kind, ask);
    return isSubmitted ? 'waiting' : 'asked';
  }

  /** `act` must change each row so that it is not listed again. */
  private forEach(
    items: ItemByItem,
    list: () => Promise<CheckRow[]>,
    act: (tx: Tx, check: CheckRow, person: CheckedPerson) => Promise<void>,
  ): Promise<void> {
    return items.runBatches({
      nameOf: ({ id }) => `check ${id}`,
      list,
      work: async (tx, check) => act(tx, check, await this.records.lockPerson(tx, check.userId)),
    });
  }
}
