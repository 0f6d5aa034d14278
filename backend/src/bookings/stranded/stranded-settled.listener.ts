import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { UserUnsuspended } from '../../users/events/user.events.js';
import { BookingRecordsStore, factsOf } from '../booking-records.store.js';
import { BookingCancelled, BookingCompleted, type BookingFacts } from '../events/booking.events.js';
import { StrandedBookingDecided } from '../events/stranded-booking.events.js';
import {
  DECIDE_STRANDED_BOOKING,
  FIND_UNDECIDED_OF_BOOKING,
  KEEP_STRANDED_BOOKING,
  LIST_SUSPENDED_OF_PERSON,
  LOCK_BOOKING,
} from './stranded-bookings.queries.js';

const LIFTED = 'The suspension was lifted.';

/** Settles stranded bookings that no longer need a decision. */
@Injectable()
export class StrandedSettledListener {
  constructor(private readonly records: BookingRecordsStore) {}

  @OnEvent(BookingCancelled, { phase: 'transaction', order: ORDER.bookings })
  async followCancellation({ booking, reason, cancelledBy, note }: BookingCancelled, tx: Tx): Promise<void> {
    await settle(tx, booking, 'cancel', reason === 'admin' ? cancelledBy : null, note);
  }

  @OnEvent(BookingCompleted, { phase: 'transaction', order: ORDER.bookings })
  async followCompletion({ booking }: BookingCompleted, tx: Tx): Promise<void> {
    await settle(tx, booking, 'keep', null, null);
  }

  /**
   * When a suspension is lifted, the undecided bookings that it left and that lie ahead are kept, unless the other
   * party is gone too. Whether a disputed visit took place is decided by its case, which settles the booking as well.
   */
  @OnEvent(UserUnsuspended, { phase: 'transaction', order: ORDER.bookings })
  async followLifting({ userId, adminId }: UserUnsuspended, tx: Tx): Promise<void> {
    const now = Date.now();
    for (const { bookingId } of await tx.sql.all(LIST_SUSPENDED_OF_PERSON, [userId, now])) {
      // Updates the booking's time of change: subscribed calendars show the booking as tentative, and only accept a
      // later version.
      await tx.sql.run(LOCK_BOOKING, [now, bookingId]);
      const booking = await this.records.find(tx, bookingId);
      if (booking?.status !== 'confirmed' || booking.disputedById !== null) continue;
      await tx.sql.run(KEEP_STRANDED_BOOKING, [now, adminId, LIFTED, bookingId, userId]);
      if (await tx.sql.one(FIND_UNDECIDED_OF_BOOKING, [bookingId])) continue;
      tx.record(new StrandedBookingDecided(bookingId, 'keep', adminId, LIFTED, factsOf(booking)));
    }
  }
}

async function settle(
  tx: Tx,
  booking: BookingFacts,
  decision: 'keep' | 'cancel',
  adminId: number | null,
  note: string | null,
): Promise<void> {
  const { bookingId } = booking;
  const values = [decision, Date.now(), adminId, note, bookingId] as const;
  if (await tx.sql.claim(DECIDE_STRANDED_BOOKING, values))
    tx.record(new StrandedBookingDecided(bookingId, decision, adminId, note, booking));
}
