import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

export class ClientErrors1765400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'client_errors',
      [
        t.id(),
        t.varchar('fingerprint', 64),
        t.varchar('app', 10),
        t.varchar('part', 60),
        t.varchar('path', 200),
        t.varchar('message', 300),
        t.text('stack'),
        t.varchar('userAgent', 200),
        t.integer('occurrences'),
        t.instant('firstSeenAt'),
        t.instant('lastSeenAt'),
      ],
      {
        unique: [['ux_client_errors_fingerprint', 'fingerprint']],
        indices: [['ix_client_errors_last_seen', 'lastSeenAt', 'id']],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('client_errors');
  }
}
