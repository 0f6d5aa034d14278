import { Injectable } from '@nestjs/common';
import { BookingCancelled, BookingCompleted } from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingCancelled } from '../events/posting.events.js';
import { MOVE_POSTING } from '../postings.queries.js';

/** Completes or cancels an assigned posting together with its booking. */
@Injectable()
export class BookingEndedListener {
  @OnEvent(BookingCompleted, { phase: 'transaction', order: ORDER.postings })
  async completePosting({ postingId }: BookingCompleted, tx: Tx): Promise<void> {
    if (postingId !== null) await tx.sql.claim(MOVE_POSTING('complete'), [Date.now(), postingId]);
  }

  @OnEvent(BookingCancelled, { phase: 'transaction', order: ORDER.postings })
  async cancelPosting({ postingId, booking }: BookingCancelled, tx: Tx): Promise<void> {
    if (postingId === null) return;
    const isCancelled = await tx.sql.claim(MOVE_POSTING('abandon'), [Date.now(), postingId]);
    if (isCancelled) tx.record(new PostingCancelled(postingId, booking.customerId, 'booking-cancelled'));
  }
}
