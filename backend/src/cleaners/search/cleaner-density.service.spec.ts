import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { write } from '../../database/statement.js';
import { CleanerDensityService } from './cleaner-density.service.js';

const NUMBERS = 'WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < 3000)';
const ADD_PEOPLE = write(
  'test.addPeople',
  `INSERT INTO users (id, email, password, firstName, lastName, userType, createdAt, updatedAt)
   ${NUMBERS} SELECT n, n || '@test.example', '-', 'Ida', 'Marsh', 'cleaner', 0, 0 FROM numbers`,
);
/** Each dearer than the one before; every third is not listed. */
const ADD_CLEANERS = write(
  'test.addCleaners',
  `INSERT INTO cleaners (id, userId, bio, hourlyRatePence, location, postcode, services, serviceMask, isListed, cell, createdAt, updatedAt)
   ${NUMBERS} SELECT n, n, 'b', n, 'Oxford', 'OX1 2JD', '[]', 0, n % 3 <> 0, n % 60, 0, 0 FROM numbers`,
);

const FULL_DAY = 25_000;
/** Every fourth, and all who are not listed. */
const FILL_DAYS = write(
  'test.fillDays',
  `INSERT INTO full_days (cleanerId, day) SELECT id, ${FULL_DAY} FROM cleaners WHERE id % 4 = 0 OR isListed = 0`,
);

describe('what is known of the market when a plan is chosen', () => {
  let database: TestDatabase;

  beforeEach(async () => (database = await openTestDatabase()));
  afterEach(() => database.close());

  it('counts who is listed, in the cells asked for and in all, and samples them from the first to the last', async () => {
    await database.uow.run(async ({ sql }) => {
      await sql.run(ADD_PEOPLE);
      await sql.run(ADD_CLEANERS);
    });
    const { near, total, sample } = await new CleanerDensityService(database.sql, database.hints).countNear([
      [1, 30],
    ]);
    expect([near, total]).toEqual([1000, 2000]);
    expect(sample.every(({ isListed }) => isListed)).toBe(true);
    for (const third of [0, 1, 2]) {
      const known = sample.filter(({ hourlyRatePence }) => Math.floor(hourlyRatePence / 1001) === third);
      expect(known.length).toBeGreaterThan(50);
    }
  });

  it('tells which share of them is full on a day', async () => {
    await database.uow.run(async ({ sql }) => {
      await sql.run(ADD_PEOPLE);
      await sql.run(ADD_CLEANERS);
      await sql.run(FILL_DAYS);
    });
    const { fullShares } = await new CleanerDensityService(database.sql, database.hints).countNear([]);
    // Of 333 in the sample: five of its standard errors.
    expect(Math.abs((fullShares.get(FULL_DAY) ?? 0) - 0.25)).toBeLessThan(0.12);
    expect(fullShares.get(FULL_DAY + 1)).toBeUndefined();
  });

  it('knows of nobody before there is anybody', async () => {
    const counts = await new CleanerDensityService(database.sql, database.hints).countNear([[1, 1]]);
    expect(counts).toEqual({ near: 0, total: 0, sample: [], fullShares: new Map() });
  });
});
