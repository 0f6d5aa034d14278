import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class BookingsByStart1765300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // The console lists all bookings by their start, the next ones first.
    await new TableBuilder(runner).addIndex('bookings', 'ix_bookings_start', 'startsAt');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('bookings', 'ix_bookings_start');
  }
}
