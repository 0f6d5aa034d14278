import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

const INDEXES = [
  // Old rows are deleted by these.
  ['sessions', 'ix_sessions_seen', 'lastSeenAt'],
  ['verification_codes', 'ix_verification_codes_created', 'createdAt'],
  ['sign_in_windows', 'ix_sign_in_windows_ends', 'endsAt'],
  // The console counts by the hour.
  ['postings', 'ix_postings_created', 'createdAt'],
  // The console lists these, the newest first.
  ['applications', 'ix_applications_created', 'createdAt'],
  ['reviews', 'ix_reviews_created', 'createdAt'],
  // Each start looks for the admin's account.
  ['users', 'ix_users_admin_account', 'isAdminAccount'],
] as const;

export class PlanIndexes1766300000020 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    for (const [table, name, column] of INDEXES) await t.addIndex(table, name, column);
  }

  async down(runner: QueryRunner): Promise<void> {
    for (const [table, name] of INDEXES) await runner.dropIndex(table, name);
  }
}
