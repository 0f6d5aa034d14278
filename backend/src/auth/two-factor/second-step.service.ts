import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { SecretsService } from '../../config/secrets.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import type { SecondStepDto } from '../sign-in/dto/sign-in.dto.js';
import type { SignedInResponse } from '../sign-in/dto/signed-in.response.js';
import { AccountEvent } from '../../users/events/account.events.js';
import type { CallingDevice } from '../sign-in/device-cookie.js';
import { KnownDevicesService } from '../sign-in/known-devices.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import { staleChallenge, TokensService } from '../sessions/tokens.service.js';
import { totpStep } from './totp.js';
import { FIND_SECOND_STEP_ACCOUNT, USE_TOTP_STEP } from './two-factor.queries.js';

/** Marks the right code as used; false when it was used before. */
type Use = (tx: Tx) => Promise<boolean>;

@Injectable()
export class SecondStepService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly secrets: SecretsService,
    private readonly limits: SignInLimitsService,
    private readonly tokens: TokensService,
    private readonly sessions: SessionsService,
    private readonly recoveryCodes: RecoveryCodesService,
    private readonly signingIn: SignInService,
    private readonly devices: KnownDevicesService,
  ) {}

  async signIn({ challengeToken, code }: SecondStepDto, device: CallingDevice): Promise<SignedInResponse> {
    const challenge = await this.tokens.readChallenge(challengeToken);
    const account = await this.sql.one(FIND_SECOND_STEP_ACCOUNT, [challenge.userId]);
    const sealed = account?.twoFASecret ?? null;
    if (!account || sealed === null || this.tokens.fingerprint(account.password) !== challenge.pwd)
      throw staleChallenge();
    if (account.isSuspended) throw new AppError('ACCOUNT_SUSPENDED');
    const knownDevice = await this.devices.findByOwner(device, account);
    const guess = await this.limits.beginGuess('code', String(account.id), knownDevice);
    const use = await this.useOf(account.id, sealed, code);
    const sid = await this.unitOfWork.run(async (tx) => {
      if (!(await use(tx))) return null;
      await guess.succeeded(tx);
      tx.record(new AccountEvent(account.id, 'signed-in'));
      return (await this.sessions.begin(tx, account.id, account.password)) ?? null;
    });
    if (sid === null) {
      await guess.failed(account.id);
      throw new AppError('WRONG_CODE');
    }
    const answer = await this.signingIn.answer(account.id, sid);
    await this.devices.remember(device, account);
    return answer;
  }

  private async useOf(userId: number, sealed: string, code: string): Promise<Use> {
    const step = await totpStep(this.secrets.open('two-factor-secret', sealed), code);
    if (step !== undefined) return (tx) => tx.sql.claim(USE_TOTP_STEP, [step, userId, step]);
    return async (tx) => {
      const wasFresh = await this.recoveryCodes.use(tx, userId, code);
      if (wasFresh) tx.record(new AccountEvent(userId, 'recovery-code-used'));
      return wasFresh;
    };
  }
}
