import { DAY_MS } from '@tidyhearth/domain';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { loadConfig } from '../config/load-config.js';
import { JobLeasesService } from '../database/job-leases.service.js';
import { int, select, write } from '../database/statement.js';
import { PurgeExpiredJob } from './purge-expired.job.js';
import { SessionLimitsService } from './sessions/session-limits.service.js';

const MINUTE_MS = 60_000;

describe('what opens nothing any more', () => {
  let database: TestDatabase;

  beforeEach(async () => {
    database = await openTestDatabase();
  });
  afterEach(() => database.close());

  const insert = (into: string, values: readonly (string | number)[]) =>
    database.uow.run((tx) =>
      tx.sql.run(
        write('test', `INSERT INTO ${into} VALUES (${values.map((value) => `'${value}'`).join(', ')})`),
      ),
    );
  const left = async (table: string, column: string) =>
    (
      await database.sql.all(select('test', { id: int }, `SELECT ${column} AS id FROM ${table} ORDER BY 1`))
    ).map(({ id }) => id);

  it('is deleted at night: sessions, codes, API keys, windows of guesses and failed sign-ins, none before its time', async () => {
    const now = Date.now();
    await insert('users (id, email, password, firstName, lastName, userType, createdAt, updatedAt)', [
      1,
      'a@test.example',
      '-',
      'A',
      'B',
      'customer',
      0,
      0,
    ]);
    const session = (sid: number, expire: number, lastSeenAt: number) =>
      insert('sessions (sid, userId, sess, expire, lastSeenAt)', [sid, 1, '{}', expire, lastSeenAt]);
    await session(1, now + DAY_MS, now);
    await session(2, now - MINUTE_MS, now);
    await session(3, now + DAY_MS, now - 14 * DAY_MS - MINUTE_MS);
    await session(4, now + DAY_MS, now - 14 * DAY_MS + MINUTE_MS);
    const ages = [DAY_MS - MINUTE_MS, DAY_MS + MINUTE_MS];
    for (const age of ages)
      await insert('verification_codes (userId, code, type, expiresAt, createdAt)', [
        1,
        `${age}`,
        'email',
        0,
        now - age,
      ]);
    for (const [subject, endsAt] of [
      [1, now + MINUTE_MS],
      [2, now - MINUTE_MS],
    ] as const)
      await insert('sign_in_windows (subject, failures, trying, endsAt)', [subject, 1, 0, endsAt]);
    for (const days of [89, 91])
      await insert('sign_in_failures (subject, userId, kind, createdAt)', [
        days,
        1,
        'password',
        now - days * DAY_MS,
      ]);

    const apiKey = (keyHash: number, expiresAt: number, revokedAt?: number) =>
      insert(
        `api_keys (userId, name, keyHash, prefix, lastFour, scopes, createdAt, expiresAt${revokedAt === undefined ? '' : ', revokedAt'})`,
        [1, 'Diary', keyHash, '', '', '', 0, expiresAt, ...(revokedAt === undefined ? [] : [revokedAt])],
      );
    for (const days of [-1, 89, 91]) await apiKey(100 + days, now - days * DAY_MS);
    for (const days of [89, 91]) await apiKey(200 + days, now + DAY_MS, now - days * DAY_MS);

    const { sessionDays, sessionIdleDays } = loadConfig({});
    expect([sessionDays, sessionIdleDays]).toEqual([30, 14]);
    const limits = new SessionLimitsService(loadConfig({}));
    await new PurgeExpiredJob(new JobLeasesService(database.uow), database.uow, limits).everyNight();

    expect(await left('sessions', 'sid')).toEqual(['1', '4']);
    expect(await left('verification_codes', 'code')).toEqual([String(DAY_MS - MINUTE_MS)]);
    expect(await left('sign_in_windows', 'subject')).toEqual(['1']);
    expect(await left('sign_in_failures', 'subject')).toEqual(['89']);
    expect(await left('api_keys', 'keyHash')).toEqual(['189', '289', '99']);
  });
});
