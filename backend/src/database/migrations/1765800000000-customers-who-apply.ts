import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class CustomersWhoApply1765800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await new TableBuilder(runner).addFlags('cleaners', ['wasCustomer']);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumn('cleaners', 'wasCustomer');
  }
}
