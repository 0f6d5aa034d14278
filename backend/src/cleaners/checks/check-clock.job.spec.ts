import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addDays, DAY_MS, ukToday, type CheckCause, type CheckKind } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../../test/support/embedded-database.js';
import { addParties, PARTIES } from '../../../test/support/embedded-people.js';
import type { Actor } from '../../common/actor.js';
import { loadConfig } from '../../config/load-config.js';
import { SecretsService } from '../../config/secrets.service.js';
import { IdempotencyService } from '../../database/idempotency.service.js';
import { JobLeasesService } from '../../database/job-leases.service.js';
import { flag, int, nullable, select, text, write } from '../../database/statement.js';
import { DocumentStore } from '../../files/document.store.js';
import { DocumentsService } from '../../files/documents.service.js';
import {
  CheckDocumentsRemoved,
  CheckExpired,
  CheckExpiring,
  ChecksWaiting,
  type CheckRenewal,
} from '../events/check.events.js';
import { CheckClockJob } from './check-clock.job.js';
import { CheckRecordsStore } from './check-records.store.js';
import { OwnChecksService } from './own-checks.service.js';

const NOW = Date.parse('2027-06-01T12:00:00Z');
const TODAY = ukToday(NOW);
const { cleanerUserId: USER, cleanerId: CLEANER } = PARTIES;
const OWNER: Actor = {
  userId: USER,
  sid: '',
  userType: 'cleaner',
  isAdmin: false,
  cleanerId: CLEANER,
  cleanerStatus: 'approved',
  mustSetUpTwoFactor: false,
  confirmedAt: 0,
};

