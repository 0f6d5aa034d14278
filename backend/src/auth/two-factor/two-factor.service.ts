import { Injectable } from '@nestjs/common';
import { toDataURL } from 'qrcode';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireSelf } from '../../common/ownership.js';
import { SecretsService } from '../../config/secrets.service.js';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { AccountMailsService } from '../account-mails.service.js';
import type { SuccessResponse } from '../dto/done.response.js';
import type { DisableTwoFactorDto, TwoFactorSetupDto, VerifyTwoFactorDto } from './dto/two-factor.dto.js';
import type { TwoFactorEnabledResponse, TwoFactorSetupResponse } from './dto/two-factor.response.js';
import { PasswordCheckService } from '../credentials/password-check.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import { newTotpSecret, totpAddress, totpStep } from './totp.js';
import {
  DISABLE_TWO_FACTOR,
  ENABLE_TWO_FACTOR,
  FIND_TWO_FACTOR_ACCOUNT,
  UPDATE_TWO_FACTOR_SECRET,
} from './two-factor.queries.js';

@Injectable()
export class TwoFactorService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretsService,
    private readonly limits: SignInLimitsService,
    private readonly check: PasswordCheckService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMailsService,
  ) {}

  /** Doesn't turn two-factor authentication on yet: the first right code does. */
  async setUp(actor: Actor, { userId }: TwoFactorSetupDto): Promise<TwoFactorSetupResponse> {
    requireSelf(actor, userId);
    const { email } = await this.read(userId);
    const secret = newTotpSecret();
    const sealed = this.secrets.seal('two-factor-secret', secret);
    const isKept = await this.unitOfWork.run((tx) =>
      tx.sql.claim(UPDATE_TWO_FACTOR_SECRET, [sealed, userId]),
    );
    if (!isKept) throw new AppError('TWO_FACTOR_ENABLED');
    return { success: true, secret, qrCodeUrl: await toDataURL(totpAddress(secret, email)) };
  }

  async verify(actor: Actor, { userId, code }: VerifyTwoFactorDto): Promise<TwoFactorEnabledResponse> {
    requireSelf(actor, userId);
    const account = await this.read(userId);
    if (account.is2FAEnabled) throw new AppError('TWO_FACTOR_ENABLED');
    const sealed = account.twoFASecret;
    if (sealed === null) throw new AppError('TWO_FACTOR_NOT_SET_UP');
    const guess = await this.limits.beginGuess('code', String(userId));
    const step = await totpStep(this.secrets.open('two-factor-secret', sealed), code);
    const recoveryCodes = this.recoveryCodes.generate();
    const isOn = await this.unitOfWork.run(async (tx) => {
      if (step === undefined) return false;
      const isClaimed = await tx.sql.claim(ENABLE_TWO_FACTOR, [step, Date.now(), userId, sealed, step]);
      if (!isClaimed) return false;
      await guess.succeeded(tx);
      await this.recoveryCodes.replace(tx, userId, recoveryCodes);
      await this.mails.twoFactorChanged(tx, account, true);
      tx.record(new AccountEvent(userId, 'two-factor-enabled'));
      return true;
    });
    if (!isOn) {
      await guess.failed(userId);
      throw new AppError('WRONG_CODE');
    }
    return { success: true, recoveryCodes };
  }

  /** This session stays, all others end. Turning off what is off already is no error. */
  async disable(actor: Actor, { userId, password }: DisableTwoFactorDto): Promise<SuccessResponse> {
    requireSelf(actor, userId);
    const account = await this.check.confirm(userId, password);
    await this.unitOfWork.run(async (tx) => {
      const wasOn = await tx.sql.claim(DISABLE_TWO_FACTOR, [Date.now(), userId]);
      if (!wasOn) return;
      await this.recoveryCodes.remove(tx, userId);
      await this.sessions.endOthers(tx, actor);
      await this.mails.twoFactorChanged(tx, account, false);
      tx.record(new AccountEvent(userId, 'two-factor-disabled'));
    });
    return { success: true };
  }

  private async read(userId: number): Promise<RowOf<typeof FIND_TWO_FACTOR_ACCOUNT>> {
    const account = await this.sql.one(FIND_TWO_FACTOR_ACCOUNT, [userId]);
    if (!account) throw new AppError('NOT_AUTHENTICATED');
    return account;
  }
}
