import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class ConfirmedSessions1764800000001 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addFlags('users', ['isAdminAccount']);
    await t.addNullable('sessions', [t.instant('confirmedAt')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('sessions', 'confirmedAt');
    await runner.dropColumn('users', 'isAdminAccount');
  }
}
