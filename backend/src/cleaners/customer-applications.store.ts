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

/**
 * Creates or withdraws the profile when an account changes its type, inside the transaction that changes the account.
 */
@Injectable()
export class CustomerApplicationsStore {
  constructor(
    private readonly profiles: CleanerProfilesService,
    private readonly checks: CheckRecordsStore,
  ) {}

  /**
   * Reuses and overwrites the profile of a withdrawn application. Badges from the time as a customer get a last day.
   *
   * @throws AppError REAPPLIED_TOO_OFTEN
   */
  async open(tx: Tx, userId: number, profile: NewCleaner): Promise<number> {
    const cleanerId = await this.write(tx, userId, profile);
    await this.endMarks(tx, userId);
    // Customers are not asked to renew checks that are about to expire, and earlier requests ended with the withdrawn
    // application, so the clock job has to ask again.
    await tx.sql.run(ASK_TO_RENEW_AGAIN, [userId]);
    return cleanerId;
  }

  /**
   * Removes documents that nobody has looked at. Checks that have passed stay.
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
   * A cleaner can renew checks, so a customer's badge gets the last day that it would have had if it had been recorded
   * for a cleaner.
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
