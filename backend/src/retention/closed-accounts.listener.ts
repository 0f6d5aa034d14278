import { Injectable } from '@nestjs/common';
import type { Tx } from '../database/transaction.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { UserDeactivated } from '../users/events/user.events.js';
import { AccountEraserService } from './account-eraser.service.js';

/** Runs after the listeners that still need the person's name or address. */
@Injectable()
export class ClosedAccountsListener {
  constructor(private readonly eraser: AccountEraserService) {}

  @OnEvent(UserDeactivated, { phase: 'transaction', order: ORDER.erasure })
  async erase({ userId }: UserDeactivated, tx: Tx): Promise<void> {
    await this.eraser.close(tx, userId);
  }
}
