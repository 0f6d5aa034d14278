import { Injectable } from '@nestjs/common';
import type { Actor } from '../../common/actor.js';
import { AppError } from '../../common/app-error.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { CallerHold } from '../../users/caller-hold.js';
import { requireOpenAccount } from '../../users/hold-open-accounts.js';
import {
  FIND_ACCOUNT_WITH_PASSWORD,
  HOLD_CONFIRMED_ACCOUNT,
  type ConfirmedAccount,
} from './credentials.queries.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { orWithdrawn, sessionSubject, SignInLimitsService } from '../sign-in/sign-in-limits.service.js';

/** Asks for the password again before something that a stolen session alone must not be able to do. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: SignInLimitsService,
    private readonly hasher: PasswordHasherService,
    private readonly caller: CallerHold,
  ) {}

  /**
   * Wrong guesses count against this session only. So nobody who guesses from outside can lock the owner out of these
   * calls, and a stolen session has ten guesses in a quarter of an hour.
   *
   * @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS
   */
  async confirm({ userId, sid }: Pick<Actor, 'userId' | 'sid'>, password: string): Promise<ConfirmedAccount> {
    const account = await this.sql.one(FIND_ACCOUNT_WITH_PASSWORD, [userId]);
    if (!account) throw new AppError('NOT_AUTHENTICATED');
    const guess = await this.limits.beginGuess('password', sessionSubject(sid));
    const isRight = await orWithdrawn(guess, this.hasher.matches(account.password, password));
    if (isRight) {
      await guess.withdrawn();
      return account;
    }
    await guess.failed(userId);
    throw new AppError('WRONG_PASSWORD');
  }

  /**
   * Must come first in the transaction for which the password was asked. Checking it takes a while, during which the
   * owner may have replaced the password or ended this session because somebody else knew it.
   *
   * @throws AppError NOT_AUTHENTICATED, or WRONG_PASSWORD for the session that replaced the password
   */
  async hold(tx: Tx, actor: Actor, { id, password }: ConfirmedAccount): Promise<void> {
    const isStillRight = await tx.sql.claim(HOLD_CONFIRMED_ACCOUNT, [Date.now(), id, password]);
    if (!isStillRight) await requireOpenAccount(tx, id);
    await this.caller.hold(tx, actor);
    if (!isStillRight) throw new AppError('WRONG_PASSWORD');
  }
}
