import { generate } from 'otplib';
import {
  ADMIN,
  createStore,
  startApp as startProcess,
  type ScratchApp,
  type Store,
} from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { engine } from '../../support/engine.js';
import { expectStatus } from '../../support/expect-status.js';
import { passwordGiven, resetLinkExpires } from '../../support/rows/ageing.js';
import { keptResetLinkEnd } from '../../support/rows/kept.js';
import { World, world as shared } from '../../support/world.js';

const PRODUCTION = {
  NODE_ENV: 'production',
  PUBLIC_URL: 'https://tidyhearth.example',
  JWT_SECRET: 'k7Jq2vX9mR4tB8wN1zC6yL3pD5sF0hGa',
  RATE_LIMITS: 'on',
  PASSWORD_COST: '',
  SMTP_URL: 'smtp://127.0.0.1:9',
};
const CHOSEN = 'a lantern in the window';

describe('the admin account', () => {
  let store: Store;
  beforeEach(async () => {
    store = await createStore(engine);
  });
  afterEach(() => store.remove());

  const during = async <T>(
    env: Record<string, string>,
    use: (app: ScratchApp, world: World) => Promise<T>,
  ) => {
    const app = await startApp({ engine, store, env });
    try {
      return await use(app, new World(app.url));
    } finally {
      await app.stop();
    }
  };
  const refusal = async (env: Record<string, string>) => {
    const app = await startProcess({ engine, store, env }).catch((error: unknown) => String(error));
    if (typeof app === 'string') return app;
    await app.stop();
    return 'it started';
  };

  it('is nobody else’s: an address that a customer has can’t be made the admin’s', async () => {
    const customer = await during({}, (_app, world) => world.registerCustomer());
    const env = { ADMIN_EMAIL: customer.user.email };
    expect(await refusal(env)).toMatch(/cannot start\. ADMIN_EMAIL: .* belongs to the account of a customer/);
    // The refused start changed nothing, and an address without an account is allowed.
    const isAdmin = await during({ ADMIN_EMAIL: 'new-admin@tidyhearth.example' }, async (_app, world) => {
      const { token } = await world.signIn({ email: customer.user.email, password: customer.password });
      return (await world.as({ token }).get('/api/auth/user')).body.isAdmin;
    }).catch(String);
    expect(isAdmin).toBe(false);
    expect(await during({}, async (_app, world) => typeof (await world.signIn(ADMIN)).token)).toBe('string');
  });

  const env = { ...PRODUCTION, ADMIN_PASSWORD: '' };
  const choose = (world: World, token: string) =>
    world.anyone.post('/api/auth/reset-password').send({ token, newPassword: CHOSEN });

  it('gets a link instead of a password in production, the same at each start, which works once and for a day', async () => {
    const first = await during(env, async (app) => tokenIn(app.output()));
    const left = (await keptResetLinkEnd(ADMIN.email, store)) - Date.now();
    expect(left / 3_600_000).toBeGreaterThan(23);
    expect(left / 3_600_000).toBeLessThanOrEqual(24);
    await during(env, async (app, world) => {
      expect(app.output()).not.toMatch(/Password  /);
      expect(first).not.toBe('');
      expect(tokenIn(app.output())).toBe(first);
      expect((await world.anyone.post('/api/login').send({ ...ADMIN, password: ' ' })).status).toBe(401);
      expectStatus(await choose(world, first), 200);
      expect((await choose(world, first)).status).toBe(400);
      await world.signIn({ ...ADMIN, password: CHOSEN });
    });
    await during(env, async (app) => expect(app.output()).not.toContain('reset-password'));
  });

  it('gets another link once the one before has lapsed, and with another secret', async () => {
    const first = await during(env, async (app) => tokenIn(app.output()));
    await resetLinkExpires(ADMIN.email, store);
    const second = await during(env, async (app) => tokenIn(app.output()));
    const elsewhere = { ...env, JWT_SECRET: 'vT4nQ8wY2kL6hR9bX3mZ7cJ5dG1fS0pA' };
    await during(elsewhere, async (app, world) => {
      const third = tokenIn(app.output());
      expect(new Set([first, second, third, '']).size).toBe(4);
      for (const token of [first, second]) expect((await choose(world, token)).status).toBe(400);
      expectStatus(await choose(world, third), 200);
    });
  });

  it('still gets the link while it has no password, also from a start with one in its settings', async () => {
    const first = await during(env, async (app) => tokenIn(app.output()));
    await during({ ...env, ADMIN_PASSWORD: CHOSEN }, async (app, world) => {
      expect(tokenIn(app.output())).toBe(first);
      expect((await world.anyone.post('/api/login').send({ ...ADMIN, password: CHOSEN })).status).toBe(401);
    });
  });

  if (engine === 'mariadb') {
    it('gets one link from replicas that start at the same moment', async () => {
      await during(env, async () => resetLinkExpires(ADMIN.email, store));
      const apps = await Promise.all([0, 1, 2].map(() => startProcess({ engine, store, env })));
      try {
        const [token = '', ...others] = apps.map((app) => tokenIn(app.output()));
        expect(others).toEqual([token, token]);
        expectStatus(await choose(new World(apps[0]?.url ?? ''), token), 200);
      } finally {
        await Promise.all(apps.map((app) => app.stop()));
      }
    });
  }

  it('sees nothing of the console in production before two-factor authentication is on', async () => {
    await during({ ...PRODUCTION, ADMIN_PASSWORD: CHOSEN }, async (_app, world) => {
      const session = await world.signIn({ ...ADMIN, password: CHOSEN });
      const admin = world.as(session);
      const { body: account } = await admin.get('/api/auth/user');
      expect(account).toMatchObject({ isAdmin: true, mustSetUpTwoFactor: true });
      const refused = await admin.get('/api/admin/users');
      expect(refused.body).toMatchObject({ statusCode: 403, code: 'TWO_FACTOR_REQUIRED' });
      const { user: person } = await world.registerCustomer();
      expect((await admin.get(`/api/users/${person.id}`)).status).toBe(404);
      const applicant = await world.registerCleaner();
      expect((await admin.get(`/api/cleaners/${applicant.cleaner.id}`)).status).toBe(404);
      const body = { userId: account.id };
      const { secret } = (await admin.post('/api/auth/2fa/setup').send({ ...body, password: CHOSEN })).body;
      const code = await generate({ secret });
      expectStatus(await admin.post('/api/auth/2fa/verify').send({ ...body, code }), 200);
      expectStatus(await admin.get('/api/admin/users'), 200);
      expectStatus(await admin.get(`/api/users/${person.id}`), 200);
      expectStatus(await admin.get(`/api/cleaners/${applicant.cleaner.id}`), 200);
      expect((await admin.get('/api/auth/user')).body.mustSetUpTwoFactor).toBe(false);
    });
  });

  it('has no password in production that is guessed with one try', async () => {
    expect(await refusal({ ...PRODUCTION, ADMIN_PASSWORD: 'abcabcabcabc' })).toMatch(
      /cannot start\. ADMIN_PASSWORD: /,
    );
  });
});

