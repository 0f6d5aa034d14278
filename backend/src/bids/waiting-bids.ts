import { MINUTE_MS } from '@tidyhearth/domain';
import { takesBookings } from '../bookings/contact-with-other.js';
import type { Waiting } from '../bookings/obstacles.service.js';
import type { BidRow } from './bids.queries.js';

/** The bids of a list that can be accepted, unless there is an obstacle. */
export const waitingBids = (rows: readonly BidRow[], now: number): Waiting[] =>
  rows
    .filter((row) => row.status === 'pending' && row.postingStatus === 'open' && row.startsAt > now)
    .map((row) => ({
      id: row.id,
      cleanerId: row.cleanerId,
      startsAt: row.startsAt,
      endsAt: row.startsAt + row.durationMinutes * MINUTE_MS,
      takesBookings: takesBookings(row),
    }));
