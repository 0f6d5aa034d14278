import { Injectable } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import { Config } from '../config/config.js';
import { Sql } from '../database/sql.js';
import {
  ACCOUNT_COLUMNS,
  toAccountUser,
  type AccountRow,
  type AccountUserResponse,
} from './dto/account-user.response.js';

/** Accounts as their owners see them. */
@Injectable()
export class AccountsService {
  constructor(
    private readonly sql: Sql,
    private readonly config: Config,
  ) {}

  /** @throws AppError NOT_FOUND */
  async read(userId: number): Promise<AccountUserResponse> {
    const row = await this.sql.one<AccountRow>(
      `SELECT ${ACCOUNT_COLUMNS} FROM users u LEFT JOIN cleaners c ON c.userId = u.id WHERE u.id = ?`,
      [userId],
    );
    if (!row) throw new AppError('NOT_FOUND');
    return toAccountUser(row, this.config.adminEmail);
  }
}
