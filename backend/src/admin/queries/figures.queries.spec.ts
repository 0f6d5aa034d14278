import { DatabaseSync } from '@photostructure/sqlite';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { COUNT_WAITING_MAILS } from '../../health/health.queries.js';
import { COUNT_SECURITY } from './figures.queries.js';

describe('the figures of mails that were given up', () => {
  let database: TestDatabase;
  let sqlite: InstanceType<typeof DatabaseSync>;

  beforeEach(async () => {
    database = await openTestDatabase();
    sqlite = new DatabaseSync(database.file);
  });
  afterEach(async () => {
    sqlite.close();
    await database.close();
  });

  it.each([COUNT_SECURITY, COUNT_WAITING_MAILS])(
    'read none of those whose text is erased, a year of them: $name',
    ({ text }) => {
      const steps = sqlite.prepare(`EXPLAIN QUERY PLAN ${text}`).all() as { detail: string }[];
      const ofMails = steps.flatMap(({ detail }) =>
        /ix_email_notifications_due/.test(detail) ? [detail] : [],
      );
      expect(ofMails.some((detail) => detail.endsWith('(status=? AND nextAttemptAt>?)'))).toBe(true);
    },
  );
});
