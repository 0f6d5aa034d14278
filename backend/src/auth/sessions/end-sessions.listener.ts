import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserDeactivated, UserSuspended } from '../../users/events/user.events.js';
import { SessionsService } from './sessions.service.js';

/** Suspending or closing an account ends its sessions in the same transaction. */
@Injectable()
export class EndSessionsListener {
  constructor(private readonly sessions: SessionsService) {}

  @OnEvent(UserSuspended, { phase: 'transaction', order: ORDER.sessions })
  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.sessions })
  async endSessions({ userId }: UserSuspended | UserDeactivated, tx: Tx): Promise<void> {
    await this.sessions.endAll(tx, userId);
  }
}
