import { setTimeout as sleep } from 'node:timers/promises';
import { Injectable } from '@nestjs/common';
import { DAY_MS, HOUR_MS, LINK_VALID_HOURS, RESET_LINKS } from '@tidyhearth/domain';
import { AppError } from '../../common/app-error.js';
import { Config } from '../../config/config.js';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { AccountMailsService } from '../account-mails.service.js';
import { CommonPasswordsService } from './common-passwords.service.js';
import {
  FIND_ACCOUNT_BY_RESET_TOKEN,
  FIND_RESETTABLE_ACCOUNT,
  HOLD_RESETTABLE_ACCOUNT,
  PROVE_EMAIL,
  RESET_PASSWORD,
  UPDATE_RESET_TOKEN,
} from './credentials.queries.js';
import type { ResetPasswordDto } from './dto/password.dto.js';
import type { DoneResponse } from '../dto/done.response.js';
import type { ResetTokenResponse } from './dto/reset-token.response.js';
import { newToken, tokenHash } from './one-time-token.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { TwoFactorRemovalService } from '../two-factor/two-factor-removal.service.js';
import type { CallingDevice } from '../sign-in/device-cookie.js';
import { KnownDevicesService } from '../sign-in/known-devices.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';

const VALID_MS = LINK_VALID_HOURS * HOUR_MS;
/**
 * Minimum time of an answer, longer than the work takes, so that timing doesn't reveal whether an address is known.
 */
const ANSWER_AFTER_MS = 200;
const ANSWER =
  'If there is an account with this email address, a link to choose a new password is on its way.';

@Injectable()
export class PasswordResetService {
  constructor(
    private readonly config: Config,
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly hasher: PasswordHasherService,
    private readonly commonPasswords: CommonPasswordsService,
    private readonly sessions: SessionsService,
    private readonly limits: SignInLimitsService,
    private readonly devices: KnownDevicesService,
    private readonly mails: AccountMailsService,
    private readonly twoFactor: TwoFactorRemovalService,
  ) {}

  /** The same answer after the same time, whether the address is known or not. */
  async request(email: string): Promise<DoneResponse> {
    await Promise.all([this.sendLink(email), sleep(ANSWER_AFTER_MS)]);
    return { message: ANSWER };
  }

  /** Leaves the token valid, because mail programs open links before people do. */
  async verify(token: string): Promise<ResetTokenResponse> {
    const person = await this.find(token);
    if (!person) throw invalidToken();
    return { valid: true, email: person.email, firstName: person.firstName };
  }

  /**
   * Uses the token up and ends all sessions. Two-factor authentication stays on, unless it was set up before anybody
   * confirmed the email address: then somebody else may have registered with the address first and set it up. All
   * devices become unknown, except the one on which the password was reset. If two-factor authentication was on, that
   * device becomes unknown too, because it has yet to pass the second step.
   */
  async complete({ token, newPassword }: ResetPasswordDto, device: CallingDevice): Promise<DoneResponse> {
    const person = await this.find(token);
    if (!person) throw invalidToken();
    await this.commonPasswords.refuse('newPassword', newPassword, person);
    const passwordHash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async (tx) => {
      const now = Date.now();
      const params = [passwordHash, now, person.id, tokenHash(token), now] as const;
      if (!(await tx.sql.claim(RESET_PASSWORD, params))) throw invalidToken();
      await this.sessions.endAll(tx, person.id);
      await this.limits.reset(tx, 'password', person.email);
      await this.twoFactor.dropUnproved(tx, person);
      await tx.sql.run(PROVE_EMAIL, [now, now, person.id]);
      await this.mails.passwordChanged(tx, person);
      tx.record(new AccountEvent(person.id, 'password-reset'));
    });
    if (!person.is2FAEnabled) await this.devices.remember(device, { id: person.id, password: passwordHash });
    return { message: 'Your password has been changed. You can now sign in with it.' };
  }

  private async sendLink(email: string): Promise<void> {
    const person = await this.sql.one(FIND_RESETTABLE_ACCOUNT, [email]);
    if (!person) return;
    const token = newToken();
    await this.unitOfWork.run(async (tx) => {
      const now = Date.now();
      // Held from here on, so that concurrent calls count each other's links.
      if (!(await tx.sql.claim(HOLD_RESETTABLE_ACCOUNT, [now, person.id, person.email]))) return;
      if (await this.isOverdone(tx, person.email)) return;
      await tx.sql.run(UPDATE_RESET_TOKEN, [tokenHash(token), now + VALID_MS, person.id]);
      await this.mails.passwordReset(tx, person, token);
      tx.record(new AccountEvent(person.id, 'password-reset-requested'));
    });
  }

  private async isOverdone(tx: Tx, email: string): Promise<boolean> {
    if (!this.config.rateLimits) return false;
    const now = Date.now();
    const ofLastHour = await this.mails.countResets(tx, email, now - HOUR_MS);
    if (ofLastHour < RESET_LINKS.anHourAfterwards) return false;
    if (ofLastHour >= RESET_LINKS.anHour) return true;
    return (await this.mails.countResets(tx, email, now - DAY_MS)) >= RESET_LINKS.quickOnesADay;
  }

  private find(token: string): Promise<RowOf<typeof FIND_ACCOUNT_BY_RESET_TOKEN> | undefined> {
    return this.sql.one(FIND_ACCOUNT_BY_RESET_TOKEN, [tokenHash(token), Date.now()]);
  }
}

const invalidToken = () => new AppError('RESET_TOKEN_INVALID', { extra: { valid: false } });
