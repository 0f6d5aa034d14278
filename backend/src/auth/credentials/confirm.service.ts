import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import type { SuccessResponse } from '../dto/done.response.js';
import { CONFIRM_SESSION } from '../sessions/sessions.queries.js';
import { PasswordCheckService } from './password-check.service.js';

/** Asks for the password again. This allows the calls marked `@ConfirmedOnly()` for a while. */
@Injectable()
export class ConfirmService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly check: PasswordCheckService,
  ) {}

  async confirm(actor: Actor, password: string): Promise<SuccessResponse> {
    const account = await this.check.confirm(actor, password);
    await this.unitOfWork.run(async (tx) => {
      await this.check.hold(tx, actor, account);
      await tx.sql.run(CONFIRM_SESSION, [Date.now(), actor.sid, actor.userId]);
      tx.record(new AccountEvent(actor.userId, 'confirmed'));
    });
    return { success: true };
  }
}
