import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const TABLE = 'email_notifications';
const INDEX = 'ix_email_notifications_writer';

/** Whose words a mail quotes. When somebody closes the account, their unsent mails are found by this. */
export class WritersOfMails1766900000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable(TABLE, [t.integer('writerId')]);
    await t.addIndex(TABLE, INDEX, 'writerId');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex(TABLE, INDEX);
    await runner.dropColumn(TABLE, 'writerId');
  }
}
