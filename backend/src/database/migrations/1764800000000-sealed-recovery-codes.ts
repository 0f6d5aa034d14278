import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class SealedRecoveryCodes1764800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable('recovery_codes', [t.varchar('sealedCode', 160)]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('recovery_codes', 'sealedCode');
  }
}
