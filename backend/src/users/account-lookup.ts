import type { Sql } from '../database/sql.js';
import type { AccountRow } from './users.queries.js';

/** Finds an account together with fields of the cleaner's profile. Implemented by the higher module `cleaners`. */
export abstract class AccountLookup {
  /** @param sql pass that of a transaction to read what it has locked */
  abstract find(userId: number, sql?: Pick<Sql, 'one'>): Promise<AccountRow | undefined>;
}
