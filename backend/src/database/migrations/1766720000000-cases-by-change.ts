import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const NAME = 'ix_cases_updated';

/** What was decided is kept so long after the last change of a closed case, which the nightly job finds by this index. */
export class CasesByChange1766720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await new TableBuilder(runner).addIndex('cases', NAME, 'updatedAt, id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('cases', NAME);
  }
}
