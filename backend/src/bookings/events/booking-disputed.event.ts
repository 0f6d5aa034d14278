import type { BookingFacts } from './booking.events.js';

/** One of the parties says that the clean did not happen. */
export class BookingDisputed {
  constructor(
    readonly bookingId: number,
    readonly raisedById: number,
    readonly text: string,
    readonly booking: BookingFacts,
  ) {}
}
