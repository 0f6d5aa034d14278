import type { AccountAction } from '@tidyhearth/domain';

/**
 * Acts by which owners take their account back from an intruder; an admin's `TwoFactorReset` does so too. They end
 * everything that gives access without a session, because an intruder may have created it to outlast the session.
 */
export const TAKES_ACCOUNT_BACK: ReadonlySet<AccountAction> = new Set([
  'password-changed',
  'password-reset',
  'signed-out-everywhere',
] as const);

/** A security-relevant event of an account; recorded in the audit log. */
export class AccountEvent {
  constructor(
    readonly userId: number,
    readonly action: AccountAction,
  ) {}
}
