import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

export class ReviewReports1763800000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addNullable('reviews', [t.instant('hiddenAt'), t.varchar('hiddenReason', 500)]);
    await t.create(
      'review_reports',
      [
        t.id(),
        t.integer('reviewId'),
        t.integer('reporterId'),
        t.varchar('reason', 500),
        t.instant('createdAt'),
        nullable(t.instant('resolvedAt')),
      ],
      {
        unique: [['ux_review_reports_reporter', 'reviewId', 'reporterId']],
        indices: [
          ['ix_review_reports_open', 'resolvedAt', 'id'],
          ['ix_review_reports_reporter', 'reporterId'],
        ],
        references: [
          ['fk_review_reports_review', 'reviewId', 'reviews'],
          ['fk_review_reports_reporter', 'reporterId', 'users'],
        ],
      },
    );
    // The console sorts accounts by name. Without these indexes each page would sort all accounts.
    await t.addIndex('users', 'ix_users_last_name', 'lastName, id');
    await t.addIndex('users', 'ix_users_first_name', 'firstName, id');
  }

  async down(): Promise<void> {
    throw new Error('what people reported would be lost');
  }
}
