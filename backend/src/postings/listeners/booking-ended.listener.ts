import { Injectable } from '@nestjs/common';
import { BookingCancelled, BookingCompleted } from '../../bookings/events/booking.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { PostingCancelled } from '../events/posting.events.js';
import { END_ASSIGNED_POSTING } from '../postings.queries.js';

/** An assigned posting is completed or cancelled together with its booking. */
@Injectable()
export class BookingEndedListener {
  @OnEvent(BookingCompleted, { phase: 'transaction', order: ORDER.postings })
  async completePosting({ postingId }: BookingCompleted, tx: Tx): Promise<void> {
    if (postingId !== null) await changeAssignedStatus(tx, postingId, 'completed');
  }

  @OnEvent(BookingCancelled, { phase: 'transaction', order: ORDER.postings })
  async cancelPosting({ postingId, booking }: BookingCancelled, tx: Tx): Promise<void> {
    if (postingId !== null && (await changeAssignedStatus(tx, postingId, 'cancelled')))
      tx.record(new PostingCancelled(postingId, booking.customerId, 'booking-cancelled'));
  }
}

function changeAssignedStatus(
  tx: Tx,
  postingId: number,
  status: 'completed' | 'cancelled',
): Promise<boolean> {
  return tx.sql.claim(END_ASSIGNED_POSTING, [status, Date.now(), postingId]);
}
