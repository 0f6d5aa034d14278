import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const NAME = 'ix_bookings_status_created';

export class BookingsByStatus1766400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The console lists the bookings of one status, the latest first. Without this, SQLite would sort all pending ones.
    await new TableBuilder(runner).addIndex('bookings', NAME, 'status, createdAt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', NAME);
  }
}
