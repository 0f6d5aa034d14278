import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { int, select, write } from '../database/statement.js';
import { ClientErrorsService, MAX_CLIENT_ERRORS } from './client-errors.service.js';

const KEPT = select(
  'test',
  { kinds: int, occurrences: int },
  'SELECT COUNT(*) AS kinds, COALESCE(SUM(occurrences), 0) AS occurrences FROM client_errors',
);

describe('faults that browsers report', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  it('are kept up to a cap, beyond which those that are known are still counted', async () => {
    const errors = new ClientErrorsService(database.uow);
    const report = (message: string) => errors.report({ app: 'site', part: 'page', path: '/', message });
    await report('known');
    const others = `WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${MAX_CLIENT_ERRORS - 2})
      INSERT INTO client_errors
        (fingerprint, app, part, path, message, stack, userAgent, occurrences, firstSeenAt, lastSeenAt)
      SELECT 'f' || i, 'site', 'page', '/', 'other', '', '', 1, 0, 0 FROM n`;
    await database.uow.run((tx) => tx.sql.run(write('test', others)));
    await report('the last one that fits');
    await report('one too many');
    await report('known');
    const total = MAX_CLIENT_ERRORS;
    expect(await database.sql.one(KEPT)).toEqual({ kinds: total, occurrences: total + 1 });
  });
});
