import { Injectable } from '@nestjs/common';
import { BookingCancelled } from '../bookings/events/booking.events.js';
import type { Tx } from '../database/transaction.js';
import { OnEvent } from '../events/on-event.js';
import { ORDER } from '../events/order.js';
import { ReviewModerationService } from './review-moderation.service.js';

/** Hides both parties' reviews of a clean that an admin found not to have taken place. */
@Injectable()
export class CompletionUndoneListener {
  constructor(private readonly moderation: ReviewModerationService) {}

  @OnEvent(BookingCancelled, { phase: 'transaction', order: ORDER.reviews })
  async hideReviews({ booking, statusBefore, cancelledBy, note }: BookingCancelled, tx: Tx): Promise<void> {
    if (statusBefore !== 'completed' || cancelledBy === null || note === null) return;
    await this.moderation.hideAllOf(tx, booking.bookingId, cancelledBy, note);
  }
}
