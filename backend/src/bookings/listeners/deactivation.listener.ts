import { Injectable } from '@nestjs/common';
import { AppError } from '../../common/app-error.js';
import type { Tx } from '../../database/transaction.js';
import { OnEvent } from '../../events/on-event.js';
import { ORDER } from '../../events/order.js';
import { AccountClosing } from '../../users/events/user.events.js';
import { BookingRecordsStore } from '../booking-records.store.js';
import { BookingTransitionsService } from '../booking-transitions.service.js';

const INVOLVED = '(b.customerId = ? OR k.userId = ?)';

/** Nobody leaves somebody waiting: a confirmed booking ahead keeps an account open, open requests end with it. */
@Injectable()
export class BookingDeactivationListener {
  constructor(
    private readonly records: BookingRecordsStore,
    private readonly transitions: BookingTransitionsService,
  ) {}

  @OnEvent(AccountClosing, { phase: 'transaction', order: ORDER.bookings })
  async settleBookings({ userId }: AccountClosing, tx: Tx): Promise<void> {
    const ahead = await tx.sql.one(
      `SELECT 1 AS ahead FROM bookings b JOIN cleaners k ON k.id = b.cleanerId
        WHERE ${INVOLVED} AND b.status = 'confirmed' AND b.endsAt > ? LIMIT 1`,
      [userId, userId, Date.now()],
    );
    if (ahead) throw new AppError('BOOKING_AHEAD');
    const open = await tx.sql.all<{ id: number }>(
      `SELECT b.id FROM bookings b JOIN cleaners k ON k.id = b.cleanerId WHERE ${INVOLVED} AND b.status = 'pending'`,
      [userId, userId],
    );
    for (const { id } of open) {
      const booking = await this.records.find(tx, id);
      if (booking) await this.transitions.cancel(tx, booking, 'account-closed', userId);
    }
  }
}
