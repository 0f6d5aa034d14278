import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** Earlier withdrawals of an approval have no known time, so such an application waits since it was sent. */
export class WaitingApplications1767000000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable('cleaners', [t.instant('waitingSince')]);
    await runner.query(
      `UPDATE cleaners
          SET waitingSince = (SELECT MAX(r.createdAt) FROM cleaner_reapplications r WHERE r.cleanerId = cleaners.id)
        WHERE status = 'pending'`,
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.query('ALTER TABLE cleaners DROP COLUMN waitingSince');
  }
}
