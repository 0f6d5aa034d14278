import { DAY_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { JobLeasesService } from '../database/job-leases.service.js';
import { NotificationPurgeJob } from './notification-purge.job.js';
import { select, text, write } from '../database/statement.js';

describe('bell items', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
    await database.uow.run((tx) =>
      tx.sql.run(
        write(
          'test',
          `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt)
         VALUES (1, 'a@test.example', '-', 'A', 'B', 'customer', 0, 0)`,
        ),
      ),
    );
  });
  afterEach(() => database.close());

  const add = (days: number[]) =>
    database.uow.run(async (tx) => {
      for (const age of days)
        await tx.sql.run(
          write(
            'test',
            `INSERT INTO notifications (userId, type, title, message, createdAt) VALUES (1, 'booking', 'T', ?, ?)`,
          ),
          [String(age), Date.now() - age * DAY_MS],
        );
    });
  const left = async () =>
    (
      await database.sql.all(
        select('test', { message: text }, 'SELECT message FROM notifications ORDER BY id'),
      )
    ).map(({ message }) => Number(message));
  const purge = () =>
    new NotificationPurgeJob(database.sql, database.uow, new JobLeasesService(database.uow)).tick();

  it('go after 180 days and not a day earlier', async () => {
    await add([400, 181, 180.01, 179.99, 30, 0]);
    await purge();
    expect(await left()).toEqual([179.99, 30, 0]);
    await purge();
    expect(await left()).toEqual([179.99, 30, 0]);
  });

  it('all go, however many there are and whatever stands between them', async () => {
    await add([...Array<number>(1500).fill(200), 10, ...Array<number>(600).fill(200), 0]);
    await purge();
    expect(await left()).toEqual([10, 0]);
  });
});
