import { Injectable, Logger } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { CannotOpenError, SecretsService } from '../../config/secrets.service.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { UnitOfWork } from '../../database/unit-of-work.js';
import { AccountMailsService, type MailedPerson } from '../account-mails.service.js';
import type { SecondStepDto } from '../sign-in/dto/sign-in.dto.js';
import type { SignedInResponse } from '../sign-in/dto/signed-in.response.js';
import { AccountEvent } from '../../users/events/account.events.js';
import type { CallingDevice } from '../sign-in/device-cookie.js';
import { KnownDevicesService } from '../sign-in/known-devices.service.js';
import { RecoveryCodesService } from './recovery-codes.service.js';
import { SessionsService } from '../sessions/sessions.service.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { orWithdrawn, SignInLimitsService } from '../sign-in/sign-in-limits.service.js';
import { staleChallenge, TokensService } from '../sessions/tokens.service.js';
import { totpStep } from './totp.js';
import { FIND_SECOND_STEP_ACCOUNT, USE_TOTP_STEP } from './two-factor.queries.js';

/** Marks the right code as used; false if it was used before. */
type Use = (tx: Tx) => Promise<boolean>;

/** Rolls back the session that was begun with the code. */
class WrongCodeError extends Error {}

function nullForWrongCode(error: unknown): null {
  if (error instanceof WrongCodeError) return null;
  throw error;
}

@Injectable()
export class SecondStepService {
  private readonly logger = new Logger('TwoFactor');

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
    private readonly mails: AccountMailsService,
  ) {}

  async signIn({ challengeToken, code }: SecondStepDto, device: CallingDevice): Promise<SignedInResponse> {
    const challenge = await this.tokens.readChallenge(challengeToken);
    const account = await this.sql.one(FIND_SECOND_STEP_ACCOUNT, [challenge.userId]);
    const sealed = account?.twoFASecret ?? null;
    if (!account || sealed === null || !this.tokens.isFingerprintOf(account.password, challenge.pwd))
      throw staleChallenge();
    if (account.isSuspended) throw new AppError('ACCOUNT_SUSPENDED');
    const isKnown = (await this.devices.findByOwner(device, account)) !== undefined;
    const secret = this.openSecret(sealed);
    const passedOn =
      secret === undefined ? undefined : await this.devices.findBySecondStep(device, account, secret);
    const guess = await this.limits.beginGuess('code', String(account.id), passedOn);
    const use = await orWithdrawn(guess, this.useOf(account, { sealed, secret }, code));
    const begin = async (tx: Tx) => {
      // Locks the account before its codes, in the order that renewing the codes uses.
      const sid = await this.sessions.begin(tx, account);
      if (sid === undefined) return undefined;
      if (!(await use(tx))) throw new WrongCodeError();
      await guess.succeeded(tx);
      tx.record(new AccountEvent(account.id, 'signed-in'));
      if (!isKnown) await this.mails.newDevice(tx, account);
      return sid;
    };
    const sid = await orWithdrawn(guess, this.unitOfWork.run(begin).catch(nullForWrongCode));
    if (sid === null) {
      await guess.failed(account.id);
      throw new AppError(secret === undefined ? 'TWO_FACTOR_UNREADABLE' : 'WRONG_CODE');
    }
    if (sid === undefined) {
      await guess.withdrawn();
      throw await this.refusalOf(account);
    }
    const answer = await this.signingIn.answer(account.id, sid);
    await this.devices.remember(device, account, secret);
    return answer;
  }

  /** Finds the right answer if the account changed while the code was checked. */
  private async refusalOf({ id, password }: { id: number; password: string }): Promise<AppError> {
    const account = await this.sql.one(FIND_SECOND_STEP_ACCOUNT, [id]);
    const isOnHold = account?.isSuspended === true && account.password === password;
    return isOnHold ? new AppError('ACCOUNT_SUSPENDED') : staleChallenge();
  }

  /** Undefined if its key is no longer configured. Then only recovery codes work. */
  private openSecret(sealed: string): string | undefined {
    try {
      return this.secrets.open('two-factor-secret', sealed);
    } catch (error) {
      if (!(error instanceof CannotOpenError)) throw error;
      this.logger.error(error.message);
      return undefined;
    }
  }

  private async useOf(
    person: MailedPerson,
    { sealed, secret }: { sealed: string; secret: string | undefined },
    code: string,
  ): Promise<Use> {
    const step = secret === undefined ? undefined : await totpStep(secret, code);
    if (step !== undefined) return (tx) => tx.sql.claim(USE_TOTP_STEP, [step, person.id, step, sealed]);
    return async (tx) => {
      if (!(await this.recoveryCodes.use(tx, person.id, code))) return false;
      await this.mails.recoveryCodeUsed(tx, person, await this.recoveryCodes.countUnused(tx, person.id));
      tx.record(new AccountEvent(person.id, 'recovery-code-used'));
      return true;
    };
  }
}
