import type { StrandedDecision } from '@tidyhearth/domain';
import type { BookingFacts } from './booking.events.js';

export const STRANDED_BECAUSE = ['suspended', 'deactivated'] as const;
export type StrandedBecause = (typeof STRANDED_BECAUSE)[number];

/** A party of a confirmed booking was suspended or closed the account, so an admin has to decide on it. */
export class BookingStranded {
  constructor(
    readonly bookingId: number,
    readonly personId: number,
    readonly because: StrandedBecause,
    readonly booking: BookingFacts,
  ) {}
}

/** The booking needs no decision of an admin any more. */
export class StrandedBookingDecided {
  constructor(
    readonly bookingId: number,
    readonly decision: StrandedDecision,
    /** Null where no admin decided: the other party cancelled, or the clean took place. */
    readonly adminId: number | null,
    readonly note: string | null,
    readonly booking: BookingFacts,
  ) {}
}
