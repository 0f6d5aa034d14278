import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountClosing } from '../../users/events/user.events.js';
import { BookingRecordsStore } from '../booking-records.store.js';
import { BookingTransitionsService } from '../booking-transitions.service.js';
import { FIND_CONFIRMED_AHEAD, LIST_OPEN_REQUESTS } from '../bookings.queries.js';

/** A confirmed booking ahead prevents closing the account; open requests are cancelled with it. */
@Injectable()
export class BookingDeactivationListener {
  constructor(
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
  ) {}

  @OnEvent(AccountClosing, { phase: 'transaction', order: ORDER.bookings })
  async settleBookings({ userId }: AccountClosing, tx: Tx): Promise<void> {
    const ahead = await tx.sql.one(FIND_CONFIRMED_AHEAD, [userId, userId, Date.now()]);
    if (ahead) throw new AppError('BOOKING_AHEAD');
    const open = await tx.sql.all(LIST_OPEN_REQUESTS, [userId, userId]);
    for (const { id } of open) {
      const booking = await this.records.find(tx, id);
      if (booking) await this.transitions.cancel(tx, booking, 'account-closed', userId);
    }
  }
}
