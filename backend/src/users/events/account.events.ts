import type { AccountAction } from '@tidyhearth/domain';

/** A security-relevant event of an account; it ends up in the audit log. */
export class AccountEvent {
  constructor(
    readonly userId: number,
    readonly action: AccountAction,
  ) {}
}
