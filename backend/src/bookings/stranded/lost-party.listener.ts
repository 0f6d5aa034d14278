import { Injectable } from '@nestjs/common';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountClosing, UserSuspended } from '../../users/events/user.events.js';
import { BookingRecordsStore, factsOf } from '../booking-records.store.js';
import { BookingTransitionsService } from '../booking-transitions.service.js';
import { BookingStranded, type StrandedBecause } from '../events/stranded-booking.events.js';
import {
  INSERT_STRANDED_BOOKING,
  LIST_UNFINISHED_OF_PERSON,
  LOCK_BOOKING,
} from './stranded-bookings.queries.js';

/**
 * When somebody is suspended or closes the account, requests end, and confirmed bookings wait for an admin's decision.
 */
@Injectable()
export class LostPartyListener {
  constructor(
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
  ) {}

  @OnEvent(UserSuspended, { phase: 'transaction', order: ORDER.bookings })
  async followSuspension({ userId }: UserSuspended, tx: Tx): Promise<void> {
    await this.settle(tx, userId, 'suspended');
  }

  @OnEvent(AccountClosing, { phase: 'transaction', order: ORDER.bookings })
  async followClosing({ userId }: AccountClosing, tx: Tx): Promise<void> {
    await this.settle(tx, userId, 'deactivated');
  }

  private async settle(tx: Tx, personId: number, because: StrandedBecause): Promise<void> {
    const now = Date.now();
    const unfinished = await tx.sql.all(LIST_UNFINISHED_OF_PERSON, [personId, now, personId, now]);
    for (const { id } of unfinished) {
      await tx.sql.run(LOCK_BOOKING, [now, id]);
      const booking = await this.records.find(tx, id);
      if (booking?.status === 'pending') {
        const reason = because === 'suspended' ? 'suspended' : 'account-closed';
        await this.transitions.cancel(tx, booking, reason, because === 'suspended' ? null : personId);
      } else if (booking?.status === 'confirmed') {
        await tx.sql.run(INSERT_STRANDED_BOOKING, [id, personId, because, now]);
        tx.record(new BookingStranded(id, personId, because, factsOf(booking)));
      }
    }
  }
}
