import { setImmediate } from 'node:timers';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { PURGED_AT_ONCE } from '../../database/purge.queries.js';
import { int, select, Write } from '../../database/statement.js';
import { PurgeWebhookDeliveriesJob } from './purge-webhook-deliveries.job.js';

const MANY = 2 * PURGED_AT_ONCE + 1;

describe('the calls of webhooks that were removed', () => {
  let database: TestDatabase;
  let job: PurgeWebhookDeliveriesJob;

  beforeEach(async () => {
    database = await openTestDatabase();
    const leases = new JobLeasesService(database.uow);
    job = new PurgeWebhookDeliveriesJob(database.sql, database.uow, leases);
  });
  afterEach(() => database.close());

  const run = (text: string) => database.uow.run((tx) => tx.sql.run(new Write('test', text), []));
  const webhook = (id: number) =>
    run(`INSERT INTO webhook_endpoints (id, ownerId, url, status, createdAt, updatedAt)
         VALUES (${id}, 1, 'https://example.org', 'active', 0, 0)`);
  const calls = (endpointId: number, many: number) =>
    run(`INSERT INTO webhook_deliveries (endpointId, ownerId, eventKey, type, body, nextAttemptAt, createdAt)
         WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${many})
         SELECT ${endpointId}, 1, 'evt_' || n, 'booking.requested', '{}', 0, 0 FROM numbers`);
  const left = () =>
    database.sql.all(
      select(
        'test',
        { endpointId: int, calls: int },
        'SELECT endpointId, COUNT(*) AS calls FROM webhook_deliveries GROUP BY endpointId ORDER BY endpointId',
      ),
    );

  it('are deleted, however many there are, and no others', async () => {
    await webhook(2);
    for (const [endpointId, many] of [
      [1, MANY],
      [2, 3],
      [3, 1],
    ] as const)
      await calls(endpointId, many);
    await job.wake();
    expect(await left()).toEqual([{ endpointId: 2, calls: 3 }]);
  });

  it('are deleted too where a webhook is removed while those of another are', async () => {
    await calls(2, MANY);
    await webhook(1);
    await calls(1, 1);
    const first = job.wake();
    const second = new Promise<void>((resolve) => {
      setImmediate(() => {
        void run('DELETE FROM webhook_endpoints')
          .then(() => job.wake())
          .then(resolve);
      });
    });
    await Promise.all([first, second]);
    expect(await left()).toEqual([]);
  });
});
