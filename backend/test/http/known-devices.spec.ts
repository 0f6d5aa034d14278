import { createHmac } from 'node:crypto';
import { generate } from 'otplib';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { mailedToken } from '../support/codes.js';
import { engine } from '../support/engine.js';
import { mailbox } from '../support/mailbox.js';
import { lastTotpStepIsLongAgo, minutesPassSinceGuesses, signInWindowsEnd } from '../support/rows/ageing.js';
import { countStatuses, together } from '../support/together.js';
import { World, type Account } from '../support/world.js';

const NEW_PASSWORD = 'brand new horse';

/** Uses an application with limits on, as in production. */
describe('a device from which somebody signed in before', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let caller = 0;

  /** Each request has a new IP address, so only the limits per account and device can refuse it. */
  const call = (path: string, body: object, cookie?: string) => {
    caller += 1;
    const request = world.anyone.post(path).set('X-Forwarded-For', `198.51.${caller % 250}.${caller >> 8}`);
    return (cookie === undefined ? request : request.set('Cookie', cookie)).send(body);
  };
  const login = ({ user }: Account, password: string, cookie?: string) =>
    call('/api/login', { email: user.email, password }, cookie);
  const cookieOf = ({ headers }: { headers: Record<string, string> }) =>
    String(headers['set-cookie'] ?? '').split(';')[0] ?? '';
  const knownDevice = async (person: Account) => cookieOf(await login(person, person.password).expect(200));
  const lockOut = async (person: Account, cookie?: string) =>
    expect(
      countStatuses(await together(20, (index) => login(person, `guess number ${index}`, cookie))),
    ).toEqual({ 401: 10, 429: 10 });

  const told = async ({ user }: Account) =>
    (await mailbox(world, user.email).list()).filter(({ subject }) => /new sign-in/i.test(subject)).length;

  async function turnOnTwoFactor(person: Account): Promise<string> {
    const own = (step: string, body: object) =>
      world
        .as(person)
        .post(`/api/auth/2fa/${step}`)
        .send({ userId: person.user.id, ...body })
        .expect(200);
    const { secret } = (await own('setup', { password: person.password })).body;
    await own('verify', { code: await generate({ secret }) });
    return secret;
  }

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    world = new World(app.url);
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('is given a cookie that goes to the sign-in calls only, and only when it got in', async () => {
    const person = await world.registerCustomer();
    expect((await login(person, 'guess-guess')).headers['set-cookie']).toBeUndefined();
    const { headers } = await login(person, person.password);
    expect(headers['set-cookie']).toEqual([
      expect.stringMatching(
        /^tidyhearth-device=[\w.-]+; Path=\/api\/login; Max-Age=31536000; HttpOnly; SameSite=Strict$/,
      ),
    ]);
    expect(headers['cache-control']).toBe('no-store');
  });

  it('lets its owner in while strangers guess, who are locked out', async () => {
    const person = await world.registerCustomer();
    const cookie = await knownDevice(person);
    await lockOut(person);
    expect((await login(person, person.password)).status).toBe(429);
    expect((await login(person, 'guess-guess', cookie)).status).toBe(401);
    expect((await login(person, person.password, cookie)).status).toBe(200);
  });

  it('spares its owner a lock that lasts a quarter of an hour from the last wrong guess, not the first', async () => {
    const person = await world.registerCustomer();
    await together(9, () => login(person, 'guess-guess'));
    await minutesPassSinceGuesses(14, store);
    await login(person, 'guess-guess');
    await minutesPassSinceGuesses(2, store);
    expect((await login(person, person.password)).status).toBe(429);
  });

  it('lets its owner in fifteen times beside many more guesses', async () => {
    const person = await world.registerCustomer();
    const cookie = await knownDevice(person);
    const answers = await together(60, (index) =>
      index % 4 === 0 ? login(person, person.password, cookie) : login(person, `guess number ${index}`),
    );
    const ofOwner = answers.filter((_, index) => index % 4 === 0);
    const ofOthers = answers.filter((_, index) => index % 4 !== 0);
    expect(countStatuses(ofOwner)).toEqual({ 200: 15 });
    expect(countStatuses(ofOthers)).toEqual({ 401: 10, 429: 35 });
  });

  it('replaces no password and opens nothing else', async () => {
    const person = await world.registerCustomer();
    const cookie = await knownDevice(person);
    const [, token = ''] = cookie.split('=');
    expect((await world.as({ token }).get('/api/auth/user')).status).toBe(401);
    expect((await world.anyone.get('/api/auth/user').set('Cookie', cookie)).status).toBe(401);
    expect((await call('/api/login/2fa', { challengeToken: token, code: '000000' })).status).toBe(401);
  });

  it('is known to one account: another’s or a forged token helps nothing', async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const others = await knownDevice(other);
    const [, token = ''] = (await knownDevice(person)).split('=');
    const [head, claims = '', signature] = token.split('.');
    const signedBy = (secret: string) =>
      createHmac('sha256', secret).update(`${head}.${claims}`).digest('base64url');
    const unsigned = Buffer.from('{"alg":"none","typ":"JWT"}').toString('base64url');
    const forged = [
      `${head}.${claims}.${signedBy('secret')}`,
      `${unsigned}.${claims}.`,
      `${head}.${claims.slice(0, -2)}AA.${signature}`,
      person.token,
      'x',
    ];
    await lockOut(person);
    for (const cookie of [others, ...forged.map((one) => `tidyhearth-device=${one}`)])
      expect([cookie, (await login(person, person.password, cookie)).status]).toEqual([cookie, 429]);
  });

  it('is itself locked after ten wrong guesses, and no other device or account', async () => {
    const person = await world.registerCustomer();
    const [cookie, elsewhere] = [await knownDevice(person), await knownDevice(person)];
    await lockOut(person, cookie);
    const locked = await login(person, person.password, cookie);
    expect([locked.status, locked.body.code]).toEqual([429, 'TOO_MANY_REQUESTS']);
    expect((await login(person, person.password, elsewhere)).status).toBe(200);
    expect((await login(person, person.password)).status).toBe(200);
  });

  it('has ten guesses however often it signs in', async () => {
    const person = await world.registerCustomer();
    let cookie = await knownDevice(person);
    for (let guess = 0; guess < 9; guess += 1) await login(person, 'guess-guess', cookie).expect(401);
    cookie = cookieOf(await login(person, person.password, cookie).expect(200));
    expect((await login(person, 'guess-guess', cookie)).status).toBe(401);
    expect((await login(person, person.password, cookie)).status).toBe(429);
  });

  it('is forgotten when the password is changed', async () => {
    const person = await world.registerCustomer();
    const cookie = await knownDevice(person);
    await world
      .as(person)
      .post('/api/auth/change-password')
      .send({ currentPassword: person.password, newPassword: NEW_PASSWORD })
      .expect(200);
    await lockOut(person);
    expect((await login(person, NEW_PASSWORD, cookie)).status).toBe(429);
  });

  it('is forgotten when the password is reset', async () => {
    const person = await world.registerCustomer();
    const cookie = await knownDevice(person);
    await call('/api/auth/forgot-password', { email: person.user.email }).expect(200);
    const token = await mailedToken(world, person.user.email, /reset your password/i);
    await call('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD }).expect(200);
    await lockOut(person);
    expect((await login(person, NEW_PASSWORD, cookie)).status).toBe(429);
  });

  describe('where the password is replaced', () => {
    const change = (person: Account) =>
      world
        .as(person)
        .post('/api/auth/change-password')
        .send({ currentPassword: person.password, newPassword: NEW_PASSWORD });
    const reset = async ({ user }: Account) => {
      await call('/api/auth/forgot-password', { email: user.email }).expect(200);
      const token = await mailedToken(world, user.email, /reset your password/i);
      return call('/api/auth/reset-password', { token, newPassword: NEW_PASSWORD });
    };

    it.each([
      ['changed', change],
      ['reset', reset],
    ])('is known if it was %s there, and mailed as new otherwise', async (_, replace) => {
      const person = await world.registerCustomer();
      const before = await knownDevice(person);
      const toldBefore = await told(person);
      const answer = await replace(person);
      expect(answer.status).toBe(200);
      const here = cookieOf(answer);
      await lockOut(person);
      expect((await login(person, NEW_PASSWORD, here)).status).toBe(200);
      expect(await told(person)).toBe(toldBefore);
      await signInWindowsEnd(store);
      expect((await login(person, NEW_PASSWORD, before)).status).toBe(200);
      expect(await told(person)).toBe(toldBefore + 1);
    });

    it('is of no need after a reset: strangers who had locked the account keep nobody out', async () => {
      const person = await world.registerCustomer();
      await lockOut(person);
      expect((await reset(person)).status).toBe(200);
      expect((await login(person, NEW_PASSWORD)).status).toBe(200);
    });

    it('is not known by a reset alone where a second factor is on', async () => {
      const person = await world.registerCustomer();
      await turnOnTwoFactor(person);
      const answer = await reset(person);
      expect(answer.status).toBe(200);
      expect(answer.headers['set-cookie']).toBeUndefined();
    });
  });

  describe('where a second factor is on', () => {
    const forget = ({ user }: Account) => lastTotpStepIsLongAgo(user.id, store);
    const secondStep = async (person: Account, code: string, cookie?: string) => {
      const first = await login(person, person.password, cookie).expect(200);
      expect(first.headers['set-cookie']).toBeUndefined();
      return call('/api/login/2fa', { challengeToken: first.body.challengeToken, code }, cookie);
    };
    const pass = async (person: Account, secret: string, cookie?: string) => {
      await forget(person);
      return secondStep(person, await generate({ secret }), cookie);
    };
    const guess = async (person: Account, cookies: (string | undefined)[]) =>
      countStatuses(
        await together(20, (index) => secondStep(person, '000000', cookies[index % cookies.length])),
      );

    it('has tries of its own for the second step as well', async () => {
      const person = await world.registerCustomer();
      const secret = await turnOnTwoFactor(person);
      const cookie = cookieOf(await pass(person, secret));
      expect(await guess(person, [undefined])).toEqual({ 401: 10, 429: 10 });
      expect((await pass(person, secret)).status).toBe(429);
      expect((await pass(person, secret, cookie)).status).toBe(200);
    });

    it('does not stand in for the password: a code is taken with a challenge alone', async () => {
      const person = await world.registerCustomer();
      const secret = await turnOnTwoFactor(person);
      const [, challengeToken = ''] = cookieOf(await pass(person, secret)).split('=');
      await forget(person);
      const answer = await call('/api/login/2fa', { challengeToken, code: await generate({ secret }) });
      expect([answer.status, answer.body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
    });

    it('has none for codes before it passed the second step: several share those of all others', async () => {
      const person = await world.registerCustomer();
      const [cookie, ...others] = [
        await knownDevice(person),
        await knownDevice(person),
        await knownDevice(person),
      ];
      const secret = await turnOnTwoFactor(person);
      expect(await guess(person, [cookie, ...others])).toEqual({ 401: 10, 429: 10 });
      await signInWindowsEnd(store);
      const before = await told(person);
      const passed = await pass(person, secret, cookie);
      expect([passed.status, await told(person)]).toEqual([200, before]);
      expect(await guess(person, others)).toEqual({ 401: 10, 429: 10 });
      expect((await pass(person, secret, cookie)).status).toBe(429);
      expect((await pass(person, secret, cookieOf(passed))).status).toBe(200);
    });

    it('has none for the codes of another secret than it passed with', async () => {
      const person = await world.registerCustomer();
      const earlier = await turnOnTwoFactor(person);
      const cookies = [
        cookieOf(await pass(person, earlier)),
        cookieOf(await pass(person, earlier)),
        cookieOf(await pass(person, earlier)),
      ];
      const { user, password } = person;
      await world.as(person).post('/api/auth/2fa/disable').send({ userId: user.id, password }).expect(200);
      await forget(person);
      const secret = await turnOnTwoFactor(person);
      expect(await guess(person, cookies)).toEqual({ 401: 10, 429: 10 });
      await signInWindowsEnd(store);
      const before = await told(person);
      const passed = await pass(person, secret, cookies[0]);
      expect([passed.status, await told(person)]).toEqual([200, before]);
    });
  });

  it('leaves nothing of its token in the log', async () => {
    const cookie = await knownDevice(await world.registerCustomer());
    expect(cookie.length).toBeGreaterThan(100);
    expect(app.output()).not.toContain(cookie.split('=')[1]);
    expect(app.output()).not.toContain('tidyhearth-device');
  });
});
