import { Injectable } from '@nestjs/common';
import type { WebhookEventType } from '@tidyhearth/domain';
import { BookingDisputed } from '../../../bookings/events/booking-disputed.event.js';
import {
  BookingCancelled,
  BookingCompleted,
  BookingConfirmed,
  BookingPaid,
  BookingRequested,
} from '../../../bookings/events/booking.events.js';
import { amountOf, isoOf } from '../../../database/columns.js';
import type { Tx } from '../../../database/transaction.js';
import { OnEvent } from '../../../events/on-event.js';
import { FIND_BOOKING_OF_EVENT } from '../event-objects.queries.js';
import { PlatformEventsStore } from '../platform-events.store.js';
import { RECORD } from './record.js';

@Injectable()
export class BookingEventsListener {
  constructor(private readonly events: PlatformEventsStore) {}

  @OnEvent(BookingRequested, RECORD)
  async recordRequested({ booking, movedFrom }: BookingRequested, tx: Tx): Promise<void> {
    const type = movedFrom === null ? 'booking.requested' : 'booking.rescheduled';
    await this.record(tx, type, booking.bookingId);
  }

  @OnEvent(BookingConfirmed, RECORD)
  async recordConfirmed({ booking }: BookingConfirmed, tx: Tx): Promise<void> {
    await this.record(tx, 'booking.confirmed', booking.bookingId);
  }

  @OnEvent(BookingCancelled, RECORD)
  async recordCancelled({ booking, reason }: BookingCancelled, tx: Tx): Promise<void> {
    const type = reason === 'declined' ? 'booking.declined' : 'booking.cancelled';
    await this.record(tx, type, booking.bookingId, reason);
  }

  @OnEvent(BookingCompleted, RECORD)
  async recordCompleted({ booking }: BookingCompleted, tx: Tx): Promise<void> {
    await this.record(tx, 'booking.completed', booking.bookingId);
  }

  @OnEvent(BookingPaid, RECORD)
  async recordPaid({ booking }: BookingPaid, tx: Tx): Promise<void> {
    await this.record(tx, 'booking.paid', booking.bookingId);
  }

  @OnEvent(BookingDisputed, RECORD)
  async recordDisputed({ bookingId }: BookingDisputed, tx: Tx): Promise<void> {
    await this.record(tx, 'booking.disputed', bookingId);
  }

  private async record(
    tx: Tx,
    type: WebhookEventType,
    bookingId: number,
    reason: string | null = null,
  ): Promise<void> {
    const row = await tx.sql.one(FIND_BOOKING_OF_EVENT, [bookingId]);
    if (!row) return;
    const { totalPence, startsAt, endsAt, ...ids } = row;
    await this.events.record(tx, type, row.cleanerUserId, {
      object: 'booking',
      ...ids,
      startsAt: isoOf(startsAt),
      endsAt: isoOf(endsAt),
      totalAmount: amountOf(totalPence),
      reason,
    });
  }
}
