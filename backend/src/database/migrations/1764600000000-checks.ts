import { addDays, ukToday } from '@tidyhearth/domain';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { nullable, TableBuilder } from '../table-builder.js';

/** Badges from before documents were kept remain valid for this long, so that nobody loses one overnight. */
const CARRIED_OVER_DAYS = 90;

export class Checks1764600000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.create(
      'person_checks',
      [
        t.id(),
        t.integer('userId'),
        t.varchar('kind', 12),
        t.varchar('state', 10),
        nullable(t.varchar('slot', 7)),
        nullable(t.varchar('cause', 20)),
        nullable(t.varchar('ending', 20)),
        nullable(t.varchar('reason', 500)),
        nullable(t.varchar('formerName', 121)),
        nullable(t.varchar('checkedName', 121)),
        nullable(t.varchar('evidence', 30)),
        nullable(t.varchar('reference', 80)),
        nullable(t.varchar('checkedOn', 10)),
        nullable(t.varchar('expiresOn', 10)),
        nullable(t.integer('decidedBy')),
        nullable(t.instant('decidedAt')),
        nullable(t.instant('submittedAt')),
        nullable(t.instant('remindedAt')),
        t.instant('createdAt'),
        t.instant('updatedAt'),
      ],
      {
        unique: [['ux_person_checks_slot', 'userId', 'kind', 'slot']],
        indices: [
          ['ix_person_checks_state', 'state', 'submittedAt', 'id'],
          ['ix_person_checks_expiry', 'slot', 'expiresOn'],
          ['ix_person_checks_updated', 'updatedAt', 'id'],
        ],
        references: [['fk_person_checks_user', 'userId', 'users']],
      },
    );
    await t.create(
      'check_documents',
      [
        t.id(),
        t.integer('checkId'),
        t.varchar('fileKey', 60),
        t.varchar('contentType', 20),
        t.integer('sizeBytes'),
        t.instant('createdAt'),
      ],
      {
        unique: [['ux_check_documents_file', 'fileKey']],
        indices: [['ix_check_documents_check', 'checkId', 'id']],
        references: [['fk_check_documents_check', 'checkId', 'person_checks']],
      },
    );
    await t.create(
      'cleaner_reapplications',
      [
        t.id(),
        t.integer('cleanerId'),
        nullable(t.varchar('rejectionReason', 500)),
        nullable(t.instant('rejectedAt')),
        t.instant('createdAt'),
      ],
      {
        indices: [['ix_cleaner_reapplications_cleaner', 'cleanerId', 'createdAt']],
        references: [['fk_cleaner_reapplications_cleaner', 'cleanerId', 'cleaners']],
      },
    );
    await addDateIfMissing(runner, t, 'users', 'verifiedUntil');
    await addDateIfMissing(runner, t, 'cleaners', 'backgroundCheckedUntil');
    await addDateIfMissing(runner, t, 'cleaners', 'insuredUntil');
    await carryOver(runner);
  }

  async down(): Promise<void> {
    throw new Error('what was checked, and how, would be lost');
  }
}

/** MariaDB keeps the columns that an interrupted migration has added. */
async function addDateIfMissing(runner: QueryRunner, t: TableBuilder, table: string, name: string) {
  if (await runner.hasColumn(table, name)) return;
  await t.addNullable(table, [t.varchar(name, 10)]);
}

async function carryOver(runner: QueryRunner): Promise<void> {
  // Whoever has closed the account is no longer asked for documents.
  await runner.query('UPDATE users SET isVerified = 0 WHERE isVerified = 1 AND deactivatedAt IS NOT NULL');
  await runner.query(
    `UPDATE cleaners SET isBackgroundChecked = 0, isInsured = 0
      WHERE (isBackgroundChecked = 1 OR isInsured = 1)
        AND userId IN (SELECT id FROM users WHERE deactivatedAt IS NOT NULL)`,
  );
  const now = Date.now();
  const until = addDays(ukToday(now), CARRIED_OVER_DAYS);
  // An interrupted run has carried some over already. Customers are not asked for documents, so theirs don't expire.
  const carry = (kind: string, lastDay: string, from: string) =>
    runner.query(
      `INSERT INTO person_checks (userId, kind, state, slot, expiresOn, createdAt, updatedAt)
       SELECT u.id, '${kind}', 'passed', 'current', ${lastDay}, ${now}, ${now} FROM ${from}
          AND NOT EXISTS (SELECT 1 FROM person_checks p WHERE p.userId = u.id AND p.kind = '${kind}')`,
    );
  const cleaners = 'users u JOIN cleaners c ON c.userId = u.id WHERE';
  await carry('identity', `'${until}'`, `${cleaners} u.isVerified = 1`);
  await carry('background', `'${until}'`, `${cleaners} c.isBackgroundChecked = 1`);
  await carry('insurance', `'${until}'`, `${cleaners} c.isInsured = 1`);
  await carry(
    'identity',
    'NULL',
    'users u LEFT JOIN cleaners c ON c.userId = u.id WHERE c.id IS NULL AND u.isVerified = 1',
  );
  await runner.query(
    `UPDATE users SET verifiedUntil = '${until}'
      WHERE isVerified = 1 AND id IN (SELECT userId FROM cleaners)`,
  );
  await runner.query(`UPDATE cleaners SET backgroundCheckedUntil = '${until}' WHERE isBackgroundChecked = 1`);
  await runner.query(`UPDATE cleaners SET insuredUntil = '${until}' WHERE isInsured = 1`);
}
