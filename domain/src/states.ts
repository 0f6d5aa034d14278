/**
 * State machines as tables. The server's guarded UPDATEs are generated from them, and the screens derive their buttons
 * from them.
 */

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'paid'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
/** The status that customers see: a recorded payment only concerns the cleaner and the admin. */
export const statusForCustomer = (status: BookingStatus): BookingStatus =>
  status === 'paid' ? 'completed' : status;
/** `server` acts when a deadline has passed or an account was closed. */
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
  /** The customer says that the clean happened, if the cleaner has not completed it. */
  happened: { from: ['confirmed'], to: 'completed', by: ['customer'] },
  /** Either side says that the clean did not happen. The status stays until an admin decides. */
  dispute: { from: ['confirmed'], to: 'confirmed', by: ['customer', 'cleaner'] },
  /** An admin decides that a disputed clean took place. One that did not is withdrawn. */
  settle: { from: ['confirmed'], to: 'completed', by: ['admin'] },
  cancel: { from: ['pending', 'confirmed'], to: 'cancelled', by: ['customer', 'cleaner'] },
  reschedule: { from: ['pending', 'confirmed'], to: 'pending', by: ['customer'] },
  markPaid: { from: ['completed'], to: 'paid', by: ['admin'] },
  release: { from: ['pending'], to: 'cancelled', by: ['server'] },
  withdraw: { from: ['pending', 'confirmed'], to: 'cancelled', by: ['admin'] },
  /**
   * An admin finds that a clean marked as completed did not take place. Never applies to a booking that was marked as
   * paid.
   */
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

/** Each party may write one review once the work is done. */
export function isReviewable(status: BookingStatus): boolean {
  return status === 'completed' || status === 'paid';
}

export const POSTING_STATUSES = ['open', 'assigned', 'completed', 'cancelled'] as const;
export type PostingStatus = (typeof POSTING_STATUSES)[number];
/** Whether a posting's time has passed. Its status is still open, but nobody can be chosen any more. */
export const hasPostingPassed = (status: PostingStatus, startsAt: number, now: number): boolean =>
  status === 'open' && startsAt <= now;
/** The label of such a posting, shown instead of open. */
export const POSTING_PASSED = 'Date passed';
export type PostingAction = 'assign' | 'cancel' | 'complete' | 'abandon';

/** Owners can only `cancel`; the other actions follow from an accepted bid, or from the end of its booking. */
export const POSTING_TRANSITIONS = {
  assign: { from: ['open'], to: 'assigned' },
  cancel: { from: ['open'], to: 'cancelled' },
  complete: { from: ['assigned'], to: 'completed' },
  abandon: { from: ['assigned', 'completed'], to: 'cancelled' },
} as const satisfies Record<PostingAction, Omit<Transition<PostingStatus, never>, 'by'>>;

export const APPLICATION_STATUSES = ['pending', 'accepted', 'rejected', 'withdrawn'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

/** Why a pending request or application can't be accepted at the moment, besides terms that changed. */
export const OBSTACLES = ['not-free', 'not-taking-bookings'] as const;
export type Obstacle = (typeof OBSTACLES)[number];

/** Statuses of accounts of the type cleaner. */
export const APPLICANT_STATUSES = ['pending', 'approved', 'rejected'] as const;
export type ApplicantStatus = (typeof APPLICANT_STATUSES)[number];

/** Statuses of cleaner profiles: somebody who withdraws the application becomes a customer (again). */
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

/** The dashboard tab that a bell item belongs to. On the site, items about a report lead to the settings instead. */
export function notificationTab(type: string): 'messages' | 'bookings' | 'postings' {
  if (type === 'message') return 'messages';
  return type === 'application' || type === 'posting' ? 'postings' : 'bookings';
}

/** The apps whose pages report their errors. */
export const CLIENT_APPS = ['site', 'console'] as const;
export type ClientApp = (typeof CLIENT_APPS)[number];
