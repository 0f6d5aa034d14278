import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountEvent, TAKES_ACCOUNT_BACK } from '../../users/events/account.events.js';
import { TwoFactorReset, UserSuspended } from '../../users/events/user.events.js';
import { DROP_EMAIL_CHANGE } from './credentials.queries.js';

const FOLLOW = { phase: 'transaction', order: ORDER.emailChanges } as const;

/**
 * Drops an unconfirmed change of address on any event that takes the account back from an intruder, who may have
 * requested it: its link works without a session, and the new address could reset the password. Also on a suspension,
 * or the link would work again once that is lifted. An owner who did request the change has to do so again.
 */
@Injectable()
export class EmailChangeEndingListener {
  @OnEvent(AccountEvent, FOLLOW)
  async followSecurity({ userId, action }: AccountEvent, tx: Tx): Promise<void> {
    if (TAKES_ACCOUNT_BACK.has(action)) await tx.sql.run(DROP_EMAIL_CHANGE, [userId]);
  }

  @OnEvent(TwoFactorReset, FOLLOW)
  @OnEvent(UserSuspended, FOLLOW)
  async followAdmin({ userId }: TwoFactorReset | UserSuspended, tx: Tx): Promise<void> {
    await tx.sql.run(DROP_EMAIL_CHANGE, [userId]);
  }
}
