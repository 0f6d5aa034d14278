import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { Sql } from '../../database/sql.js';
import type { RowOf } from '../../database/statement.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountsService } from '../../users/accounts.service.js';
import { AccountMailsService } from '../account-mails.service.js';
import type { SignInDto } from './dto/sign-in.dto.js';
import type { SignedInResponse, TwoFactorChallengeResponse } from './dto/signed-in.response.js';
import { AccountEvent } from '../../users/events/account.events.js';
import type { CallingDevice } from './device-cookie.js';
import { KnownDevicesService } from './known-devices.service.js';
import { PasswordHasherService } from '../credentials/password-hasher.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInLimitsService, type Guess } from './sign-in-limits.service.js';
import { FIND_CREDENTIALS } from './sign-in.queries.js';
import { TokensService } from '../sessions/tokens.service.js';

type Credentials = RowOf<typeof FIND_CREDENTIALS>;

@Injectable()
export class SignInService {
  constructor(
    private readonly sql: Sql,
    private readonly unitOfWork: UnitOfWork,
    private readonly limits: SignInLimitsService,
    private readonly hasher: PasswordHasherService,
    private readonly sessions: SessionsService,
    private readonly tokens: TokensService,
    private readonly accounts: AccountsService,
    private readonly devices: KnownDevicesService,
    private readonly mails: AccountMailsService,
  ) {}

  async signIn(
    { email, password }: SignInDto,
    device: CallingDevice,
  ): Promise<SignedInResponse | TwoFactorChallengeResponse> {
    const knownDevice = await this.devices.findByEmail(device, email);
    const guess = await this.limits.beginGuess('password', email, knownDevice);
    const account = await this.check(guess, email, password);
    if (account.isSuspended || account.is2FAEnabled) await guess.withdrawn();
    if (account.isSuspended) throw new AppError('ACCOUNT_SUSPENDED');
    if (account.is2FAEnabled) {
      const challengeToken = await this.tokens.signChallenge(account.id, account.password);
      return { twoFactorRequired: true, challengeToken };
    }
    const sid = await this.unitOfWork.run(async (tx) => {
      await guess.succeeded(tx);
      tx.record(new AccountEvent(account.id, 'signed-in'));
      if (knownDevice === undefined) await this.mails.newDevice(tx, account);
      return (await this.sessions.begin(tx, account)) ?? null;
    });
    const answer = await this.answer(account.id, sid);
    await this.devices.remember(device, account);
    return answer;
  }

  /** @throws AppError INVALID_CREDENTIALS when the account changed in the meantime */
  async answer(userId: number, sid: string | null): Promise<SignedInResponse> {
    if (sid === null) throw new AppError('INVALID_CREDENTIALS');
    const [token, user] = await Promise.all([
      this.tokens.signSession(userId, sid),
      this.accounts.read(userId),
    ]);
    return { token, user };
  }

  /** An unknown address, a wrong password and a closed account have the same error and response time. */
  private async check(guess: Guess, email: string, password: string): Promise<Credentials> {
    const { account, isRight } = await this.evaluate(email, password).catch(async (error: unknown) => {
      await guess.withdrawn();
      throw error;
    });
    if (account && isRight && account.deactivatedAt === null) return account;
    await guess.failed(account?.id);
    if (account) this.noteFailure(account.id);
    throw new AppError('INVALID_CREDENTIALS');
  }

  private async evaluate(email: string, password: string) {
    const account = await this.sql.one(FIND_CREDENTIALS, [email]);
    return { account, isRight: await this.hasher.matches(account?.password, password) };
  }

  /** Runs after the answer: an entry written only for known addresses must not show in the response time. */
  private noteFailure(userId: number): void {
    setImmediate(() => {
      this.unitOfWork
        .run(async (tx) => tx.record(new AccountEvent(userId, 'sign-in-failed')))
        .catch(() => undefined);
    });
  }
}
