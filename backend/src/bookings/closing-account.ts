import { Injectable, type OnModuleInit } from '@nestjs/common';
import { AppError } from '../common/app-error.js';
import type { Tx } from '../database/transaction.js';
import { BeforeDeactivation } from '../users/before-deactivation.js';
import { BookingRecords } from './booking-records.js';
import { BookingTransitions } from './booking-transitions.js';

const INVOLVED = '(b.customerId = ? OR k.userId = ?)';

/** Nobody leaves somebody waiting: a confirmed booking ahead keeps an account open, open requests end with it. */
@Injectable()
export class ClosingAccount implements OnModuleInit {
  constructor(
    private readonly beforeDeactivation: BeforeDeactivation,
    private readonly records: BookingRecords,
    private readonly transitions: BookingTransitions,
  ) {}

  onModuleInit(): void {
    this.beforeDeactivation.register((tx, userId) => this.settle(tx, userId));
  }

  private async settle(tx: Tx, userId: number): Promise<void> {
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
