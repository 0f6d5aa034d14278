import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import type { Sql } from '../database/sql.js';
import { AccountLookup } from './account-lookup.js';
import { toAccountUser } from './account.mapper.js';
import type { AccountUserResponse } from './dto/account-user.response.js';

/** Accounts as their owners see them. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly accounts: AccountLookup,
    private readonly config: Config,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(userId: number, sql?: Pick<Sql, 'one'>): Promise<AccountUserResponse> {
    const row = await this.accounts.find(userId, sql);
    if (!row) throw new AppError('NOT_FOUND');
    return toAccountUser(row, this.config);
  }
}
