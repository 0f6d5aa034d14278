import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** The time that a booking had before it was moved. For earlier moves it is unknown. */
export class MovedVisits1767100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable('booking_history', [t.instant('movedFrom')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('booking_history', 'movedFrom');
  }
}
