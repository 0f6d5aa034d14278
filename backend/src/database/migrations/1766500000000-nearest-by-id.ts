import type { MigrationInterface, QueryRunner } from 'typeorm';

const NAME = 'ix_cleaners_near';
const REST =
  'gx, gy, gz, ratingHundredths, hourlyRatePence, serviceMask, isInsured, insuredUntil, isAvailable, openWeekdays';

/** All cleaners of a square have the same distance. Ordered by id, a page of them can be read without the others. */
export class NearestById1766500000000 implements MigrationInterface {
  async up(runner: QueryRunner): Promise<void> {
    await rebuild(runner, `fcell, isListed, id, ${REST}`);
  }

  async down(runner: QueryRunner): Promise<void> {
    await rebuild(runner, `fcell, isListed, ${REST}`);
  }
}

async function rebuild(runner: QueryRunner, columns: string): Promise<void> {
  if (runner.dataSource.options.type === 'better-sqlite3') {
    await runner.query(`DROP INDEX ${NAME}`);
    await runner.query(`CREATE INDEX ${NAME} ON cleaners (${columns})`);
  } else {
    // One statement, because replicas of the last release name this index in their queries meanwhile.
    await runner.query(`ALTER TABLE cleaners DROP INDEX ${NAME}, ADD INDEX ${NAME} (${columns})`);
  }
}
