import { dayNumber, ukToday } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { PURGED_AT_ONCE } from '../../database/purge.queries.js';
import { int, select, Write } from '../../database/statement.js';
import { PurgeFullDaysJob } from './purge-full-days.job.js';

/** Two batches and a part of a third. */
const MANY = 2 * PURGED_AT_ONCE + 1;

describe('full days of the past', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const run = (text: string) => database.uow.run((tx) => tx.sql.run(new Write('test', text), []));
  const numbers = `WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${MANY})`;

  it('are deleted, also where very many cleaners were busy on one day', async () => {
    const today = dayNumber(ukToday(Date.now()));
    await run(
      `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt)
       ${numbers} SELECT n, 'c' || n || '@test.example', '-', 'C', 'D', 'cleaner', 0, 0 FROM numbers`,
    );
    await run(
      `INSERT INTO cleaners (id, userId, bio, hourlyRatePence, location, postcode, services, serviceMask, createdAt, updatedAt)
       ${numbers} SELECT n, n, '', 0, '', '', '[]', 0, 0, 0 FROM numbers`,
    );
    for (const day of [today - 1, today])
      await run(`INSERT INTO full_days (cleanerId, day) ${numbers} SELECT n, ${day} FROM numbers`);
    const job = new PurgeFullDaysJob(database.uow, new JobLeasesService(database.uow));
    await job.everyHour();
    const left = select(
      'test',
      { day: int, rows: int },
      'SELECT day, COUNT(*) AS rows FROM full_days GROUP BY day',
    );
    expect(await database.sql.all(left)).toEqual([{ day: today, rows: MANY }]);
  });
});
