import { Injectable, type OnModuleInit } from '@nestjs/common';
import { BookingCancelled, BookingCompleted } from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { EventBus } from '../../events/event-bus.js';
import { PostingCancelled } from '../events/posting.events.js';

/** An assigned posting goes the way of the booking it became. */
@Injectable()
export class FollowBooking implements OnModuleInit {
  constructor(private readonly bus: EventBus) {}

  onModuleInit(): void {
    this.bus.on(BookingCompleted, async ({ postingId }, tx) => {
      if (postingId !== null) await moveFromAssigned(tx, postingId, 'completed');
    });
    this.bus.on(BookingCancelled, async ({ postingId, booking }, tx) => {
      if (postingId !== null && (await moveFromAssigned(tx, postingId, 'cancelled')))
        tx.record(new PostingCancelled(postingId, booking.customerId, 'booking-cancelled'));
    });
  }
}

function moveFromAssigned(tx: Tx, postingId: number, status: 'completed' | 'cancelled'): Promise<boolean> {
  return tx.sql.claim("UPDATE postings SET status = ?, updatedAt = ? WHERE id = ? AND status = 'assigned'", [
    status,
    Date.now(),
    postingId,
  ]);
}
