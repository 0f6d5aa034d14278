import { addDays, CHECK_WAITING_DAYS, DAY_MS, HOUR_MS, ukToday } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { addParties, PARTIES } from '../../test/support/embedded-people.js';
import type { SqlValue } from '../database/sql.js';
import { write, type Write } from '../database/statement.js';
import { IsMailOutdated } from '../mail/is-mail-outdated.question.js';
import { CleanerMailsListener } from './cleaner-mails.listener.js';

const CURRENT = 1;
const OPEN = 2;
/** When the mail was written. */
const WRITTEN = Date.now() - HOUR_MS;

describe('a mail that could not be sent yet is outdated', () => {
  let database: TestDatabase;
  let listener: CleanerMailsListener;

  beforeEach(async () => {
    database = await openTestDatabase();
    listener = new CleanerMailsListener(database.sql);
    await addParties(database.uow);
  });
  afterEach(() => database.close());

  const run = (statement: Write, values: SqlValue[] = []) =>
    database.uow.run((tx) => tx.sql.run(statement, values));
  const isOutdated = (type: string, checkId: number | null = null) =>
    listener.isOutdated(
      new IsMailOutdated({
        type,
        checkId,
        userId: PARTIES.cleanerUserId,
        writerId: null,
        bookingId: null,
        applicationId: null,
        caseId: null,
        createdAt: WRITTEN,
      }),
    );
  const check = (id: number, state: string, slot: string | null, submittedAt: number | null = null) =>
    run(
      write(
        'test',
        `INSERT INTO person_checks (id, userId, kind, state, slot, expiresOn, submittedAt, createdAt, updatedAt)
       VALUES (?, ?, 'insurance', ?, ?, ?, ?, 0, 0)`,
      ),
      [id, PARTIES.cleanerUserId, state, slot, addDays(ukToday(), 20), submittedAt],
    );

  it.each(['check-requested', 'check-documents-removed'])(
    '(%s) once the document was sent or the check ended',
    async (type) => {
      await check(OPEN, 'requested', 'open');
      expect(await isOutdated(type, OPEN)).toBe(false);
      for (const state of ['submitted', 'passed', 'withdrawn']) {
        await run(write('test', 'UPDATE person_checks SET state = ? WHERE id = ?'), [state, OPEN]);
        expect(await isOutdated(type, OPEN)).toBe(true);
      }
    },
  );

  it('(check-expiring) once a new document was sent, or the check has expired', async () => {
    await check(CURRENT, 'passed', 'current');
    await check(OPEN, 'requested', 'open');
    expect(await isOutdated('check-expiring', CURRENT)).toBe(false);
    await run(write('test', "UPDATE person_checks SET state = 'submitted' WHERE id = ?"), [OPEN]);
    expect(await isOutdated('check-expiring', CURRENT)).toBe(true);
    await run(write('test', "UPDATE person_checks SET state = 'requested' WHERE id = ?"), [OPEN]);
    await run(write('test', "UPDATE person_checks SET state = 'expired', slot = NULL WHERE id = ?"), [
      CURRENT,
    ]);
    expect(await isOutdated('check-expiring', CURRENT)).toBe(true);
  });

  it.each(['check-refused', 'check-expired'])(
    '(%s) once another document was sent or passed',
    async (type) => {
      await check(CURRENT, 'refused', null);
      await check(OPEN, 'submitted', 'open', WRITTEN - 1);
      expect(await isOutdated(type, CURRENT)).toBe(false);
      await run(write('test', 'UPDATE person_checks SET submittedAt = ? WHERE id = ?'), [WRITTEN + 1, OPEN]);
      expect(await isOutdated(type, CURRENT)).toBe(true);
      const pass = "UPDATE person_checks SET submittedAt = 1, slot = 'current', decidedAt = ? WHERE id = ?";
      for (const [decidedAt, expected] of [
        [WRITTEN - 1, false],
        [WRITTEN + 1, true],
      ] as const) {
        await run(write('test', pass), [decidedAt, OPEN]);
        expect(await isOutdated(type, CURRENT)).toBe(expected);
      }
    },
  );

  it('(check-withdrawn) once the badge is back, not when a document was sent', async () => {
    await check(CURRENT, 'withdrawn', null);
    await check(OPEN, 'submitted', 'open', WRITTEN + 1);
    expect(await isOutdated('check-withdrawn', CURRENT)).toBe(false);
    const restore = "UPDATE person_checks SET state = 'passed', slot = 'current', decidedAt = ? WHERE id = ?";
    await run(write('test', restore), [WRITTEN + 1, CURRENT]);
    expect(await isOutdated('check-withdrawn', CURRENT)).toBe(true);
  });

  it.each([
    ['cleaner-approved', 'approved'],
    ['cleaner-rejected', 'rejected'],
    ['cleaner-approval-withdrawn', 'pending'],
  ])('(%s) once the application is in another state than %s', async (type, decided) => {
    for (const status of ['pending', 'approved', 'rejected', 'withdrawn']) {
      await run(write('test', 'UPDATE cleaners SET status = ?'), [status]);
      expect(await isOutdated(type)).toBe(status !== decided);
    }
  });

  it('(checks-waiting) once none waits for that long', async () => {
    await check(OPEN, 'submitted', 'open', Date.now() - (CHECK_WAITING_DAYS.remind + 1) * DAY_MS);
    expect(await isOutdated('checks-waiting')).toBe(false);
    await run(write('test', 'UPDATE person_checks SET submittedAt = ?'), [Date.now() - HOUR_MS]);
    expect(await isOutdated('checks-waiting')).toBe(true);
  });

  it('(applications-waiting, applications-overdue) once none waits, or waits for that long', async () => {
    await run(write('test', "UPDATE cleaners SET status = 'pending', waitingSince = ?"), [
      Date.now() - 50 * HOUR_MS,
    ]);
    expect(await isOutdated('applications-waiting')).toBe(false);
    expect(await isOutdated('applications-overdue')).toBe(false);
    await run(write('test', 'UPDATE cleaners SET waitingSince = ?'), [Date.now() - HOUR_MS]);
    expect(await isOutdated('applications-waiting')).toBe(false);
    expect(await isOutdated('applications-overdue')).toBe(true);
    await run(write('test', "UPDATE cleaners SET status = 'approved'"));
    expect(await isOutdated('applications-waiting')).toBe(true);
  });
});
