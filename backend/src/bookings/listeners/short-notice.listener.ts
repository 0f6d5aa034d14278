import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import { Config } from '../../config/config.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { NOTE_SHORT_NOTICE } from '../booking-deadlines.queries.js';
import { BookingConfirmed } from '../events/booking.events.js';

/** The confirmation of a booking that is near already contains what a reminder would say a minute later. */
@Injectable()
export class ShortNoticeListener {
  constructor(private readonly config: Config) {}

  @OnEvent(BookingConfirmed, { phase: 'transaction', order: ORDER.bookings })
  async skipReminder({ booking }: BookingConfirmed, tx: Tx): Promise<void> {
    const now = Date.now();
    const soon = now + this.config.reminderHours * HOUR_MS;
    await tx.sql.run(NOTE_SHORT_NOTICE, [now, booking.bookingId, soon]);
  }
}
