import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

export class EventFeed1765700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'platform_events',
      [
        t.id(),
        t.varchar('eventKey', 40),
        t.varchar('type', 40),
        t.varchar('objectType', 20),
        t.integer('objectId'),
        nullable(t.integer('cleanerUserId')),
        t.text('data'),
        t.instant('createdAt'),
        nullable(t.integer('position')),
        nullable(t.integer('sequence')),
      ],
      {
        unique: [
          ['ux_platform_events_key', 'eventKey'],
          ['ux_platform_events_position', 'position'],
        ],
        indices: [
          ['ix_platform_events_cleaner', 'cleanerUserId', 'position'],
          ['ix_platform_events_type', 'type', 'position'],
          ['ix_platform_events_created', 'createdAt', 'id'],
        ],
      },
    );
    await t.create(
      'event_sequences',
      [
        t.id(),
        t.varchar('objectType', 20),
        t.integer('objectId'),
        t.integer('sequence'),
        t.instant('lastAt'),
      ],
      {
        unique: [['ux_event_sequences_object', 'objectType', 'objectId']],
        indices: [['ix_event_sequences_last', 'lastAt', 'id']],
      },
    );
    await t.create('event_feed_head', [t.key('id', 'int'), t.integer('position')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const table of ['event_feed_head', 'event_sequences', 'platform_events'])
      await runner.dropTable(table);
  }
}
