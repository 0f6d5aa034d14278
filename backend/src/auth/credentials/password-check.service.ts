import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import { Sql } from '../../database/sql.js';
import { FIND_ACCOUNT_WITH_PASSWORD, type ConfirmedAccount } from './credentials.queries.js';
import { PasswordHasherService } from './password-hasher.service.js';
import { SignInLimitsService } from '../sign-in/sign-in-limits.service.js';

/** Asked again before something that a stolen session alone must not be able to do. */
@Injectable()
export class PasswordCheckService {
  constructor(
    private readonly sql: Sql,
    private readonly limits: SignInLimitsService,
    private readonly hasher: PasswordHasherService,
  ) {}

  /** Wrong guesses count like those of a sign-in. @throws AppError WRONG_PASSWORD, TOO_MANY_REQUESTS */
  async confirm(userId: number, password: string): Promise<ConfirmedAccount> {
    const account = await this.sql.one(FIND_ACCOUNT_WITH_PASSWORD, [userId]);
    if (!account) throw new AppError('NOT_AUTHENTICATED');
    const guess = await this.limits.beginGuess('password', account.email);
    const isRight = await this.hasher.matches(account.password, password).catch(async (error: unknown) => {
      await guess.withdrawn();
      throw error;
    });
    if (isRight) {
      await guess.withdrawn();
      return account;
    }
    await guess.failed(userId);
    throw new AppError('WRONG_PASSWORD');
  }
}
