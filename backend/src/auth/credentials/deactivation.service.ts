import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireSelf } from '../../common/ownership.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { AccountClosing, UserDeactivated } from '../../users/events/user.events.js';
import { AccountMailsService } from '../account-mails.service.js';
import { DEACTIVATE_ACCOUNT } from './credentials.queries.js';
import { PasswordCheckService } from './password-check.service.js';

@Injectable()
export class DeactivationService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly check: PasswordCheckService,
    private readonly mails: AccountMailsService,
  ) {}

  /** @throws AppError SELF_ACTION for the admin */
  async deactivate(actor: Actor, userId: number, password: string): Promise<void> {
    requireSelf(actor, userId);
    if (actor.isAdmin) throw new AppError('SELF_ACTION');
    const account = await this.check.confirm(actor, password);
    await this.unitOfWork.run(async (tx) => {
      await this.check.hold(tx, actor, account);
      const now = Date.now();
      // Closed first, so that nothing new can begin with this account while the rest is settled.
      await tx.sql.run(DEACTIVATE_ACCOUNT, [now, now, userId]);
      await this.mails.accountClosed(tx, account);
      tx.record(new AccountClosing(userId));
      tx.record(new UserDeactivated(userId));
      tx.record(new AccountEvent(userId, 'deactivated'));
    });
  }
}
