import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { HOLD_RESETTABLE_ACCOUNT, UPDATE_RESET_TOKEN } from '../credentials/credentials.queries.js';
import { newToken, tokenHash } from '../credentials/one-time-token.js';
import { TwoFactorRemovalService } from '../two-factor/two-factor-removal.service.js';
import { FirstPasswordService, type PasswordLink } from './first-password.service.js';
import { FIND_ADMIN_ACCOUNT } from './registration.queries.js';

const LINK_VALID_MS = HOUR_MS;

/** Lets whoever runs the server back into the admin's account. Each way leaves a line in the audit log. */
@Injectable()
export class AdminRecoveryService {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly twoFactor: TwoFactorRemovalService,
    private readonly firstPassword: FirstPasswordService,
  ) {}

  /**
   * The current password and sessions stay valid until the link is used. Before the first password this is the link that
   * the server prints at its start, so that neither replaces the other.
   *
   * @returns a link to choose a new password, which works once
   * @throws AppError NOT_FOUND before the first start
   */
  async makePasswordLink(): Promise<{ url: string; until: number }> {
    const id = await this.findAdmin();
    const { token, until } = (await this.firstPassword.link()) ?? newLink();
    await this.unitOfWork.run(async (tx) => {
      const asFound = [id, this.config.adminEmail] as const;
      if (!(await tx.sql.claim(HOLD_RESETTABLE_ACCOUNT, [Date.now(), ...asFound])))
        throw new AppError('NOT_FOUND');
      await tx.sql.run(UPDATE_RESET_TOKEN, [tokenHash(token), until, id]);
      tx.record(new AccountEvent(id, 'password-reset-requested'));
    });
    return { url: `${this.config.publicUrl}/reset-password?token=${token}`, until };
  }

  /** Ends all sessions and keys of the account. @throws AppError NOT_FOUND, TWO_FACTOR_OFF */
  async turnTwoFactorOff(): Promise<void> {
    await this.twoFactor.resetAdmin(await this.findAdmin());
  }

  private async findAdmin(): Promise<number> {
    const account = await this.sql.one(FIND_ADMIN_ACCOUNT, [this.config.adminEmail]);
    if (!account) throw new AppError('NOT_FOUND');
    return account.id;
  }
}

const newLink = (): PasswordLink => ({ token: newToken(), until: Date.now() + LINK_VALID_MS });
