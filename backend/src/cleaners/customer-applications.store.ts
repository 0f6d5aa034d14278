import { Injectable } from '@nestjs/common';
import { addMonths, CHECK_MONTHS, ukToday } from '@tidyhearth/domain';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { CheckRecordsStore } from './checks/check-records.store.js';
import { END_CHECK, LIST_IN_SLOT } from './checks/checks.queries.js';
import { CleanerProfilesService, type NewCleaner } from './cleaner-profiles.service.js';
import { Cleaner } from './cleaner.entity.js';
import { noteReapplication } from './note-reapplication.js';
import {
  ASK_TO_RENEW_AGAIN,
  FIND_WITHDRAWN_PROFILE,
  SET_LAST_DAY,
  WITHDRAW_APPLICATION,
} from './reapplication.queries.js';
import { serviceMask } from './service-mask.js';

/** The profile of an account that changes sides, inside the transaction that changes the account. */
@Injectable()
export class CustomerApplicationsStore {
  constructor(
    private readonly profiles: CleanerProfilesService,
    private readonly checks: CheckRecordsStore,
  ) {}

  /**
   * The profile of an application that was withdrawn is written anew. A mark from the time as a customer gets an end.
   *
   * @throws AppError REAPPLIED_TOO_OFTEN
   */
  async open(tx: Tx, userId: number, profile: NewCleaner): Promise<number> {
    const cleanerId = await this.write(tx, userId, profile);
    await this.endMarks(tx, userId);
    // Checks that neared their end meanwhile passed without a word, and what was asked for before went with the application.
    await tx.sql.run(ASK_TO_RENEW_AGAIN, [userId]);
    return cleanerId;
  }

  /**
   * Documents that nobody has looked at go with it; what was seen already stays seen.
   *
   * @throws AppError STATE_CONFLICT for an approved cleaner
   */
  async withdraw(tx: Tx, userId: number, cleanerId: number): Promise<void> {
    const now = Date.now();
    if (!(await tx.sql.claim(WITHDRAW_APPLICATION, [now, cleanerId]))) throw new AppError('STATE_CONFLICT');
    for (const { id } of await tx.sql.all(LIST_IN_SLOT, [userId, 'open'])) {
      await this.checks.removeDocuments(tx, id);
      await tx.sql.run(END_CHECK, ['by-owner', null, null, now, now, id, 'open']);
    }
  }

  private async write(tx: Tx, userId: number, profile: NewCleaner): Promise<number> {
    const earlier = await tx.sql.one(FIND_WITHDRAWN_PROFILE, [userId]);
    if (!earlier) return this.profiles.create(tx, userId, profile);
    const now = Date.now();
    await noteReapplication(tx, earlier.id, earlier, now);
    const { place, ...words } = profile;
    const decision = { reviewedAt: null, reviewedBy: null, rejectionReason: null };
    const set = { ...words, ...place, ...decision, serviceMask: serviceMask(words.services) };
    const times = { waitingSince: now, createdAt: now, updatedAt: now };
    await tx.manager.update(Cleaner, { id: earlier.id }, { ...set, ...times, status: 'pending' });
    return earlier.id;
  }

  /**
   * What a customer's mark becomes with the application: a cleaner can renew it, so it ends as if it had been recorded of a
   * cleaner that day.
   */
  private async endMarks(tx: Tx, userId: number): Promise<void> {
    const current = await tx.sql.all(LIST_IN_SLOT, [userId, 'current']);
    for (const { id, kind, checkedOn, createdAt } of current.filter(({ expiresOn }) => expiresOn === null)) {
      const lastDay = addMonths(checkedOn ?? ukToday(createdAt), CHECK_MONTHS[kind]);
      await tx.sql.run(SET_LAST_DAY, [lastDay, Date.now(), id]);
    }
    await this.checks.refreshBadges(tx, userId);
  }
}
