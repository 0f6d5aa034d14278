import { OriginOfPlaces1766710000000 } from '../../src/database/migrations/1766710000000-origin-of-places.js';
import { flag, select, text, write } from '../../src/database/statement.js';
import { openTestDatabase, type TestDatabase } from '../support/embedded-database.js';

const INSERT_GROUP = write(
  'test',
  'INSERT INTO postcode_groups (code, latitude, longitude, units) VALUES (?, ?, -1.2, ?)',
);
const INSERT_POSTCODE = write(
  'test',
  "INSERT INTO postcodes (postcode, latitude, longitude) VALUES ('OX1 2JD', 51.7, -1.2)",
);
const INSERT_IMPORT = write(
  'test',
  "INSERT INTO geo_imports (source, licence, rowCount, importedAt) VALUES ('a.csv', '', 1, 0)",
);
const LIST_DERIVED = select(
  'test',
  { code: text },
  'SELECT code FROM postcode_groups WHERE isDerived = 1 ORDER BY code',
);
const LIST_POSTCODES = select('test', { isLookedUp: flag }, 'SELECT isLookedUp FROM postcodes');

describe('the upgrade', () => {
  let database: TestDatabase;
  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const upgrade = () =>
    database.uow.run(async ({ manager: { queryRunner } }) => {
      if (queryRunner) await new OriginOfPlaces1766710000000().up(queryRunner);
    });

  it('tells the means of given sectors and of full postcodes from what a file gave', async () => {
    await database.uow.run(async ({ sql }) => {
      for (const [code, latitude, units] of [
        ['OX1 1', 51.7, 0],
        ['OX1 2', 51.9, 0],
        ['OX1', (51.7 + 51.9) / 2, 0],
        ['OX2 1', 51.6, 0],
        ['OX2', 51.77, 0],
        ['OX3', 51.75, 0],
        ['OX4', 51.72, 9],
        ['W1A', 51.5, 0],
        ['W1B', 51.7, 0],
        ['W1', (51.5 + 51.7) / 2, 0],
        ['E1W', 51.4, 0],
        ['E1', 51.5, 0],
      ] as const)
        await sql.run(INSERT_GROUP, [code, latitude, units]);
    });
    await upgrade();
    expect((await database.sql.all(LIST_DERIVED)).map(({ code }) => code)).toEqual(['OX1', 'OX4', 'W1']);
  });

  it('knows postcodes as looked up where nothing was ever imported', async () => {
    await database.uow.run(({ sql }) => sql.run(INSERT_POSTCODE));
    await upgrade();
    expect(await database.sql.all(LIST_POSTCODES)).toEqual([{ isLookedUp: true }]);
  });

  it('knows them as imported beside an import', async () => {
    await database.uow.run(async ({ sql }) => {
      await sql.run(INSERT_POSTCODE);
      await sql.run(INSERT_IMPORT);
    });
    await upgrade();
    expect(await database.sql.all(LIST_POSTCODES)).toEqual([{ isLookedUp: false }]);
  });
});
