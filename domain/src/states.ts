/**
 * State machines as tables. The server's guarded UPDATEs are generated from them, and the screens derive their buttons
 * from them.
 */

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'paid'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
/** What a customer is told: that a payment was recorded is between the cleaner and the admin. */
export const statusForCustomer = (status: BookingStatus): BookingStatus =>
  status === 'paid' ? 'completed' : status;
/** `server`: a deadline has passed, or an account was closed. */
export type BookingActor = 'customer' | 'cleaner' | 'admin' | 'server';
export type BookingAction =
  | 'confirm'
  | 'decline'
  | 'complete'
  | 'happened'
  | 'dispute'
  | 'settle'
  | 'cancel'
  | 'reschedule'
  | 'markPaid'
  | 'release'
  | 'withdraw'
  | 'undo';

export interface Transition<Status extends string, Actor extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
  readonly by: readonly Actor[];
}

export const BOOKING_TRANSITIONS = {
  confirm: { from: ['pending'], to: 'confirmed', by: ['cleaner'] },
  decline: { from: ['pending'], to: 'cancelled', by: ['cleaner'] },
  complete: { from: ['confirmed'], to: 'completed', by: ['cleaner'] },
  /** The customer says that the clean happened, where the cleaner has not completed it. */
  happened: { from: ['confirmed'], to: 'completed', by: ['customer'] },
  /** Either says that the clean did not happen: the status stays until an admin has decided. */
  dispute: { from: ['confirmed'], to: 'confirmed', by: ['customer', 'cleaner'] },
  /** An admin decides that a disputed clean took place; one that did not is withdrawn. */
  settle: { from: ['confirmed'], to: 'completed', by: ['admin'] },
  cancel: { from: ['pending', 'confirmed'], to: 'cancelled', by: ['customer', 'cleaner'] },
  reschedule: { from: ['pending', 'confirmed'], to: 'pending', by: ['customer'] },
  markPaid: { from: ['completed'], to: 'paid', by: ['admin'] },
  release: { from: ['pending'], to: 'cancelled', by: ['server'] },
  withdraw: { from: ['pending', 'confirmed'], to: 'cancelled', by: ['admin'] },
  /** An admin finds that a clean did not take place, though it was marked as completed. A payment is never taken back. */
  undo: { from: ['completed'], to: 'cancelled', by: ['admin'] },
} as const satisfies Record<BookingAction, Transition<BookingStatus, BookingActor>>;

export function mayBooking(action: BookingAction, status: BookingStatus, actor: BookingActor): boolean {
  const rule: Transition<BookingStatus, BookingActor> = BOOKING_TRANSITIONS[action];
  return rule.from.includes(status) && rule.by.includes(actor);
}

/** The tabs of booking lists. */
export const BOOKING_GROUPS = {
  pending: ['pending'],
  confirmed: ['confirmed'],
  completed: ['completed', 'paid'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly BookingStatus[]>;
export type BookingGroup = keyof typeof BOOKING_GROUPS;

/** Each party may write one review, after the work. */
export function isReviewable(status: BookingStatus): boolean {
  return status === 'completed' || status === 'paid';
}

export const POSTING_STATUSES = ['open', 'assigned', 'completed', 'cancelled'] as const;
export type PostingStatus = (typeof POSTING_STATUSES)[number];
/** Still called open, though nobody can be chosen for a time that has passed. */
export const hasPostingPassed = (status: PostingStatus, startsAt: number, now: number): boolean =>
  status === 'open' && startsAt <= now;
/** What such a posting is called in place of open. */
export const POSTING_PASSED = 'Date passed';
export type PostingAction = 'assign' | 'cancel' | 'complete' | 'abandon';

/** Only `cancel` is its owner's: the others follow from an accepted bid, or from the end of the booking made of it. */
export const POSTING_TRANSITIONS = {
  assign: { from: ['open'], to: 'assigned' },
  cancel: { from: ['open'], to: 'cancelled' },
  complete: { from: ['assigned'], to: 'completed' },
  abandon: { from: ['assigned', 'completed'], to: 'cancelled' },
} as const satisfies Record<PostingAction, Omit<Transition<PostingStatus, never>, 'by'>>;

export const APPLICATION_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Of an account that is a cleaner's. */
export const APPLICANT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number];

/** Of a profile: who has withdrawn the application is a customer (again). */
export const CLEANER_STATUSES = [...APPLICANT_STATUSES, 'withdrawn'] as const;
export type CleanerStatus = (typeof CLEANER_STATUSES)[number];

export const USER_TYPES = ['customer', 'cleaner'] as const;
export type UserType = (typeof USER_TYPES)[number];

export const REVIEW_TYPES = ['customer-to-cleaner', 'cleaner-to-customer'] as const;
export type ReviewType = (typeof REVIEW_TYPES)[number];

export const NOTIFICATION_TYPES = [
  'application',
  'posting',
  'message',
  'booking',
  'payment',
  'review',
  'report',
  'other',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The dashboard tab a bell item opens; what became of a report stands in the settings. */
export function notificationTab(type: string): 'messages' | 'bookings' | 'postings' {
  if (type === 'message') return 'messages';
  return type === 'application' || type === 'posting' ? 'postings' : 'bookings';
}

/** Whose pages report their faults. */
export const CLIENT_APPS = ['site', 'console'] as const;
export type ClientApp = (typeof CLIENT_APPS)[number];
