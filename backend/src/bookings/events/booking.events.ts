import type { BookingStatus } from '@tidyhearth/domain';

/**
 * Names are in the past tense; fields are ids and plain values only. Events are recorded in the transaction that makes
 * them true.
 */
interface BookingFacts {
  bookingId: number;
  customerId: number;
  cleanerId: number;
  /** `users.id` of the cleaner. */
  cleanerUserId: number;
  serviceType: string;
  startsAt: number;
}

abstract class BookingEvent {
  constructor(readonly booking: BookingFacts) {}
}

/** A customer asked for a time, or for another than the booking had (`movedFrom`). */
export class BookingRequested extends BookingEvent {
  constructor(
    booking: BookingFacts,
    /** The start before; null for a new request. */
    readonly movedFrom: number | null = null,
    /** Moved less than a day before its start. */
    readonly isLate = false,
  ) {
    super(booking);
  }
}

/** The cleaner accepted, or the booking was created from an accepted bid (`postingId`). */
export class BookingConfirmed extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly postingId: number | null,
    /** The cleaner, or the customer who accepted the bid. */
    readonly confirmedBy: number,
  ) {
    super(booking);
  }
}

export const CANCEL_REASONS = [
  'declined',
  'cancelled',
  'unanswered',
  'account-closed',
  'suspended',
  'admin',
  'did-not-happen',
] as const;
export type CancelReason = (typeof CANCEL_REASONS)[number];

export class BookingCancelled extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly reason: CancelReason,
    /** Null if the system cancelled it. */
    readonly cancelledBy: number | null,
    readonly postingId: number | null,
    /** The words of the admin who cancelled. */
    readonly note: string | null,
    /** Cancelled by one of the parties less than a day before the start. */
    readonly isLate: boolean,
    readonly statusBefore: BookingStatus,
  ) {
    super(booking);
  }
}

export class BookingCompleted extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly postingId: number | null,
    /** The cleaner, the customer if the cleaner did not, or an admin who decided a dispute. */
    readonly completedBy: number,
  ) {
    super(booking);
  }
}

export class BookingPaid extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly adminId: number,
    readonly totalPence: number,
    /** The part of the total that is no earnings of the cleaner. */
    readonly feePence: number,
  ) {
    super(booking);
  }
}

/** A clean is over and nobody has marked it as completed. */
export class CompletionNudged extends BookingEvent {
  constructor(
    booking: BookingFacts,
    /** From now on the customer may mark it as completed too. */
    readonly isLast: boolean,
  ) {
    super(booking);
  }
}

/** The cleaner is reminded of an unanswered request. */
export class BookingNudged extends BookingEvent {}

/** The cleaner is approved again and can accept a request that waited meanwhile. */
export class RequestStillWaiting extends BookingEvent {}

/** A confirmed booking is near. */
export class BookingReminded extends BookingEvent {}

export type { BookingFacts };
