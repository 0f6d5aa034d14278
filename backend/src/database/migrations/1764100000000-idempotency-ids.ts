import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** Rows contained whole answers. They are kept for a day only, so the table is created again instead of converted. */
export class IdempotencyIds1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // A start that was interrupted between the two statements has dropped it already.
    await runner.dropTable('idempotency_keys', true);
    const t = new TableBuilder(runner);
    await t.create(
      'idempotency_keys',
      [
        t.key('scope', 48),
        t.key('operation', 120),
        t.key('idempotencyKey', 255),
        t.varchar('bodyHash', 64),
        t.integer('madeId'),
        t.instant('createdAt'),
      ],
      { indices: [['ix_idempotency_keys_created', 'createdAt']] },
    );
  }

  async down(): Promise<void> {
    throw new Error('the answers that keys held are not kept any more');
  }
}
