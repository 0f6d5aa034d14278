import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** Keys live for a day and held whole answers: the table is made anew rather than converted. */
export class IdempotencyIds1764100000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    // Gone already where a start was broken off between the two statements.
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
