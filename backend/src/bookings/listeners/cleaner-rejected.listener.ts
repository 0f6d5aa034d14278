import { Injectable } from '@nestjs/common';
import { CleanerRejected } from '../../cleaners/events/cleaner.events.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { BookingRecordsStore } from '../booking-records.store.js';
import { BookingTransitionsService } from '../booking-transitions.service.js';
import { LIST_REQUESTS_TO_CLEANER } from '../bookings.queries.js';
import { LOCK_BOOKING } from '../stranded/stranded-bookings.queries.js';

/** For both sides. */
const NOTE = 'The cleaner is not taking bookings at the moment. Other cleaners may be free.';

/**
 * Requests wait while an approval is withdrawn, since it may come back within their deadline. Where the decision is a rejection
 * nobody can accept them any more, and their customers hear so at once.
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
