/**
 * State machines as tables. The guarded UPDATEs of the server are made from them, and the screens ask them which buttons
 * to show.
 */

export const BOOKING_STATUSES = ['pending', 'confirmed', 'completed', 'cancelled', 'paid'] as const;
export type BookingStatus = (typeof BOOKING_STATUSES)[number];
/** `server`: a deadline has passed, or an account was closed. */
export type BookingActor = 'customer' | 'cleaner' | 'admin' | 'server';
export type BookingAction =
  'confirm' | 'decline' | 'cancel' | 'complete' | 'reschedule' | 'markPaid' | 'release';

export interface Transition<Status extends string, Actor extends string> {
  readonly from: readonly Status[];
  readonly to: Status;
  readonly by: readonly Actor[];
}

export const BOOKING_TRANSITIONS = {
  confirm: { from: ['pending'], to: 'confirmed', by: ['cleaner'] },
  decline: { from: ['pending'], to: 'cancelled', by: ['cleaner'] },
  complete: { from: ['confirmed'], to: 'completed', by: ['cleaner'] },
  cancel: { from: ['pending', 'confirmed'], to: 'cancelled', by: ['customer', 'cleaner'] },
  reschedule: { from: ['pending', 'confirmed'], to: 'pending', by: ['customer'] },
  markPaid: { from: ['completed'], to: 'paid', by: ['admin'] },
  release: { from: ['pending'], to: 'cancelled', by: ['server'] },
} as const satisfies Record<BookingAction, Transition<BookingStatus, BookingActor>>;

/** Whether this party may take this action on a booking in this status. */
export function mayBooking(action: BookingAction, status: BookingStatus, actor: BookingActor): boolean {
  const rule: Transition<BookingStatus, BookingActor> = BOOKING_TRANSITIONS[action];
  return rule.from.includes(status) && rule.by.includes(actor);
}

/** The buttons a party sees on a booking, in the order they are shown. */
export function bookingActions(status: BookingStatus, actor: BookingActor): BookingAction[] {
  return (Object.keys(BOOKING_TRANSITIONS) as BookingAction[]).filter(
    (action) =>
      mayBooking(action, status, actor) &&
      !(action === 'cancel' && actor === 'cleaner' && status === 'pending'),
  );
}

/** How lists of bookings are divided; what is paid was completed first. */
export const BOOKING_GROUPS = {
  pending: ['pending'],
  confirmed: ['confirmed'],
  completed: ['completed', 'paid'],
  cancelled: ['cancelled'],
} as const satisfies Record<string, readonly BookingStatus[]>;
export type BookingGroup = keyof typeof BOOKING_GROUPS;

/** A review may be written once per party, after the work. */
export function isReviewable(status: BookingStatus): boolean {
  return status === 'completed' || status === 'paid';
}

export const POSTING_STATUSES = ['open', 'assigned', 'completed', 'cancelled'] as const;
export type PostingStatus = (typeof POSTING_STATUSES)[number];
export type PostingActor = 'customer' | 'server';
export type PostingAction = 'assign' | 'cancel' | 'complete' | 'abandon';

/** `server`: a bid was accepted, or the booking it became has ended. */
export const POSTING_TRANSITIONS = {
  assign: { from: ['open'], to: 'assigned', by: ['server'] },
  cancel: { from: ['open'], to: 'cancelled', by: ['customer'] },
  complete: { from: ['assigned'], to: 'completed', by: ['server'] },
  abandon: { from: ['assigned'], to: 'cancelled', by: ['server'] },
} as const satisfies Record<PostingAction, Transition<PostingStatus, PostingActor>>;

export function mayPosting(action: PostingAction, status: PostingStatus, actor: PostingActor): boolean {
  const rule: Transition<PostingStatus, PostingActor> = POSTING_TRANSITIONS[action];
  return rule.from.includes(status) && rule.by.includes(actor);
}

export const APPLICATION_STATUSES = ['pending', 'accepted', 'rejected'] as const;
export type ApplicationStatus = (typeof APPLICATION_STATUSES)[number];

export const CLEANER_STATUSES = ['pending', 'approved', 'rejected'] as const;
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
  'other',
] as const;
export type NotificationType = (typeof NOTIFICATION_TYPES)[number];

/** The dashboard tab a bell item opens (specification 1, section 2). */
export function notificationTab(type: string): 'messages' | 'bookings' | 'postings' {
  if (type === 'message') return 'messages';
  return type === 'application' || type === 'posting' ? 'postings' : 'bookings';
}
