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
  ) {}

  /**
   * The current password and sessions stay valid until the link is used.
   *
   * @returns a link to choose a new password, which works once and for an hour
   * @throws AppError NOT_FOUND before the first start
   */
  async makePasswordLink(): Promise<string> {
    const id = await this.findAdmin();
    const token = newToken();
    await this.unitOfWork.run(async (tx) => {
      const now = Date.now();
      const asFound = [id, this.config.adminEmail] as const;
      if (!(await tx.sql.claim(HOLD_RESETTABLE_ACCOUNT, [now, ...asFound]))) throw new AppError('NOT_FOUND');
      await tx.sql.run(UPDATE_RESET_TOKEN, [tokenHash(token), now + LINK_VALID_MS, id]);
      tx.record(new AccountEvent(id, 'password-reset-requested'));
    });
    return `${this.config.publicUrl}/reset-password?token=${token}`;
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
