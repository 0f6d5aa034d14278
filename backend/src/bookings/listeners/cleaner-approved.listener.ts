import { Injectable } from '@nestjs/common';
import { HOUR_MS } from '@tidyhearth/domain';
import { CleanerApproved } from '../../cleaners/events/cleaner.events.js';
import { Config } from '../../config/config.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { LIST_WAITING_OF_CLEANER } from '../booking-deadlines.queries.js';
import { BookingRecordsStore, factsOf } from '../booking-records.store.js';
import { RequestStillWaiting } from '../events/booking.events.js';

/**
 * Finds the requests that a cleaner who is approved again can accept from now on. Mails about them that could not be
 * sent before were dropped.
 */
@Injectable()
export class BookingCleanerApprovedListener {
  constructor(
    private readonly records: BookingRecordsStore,
    private readonly config: Config,
  ) {}

  @OnEvent(CleanerApproved, { phase: 'transaction', order: ORDER.bookings })
  async findWaiting({ cleanerId }: CleanerApproved, tx: Tx): Promise<void> {
    const now = Date.now();
    const before = (hours: number) => now - hours * HOUR_MS;
    const { requestReleaseHours, requestNudgeHours } = this.config;
    const waiting = await tx.sql.all(LIST_WAITING_OF_CLEANER, [
      cleanerId,
      now,
      before(requestReleaseHours),
      before(requestNudgeHours),
    ]);
    for (const { id } of waiting) {
      const booking = await this.records.find(tx, id);
      if (booking) tx.record(new RequestStillWaiting(factsOf(booking)));
    }
  }
}
