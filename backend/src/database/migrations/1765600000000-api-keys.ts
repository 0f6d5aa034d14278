import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

export class ApiKeys1765600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'api_keys',
      [
        t.id(),
        t.integer('userId'),
        t.varchar('name', 60),
        t.varchar('keyHash', 64),
        t.varchar('prefix', 8),
        t.varchar('lastFour', 4),
        t.varchar('scopes', 500),
        t.instant('createdAt'),
        t.instant('expiresAt'),
        nullable(t.instant('lastUsedAt')),
        nullable(t.instant('revokedAt')),
      ],
      {
        unique: [['ux_api_keys_hash', 'keyHash']],
        indices: [
          ['ix_api_keys_user', 'userId', 'id'],
          ['ix_api_keys_expires', 'expiresAt'],
          ['ix_api_keys_revoked', 'revokedAt'],
        ],
        references: [['fk_api_keys_user', 'userId', 'users']],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropTable('api_keys');
  }
}
