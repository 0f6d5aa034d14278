import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import { AppError, invalid } from '../../common/app-error.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { CallerHold } from '../../users/caller-hold.js';
import { AccountEvent } from '../../users/events/account.events.js';
import { AccountMailsService } from '../account-mails.service.js';
import { CommonPasswordsService } from './common-passwords.service.js';
import { CHANGE_PASSWORD } from './credentials.queries.js';
import type { ChangePasswordDto } from './dto/password.dto.js';
import type { DoneResponse } from '../dto/done.response.js';
import { PasswordChangeLimitService } from './password-change-limit.service.js';
import { PasswordCheckService } from './password-check.service.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import type { CallingDevice } from '../sign-in/device-cookie.js';
import { KnownDevicesService } from '../sign-in/known-devices.service.js';

@Injectable()
export class ChangePasswordService {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly check: PasswordCheckService,
    private readonly limit: PasswordChangeLimitService,
    private readonly caller: CallerHold,
    private readonly hasher: PasswordHasherService,
    private readonly commonPasswords: CommonPasswordsService,
    private readonly sessions: SessionsService,
    private readonly devices: KnownDevicesService,
    private readonly mails: AccountMailsService,
  ) {}

  /**
   * Keeps this session and ends all others. Makes all devices unknown, except the one on which the password was
   * changed.
   */
  async change(
    actor: Actor,
    { currentPassword, newPassword }: ChangePasswordDto,
    device: CallingDevice,
  ): Promise<DoneResponse> {
    const account = await this.check.confirm(actor, currentPassword);
    if (newPassword === currentPassword)
      throw invalid('newPassword', 'Please choose a password that differs from the current one');
    await this.commonPasswords.refuse('newPassword', newPassword, account);
    const passwordHash = await this.hasher.hash(newPassword);
    await this.unitOfWork.run(async (tx) => {
      const params = [passwordHash, Date.now(), account.id, account.password] as const;
      if (!(await tx.sql.claim(CHANGE_PASSWORD, params))) throw new AppError('STATE_CONFLICT');
      await this.caller.hold(tx, actor);
      await this.limit.require(tx, account);
      await this.sessions.endOthers(tx, actor);
      await this.mails.passwordChanged(tx, account);
      tx.record(new AccountEvent(account.id, 'password-changed'));
    });
    await this.devices.remember(device, { id: account.id, password: passwordHash });
    return { message: 'Your password has been changed. Other devices have been signed out.' };
  }
}
