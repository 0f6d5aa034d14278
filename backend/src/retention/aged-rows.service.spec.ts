import { Logger } from '@nestjs/common';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { int, select, Write } from '../database/statement.js';
import { AgedRowsService } from './aged-rows.service.js';
import { BATCH } from './retention.queries.js';
import { agedRules, nameOf } from './rules-by-time.js';

const [rule] = agedRules().filter((one) => nameOf(one) === 'waitlist_entries.waitlist');

class OneBatch extends AgedRowsService {
  protected override readonly mostBatches = 1;
}

describe('what a rule erases by age', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(async () => {
    jest.restoreAllMocks();
    await database.close();
  });

  const fill = (rows: number) =>
    database.uow.run((tx) =>
      tx.sql.run(
        new Write(
          'test',
          `INSERT INTO waitlist_entries (email, createdAt)
           WITH RECURSIVE numbers(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rows})
           SELECT 'w' || n || '@test.example', n FROM numbers`,
        ),
        [],
      ),
    );
  const left = async () =>
    (await database.sql.one(select('test', { rows: int }, 'SELECT COUNT(*) AS rows FROM waitlist_entries')))
      ?.rows;
  const erase = async () => {
    const warned = jest.spyOn(Logger.prototype, 'warn').mockReturnValue();
    if (rule) await new OneBatch(database.uow).erase(rule, Date.now(), () => false);
    return warned.mock.calls.map(([line]) => String(line));
  };

  it('is told of where more is left than one run erases, and follows in the next', async () => {
    await fill(BATCH + 1);
    expect(await erase()).toEqual([
      `waitlist_entries.waitlist: ${BATCH} rows, the most of one run; what is left follows in the next`,
    ]);
    expect(await left()).toBe(1);
    jest.restoreAllMocks();
    expect(await erase()).toEqual([]);
    expect(await left()).toBe(0);
  });
});
