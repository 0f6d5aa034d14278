import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

export class Webhooks1765710000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'webhook_endpoints',
      [
        t.id(),
        t.integer('ownerId'),
        t.varchar('url', 500),
        nullable(t.varchar('description', 200)),
        nullable(t.text('types')),
        t.varchar('status', 10, 'active'),
        nullable(t.varchar('pausedBecause', 10)),
        nullable(t.instant('failingSince')),
        nullable(t.instant('lastSuccessAt')),
        nullable(t.instant('lastFailureAt')),
        t.instant('createdAt'),
        t.instant('updatedAt'),
      ],
      {
        indices: [
          ['ix_webhook_endpoints_owner', 'ownerId', 'id'],
          ['ix_webhook_endpoints_status', 'status', 'id'],
        ],
      },
    );
    await t.create(
      'webhook_secrets',
      [
        t.id(),
        t.integer('endpointId'),
        t.integer('ownerId'),
        t.text('sealed'),
        nullable(t.instant('expiresAt')),
        t.instant('createdAt'),
      ],
      {
        indices: [
          ['ix_webhook_secrets_endpoint', 'endpointId', 'id'],
          ['ix_webhook_secrets_owner', 'ownerId'],
          ['ix_webhook_secrets_expires', 'expiresAt', 'id'],
        ],
      },
    );
    await t.create(
      'webhook_deliveries',
      [
        t.id(),
        t.integer('endpointId'),
        t.integer('ownerId'),
        t.varchar('eventKey', 40),
        t.varchar('type', 40),
        t.text('body'),
        t.varchar('status', 10, 'pending'),
        t.integer('attempts', 0),
        t.instant('nextAttemptAt'),
        t.integer('lease', 0),
        nullable(t.text('requestHeaders')),
        nullable(t.integer('answerStatus')),
        nullable(t.text('answerBody')),
        nullable(t.varchar('error', 300)),
        nullable(t.integer('durationMs')),
        nullable(t.instant('lastAttemptAt')),
        t.instant('createdAt'),
      ],
      {
        unique: [['ux_webhook_deliveries_event', 'endpointId', 'eventKey']],
        indices: [
          ['ix_webhook_deliveries_due', 'endpointId', 'status', 'nextAttemptAt'],
          ['ix_webhook_deliveries_waiting', 'status', 'nextAttemptAt'],
          ['ix_webhook_deliveries_endpoint', 'endpointId', 'id'],
          ['ix_webhook_deliveries_owner', 'ownerId'],
          ['ix_webhook_deliveries_created', 'createdAt', 'id'],
        ],
      },
    );
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['webhook_deliveries', 'webhook_secrets', 'webhook_endpoints'])
      await runner.dropTable(table);
  }
}
