import { DAY_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { JobLeasesService } from './job-leases.service.js';
import { PurgeIdempotencyKeysJob } from './purge-idempotency-keys.job.js';
import { PURGED_AT_ONCE } from './purge.queries.js';
import { int, select, Write } from './statement.js';

/** Two batches and a part of a third. */
const MANY = 2 * PURGED_AT_ONCE + 1;

describe('a job that deletes what is old', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const run = (text: string) => database.uow.run((tx) => tx.sql.run(new Write('test', text), []));
  const count = async () =>
    (await database.sql.one(select('test', { rows: int }, 'SELECT COUNT(*) AS rows FROM idempotency_keys')))
      ?.rows;

  it('ends once all of it is gone, however much it is, and leaves the rest', async () => {
    const now = Date.now();
    await run(
      `INSERT INTO idempotency_keys (scope, operation, idempotencyKey, bodyHash, madeId, createdAt)
       WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n <= ${MANY})
       SELECT 'user 1', 'POST /api/bookings', 'key ' || n, '-', n,
         CASE WHEN n > ${MANY} THEN ${now} ELSE ${now - 2 * DAY_MS} END FROM numbers`,
    );
    const job = new PurgeIdempotencyKeysJob(database.uow, new JobLeasesService(database.uow));
    await job.everyHour();
    expect(await count()).toBe(1);
  });
});
