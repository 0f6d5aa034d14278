import { Injectable } from '@nestjs/common';
import { toDataURL } from 'qrcode';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { requireSelf } from '../../common/ownership.js';
import { CannotOpenError, SecretsService } from '../../config/secrets.service.js';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CallerHold } from '../../users/caller-hold.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { requireOpenAccount } from '../../users/hold-open-accounts.js';
import { AccountMailsService } from '../account-mails.service.js';
import type { SuccessResponse } from '../dto/done.response.js';
import type { ConfirmedTwoFactorDto, VerifyTwoFactorDto } from './dto/two-factor.dto.js';
import type { TwoFactorEnabledResponse, TwoFactorSetupResponse } from './dto/two-factor.response.js';
import { PasswordCheckService } from '../credentials/password-check.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { orWithdrawn, sessionSubject, SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import { newTotpSecret, totpAddress, totpStep } from './totp.js';
import {
  DISABLE_TWO_FACTOR,
  ENABLE_TWO_FACTOR,
  FIND_TWO_FACTOR_ACCOUNT,
  TOUCH_TWO_FACTOR,
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
    private readonly caller: CallerHold,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly sessions: SessionsService,
    private readonly mails: AccountMailsService,
  ) {}

  /** Makes a secret. Two-factor authentication is on after the first right code. */
  async setUp(actor: Actor, { userId, password }: ConfirmedTwoFactorDto): Promise<TwoFactorSetupResponse> {
    requireSelf(actor, userId);
    const account = await this.check.confirm(actor, password);
    const secret = newTotpSecret();
    const sealed = this.secrets.seal('two-factor-secret', secret);
    const isKept = await this.unitOfWork.run(async (tx) => {
      await this.check.hold(tx, actor, account);
      return tx.sql.claim(UPDATE_TWO_FACTOR_SECRET, [sealed, userId]);
    });
    if (!isKept) throw new AppError('TWO_FACTOR_ENABLED');
    return { success: true, secret, qrCodeUrl: await toDataURL(totpAddress(secret, account.email)) };
  }

  /** Ends all other sessions, because they began with only the password. */
  async verify(actor: Actor, { userId, code }: VerifyTwoFactorDto): Promise<TwoFactorEnabledResponse> {
    requireSelf(actor, userId);
    const account = await this.read(userId);
    if (account.is2FAEnabled) throw new AppError('TWO_FACTOR_ENABLED');
    const sealed = account.twoFASecret;
    if (sealed === null) throw new AppError('TWO_FACTOR_NOT_SET_UP');
    const secret = this.openSecret(sealed);
    const recoveryCodes = this.recoveryCodes.generate();
    const guess = await this.limits.beginGuess('code', sessionSubject(actor.sid));
    const step = await orWithdrawn(guess, totpStep(secret, code));
    const turnOn = async (tx: Tx) => {
      if (step === undefined) return false;
      await requireOpenAccount(tx, userId);
      await this.caller.hold(tx, actor);
      const isClaimed = await tx.sql.claim(ENABLE_TWO_FACTOR, [step, Date.now(), userId, sealed]);
      if (!isClaimed) return false;
      await guess.succeeded(tx);
      await this.recoveryCodes.replace(tx, userId, recoveryCodes);
      await this.sessions.endOthers(tx, actor);
      await this.mails.twoFactorChanged(tx, account, true);
      tx.record(new AccountEvent(userId, 'two-factor-enabled'));
      return true;
    };
    const isOn = await orWithdrawn(guess, this.unitOfWork.run(turnOn));
    if (!isOn) {
      await guess.failed(userId);
      throw new AppError('WRONG_CODE');
    }
    return { success: true, recoveryCodes };
  }

  /** Replaces all recovery codes. @throws AppError TWO_FACTOR_OFF */
  async renewRecoveryCodes(
    actor: Actor,
    { userId, password }: ConfirmedTwoFactorDto,
  ): Promise<TwoFactorEnabledResponse> {
    requireSelf(actor, userId);
    const person = await this.check.confirm(actor, password);
    const recoveryCodes = this.recoveryCodes.generate();
    await this.unitOfWork.run(async (tx) => {
      // If two calls run at once, the codes of only one remain.
      await this.check.hold(tx, actor, person);
      if (!(await tx.sql.claim(TOUCH_TWO_FACTOR, [Date.now(), userId]))) throw new AppError('TWO_FACTOR_OFF');
      await this.recoveryCodes.replace(tx, userId, recoveryCodes);
      await this.mails.recoveryCodesReplaced(tx, person);
      tx.record(new AccountEvent(userId, 'recovery-codes-replaced'));
    });
    return { success: true, recoveryCodes };
  }

  /** Ends all other sessions. Repeating the call is not an error. */
  async disable(actor: Actor, { userId, password }: ConfirmedTwoFactorDto): Promise<SuccessResponse> {
    requireSelf(actor, userId);
    const account = await this.check.confirm(actor, password);
    await this.unitOfWork.run(async (tx) => {
      await this.check.hold(tx, actor, account);
      const wasOn = await tx.sql.claim(DISABLE_TWO_FACTOR, [Date.now(), userId]);
      if (!wasOn) return;
      await this.recoveryCodes.remove(tx, userId);
      await this.sessions.endOthers(tx, actor);
      await this.mails.twoFactorChanged(tx, account, false);
      tx.record(new AccountEvent(userId, 'two-factor-disabled'));
    });
    return { success: true };
  }

  /** @throws AppError TWO_FACTOR_NOT_SET_UP also if the secret's key is no longer configured */
  private openSecret(sealed: string): string {
    try {
      return this.secrets.open('two-factor-secret', sealed);
    } catch (error) {
      throw error instanceof CannotOpenError ? new AppError('TWO_FACTOR_NOT_SET_UP') : error;
    }
  }

  private async read(userId: number): Promise<RowOf<typeof FIND_TWO_FACTOR_ACCOUNT>> {
    const account = await this.sql.one(FIND_TWO_FACTOR_ACCOUNT, [userId]);
    if (!account) throw new AppError('NOT_AUTHENTICATED');
    return account;
  }
}
