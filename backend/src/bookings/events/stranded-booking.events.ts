import type { StrandedDecision } from '@tidyhearth/domain';
import type { BookingFacts } from './booking.events.js';

export const STRANDED_BECAUSE = ['suspended', 'deactivated'] as const;
export type StrandedBecause = (typeof STRANDED_BECAUSE)[number];

/** A party of a confirmed booking was suspended or closed the account, so an admin has to decide about the booking. */
export class BookingStranded {
  constructor(
    readonly bookingId: number,
    readonly personId: number,
    readonly because: StrandedBecause,
    readonly booking: BookingFacts,
  ) {}
}

/** The booking no longer needs a decision by an admin. */
export class StrandedBookingDecided {
  constructor(
    readonly bookingId: number,
    readonly decision: StrandedDecision,
    /** Null if no admin decided, because the other party cancelled or the clean took place. */
    readonly adminId: number | null,
    readonly note: string | null,
    readonly booking: BookingFacts,
  ) {}
}
