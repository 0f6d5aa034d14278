import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class ReviewedBookings1764000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addFlags('bookings', ['isReviewedByCustomer', 'isReviewedByCleaner']);
    await runner.query(
      `UPDATE bookings SET isReviewedByCustomer = 1
        WHERE id IN (SELECT bookingId FROM reviews WHERE reviewType = 'customer-to-cleaner')`,
    );
    await runner.query(
      `UPDATE bookings SET isReviewedByCleaner = 1
        WHERE id IN (SELECT bookingId FROM reviews WHERE reviewType = 'cleaner-to-customer')`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('bookings', ['isReviewedByCustomer', 'isReviewedByCleaner']);
  }
}