describe('what time does to checks', () => {
  let database: TestDatabase;
  let folder: string;
  let clock: CheckClockJob;
  let own: OwnChecksService;
  let events: object[];
  /** What a listener does with an event. */
  let react: (event: object) => void;

  beforeEach(async () => {
    events = [];
    react = () => undefined;
    database = await openTestDatabase({
      dispatch: async (event) => {
        react(event);
        events.push(event);
      },
    });
    folder = await mkdtemp(join(tmpdir(), 'tidyhearth-checks-'));
    const { sql, uow } = database;
    const config = loadConfig({ DATA_DIR: folder, NODE_ENV: 'test', JWT_SECRET: 'secret'.repeat(6) });
    const files = new DocumentsService(new DocumentStore(config));
    const records = new CheckRecordsStore(files);
    const idempotency = new IdempotencyService(uow, new SecretsService(config));
    own = new OwnChecksService(sql, uow, idempotency, records, files);
    clock = new CheckClockJob(sql, uow, records, new JobLeasesService(uow));
    await addParties(uow);
    await uow.run(async (tx) => {
      await tx.sql.run(write('test', 'UPDATE users SET isVerified = 1 WHERE id = ?'), [USER]);
      await tx.sql.run(write('test', 'UPDATE cleaners SET isInsured = 1'));
    });
  });
  afterEach(async () => {
    await database.close();
    await rm(folder, { recursive: true, force: true });
  });

  const passed = (kind: CheckKind, expiresOn: string) =>
    database.uow.run((tx) =>
      tx.sql.run(
        write(
          'test',
          `INSERT INTO person_checks (userId, kind, state, slot, expiresOn, createdAt, updatedAt)
           VALUES (?, ?, 'passed', 'current', ?, 0, 0)`,
        ),
        [USER, kind, expiresOn],
      ),
    );
  const renewalsAreTold = () =>
    database.uow.run((tx) => tx.sql.run(write('test', 'UPDATE person_checks SET remindedAt = 1')));
  const submitted = (kind: CheckKind, daysAgo: number, cause: CheckCause | null = null) =>
    database.uow.run(async (tx) => {
      const { insertId } = await tx.sql.run(
        write(
          'test',
          `INSERT INTO person_checks (userId, kind, state, slot, cause, submittedAt, createdAt, updatedAt)
           VALUES (?, ?, 'submitted', 'open', ?, ?, 0, 0)`,
        ),
        [USER, kind, cause, NOW - daysAgo * DAY_MS],
      );
      await tx.sql.run(
        write(
          'test',
          `INSERT INTO check_documents (checkId, fileKey, contentType, sizeBytes, createdAt)
           VALUES (?, ?, 'application/pdf', 1, ?)`,
        ),
        [insertId, `${kind}.pdf`, NOW - daysAgo * DAY_MS],
      );
    });
  const added = (file: string, kind: CheckKind, daysAgo: number) =>
    database.uow.run((tx) =>
      tx.sql.run(
        write(
          'test',
          `INSERT INTO check_documents (checkId, fileKey, contentType, sizeBytes, createdAt)
           SELECT id, ?, 'application/pdf', 1, ? FROM person_checks WHERE kind = ? AND slot = 'open'`,
        ),
        [file, NOW - daysAgo * DAY_MS, kind],
      ),
    );
  const expectedExpiry = (kind: CheckKind, renewal: CheckRenewal) =>
    new CheckExpired({ checkId: expect.any(Number), userId: USER, kind }, addDays(TODAY, -1), renewal);
  const states = async () => {
    const rows = await database.sql.all(
      select(
        'test',
        { kind: text, state: text, cause: nullable(text) },
        'SELECT kind, state, cause FROM person_checks ORDER BY id',
      ),
    );
    return rows.map(({ kind, state, cause }) => [kind, state, cause].filter(Boolean).join(' '));
  };
  const documents = async () => {
    const rows = await database.sql.all(
      select('test', { fileKey: text }, 'SELECT fileKey FROM check_documents ORDER BY id'),
    );
    return rows.map(({ fileKey }) => fileKey);
  };
  const takeBack = async (kind: CheckKind) => {
    const find = select('test', { id: int }, 'SELECT id FROM check_documents WHERE fileKey = ?');
    const document = await database.sql.one(find, [`${kind}.pdf`]);
    await own.removeDocument(OWNER, CLEANER, kind, document?.id ?? 0);
  };
  const badges = () =>
    database.sql.one(
      select(
        'test',
        { isVerified: flag, isInsured: flag },
        'SELECT u.isVerified, c.isInsured FROM users u JOIN cleaners c ON c.userId = u.id',
      ),
    );

  it('takes a badge away the day after its last one, says so once, and asks for a new document', async () => {
    await passed('identity', TODAY);
    await passed('insurance', addDays(TODAY, -1));
    await clock.runAll(NOW);
    await clock.runAll(NOW + 3_600_000);
    expect(await states()).toEqual([
      'identity passed',
      'insurance expired',
      'insurance requested expired',
      'identity requested expiring',
    ]);
    expect(await badges()).toEqual({ isVerified: true, isInsured: false });
    expect(events.filter((event) => event instanceof CheckExpired)).toEqual([
      expectedExpiry('insurance', 'asked'),
    ]);
  });

  it('is done to all others where one fails, which is tried again', async () => {
    await passed('identity', addDays(TODAY, -2));
    await passed('insurance', addDays(TODAY, -1));
    react = (event) => {
      if (event instanceof CheckExpired && event.check.kind === 'identity')
        throw new Error('no such template');
    };
    await expect(clock.runAll(NOW)).rejects.toThrow(/^failed for check \d+$/);
    expect(await badges()).toEqual({ isVerified: true, isInsured: false });
    react = () => undefined;
    await clock.runAll(NOW);
    expect(await badges()).toEqual({ isVerified: false, isInsured: false });
  });

  it('asks for a new document a month before, once', async () => {
    await passed('identity', addDays(TODAY, 30));
    await passed('insurance', addDays(TODAY, 31));
    await clock.runAll(NOW);
    await clock.runAll(NOW);
    expect(events).toEqual([expect.any(CheckExpiring)]);
    expect(await states()).toEqual(['identity passed', 'insurance passed', 'identity requested expiring']);
  });

  it('asks nobody for a document that waits already, and says when the badge goes that it does', async () => {
    await passed('identity', addDays(TODAY, 30));
    await submitted('identity', 0);
    await passed('insurance', addDays(TODAY, -1));
    await submitted('insurance', 0);
    await clock.runAll(NOW);
    expect(events).toEqual([expectedExpiry('insurance', 'waiting')]);
    expect(await states()).toEqual([
      'identity passed',
      'identity submitted',
      'insurance expired',
      'insurance submitted',
    ]);
  });

  it('asks who takes the document back that waited when it came by, once', async () => {
    await passed('identity', addDays(TODAY, 20));
    await submitted('identity', 0);
    await passed('insurance', addDays(TODAY, 20));
    await submitted('insurance', 0, 'asked-by-admin');
    await clock.runAll(NOW);
    expect(events).toEqual([]);
    await takeBack('identity');
    await takeBack('insurance');
    for (const _ of [1, 2]) await clock.runAll(NOW);
    const lastDay = addDays(TODAY, 20);
    expect(events).toEqual([
      new CheckExpiring({ checkId: expect.any(Number), userId: USER, kind: 'identity' }, lastDay),
      new CheckExpiring({ checkId: expect.any(Number), userId: USER, kind: 'insurance' }, lastDay),
    ]);
    expect(await states()).toEqual([
      'identity passed',
      'identity withdrawn',
      'insurance passed',
      'insurance requested asked-by-admin',
      'identity requested expiring',
    ]);
  });

  it('does not ask again for what it has asked for, when the document is taken back', async () => {
    await passed('identity', addDays(TODAY, 20));
    await renewalsAreTold();
    await submitted('identity', 0, 'expiring');
    await takeBack('identity');
    await clock.runAll(NOW);
    expect(events).toEqual([]);
    expect(await states()).toEqual(['identity passed', 'identity requested expiring']);
  });

  it('asks nobody for a document who withdrew the application, and says alone that the badge goes', async () => {
    await database.uow.run((tx) => tx.sql.run(write('test', "UPDATE cleaners SET status = 'withdrawn'")));
    await passed('identity', addDays(TODAY, 30));
    await passed('insurance', addDays(TODAY, -1));
    await clock.runAll(NOW);
    expect(events).toEqual([expectedExpiry('insurance', 'none')]);
    expect(await states()).toEqual(['identity passed', 'insurance expired']);
  });

  it('reminds the team once of documents that wait, and removes them after a month', async () => {
    await submitted('identity', 20.9);
    await submitted('insurance', 21.1);
    for (const _ of [1, 2]) await clock.runAll(NOW);
    expect(events).toEqual([new ChecksWaiting(1)]);
    events = [];
    await clock.runAll(NOW + 9 * DAY_MS);
    expect(events).toEqual([expect.any(CheckDocumentsRemoved), new ChecksWaiting(1)]);
    expect(await states()).toEqual(['identity submitted', 'insurance requested documents-removed']);
    expect(await documents()).toEqual(['identity.pdf']);
  });

  it('tells the team of no documents that are removed in the same run, as after a long stop', async () => {
    await submitted('insurance', 31);
    await clock.runAll(NOW);
    expect(events).toEqual([expect.any(CheckDocumentsRemoved)]);
  });

  it('removes each document a month after it was sent, and says that none was looked at when the last one goes', async () => {
    await submitted('identity', 30.1);
    await added('later.pdf', 'identity', 20);
    await added('latest.pdf', 'identity', 1);
    await submitted('insurance', 30.1);
    await added('other.pdf', 'insurance', 2);
    await takeBack('insurance');
    const removals = () => events.filter((event) => event instanceof CheckDocumentsRemoved);
    await clock.runAll(NOW);
    expect(events).toEqual([]);
    expect(await documents()).toEqual(['later.pdf', 'latest.pdf', 'other.pdf']);
    expect(await states()).toEqual(['identity submitted', 'insurance submitted']);
    events = [];
    await clock.runAll(NOW + 0.9 * DAY_MS);
    expect(events).toEqual([]);
    await clock.runAll(NOW + 1.1 * DAY_MS);
    expect(events).toEqual([new ChecksWaiting(1)]);
    await clock.runAll(NOW + 10.1 * DAY_MS);
    expect(await documents()).toEqual(['latest.pdf', 'other.pdf']);
    expect(removals()).toEqual([]);
    await clock.runAll(NOW + 29.1 * DAY_MS);
    expect(removals()).toEqual([
      new CheckDocumentsRemoved({ checkId: expect.any(Number), userId: USER, kind: 'insurance' }),
      new CheckDocumentsRemoved({ checkId: expect.any(Number), userId: USER, kind: 'identity' }),
    ]);
    expect(await documents()).toEqual([]);
  });
});
