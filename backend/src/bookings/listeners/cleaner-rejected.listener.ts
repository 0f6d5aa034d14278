import { Injectable } from '@nestjs/common';
import { CleanerRejected } from '../../cleaners/events/cleaner.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { BookingRecordsStore } from '../booking-records.store.js';
import { BookingTransitionsService } from '../booking-transitions.service.js';
import { LIST_REQUESTS_TO_CLEANER } from '../bookings.queries.js';
import { LOCK_BOOKING } from '../stranded/stranded-bookings.queries.js';

/** Shown to both sides. */
const NOTE = 'The cleaner is not taking bookings at the moment. Other cleaners may be free.';

/**
 * While an approval is withdrawn, requests wait, because the approval may return before their deadline. After a
 * rejection nobody can accept them, so they end and the customers are told at once.
 */
@Injectable()
export class CleanerRejectedListener {
  constructor(
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
  ) {}

  @OnEvent(CleanerRejected, { phase: 'transaction', order: ORDER.bookings })
  async endRequests({ cleanerId, adminId }: CleanerRejected, tx: Tx): Promise<void> {
    for (const { id } of await tx.sql.all(LIST_REQUESTS_TO_CLEANER, [cleanerId])) {
      await tx.sql.run(LOCK_BOOKING, [Date.now(), id]);
      const booking = await this.records.find(tx, id);
      if (booking?.status === 'pending') await this.transitions.cancel(tx, booking, 'admin', adminId, NOTE);
    }
  }
}
