import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

export class Cases1764500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'person_blocks',
      [t.id(), t.integer('blockerId'), t.integer('blockedId'), t.instant('createdAt')],
      {
        unique: [['ux_person_blocks_pair', 'blockerId', 'blockedId']],
        indices: [
          ['ix_person_blocks_blocker', 'blockerId', 'id'],
          ['ix_person_blocks_blocked', 'blockedId'],
        ],
        references: [
          ['fk_person_blocks_blocker', 'blockerId', 'users'],
          ['fk_person_blocks_blocked', 'blockedId', 'users'],
        ],
      },
    );
    await t.create(
      'cases',
      [
        t.id(),
        t.varchar('kind', 20),
        t.varchar('status', 12, 'open'),
        nullable(t.integer('openedById')),
        nullable(t.integer('subjectId')),
        nullable(t.integer('bookingId')),
        nullable(t.integer('messageId')),
        nullable(t.varchar('conversationKey', 24)),
        nullable(t.text('reportedText')),
        t.varchar('reason', 30),
        t.text('text'),
        nullable(t.varchar('openKey', 60)),
        nullable(t.varchar('outcome', 20)),
        nullable(t.varchar('outcomeForReporter', 1000)),
        nullable(t.varchar('outcomeForSubject', 1000)),
        nullable(t.integer('decidedBy')),
        nullable(t.instant('closedAt')),
        t.instant('createdAt'),
        t.instant('updatedAt'),
      ],
      {
        unique: [['ux_cases_open', 'openKey']],
        indices: [
          ['ix_cases_status', 'status', 'id'],
          ['ix_cases_kind', 'kind', 'id'],
          ['ix_cases_opener', 'openedById', 'id'],
          ['ix_cases_subject', 'subjectId', 'id'],
          ['ix_cases_booking', 'bookingId'],
        ],
        references: [
          ['fk_cases_opener', 'openedById', 'users'],
          ['fk_cases_subject', 'subjectId', 'users'],
          ['fk_cases_booking', 'bookingId', 'bookings'],
        ],
      },
    );
    await t.create(
      'case_notes',
      [
        t.id(),
        t.integer('caseId'),
        nullable(t.integer('authorId')),
        t.varchar('kind', 10),
        t.text('text'),
        t.instant('createdAt'),
      ],
      {
        indices: [
          ['ix_case_notes_case', 'caseId', 'id'],
          ['ix_case_notes_author', 'authorId', 'createdAt'],
        ],
        references: [
          ['fk_case_notes_case', 'caseId', 'cases'],
          ['fk_case_notes_author', 'authorId', 'users'],
        ],
      },
    );
  }

  async down(): Promise<void> {
    throw new Error('what people reported and whom they blocked would be lost');
  }
}
