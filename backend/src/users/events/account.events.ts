export const ACCOUNT_ACTIONS = [
  'registered',
  'signed-in',
  'sign-in-failed',
  'signed-out',
  'session-ended',
  'password-changed',
  'password-reset-requested',
  'password-reset',
  'email-verified',
  'email-change-requested',
  'email-changed',
  'two-factor-enabled',
  'two-factor-disabled',
  'recovery-code-used',
  'deactivated',
  'data-exported',
] as const;

/** A security-relevant event of an account; it ends up in the audit log. */
export class AccountEvent {
  constructor(
    readonly userId: number,
    readonly action: (typeof ACCOUNT_ACTIONS)[number],
  ) {}
}
