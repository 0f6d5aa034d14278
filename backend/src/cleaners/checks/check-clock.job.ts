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
    await this.expire(now);
    await this.announceExpiry(now);
    await this.removeUndecided(now);
    await this.remindAdmin(now);
  }

  private async expire(now: number): Promise<void> {
    const today = ukToday(now);
    await this.forEach(
      () => this.sql.all(LIST_EXPIRED, [today]),
      async (tx, check, person) => {
        if (!(await tx.sql.claim(EXPIRE_CHECK, [now, check.id, today]))) return;
        await this.records.refreshBadges(tx, check.userId);
        const renewal = await this.askAgain(tx, check, person, 'expired');
        tx.record(new CheckExpired(factsOf(check), check.expiresOn ?? today, renewal));
      },
    );
  }

  private async announceExpiry(now: number): Promise<void> {
    const today = ukToday(now);
    const until = addDays(today, CHECK_RENEWAL_DAYS);
    await this.forEach(
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

  private async removeUndecided(now: number): Promise<void> {
    const before = now - CHECK_WAITING_DAYS.remove * DAY_MS;
    await this.forEach(
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

  /** Lists one batch at a time. `act` must change each row so that it is missing from the next batch. */
  private async forEach(
    list: () => Promise<CheckRow[]>,
    act: (tx: Tx, check: CheckRow, person: CheckedPerson) => Promise<void>,
  ): Promise<void> {
    for (let due = await list(); due.length > 0; due = await list()) {
      for (const check of due) {
        await this.unitOfWork.run(async (tx) =>
          act(tx, check, await this.records.lockPerson(tx, check.userId)),
        );
      }
    }
  }
}
