/** Past tense; ids and plain values only. All are recorded in the transaction that makes them true. */
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

/** A customer asked for a time, or for another time (`isReschedule`). */
export class BookingRequested extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly isReschedule: boolean,
  ) {
    super(booking);
  }
}

/** The cleaner accepted, or an accepted application made the booking (`postingId`). */
export class BookingConfirmed extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly postingId: number | null,
    /** The cleaner, or the customer who accepted an application. */
    readonly confirmedBy: number,
  ) {
    super(booking);
  }
}

export type CancelReason = 'declined' | 'cancelled' | 'unanswered' | 'account-closed';

export class BookingCancelled extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly reason: CancelReason,
    /** Null: the system. */
    readonly cancelledBy: number | null,
    readonly postingId: number | null,
  ) {
    super(booking);
  }
}

export class BookingCompleted extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly postingId: number | null,
  ) {
    super(booking);
  }
}

export class BookingPaid extends BookingEvent {
  constructor(
    booking: BookingFacts,
    readonly adminId: number,
    readonly totalPence: number,
  ) {
    super(booking);
  }
}

/** A request waits too long for its answer. */
export class BookingNudged extends BookingEvent {}

/** A confirmed booking is near. */
export class BookingReminded extends BookingEvent {}

export type { BookingFacts };
