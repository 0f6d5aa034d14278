import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const TABLE = 'email_notifications';

/** What a mail is about, so that a delayed mail is not sent once this has been settled. */
export class SubjectsOfMails1767200000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable(TABLE, [t.integer('bookingId'), t.integer('applicationId')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['applicationId', 'bookingId']) await runner.dropColumn(TABLE, column);
  }
}
