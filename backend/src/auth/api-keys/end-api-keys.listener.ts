import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountEvent, TAKES_ACCOUNT_BACK } from '../../users/events/account.events.js';
import { TwoFactorReset, UserSuspended } from '../../users/events/user.events.js';
import { ApiKeysService } from './api-keys.service.js';

const FOLLOW = { phase: 'transaction', order: ORDER.apiKeys } as const;

/**
 * Ends all keys of an account on any event that takes it back from an intruder, who may have made one, on a suspension,
 * and when a cleaner becomes a customer. They are not restored. Closing the account erases them (`RETENTION_RULES`).
 */
@Injectable()
export class EndApiKeysListener {
  constructor(private readonly keys: ApiKeysService) {}

  @OnEvent(AccountEvent, FOLLOW)
  async followSecurity({ userId, action }: AccountEvent, tx: Tx): Promise<void> {
    if (TAKES_ACCOUNT_BACK.has(action) || action === 'application-withdrawn')
      await this.keys.endAll(tx, userId, true);
  }

  @OnEvent(TwoFactorReset, FOLLOW)
  async followReset({ userId }: TwoFactorReset, tx: Tx): Promise<void> {
    await this.keys.endAll(tx, userId, true);
  }

  @OnEvent(UserSuspended, FOLLOW)
  async followSuspension({ userId }: UserSuspended, tx: Tx): Promise<void> {
    await this.keys.endAll(tx, userId, false);
  }
}