describe('acts of the console that can’t be undone', () => {
  it('ask for the password again once it was given a quarter of an hour ago', async () => {
    const session = await shared.signIn(ADMIN);
    const admin = shared.as(session);
    const { body: user } = await admin.get('/api/auth/user');
    const { user: person } = await shared.registerCustomer();
    const acts = () => [
      admin.post(`/api/admin/users/${person.id}/suspend`),
      admin.post('/api/admin/users/bulk').send({ change: 'suspend', userIds: [person.id] }),
      admin.post(`/api/admin/users/${person.id}/reset-two-factor`).send({ reason: 'They asked' }),
      ...['cancel', 'decision', 'paid'].map((act) => admin.post(`/api/admin/bookings/2000000000/${act}`)),
      admin.get('/api/admin/users.csv'),
      admin.get('/api/admin/audit-log.csv'),
    ];
    await passwordGiven({ user }, 16);
    for (const act of acts()) {
      expect((await act).body).toMatchObject({ statusCode: 403, code: 'CONFIRMATION_REQUIRED' });
    }
    expectStatus(await admin.get('/api/admin/users'), 200);
    expect((await admin.post('/api/auth/confirm').send({ password: 'guess-guess' })).status).toBe(401);
    expect((await admin.get('/api/admin/users.csv')).status).toBe(403);
    expectStatus(await admin.post('/api/auth/confirm').send({ password: ADMIN.password }), 200);
    for (const act of acts()) expect((await act).body.code).not.toBe('CONFIRMATION_REQUIRED');
  });
});

const tokenIn = (output: string) => /reset-password\?token=([\w-]+)/.exec(output)?.[1] ?? '';
