import { TOASTS, type Toast } from '@tidyhearth/domain';

/** Sentences of the console that the specification does not fix. Those it does come from the domain package. */
export const DENIED = {
  title: 'Access Denied',
  rule: 'Only the admin address can access admin features.',
} as const;

export const MAIL_TOASTS = {
  retried: { title: 'Email Queued Again' },
  retryFailed: { title: 'Failed to retry email' },
} as const satisfies Record<string, Toast>;

export const APPLICATION_TOASTS = {
  withdrawn: { title: 'Approval Withdrawn' },
  withdrawFailed: { title: 'Failed to withdraw approval' },
} as const satisfies Record<string, Toast>;

export const REVIEW_TOASTS = {
  hidden: { title: 'Review Hidden' },
  hideFailed: { title: 'Failed to hide review' },
  unhidden: { title: 'Review Restored' },
  unhideFailed: { title: 'Failed to restore review' },
  dismissed: { title: 'Report Dismissed' },
  dismissFailed: { title: 'Failed to dismiss report' },
  reopened: { title: 'Report Reopened' },
  reopenFailed: { title: 'Failed to reopen report' },
} as const satisfies Record<string, Toast>;

export const EXPORT_TOASTS = {
  done: { title: 'Spreadsheet Saved' },
  failed: { title: 'Failed to export' },
} as const satisfies Record<string, Toast>;

export const BOOKING_TOASTS = {
  paid: TOASTS.bookingUpdated,
  paidFailed: TOASTS.bookingUpdateFailed,
} as const satisfies Record<string, Toast>;
