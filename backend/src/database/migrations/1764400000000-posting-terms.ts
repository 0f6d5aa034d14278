import type { MigrationInterface, QueryRunner } from 'typeorm';
import { TableBuilder } from '../table-builder.js';

/** The version of a job's terms, the version that a bid refers to, and how to get in. */
export class PostingTerms1764400000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    const t = new TableBuilder(runner);
    await t.addIntegers('postings', ['termsVersion'], 1);
    await t.addIntegers('applications', ['termsVersion'], 1);
    await t.addNullable('postings', [t.text('accessNotes')]);
  }

  async down(runner: QueryRunner): Promise<void> {
    await runner.dropColumns('postings', ['termsVersion', 'accessNotes']);
    await runner.dropColumn('applications', 'termsVersion');
  }
}
