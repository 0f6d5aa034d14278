/** What the audit log knows of: acts of an admin, and what matters for an account's security. */
export const ADMIN_ACTIONS = [
  'cleaner.approved',
  'cleaner.approval-withdrawn',
  'cleaner.rejected',
  'cleaner.insurance-added',
  'cleaner.insurance-removed',
  'user.suspended',
  'user.unsuspended',
  'user.verified',
  'user.unverified',
  'booking.paid',
  'review.hidden',
  'review.unhidden',
  'review.report-dismissed',
  'review.report-reopened',
  'mail.retried',
] as const;

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

export type AccountAction = (typeof ACCOUNT_ACTIONS)[number];
export type AuditAction = (typeof ADMIN_ACTIONS)[number] | `account.${AccountAction}`;

export const AUDIT_ACTIONS: readonly AuditAction[] = [
  ...ADMIN_ACTIONS,
  ...ACCOUNT_ACTIONS.map((action) => `account.${action}` as const),
];
