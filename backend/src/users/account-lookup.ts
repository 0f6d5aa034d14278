import type { Sql } from '../database/sql.js';
import type { AccountRow } from './users.queries.js';

/** Finds an account with what a cleaner's profile adds to it. `cleaners` stands above this module and provides it. */
export abstract class AccountLookup {
  /** @param sql that of a transaction, to read what it has locked */
  abstract find(userId: number, sql?: Pick<Sql, 'one'>): Promise<AccountRow | undefined>;
}
