import { Injectable } from '@nestjs/common';
import { CleanerProfilesService } from '../../cleaners/cleaner-profiles.service.js';
import { CustomerApplicationsStore } from '../../cleaners/customer-applications.store.js';
import type { CleanerProfileResponse } from '../../cleaners/dto/cleaner.response.js';
import { ApplicationWithdrawn, CustomerApplied } from '../../cleaners/events/cleaner.events.js';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireOwnCleaner } from '../../common/ownership.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountsService } from '../../users/accounts.service.js';
import type { AccountUserResponse } from '../../users/dto/account-user.response.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { appliedProfile } from './applied-profile.js';
import { CHANGE_SIDE, COUNT_OPEN_AS_CUSTOMER, COUNT_WORK_OF_PROFILE } from './changing-sides.queries.js';
import type { CleanerApplicationDto } from './dto/register.dto.js';

/**
 * An account is either a customer's or a cleaner's. It can change sides only while it has no open work on its present
 * side.
 */
@Injectable()
export class ChangeSidesService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly idempotency: IdempotencyService,
    private readonly profiles: CleanerProfilesService,
    private readonly applications: CustomerApplicationsStore,
    private readonly accounts: AccountsService,
  ) {}

  /**
   * Turns a customer into an applicant.
   *
   * @throws AppError FORBIDDEN for cleaners and the admin, CUSTOMER_WORK_OPEN, REAPPLIED_TOO_OFTEN, STATE_CONFLICT
   */
  async apply(actor: Actor, application: CleanerApplicationDto): Promise<CleanerProfileResponse> {
    if (actor.isAdmin) throw new AppError('FORBIDDEN');
    const profile = await appliedProfile(this.profiles, application, true);
    const { userId } = actor;
    const id = await this.idempotency.createIdOnce(async (tx) => {
      // Checked inside, because a call that is repeated after its answer was lost comes from somebody who is a cleaner
      // by now.
      if (actor.userType !== 'customer') throw new AppError('FORBIDDEN');
      await changeSide(tx, userId, 'customer', 'cleaner');
      await refuseOpenWork(tx, userId);
      const cleanerId = await this.applications.open(tx, userId, profile);
      tx.record(new CustomerApplied(cleanerId, userId));
      tx.record(new AccountEvent(userId, 'applied-as-cleaner'));
      return cleanerId;
    });
    return this.profiles.getById(id, actor);
  }

  /**
   * Withdraws an application, pending or rejected, so that its owner can book again.
   *
   * @throws AppError STATE_CONFLICT once approved, PROFILE_IN_USE
   */
  async withdraw(actor: Actor, cleanerId: number): Promise<AccountUserResponse> {
    requireOwnCleaner(actor, cleanerId);
    const { userId } = actor;
    await this.unitOfWork.run(async (tx) => {
      await changeSide(tx, userId, 'cleaner', 'customer');
      await this.applications.withdraw(tx, userId, cleanerId);
      const work = await tx.sql.one(COUNT_WORK_OF_PROFILE, [cleanerId, cleanerId]);
      if (work && work.bookings + work.bids > 0) throw new AppError('PROFILE_IN_USE');
      tx.record(new ApplicationWithdrawn(cleanerId, userId));
      tx.record(new AccountEvent(userId, 'application-withdrawn'));
    });
    return this.accounts.read(userId);
  }
}

type Side = 'customer' | 'cleaner';

/** If several calls try at once, only one succeeds. */
async function changeSide(tx: Tx, userId: number, from: Side, to: Side): Promise<void> {
  if (!(await tx.sql.claim(CHANGE_SIDE, [to, Date.now(), userId, from])))
    throw new AppError('STATE_CONFLICT');
}

async function refuseOpenWork(tx: Tx, userId: number): Promise<void> {
  const { bookings = 0, jobs = 0 } =
    (await tx.sql.one(COUNT_OPEN_AS_CUSTOMER, [userId, userId, Date.now()])) ?? {};
  if (bookings + jobs === 0) return;
  const open = [
    counted(bookings, 'request or booking', 'requests or bookings'),
    counted(jobs, 'job', 'jobs'),
  ];
  throw new AppError('CUSTOMER_WORK_OPEN', {
    message: `You still have ${open.filter(Boolean).join(' and ')} open as a customer. Please end or complete them in your dashboard, then apply.`,
  });
}

const counted = (count: number, one: string, many: string) =>
  count === 0 ? '' : `${count} ${count === 1 ? one : many}`;
