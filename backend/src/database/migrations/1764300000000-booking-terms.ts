import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class BookingTerms1764300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable('bookings', [
      t.text('accessNotes'),
      t.instant('completionNudgedAt'),
      t.integer('cancelledById'),
      t.varchar('cancellationReason', 500),
      t.varchar('lateChangeReason', 500),
      t.integer('disputedById'),
      t.instant('disputedAt'),
    ]);
    await t.addFlags('bookings', ['isLateCancellation']);
    await runner.query(
      `UPDATE bookings SET cancelledById =
         (SELECT MAX(h.changedBy) FROM booking_history h WHERE h.bookingId = bookings.id AND h.toStatus = 'cancelled')
        WHERE status = 'cancelled'`,
    );
  }

  async down(): Promise<void> {
    throw new Error('what customers and cleaners wrote would be lost');
  }
}
