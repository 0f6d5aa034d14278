import { MINUTE_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { together } from '../../test/support/together.js';
import { JobLeasesService } from './job-leases.service.js';
import { int, select, write } from './statement.js';

describe('a recurring job', () => {
  let database: TestDatabase;
  let runs: string[];
  const run = (leases: JobLeasesService, who = 'somebody', work = async () => {}) =>
    leases.runExclusively('job', MINUTE_MS, async () => {
      runs.push(who);
      await work();
    });
  const held = async () =>
    (await database.sql.one(select('test', { until: int }, 'SELECT until FROM job_leases')))?.until ?? 0;
  const lapse = () => database.uow.run((tx) => tx.sql.run(write('test', 'UPDATE job_leases SET until = 1')));

  beforeEach(async () => {
    database = await openTestDatabase();
    runs = [];
  });
  afterEach(() => database.close());

  it('runs once per tick on many replicas, the first time and later', async () => {
    const replicas = Array.from({ length: 20 }, () => new JobLeasesService(database.uow));
    for (let tick = 1; tick <= 3; tick += 1) {
      let finish = () => {};
      const isLong = new Promise<void>((resolve) => (finish = resolve));
      let ended = 0;
      await together(20, async (index) => {
        const replica = replicas[index];
        if (replica) await run(replica, 'one', () => isLong);
        ended += 1;
        // The others gave up while this one was still working.
        if (ended === 19) finish();
      });
      expect(runs).toHaveLength(tick);
    }
  });

  it('is free again as soon as it is done', async () => {
    await run(new JobLeasesService(database.uow));
    expect(await held()).toBe(0);
    await run(new JobLeasesService(database.uow));
    expect(runs).toHaveLength(2);
  });

  it('passes to another when its holder is paused past the lease, who then cannot release it', async () => {
    const leases = new JobLeasesService(database.uow);
    const heldByAnother = Date.now() + 10 * MINUTE_MS;
    await run(leases, 'paused', async () => {
      await run(leases, 'too soon');
      await lapse();
      await run(leases, 'next');
      await database.uow.run((tx) =>
        tx.sql.run(write('test', 'UPDATE job_leases SET until = ?'), [heldByAnother]),
      );
    });
    expect(runs).toEqual(['paused', 'next']);
    expect(await held()).toBe(heldByAnother);
  });

  it('that fails is free for its next tick, and counts as failed', async () => {
    const leases = new JobLeasesService(database.uow);
    await run(leases, 'failing', async () => {
      throw new Error('no luck');
    });
    expect([await held(), leases.lastFailures.has('job'), leases.lastSuccesses.has('job')]).toEqual([
      0,
      true,
      false,
    ]);
    await run(leases, 'again');
    expect(runs).toEqual(['failing', 'again']);
    expect(leases.lastSuccesses.has('job')).toBe(true);
  });

  it('that fails after its lease has passed to another leaves it there', async () => {
    const heldByAnother = Date.now() + 10 * MINUTE_MS;
    await run(new JobLeasesService(database.uow), 'failing', async () => {
      await database.uow.run((tx) =>
        tx.sql.run(write('test', 'UPDATE job_leases SET until = ?'), [heldByAnother]),
      );
      throw new Error('no luck');
    });
    expect(await held()).toBe(heldByAnother);
  });
});
