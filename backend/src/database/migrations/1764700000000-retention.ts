import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

/** The nightly job reads rows in the order of their time, and the rows of one person. */
const INDEXES = [
  ['ix_bookings_ended', 'bookings', 'endsAt, id'],
  ['ix_postings_starts', 'postings', 'startsAt, id'],
  ['ix_email_notifications_created', 'email_notifications', 'createdAt, id'],
  ['ix_message_notification_log_sent', 'message_notification_log', 'lastNotificationSent, id'],
  ['ix_messages_sender', 'messages', 'senderId'],
  ['ix_cases_created', 'cases', 'createdAt, id'],
  ['ix_case_notes_created', 'case_notes', 'createdAt, id'],
  ['ix_waitlist_entries_created', 'waitlist_entries', 'createdAt, id'],
  ['ix_contact_messages_email', 'contact_messages', 'email, id'],
  ['ix_sign_in_failures_user', 'sign_in_failures', 'userId, id'],
] as const;

export class Retention1764700000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'closed_accounts',
      [
        t.key('userId', 'int'),
        t.varchar('email', 254),
        t.varchar('firstName', 60),
        t.varchar('lastName', 60),
        nullable(t.varchar('phone', 20)),
        t.instant('closedAt'),
        nullable(t.instant('erasedAt')),
      ],
      {
        unique: [['ux_closed_accounts_email', 'email']],
        indices: [
          ['ix_closed_accounts_closed', 'closedAt', 'userId'],
          ['ix_closed_accounts_erased', 'erasedAt'],
        ],
      },
    );
    await t.create('retention_progress', [t.key('rule', 80), t.instant('reachedAt'), t.integer('reachedId')]);
    await runner.query(
      `INSERT INTO closed_accounts (userId, email, firstName, lastName, phone, closedAt)
       SELECT u.id, u.email, u.firstName, u.lastName, u.phone, u.deactivatedAt FROM users u
         LEFT JOIN closed_accounts c ON c.userId = u.id
        WHERE u.deactivatedAt IS NOT NULL AND c.userId IS NULL`,
    );
    for (const [name, table, columns] of INDEXES) await t.addIndex(table, name, columns);
  }

  async down(): Promise<void> {
    throw new Error('what was erased can not come back');
  }
}
