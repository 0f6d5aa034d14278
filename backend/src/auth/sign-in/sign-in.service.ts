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
import { orWithdrawn, SignInLimitsService, type Guess } from './sign-in-limits.service.js';
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
    const sid = isLetIn(account)
      ? await orWithdrawn(guess, this.begin(guess, account, knownDevice))
      : undefined;
    if (sid === undefined) {
      await guess.withdrawn();
      return this.challenge(isLetIn(account) ? await this.readAgain(account) : account);
    }
    const answer = await this.answer(account.id, sid);
    await this.devices.remember(device, account);
    return answer;
  }

  /** @throws AppError INVALID_CREDENTIALS if the account has changed in the meantime */
  async answer(userId: number, sid: string | null): Promise<SignedInResponse> {
    if (sid === null) throw new AppError('INVALID_CREDENTIALS');
    const [token, user] = await Promise.all([
      this.tokens.signSession(userId, sid),
      this.accounts.read(userId),
    ]);
    return { token, user };
  }

  private begin(guess: Guess, account: Credentials, knownDevice?: string): Promise<string | undefined> {
    return this.unitOfWork.run(async (tx) => {
      const sid = await this.sessions.begin(tx, account);
      if (sid === undefined) return undefined;
      await guess.succeeded(tx);
      tx.record(new AccountEvent(account.id, 'signed-in'));
      if (knownDevice === undefined) await this.mails.newDevice(tx, account);
      return sid;
    });
  }

  /** For somebody whom the right password alone doesn't let in. */
  private async challenge(account: Credentials): Promise<TwoFactorChallengeResponse> {
    if (account.isSuspended) throw new AppError('ACCOUNT_SUSPENDED');
    const challengeToken = await this.tokens.signChallenge(account.id, account.password);
    return { twoFactorRequired: true, challengeToken };
  }

  /**
   * Reads the account again if it changed while its password was checked, to find the right answer.
   *
   * @throws AppError INVALID_CREDENTIALS if neither a suspension nor a second factor is why the session can't begin
   */
  private async readAgain({ email, password }: Credentials): Promise<Credentials> {
    const account = await this.sql.one(FIND_CREDENTIALS, [email]);
    const isSame = account?.password === password && account.deactivatedAt === null;
    if (!isSame || isLetIn(account)) throw new AppError('INVALID_CREDENTIALS');
    return account;
  }

  /** An unknown address, a wrong password and a closed account have the same error and response time. */
  private async check(guess: Guess, email: string, password: string): Promise<Credentials> {
    const { account, isRight } = await orWithdrawn(guess, this.evaluate(email, password));
    if (account && isRight && account.deactivatedAt === null) return account;
    await guess.failed(account?.id);
    if (account) this.noteFailure(account.id);
    throw new AppError('INVALID_CREDENTIALS');
  }

  private async evaluate(email: string, password: string) {
    const account = await this.sql.one(FIND_CREDENTIALS, [email]);
    return { account, isRight: await this.hasher.matches(account?.password, password) };
  }

  /**
   * Runs after the answer, because an entry that is written only for known addresses must not affect the response time.
   */
  private noteFailure(userId: number): void {
    setImmediate(() => {
      this.unitOfWork
        .run(async (tx) => tx.record(new AccountEvent(userId, 'sign-in-failed')))
        .catch(() => undefined);
    });
  }
}

const isLetIn = ({ isSuspended, is2FAEnabled }: Credentials) => !isSuspended && !is2FAEnabled;
