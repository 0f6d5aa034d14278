import { TOASTS, type Toast } from '@tidyhearth/domain';

/** Toasts whose wording is fixed are in the domain package. */
export const MAIL_TOASTS = {
  retried: { title: 'Email Queued Again' },
  retryFailed: { title: 'Failed to retry email' },
  dismissed: { title: 'Email Left Unsent' },
  dismissFailed: { title: 'Failed to leave email' },
} as const satisfies Record<string, Toast>;

export const APPLICATION_TOASTS = {
  withdrawn: { title: 'Approval Withdrawn' },
  withdrawFailed: { title: 'Failed to withdraw approval' },
} as const satisfies Record<string, Toast>;

export const CHECK_TOASTS = {
  requested: { title: 'Cleaner Asked for a Document' },
  requestFailed: { title: 'Failed to ask for a document' },
  passed: { title: 'Check Recorded' },
  passFailed: { title: 'Failed to record check' },
  refused: { title: 'Document Refused' },
  refuseFailed: { title: 'Failed to refuse document' },
  withdrawn: { title: 'Badge Taken Back' },
  withdrawFailed: { title: 'Failed to take back badge' },
  saved: {
    title: 'Document Saved',
    description: 'Delete the file from this computer once you have decided.',
  },
  saveFailed: { title: 'Failed to open document' },
} as const satisfies Record<string, Toast>;

export const API_KEY_TOASTS = {
  revoked: { title: 'API Key Revoked' },
  revokeFailed: { title: 'Failed to revoke API key' },
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
  cancelled: { title: 'Booking Cancelled' },
  cancelFailed: { title: 'Failed to cancel booking' },
  decided: { title: 'Decision Kept' },
  decideFailed: { title: 'Failed to decide' },
} as const satisfies Record<string, Toast>;

export const CASE_TOASTS = {
  started: { title: 'Case Started' },
  startFailed: { title: 'Failed to start case' },
  noted: { title: 'Note Added' },
  noteFailed: { title: 'Failed to add note' },
  closed: { title: 'Case Closed' },
  closeFailed: { title: 'Failed to close case' },
  reopened: { title: 'Case Reopened' },
  reopenFailed: { title: 'Failed to reopen case' },
} as const satisfies Record<string, Toast>;
