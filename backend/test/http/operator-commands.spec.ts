import { once } from 'node:events';
import { chmodSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { generate } from 'otplib';
import { ADMIN, createStore, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { readingHeldUp } from '../support/binary-log.js';
import { runCommand, runScript } from '../support/commands.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { postJob } from '../support/jobs.js';
import { MailServer } from '../support/mail-server.js';
import { postcodesOfTheCountry } from '../support/postcode-file.js';
import { RedisServer, redisProgram } from '../support/redis-server.js';
import { mailWaits } from '../support/rows/ageing.js';
import { waitForAnAlteration } from '../support/rows/waiting.js';
import { World } from '../support/world.js';

const CHOSEN = 'a lantern in the window';
const CLOSED_PORT = '127.0.0.1:1';
const withRedis = redisProgram === undefined ? describe.skip : describe;

describe('a command for who runs the server', () => {
  let store: Store;
  beforeEach(async () => {
    store = await createStore(engine);
  });
  afterEach(() => store.remove());

  const defaults = { DEMO_DATA: 'false', ADMIN_EMAIL: ADMIN.email, ADMIN_PASSWORD: ADMIN.password };
  const run = (name: string, args: readonly string[] = [], more: Record<string, string> = {}) =>
    runCommand(name, store, args, { ...defaults, ...more });
  const during = async <T>(use: (world: World) => Promise<T>, env: Record<string, string> = {}) => {
    const app = await startApp({ engine, store, env });
    try {
      return await use(new World(app.url));
    } finally {
      await app.stop();
    }
  };

  it('applies the migrations once', async () => {
    expect((await runScript('migrate', store, [], defaults)).output).toMatch(/^\d\d migrations applied\.$/m);
    const again = await run('migrate');
    expect([again.code, again.output]).toEqual([0, expect.stringMatching(/^Nothing to apply\.$/m)]);
  });

  // A second process is refused the file of SQLite.
  if (engine === 'mariadb')
    it('applies them once for two that begin at the same moment', async () => {
      const both = await Promise.all([run('migrate'), run('migrate')]);
      expect(both.map(({ code }) => code)).toEqual([0, 0]);
      expect(both.filter(({ output }) => /^Nothing to apply\.$/m.test(output))).toHaveLength(1);
    });

  if (engine === 'mariadb')
    it('gives up a migration that waits for a table in use, before which all calls would queue, and says so', async () => {
      await run('migrate');
      await waitForAnAlteration(store);
      const release = await readingHeldUp(store, 'booking_history');
      try {
        const { code, output } = await run('migrate');
        expect([code, output]).toEqual([1, expect.stringMatching(/^1 migrations to apply, the next Moved/)]);
        expect(output).toMatch(
          /^A migration waited 10 seconds .* and was given up: ALTER TABLE booking_history /m,
        );
        expect(output).not.toMatch(/^\s+at /m);
      } finally {
        await release();
      }
      expect((await run('migrate')).output).toMatch(/^1 migrations applied\.$/m);
    });

  it('says of each thing that the configuration names whether it is there', async () => {
    const well = await run('check-config');
    expect([well.code, well.output.match(/^(?:ok|FAILED) +[^:]+/gm)]).toEqual([
      0,
      [
        'ok      settings',
        'ok      DATA_DIR',
        'ok      database',
        'ok      Redis',
        'ok      mail server',
        'ok      photo store',
        'ok      security.txt',
      ],
    ]);
    expect(well.output).toMatch(new RegExp(`database: ${engine}, [1-9][0-9]* migrations to apply`));
    const away = await run('check-config', [], {
      DATABASE_URL: `mysql://tidyhearth:hush-hush@${CLOSED_PORT}/tidyhearth`,
      REDIS_URL: `redis://${CLOSED_PORT}`,
      SMTP_URL: `smtp://robot:hush-hush@${CLOSED_PORT}`,
    });
    expect(away.code).toBe(1);
    expect(away.output.match(/^FAILED +[^:]+/gm)).toEqual([
      'FAILED  database',
      'FAILED  Redis',
      'FAILED  mail server',
    ]);
    expect(away.output).not.toContain('hush-hush');
    const expired = await run('check-config', [], { SECURITY_EXPIRES: '2025-01-31T00:00:00Z' });
    expect([expired.code, expired.output]).toEqual([
      1,
      expect.stringMatching(/^FAILED {2}security\.txt: SECURITY_EXPIRES is over/m),
    ]);
    const wrong = await run('check-config', [], { PORT: 'abc' });
    expect([wrong.code, wrong.output]).toEqual([1, expect.stringMatching(/^PORT: /m)]);
  });

  // Windows knows no such modes.
  if (process.platform !== 'win32')
    it('lets no other user of the machine read what it makes', async () => {
      const isForOthers = (path: string) => (statSync(path).mode & 0o077) > 0;
      const DATA_DIR = join(store.dataDir, 'new');
      await run('check-config', [], { DATA_DIR });
      expect(isForOthers(DATA_DIR)).toBe(false);
      if (engine !== 'sqlite') return;
      chmodSync(store.dataDir, 0o755);
      await run('migrate');
      expect(isForOthers(join(store.dataDir, 'tidyhearth.sqlite'))).toBe(false);
    });

  if (engine === 'sqlite')
    it('names the file that keeps the database from being opened, where no other process does', async () => {
      await run('migrate');
      const lock = join(store.dataDir, 'tidyhearth.sqlite.lock');
      rmSync(lock);
      mkdirSync(lock);
      const { code, output } = await run('check-config');
      expect([code, output.match(/^FAILED .*/gm)]).toEqual([
        1,
        [
          `FAILED  database: ${lock} cannot be locked: Failed to open database: unable to open database file.`,
        ],
      ]);
    });

  it('makes nothing where nothing is yet when it only looks, so that a restore finds the place empty', async () => {
    const [, waiting] = /(\d+) migrations to apply/.exec((await run('check-config')).output) ?? [];
    expect((await run('outbox', ['hold'])).code).toBe(1);
    expect(readdirSync(store.dataDir)).toEqual([]);
    expect((await run('migrate')).output).toContain(`\n${waiting} migrations applied.`);
  });

  it('holds back what waits to be sent, and sends it after all', async () => {
    const MAIL_FROM = 'Tidyhearth <hello@tidyhearth.example>';
    const mailServer = new MailServer();
    const waiting = await during((world) => world.registerCustomer(), {
      SMTP_URL: `smtp://${CLOSED_PORT}`,
      MAIL_FROM,
    });
    const held = await run('outbox', ['hold']);
    expect([held.code, held.output]).toEqual([0, expect.stringMatching(/^[1-9]\d* mails held/m)]);
    expect((await run('doctor')).output).toContain('ok      no mail was given up');
    expect((await run('outbox', ['drop'])).output).toContain('usage: npm run outbox -- hold | release | now');
    try {
      const env = { SMTP_URL: await mailServer.start(), MAIL_FROM };
      const arrives = (recipient: string) =>
        waitFor(async () => mailServer.to(recipient)[0], {
          timeoutMs: 20_000,
          what: `a mail to ${recipient}`,
        });
      await during(async (world) => arrives((await world.registerCustomer()).user.email), env);
      expect(mailServer.to(waiting.user.email)).toEqual([]);
      expect((await run('outbox', ['release'])).output).toMatch(/^[1-9]\d* mails released$/m);
      await during(() => arrives(waiting.user.email), env);
    } finally {
      await mailServer.stop();
    }
  });

  it('sends what waits for a later try at once, when the mail server is mended', async () => {
    const MAIL_FROM = 'Tidyhearth <hello@tidyhearth.example>';
    const [waiting, late] = await during(
      (world) => Promise.all([world.registerCustomer(), world.registerCustomer()]),
      { SMTP_URL: `smtp://${CLOSED_PORT}`, MAIL_FROM },
    );
    await mailWaits(waiting.user.email, { hours: 7, tries: 20 }, store);
    await mailWaits(late.user.email, { hours: 0.02, tries: 1 }, store);
    const done = await run('outbox', ['now']);
    expect([done.code, done.output]).toEqual([0, expect.stringMatching(/^2 mails are due now$/m)]);
    const mailServer = new MailServer();
    try {
      await during(
        () =>
          waitFor(async () => mailServer.to(waiting.user.email)[0], { timeoutMs: 20_000, what: 'the mail' }),
        { SMTP_URL: await mailServer.start(), MAIL_FROM },
      );
    } finally {
      await mailServer.stop();
    }
  });

  it('places cleaners and open jobs again with better postcodes, and says of how many it could not', async () => {
    const [lost, known] = ['CB99 9ZZ', 'EH1 1AA'];
    const { cleaner, job } = await during(async (world) => {
      await world.registerCleaner({ postcode: lost });
      const customer = await world.registerCustomer();
      await postJob(world, customer, { postcode: lost });
      const { id } = await postJob(world, customer, { postcode: 'EH17 1AA' });
      return { cleaner: await world.approvedCleaner({ postcode: known }), job: id };
    });
    const file = join(store.dataDir, 'postcodes.csv');
    await writeFile(file, postcodesOfTheCountry('EH17 1AA,55.9,-3.3'));
    const imported = await run('geo-import', [file]);
    expect([imported.code, imported.output.match(/^ .*(?:cleaners|jobs) .*$/gm)]).toEqual([
      0,
      [
        '  1 cleaners placed more exactly',
        '  1 cleaners left where they were: postcode not known',
        '  1 open jobs placed more exactly',
        '  1 open jobs left where they were: postcode not known',
      ],
    ]);
    await during(async (world) => {
      const { body } = await world.as(cleaner).get('/api/postings/available').query({ limit: 100 });
      const shown = body.find(({ id }: { id: number }) => id === job);
      expect(shown.distance).toBeGreaterThan(4);
    });
  });

  it('needs none of the ports of an application that serves', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    await once(other, 'listening');
    try {
      const { port } = other.address() as AddressInfo;
      const settings = { METRICS_PORT: String(port), METRICS_HOST: '127.0.0.1' };
      expect(await run('admin', ['reset-password'], settings)).toMatchObject({ code: 0 });
    } finally {
      other.close();
    }
  });

  withRedis('with Redis', () => {
    it('ends when it is done', async () => {
      const redis = await RedisServer.start(redisProgram ?? '');
      try {
        expect(await run('admin', ['reset-password'], { REDIS_URL: redis.url })).toMatchObject({ code: 0 });
      } finally {
        await redis.stop();
      }
    });
  });

  it('makes the link that a start prints too while the admin’s account waits for its first password', async () => {
    const waiting = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tidyhearth.example',
      JWT_SECRET: 'k7Jq2vX9mR4tB8wN1zC6yL3pD5sF0hGa',
      SMTP_URL: `smtp://${CLOSED_PORT}`,
      ADMIN_PASSWORD: '',
    };
    const { output } = await run('admin', ['reset-password'], waiting);
    const tokens = [...output.matchAll(/\/reset-password\?token=([\w-]+)/g)].map(([, token]) => token);
    expect(tokens).toHaveLength(1);
    const production = { ...waiting, RATE_LIMITS: 'on', PASSWORD_COST: '' };
    const started = await startApp({ engine, store, env: production });
    expect(started.output()).toContain(`/reset-password?token=${tokens[0]}\n`);
    await started.stop();
    await during(async (world) => {
      const choice = { token: tokens[0], newPassword: CHOSEN };
      expectStatus(await world.anyone.post('/api/auth/reset-password').send(choice), 200);
      await world.signIn({ email: ADMIN.email, password: CHOSEN });
    });
  });

  it('opens the admin’s account again, and leaves a line in the audit log', async () => {
    await during(async (world) => {
      const me = world.as(await world.admin());
      const userId = (await me.get('/api/auth/user')).body.id;
      const setUp = await me.post('/api/auth/2fa/setup').send({ userId, password: ADMIN.password });
      const code = await generate({ secret: setUp.body.secret });
      expectStatus(await me.post('/api/auth/2fa/verify').send({ userId, code }), 200);
    });
    const link = (await run('admin', ['reset-password'])).output;
    const token = /\/reset-password\?token=([\w-]+)$/m.exec(link)?.[1] ?? '';
    expect((await run('admin', ['reset-two-factor'])).code).toBe(0);
    expect((await run('admin', ['reset-two-factor'])).code).toBe(1);
    expect((await run('admin', ['help'])).output).toMatch(/^usage: /m);
    await during(async (world) => {
      expectStatus(
        await world.anyone.post('/api/auth/reset-password').send({ token, newPassword: CHOSEN }),
        200,
        201,
      );
      const admin = await world.signIn({ email: ADMIN.email, password: CHOSEN });
      const log = await world.as(admin).get('/api/admin/audit-log');
      expect(log.body.map(({ action }: { action: string }) => action)).toEqual(
        expect.arrayContaining(['account.password-reset-requested', 'user.two-factor-reset']),
      );
    });
  });
});
