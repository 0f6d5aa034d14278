import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const TABLE = 'email_notifications';

/** The check or the case that a mail is about, so that a delayed mail is not sent once this has been settled. */
export class ChecksAndCasesOfMails1767300000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable(TABLE, [t.integer('checkId'), t.integer('caseId')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const column of ['caseId', 'checkId']) await runner.dropColumn(TABLE, column);
  }
}
