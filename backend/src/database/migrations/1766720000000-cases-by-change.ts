import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const NAME = 'ix_cases_updated';

/** The nightly job finds by this index which closed cases were last changed long enough ago to be deleted. */
export class CasesByChange1766720000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await new TableBuilder(runner).addIndex('cases', NAME, 'updatedAt, id');
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropIndex('cases', NAME);
  }
}
