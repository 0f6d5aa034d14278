import { Injectable } from '@nestjs/common';
import { Sql } from '../database/sql.js';
import type { AccountLookup } from '../users/account-lookup.js';
import type { AccountRow } from '../users/users.queries.js';
import { FIND_ACCOUNT } from './account.queries.js';

@Injectable()
export class AccountLookupService implements AccountLookup {
  constructor(private readonly sql: Sql) {}

  find(userId: number, sql: Pick<Sql, 'one'> = this.sql): Promise<AccountRow | undefined> {
    return sql.one(FIND_ACCOUNT, [userId]);
  }
}
