import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class CleanerBookingOrder1763900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A cleaner's calendar reads the bookings of a range of days, whatever their status.
    await new TableBuilder(runner).addIndex('bookings', 'ix_bookings_cleaner_start', 'cleanerId, startsAt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', 'ix_bookings_cleaner_start');
  }
}
