import { Injectable } from '@nestjs/common';
import { ConfirmedBetween } from '../../blocks/events/confirmed-between.question.js';
import { PersonBlocked } from '../../blocks/events/block.events.js';
import { passConflict } from '../../common/app-error.js';
import { Sql } from '../../database/sql.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { BookingRecordsStore, type BookingRecord } from '../booking-records.store.js';
import { BookingTransitionsService } from '../booking-transitions.service.js';
import { COUNT_CONFIRMED_BETWEEN, LIST_REQUESTS_BETWEEN } from '../bookings.queries.js';

/**
 * When one person blocks another, pending requests between them end like a normal decline or cancellation, because the
 * other must not learn of the block. Confirmed bookings stay until somebody cancels them.
 */
@Injectable()
export class PersonBlockedListener {
  constructor(
    private readonly sql: Sql,
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
  ) {}

  @OnEvent(PersonBlocked, { phase: 'transaction', order: ORDER.bookings })
  async endRequests({ blockerId, blockedId }: PersonBlocked, tx: Tx): Promise<void> {
    const waiting = await tx.sql.all(LIST_REQUESTS_BETWEEN, [blockerId, blockedId, blockedId, blockerId]);
    for (const { id } of waiting) {
      const booking = await this.records.find(tx, id);
      if (booking) await this.end(tx, booking, blockerId);
    }
  }

  @OnEvent(ConfirmedBetween, { phase: 'answer', order: ORDER.bookings })
  async countConfirmed({ oneId, otherId }: ConfirmedBetween): Promise<number> {
    const now = Date.now();
    const row = await this.sql.one(COUNT_CONFIRMED_BETWEEN, [oneId, otherId, now, otherId, oneId, now]);
    return row?.bookings ?? 0;
  }

  /** Does nothing if the request was answered concurrently. */
  private async end(tx: Tx, booking: BookingRecord, blockerId: number): Promise<void> {
    const reason = booking.cleanerUserId === blockerId ? 'declined' : 'cancelled';
    await this.transitions.cancel(tx, booking, reason, blockerId).catch(passConflict);
  }
}
