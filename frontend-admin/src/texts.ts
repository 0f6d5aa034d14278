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

export const BOOKING_TOASTS = {
  paid: TOASTS.bookingUpdated,
  paidFailed: TOASTS.bookingUpdateFailed,
} as const satisfies Record<string, Toast>;
