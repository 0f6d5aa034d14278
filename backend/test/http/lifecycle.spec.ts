import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { createStore, startApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { bookingPayload } from '../support/bookings.js';
import { checkOf, PDF, sendFile, smallPicture } from '../support/checks.js';
import { engine } from '../support/engine.js';
import { startDatabaseProxy } from '../support/database-proxy.js';
import { keptBookingIds } from '../support/rows/kept.js';
import { personDetails } from '../support/people.js';
import { World } from '../support/world.js';

const run = promisify(execFile);
const DIST = join(__dirname, '../../dist');
const PHOTO_ADDRESS = '/api/files/';

interface Ended {
  code?: number;
  stdout: string;
  stderr: string;
}

const ended = (file: string, env: Record<string, string>): Promise<Ended> =>
  run(process.execPath, [join(DIST, file)], {
    env: { PATH: process.env.PATH, ...env },
    timeout: 60_000,
  }).then(
    (output) => ({ code: 0, ...output }),
    (error: Ended) => error,
  );

describe('starting and stopping', () => {
  let store: Store;

  beforeAll(async () => {
    store = await createStore(engine);
  });
  afterAll(() => store.remove());

  const storeEnvironment = () => ({
    DATA_DIR: store.dataDir,
    ...(store.databaseUrl === undefined ? {} : { DATABASE_URL: store.databaseUrl }),
  });

  it('migrates from empty to exactly what the entities say', async () => {
    const check = await ended('scripts/check-schema.js', storeEnvironment());
    expect([check.stderr, check.code]).toEqual(['', 0]);
    expect(check.stdout).toMatch(/^[1-9]\d* migrations applied, 0 differences/);
    const again = await ended('scripts/check-schema.js', storeEnvironment());
    expect(again.stdout).toMatch(/^0 migrations applied, 0 differences/);
  });

  it('keeps every acknowledged booking when it is killed', async () => {
    const first = await startApp({ engine, store });
    const world = new World(first.url);
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const acknowledged: number[] = [];
    const times = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'];
    const asking = times.map(async (bookingTime) => {
      const answer = await world
        .as(customer)
        .post('/api/bookings')
        .send(bookingPayload(customer, cleaner, { bookingTime }));
      if (answer.status === 201) acknowledged.push(answer.body.id);
      if (acknowledged.length === 3) await first.crash();
    });
    await Promise.allSettled(asking);
    expect(acknowledged.length).toBeGreaterThanOrEqual(3);
    const second = await startApp({ engine, store });
    expect(await keptBookingIds(store)).toEqual(expect.arrayContaining(acknowledged));
    // The secret is kept, so a session survives a restart.
    expect((await new World(second.url).as(customer).get('/api/auth/user')).status).toBe(200);
    expect(await second.stop()).toBe(0);
  });

  it('says in one line which setting is wrong', async () => {
    const result = await ended('src/main.js', { ...storeEnvironment(), PORT: 'eighty' });
    expect(result.code).toBe(1);
    expect(result.stderr.trim().split('\n')).toHaveLength(1);
    expect(result.stderr).toContain('PORT');
  });

  it('names the address that it cannot listen on, in one line', async () => {
    // An address from a block reserved for documentation, which no machine has.
    const result = await ended('server/main.js', {
      ...storeEnvironment(),
      PORT: '0',
      HOST: '203.0.113.7',
      DEMO_DATA: 'false',
    });
    expect(result.code).toBe(1);
    expect(result.stderr.trim().split('\n')).toEqual([
      expect.stringMatching(/^Tidyhearth cannot start\. .*203\.0\.113\.7/),
    ]);
  });

  it('names the data folder that it cannot use, in one line', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-file-'));
    const DATA_DIR = join(folder, 'file');
    writeFileSync(DATA_DIR, '');
    const result = await ended('server/main.js', { DATA_DIR, PORT: '0' });
    rmSync(folder, { recursive: true });
    expect([result.code, result.stderr.trim().split('\n')]).toEqual([
      1,
      [expect.stringMatching(/^Tidyhearth cannot start\. ENOTDIR: .*file/)],
    ]);
  });

  it('names the lines of our sources in an error that nobody expected', async () => {
    const DATA_DIR = mkdtempSync(join(tmpdir(), 'tidyhearth-folder-'));
    mkdirSync(join(DATA_DIR, 'jwt-secret'));
    const result = await ended('server/main.js', { DATA_DIR, PORT: '0' });
    rmSync(DATA_DIR, { recursive: true });
    expect(result.code).toBe(1);
    expect(result.stderr.replaceAll('\\', '/')).toContain('backend/src/config/load-config.ts:');
  });

  if (engine === 'sqlite') {
    it('lets one process have the file, and no other user of the machine read it', async () => {
      const folder = mkdtempSync(join(tmpdir(), 'tidyhearth-two-'));
      const DATA_DIR = join(folder, 'data');
      const holder = await startApp({ engine, env: { DATA_DIR } });
      const second = await ended('src/main.js', { DATA_DIR, PORT: '0' });
      const { mode } = statSync(DATA_DIR);
      await holder.stop();
      rmSync(folder, { recursive: true });
      // Windows has no such modes.
      if (process.platform !== 'win32') expect(mode & 0o077).toBe(0);
      expect(second.code).toBe(1);
      expect(second.stderr).toContain('Another Tidyhearth process');
    });
  } else {
    it.each(['server/main.js', 'commands/migrate.js'])(
      'says in one line that the database lets nobody in with this password: %s',
      async (file) => {
        const url = new URL(store.databaseUrl ?? '');
        url.password = 'another';
        const result = await ended(file, { DATABASE_URL: url.href, DATA_DIR: store.dataDir, PORT: '0' });
        expect([result.code, result.stderr.trim().split('\n')]).toEqual([
          1,
          [expect.stringMatching(/Access denied for user/)],
        ]);
      },
    );

    it('answers 503 while the database is away, and recovers by itself', async () => {
      const proxy = await startDatabaseProxy(store.databaseUrl ?? '');
      // Whether there is a demo market, which stores with accounts don't get, is queried for the first API document.
      const app = await startApp({ engine, store, env: { DATABASE_URL: proxy.url, DEMO_DATA: 'true' } });
      const world = new World(app.url);
      expect((await world.anyone.get('/api/cleaners')).status).toBe(200);
      proxy.breakConnections();
      const away = await world.anyone.get('/api/cleaners');
      expect(away.body).toMatchObject({
        statusCode: 503,
        code: 'UNAVAILABLE',
        requestId: expect.any(String),
      });
      expect(Number(away.headers['retry-after'])).toBeGreaterThan(0);
      const refused = await world.anyone.post('/api/waitlist').send({ email: 'away@test.example' });
      expect(refused.status).toBe(503);
      expect((await world.anyone.get('/api/openapi.json')).status).toBe(503);
      expect((await world.anyone.get('/health/live')).status).toBe(200);
      expect((await world.anyone.get('/health/ready')).status).toBe(503);
      const metrics = await fetch(app.metricsUrl);
      expect([metrics.status, await metrics.text()]).toEqual([
        200,
        expect.stringMatching(/^live_streams 0$/m),
      ]);
      proxy.restore();
      expect((await world.anyone.get('/api/cleaners')).status).toBe(200);
      expect((await world.anyone.get('/api/openapi.json')).status).toBe(200);
      await app.stop();
      proxy.close();
    });

    it('answers 503 while the database hangs, waits for it no longer than was set, and recovers by itself', async () => {
      const proxy = await startDatabaseProxy(store.databaseUrl ?? '');
      const env = { DATABASE_URL: proxy.url, DATABASE_POOL: '2', DATABASE_TIMEOUT_SECONDS: '3' };
      const app = await startApp({ engine, store, env });
      const { anyone } = new World(app.url);
      const join = (name: string) =>
        anyone.post('/api/waitlist').send({ email: `hang-${name}@test.example` });
      try {
        expect((await join('before')).status).toBe(201);
        // The first calls wait for a reply on a connection, the next for a free connection, the last for a new one.
        for (const round of [1, 2]) {
          proxy.hang();
          const refused = await Promise.all([
            ...[1, 2, 3].map(() => anyone.get('/api/cleaners')),
            ...[1, 2, 3].map((call) => join(`${round}-${call}`)),
          ]);
          expect(refused.map(({ status, body }) => [status, body.code])).toEqual(
            refused.map(() => [503, 'UNAVAILABLE']),
          );
          expect((await anyone.get('/health/live')).status).toBe(200);
          expect((await anyone.get('/health/ready')).status).toBe(503);
          proxy.goOn();
          expect((await anyone.get('/api/cleaners')).status).toBe(200);
          expect((await join(`after-${round}`)).status).toBe(201);
        }
        const metrics = async () => (await fetch(app.metricsUrl)).text();
        // A background job may be using a connection at this moment.
        const isAtRest = async () => /^database_connections_in_use 0$/m.test(await metrics()) || undefined;
        await waitFor(isAtRest, { timeoutMs: 30_000, what: 'a pool at rest' });
      } finally {
        await app.stop();
        proxy.close();
      }
    });

    it('does not keep others from what a process holds that froze in a transaction', async () => {
      const proxy = await startDatabaseProxy(store.databaseUrl ?? '');
      const env = { DATABASE_URL: proxy.url, DATABASE_TIMEOUT_SECONDS: '4' };
      const [freezing, other] = [await startApp({ engine, store, env }), await startApp({ engine, store })];
      const person = { ...personDetails('customer'), userType: 'customer' };
      const register = ({ url }: { url: string }) =>
        new World(url).anyone.post('/api/auth/register').send(person);
      try {
        const frozen = proxy.hangAtCommitOf(person.email);
        const lost = Promise.resolve(register(freezing));
        await frozen;
        process.kill(freezing.pid ?? NaN, 'SIGSTOP');
        const theirs = await register(other);
        process.kill(freezing.pid ?? NaN, 'SIGCONT');
        expect([theirs.status, (await lost).status]).toEqual([201, 503]);
      } finally {
        proxy.close();
        await Promise.all([freezing.stop(), other.stop()]);
      }
    });

    it('keeps the file of an upload whose commit was not answered: its row may be there', async () => {
      const proxy = await startDatabaseProxy(store.databaseUrl ?? '');
      const app = await startApp({ engine, store, env: { DATABASE_URL: proxy.url } });
      const world = new World(app.url);
      try {
        const cleaner = await world.approvedCleaner();
        const admin = world.as(await world.admin());
        const own = world.as(cleaner);

        proxy.loseCommitOf(PHOTO_ADDRESS);
        const upload = own.post(`/api/users/${cleaner.user.id}/upload-image`);
        expect((await upload.attach('image', await smallPicture(), 'me.jpg')).status).toBe(503);
        const { profileImageUrl } = (await own.get('/api/auth/user')).body;
        expect(profileImageUrl).toContain(PHOTO_ADDRESS);
        expect((await world.anyone.get(profileImageUrl)).status).toBe(200);

        proxy.loseCommitOf('application/pdf');
        expect((await sendFile(world, cleaner, 'identity', PDF)).status).toBe(503);
        const { id, documents } = await checkOf(world, cleaner, 'identity');
        expect(documents).toHaveLength(1);
        const document = await admin.get(`/api/admin/checks/${id}/documents/${documents[0]?.id}`);
        expect(document.status).toBe(200);
      } finally {
        await app.stop();
        proxy.close();
      }
    });

    it('answers reads and writes whose connection was cut, as when a node of a cluster dies', async () => {
      const proxy = await startDatabaseProxy(store.databaseUrl ?? '');
      const app = await startApp({ engine, store, env: { DATABASE_URL: proxy.url, DATABASE_POOL: '2' } });
      const world = new World(app.url);
      try {
        for (let round = 0; round < 5; round += 1) {
          proxy.cutNextStatement();
          expect((await world.anyone.get('/api/cleaners')).status).toBe(200);
          proxy.cutNextStatement();
          const email = `cut-${round}@test.example`;
          expect((await world.anyone.post('/api/waitlist').send({ email })).status).toBe(201);
        }
      } finally {
        await app.stop();
        proxy.close();
      }
    });
  }
});
