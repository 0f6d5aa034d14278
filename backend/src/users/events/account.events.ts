import type { AccountAction } from '@tidyhearth/domain';

/**
 * How an owner takes an account back from an intruder, beside an admin's `TwoFactorReset`. Whatever gives access without a
 * session ends with it: an intruder makes it to outlast the session.
 */
export const TAKES_ACCOUNT_BACK: ReadonlySet<AccountAction> = new Set([
  'password-changed',
  'password-reset',
  'signed-out-everywhere',
] as const);

/** A security-relevant event of an account; it ends up in the audit log. */
export class AccountEvent {
  constructor(
    readonly userId: number,
    readonly action: AccountAction,
  ) {}
}
