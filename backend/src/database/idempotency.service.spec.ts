import { loadConfig } from '../config/load-config.js';
import { SecretsService } from '../config/secrets.service.js';
import { runInRequest, type RequestContext } from '../common/request-context.js';
import { openTestDatabase, type TestDatabase } from '../../test/support/embedded-database.js';
import { IdempotencyService } from './idempotency.service.js';
import { JobLeasesService } from './job-leases.service.js';
import { PurgeIdempotencyKeysJob } from './purge-idempotency-keys.job.js';
import { int, select, text } from './statement.js';

const ALL_KEYS = select(
  'test.allKeys',
  { scope: text, madeId: int, bodyHash: text },
  'SELECT scope, madeId, bodyHash FROM idempotency_keys',
);
const DAY_MS = 24 * 60 * 60_000;

describe('one thing for one key', () => {
  let database: TestDatabase;
  let idempotency: IdempotencyService;
  let made: number;

  beforeEach(async () => {
    database = await openTestDatabase();
    const config = loadConfig({ JWT_SECRET: 'a-secret-for-this-test-that-is-long-enough', NODE_ENV: 'test' });
    idempotency = new IdempotencyService(database.uow, new SecretsService(config));
    made = 40;
  });
  afterEach(() => database.close());

  const visitor = (change: Partial<RequestContext> = {}): RequestContext => ({
    requestId: 'r',
    ip: '192.0.2.1',
    userAgent: 'Browser A',
    idempotency: {
      key: 'k',
      operation: 'POST /api/contact',
      bodyHashes: ['hash'],
      hashFile: () => undefined,
      onRepeat: () => undefined,
    },
    ...change,
  });
  const create = (context: RequestContext) =>
    runInRequest(context, () => idempotency.createIdOnce(async () => (made += 1)));

  it('is made once, and answered by its id after that', async () => {
    expect([await create(visitor()), await create(visitor())]).toEqual([41, 41]);
  });

  it('is read as it is now, not as it was', async () => {
    const states = ['made', 'changed since'];
    const ask = () =>
      runInRequest(visitor(), () =>
        idempotency.createOnce(async () => ({ id: 7, state: states[0] }), {
          idOf: ({ id }) => id,
          readAgain: async (id) => ({ id, state: states[1] }),
        }),
      );
    expect([await ask(), await ask()]).toEqual([
      { id: 7, state: 'made' },
      { id: 7, state: 'changed since' },
    ]);
  });

  it('is made by each of two visitors, and by each of two people, who chose the same key', async () => {
    const people = [
      visitor(),
      visitor({ ip: '192.0.2.2' }),
      visitor({ userAgent: 'Browser B' }),
      visitor({ userId: 1 }),
      visitor({ userId: 2 }),
    ];
    const ids: number[] = [];
    for (const person of people) ids.push(await create(person));
    expect(ids).toEqual([41, 42, 43, 44, 45]);
  });

  it('is one per person, wherever the person signs in', async () => {
    expect(await create(visitor({ userId: 1 }))).toBe(41);
    expect(await create(visitor({ userId: 1, ip: '192.0.2.9' }))).toBe(41);
  });

  it('refuses the same key with another body', async () => {
    await create(visitor());
    const other = {
      key: 'k',
      operation: 'POST /api/contact',
      bodyHashes: ['other'],
      hashFile: () => undefined,
      onRepeat: () => undefined,
    } as const;
    await expect(create(visitor({ idempotency: other }))).rejects.toMatchObject({
      code: 'IDEMPOTENCY_MISMATCH',
    });
  });

  it('keeps no key of a refused call', async () => {
    const refuse = () =>
      runInRequest(visitor(), () => idempotency.createIdOnce(async () => Promise.reject(new Error('no'))));
    await expect(refuse()).rejects.toThrow('no');
    expect(await create(visitor())).toBe(41);
  });

  it('keeps the id, and neither address nor answer', async () => {
    await create(visitor());
    expect(await database.sql.all(ALL_KEYS)).toEqual([
      { scope: expect.stringMatching(/^visitor:[0-9a-f]{32}$/), madeId: 41, bodyHash: 'hash' },
    ]);
  });

  it('forgets a key after a day', async () => {
    await create(visitor());
    const job = new PurgeIdempotencyKeysJob(database.uow, new JobLeasesService(database.uow));
    await job.purge(Date.now() + DAY_MS - 60_000);
    expect(await database.sql.all(ALL_KEYS)).toHaveLength(1);
    await job.purge(Date.now() + DAY_MS + 60_000);
    expect(await database.sql.all(ALL_KEYS)).toEqual([]);
  });
});
