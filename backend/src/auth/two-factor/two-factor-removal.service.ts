import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import type { Tx } from '../../database/transaction.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { TwoFactorReset } from '../../users/events/user.events.js';
import { AccountMailsService, type MailedPerson } from '../account-mails.service.js';
import { FIND_MAILED_PERSON } from '../registration/registration.queries.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { DISABLE_TWO_FACTOR, DROP_UNPROVED_TWO_FACTOR } from './two-factor.queries.js';

/** Turns two-factor authentication off in other ways than by the owner's session. */
@Injectable()
export class TwoFactorRemovalService {
  constructor(
    private readonly config: Config,
    private readonly idempotency: IdempotencyService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * For an admin who has verified the person, after they lost the app and the codes. It takes effect at once; the mail
   * and the ended sessions alert an owner who did not request it.
   *
   * @throws AppError SELF_ACTION, NOT_FOUND, TWO_FACTOR_OFF
   */
  async reset(adminId: number, userId: number, reason: string): Promise<void> {
    if (adminId === userId) throw new AppError('SELF_ACTION');
    await this.turnOff(adminId, userId, reason);
  }

  /**
   * For whoever runs the server, on behalf of the admin, whom no other admin could help.
   *
   * @throws AppError NOT_FOUND, TWO_FACTOR_OFF
   */
  async resetAdmin(userId: number): Promise<void> {
    await this.turnOff(userId, userId, 'By a command on the server');
  }

  private async turnOff(adminId: number, userId: number, reason: string): Promise<void> {
    await this.idempotency.changeOnce(userId, async (tx) => {
      const wasOn = await tx.sql.claim(DISABLE_TWO_FACTOR, [Date.now(), userId]);
      const person = await tx.sql.one(FIND_MAILED_PERSON, [userId]);
      if (!person) throw new AppError('NOT_FOUND');
      if (!wasOn) throw new AppError('TWO_FACTOR_OFF');
      await this.recoveryCodes.remove(tx, userId);
      await this.sessions.endAll(tx, userId);
      await this.mails.twoFactorReset(tx, person);
      tx.record(new TwoFactorReset(userId, adminId, reason));
    });
  }

  /** For accounts on which it was turned on before the email address was confirmed. */
  async dropUnproved(tx: Tx, person: MailedPerson): Promise<void> {
    const params = [Date.now(), person.id, this.config.adminEmail] as const;
    if (!(await tx.sql.claim(DROP_UNPROVED_TWO_FACTOR, params))) return;
    await this.recoveryCodes.remove(tx, person.id);
    await this.mails.twoFactorChanged(tx, person, false);
    tx.record(new AccountEvent(person.id, 'two-factor-disabled'));
  }
}
