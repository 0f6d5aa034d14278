import type { AccountRow } from './users.queries.js';

/** Finds an account with what a cleaner's profile adds to it. `cleaners` stands above this module and provides it. */
export abstract class AccountLookup {
  abstract find(userId: number): Promise<AccountRow | undefined>;
}
