import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class SavedCleaners1765500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'saved_cleaners',
      [t.id(), t.integer('customerId'), t.integer('cleanerId'), t.instant('createdAt')],
      {
        unique: [['ux_saved_cleaners_pair', 'customerId', 'cleanerId']],
        indices: [
          ['ix_saved_cleaners_customer', 'customerId', 'id'],
          ['ix_saved_cleaners_cleaner', 'cleanerId'],
        ],
        references: [
          ['fk_saved_cleaners_customer', 'customerId', 'users'],
          ['fk_saved_cleaners_cleaner', 'cleanerId', 'cleaners'],
        ],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('saved_cleaners');
  }
}
