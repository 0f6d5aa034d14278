import { Injectable } from '@nestjs/common';
import {
  ApplicationWithdrawn,
  CleanerApprovalWithdrawn,
  CleanerApproved,
  CleanerRejected,
} from '../../cleaners/events/cleaner.events.js';
import { mustSetUpTwoFactor } from '../../common/second-factor.js';
import { Config } from '../../config/config.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountEvent, TAKES_ACCOUNT_BACK } from '../../users/events/account.events.js';
import { TwoFactorReset, UserSuspended, UserUnsuspended } from '../../users/events/user.events.js';
import {
  DELETE_ALL_OF_OWNER,
  FIND_OWNER_SECURITY,
  FIND_OWNER_STANDING,
  PAUSE_ALL_OF_OWNER,
  RESUME_ALL_OF_OWNER,
  SECURE_ALL_OF_OWNER,
} from './endpoints.queries.js';
import { WebhooksSecured } from './webhook.events.js';

const FOLLOW = { phase: 'transaction', order: ORDER.webhooks } as const;

/**
 * People who may not use the API are not called either. The endpoints of closed accounts are deleted by the retention
 * rules.
 */
@Injectable()
export class WebhookAccountsListener {
  constructor(private readonly config: Config) {}

  @OnEvent(UserSuspended, FOLLOW)
  @OnEvent(CleanerApprovalWithdrawn, FOLLOW)
  @OnEvent(CleanerRejected, FOLLOW)
  async pause({ userId }: { userId: number }, tx: Tx): Promise<void> {
    await tx.sql.run(PAUSE_ALL_OF_OWNER, [Date.now(), userId]);
  }

  @OnEvent(AccountEvent, FOLLOW)
  async followSecurity({ userId, action }: AccountEvent, tx: Tx): Promise<void> {
    const isLockedOut = action === 'two-factor-disabled' && (await this.mayNotAct(tx, userId));
    if (isLockedOut || TAKES_ACCOUNT_BACK.has(action)) await secure(tx, userId);
  }

  @OnEvent(TwoFactorReset, FOLLOW)
  async followReset({ userId }: TwoFactorReset, tx: Tx): Promise<void> {
    await secure(tx, userId);
  }

  /** A customer can have no webhooks. A job deletes their calls. */
  @OnEvent(ApplicationWithdrawn, FOLLOW)
  async remove({ userId }: ApplicationWithdrawn, tx: Tx): Promise<void> {
    for (const table of ['webhook_endpoints', 'webhook_secrets'] as const)
      await tx.sql.run(DELETE_ALL_OF_OWNER(table), [userId]);
  }

  @OnEvent(UserUnsuspended, FOLLOW)
  @OnEvent(CleanerApproved, FOLLOW)
  async resume({ userId }: { userId: number }, tx: Tx): Promise<void> {
    const owner = await tx.sql.one(FIND_OWNER_STANDING, [userId]);
    if (owner?.isSuspended === false && owner.status === 'approved')
      await tx.sql.run(RESUME_ALL_OF_OWNER, [Date.now(), userId]);
  }

  /** Whether the owner is an admin without two-factor authentication, who could not even pause them. */
  private async mayNotAct(tx: Tx, ownerId: number): Promise<boolean> {
    const owner = await tx.sql.one(FIND_OWNER_SECURITY, [ownerId]);
    if (!owner) return false;
    const { email, is2FAEnabled } = owner;
    return mustSetUpTwoFactor({ isAdmin: email === this.config.adminEmail, is2FAEnabled }, this.config);
  }
}

/** Somebody else may have created them; only their owner knows which are still wanted. */
async function secure(tx: Tx, ownerId: number): Promise<void> {
  const { affected } = await tx.sql.run(SECURE_ALL_OF_OWNER, [Date.now(), ownerId]);
  if (affected > 0) tx.record(new WebhooksSecured(ownerId, affected));
}
