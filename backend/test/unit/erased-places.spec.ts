import { int, select, text, write } from '../../src/database/statement.js';
import { ErasedPlaces1766600000000 } from '../../src/database/migrations/1766600000000-erased-places.js';
import { openTestDatabase, type TestDatabase } from '../support/embedded-database.js';

describe('the upgrade', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('erases where cleaners live whose account was closed before, and ends their applications, and of nobody else', async () => {
    const user = write(
      'test',
      `INSERT INTO users (id, email, password, firstName, lastName, userType, deactivatedAt, createdAt, updatedAt)
       VALUES (?, ?, '-', 'A', 'B', 'cleaner', ?, 0, 0)`,
    );
    const profile = write(
      'test',
      `INSERT INTO cleaners (id, userId, bio, hourlyRatePence, location, postcode, services, serviceMask, responseTime,
                             latitude, longitude, gx, gy, gz, cell, fcell, createdAt, updatedAt)
       VALUES (?, ?, '', 1500, '', 'OX1', '[]', 0, '', 0, 0, 0, 0, 0, 510487, 51048700, 0, 0)`,
    );
    await database.uow.run(async ({ sql, manager: { queryRunner } }) => {
      for (const [id, deactivatedAt] of [
        [1, null],
        [2, 1_700_000_000_000],
      ] as const) {
        await sql.run(user, [id, `${id}@test.example`, deactivatedAt]);
        await sql.run(profile, [id, id]);
      }
      if (queryRunner) await new ErasedPlaces1766600000000().up(queryRunner);
    });
    const cells = select(
      'test',
      { id: int, cell: int, fcell: int, status: text },
      'SELECT id, cell, fcell, status FROM cleaners ORDER BY id',
    );
    expect(await database.sql.all(cells)).toEqual([
      { id: 1, cell: 510487, fcell: 51048700, status: 'pending' },
      { id: 2, cell: 0, fcell: 0, status: 'withdrawn' },
    ]);
  });
});
