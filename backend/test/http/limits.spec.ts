import { randomUUID } from 'node:crypto';
import { SIGN_IN_MAX_FAILURES } from '@tidyhearth/domain';
import { generate } from 'otplib';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { mailedCode } from '../support/codes.js';
import { engine } from '../support/engine.js';
import { mailbox } from '../support/mailbox.js';
import { lastTotpStepIsLongAgo, minutesPassSinceCodes, signInWindowsEnd } from '../support/rows/ageing.js';
import { withoutAuditLog } from '../support/rows/faults.js';
import { keptCodeTries, keptSignInFailures } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { World, type Account, type Session } from '../support/world.js';

async function oneByOne<T>(n: number, call: () => PromiseLike<T>): Promise<T[]> {
  const answers: T[] = [];
  while (answers.length < n) answers.push(await call());
  return answers;
}

/** Runs behind a proxy, with limits on, and in several processes if the engine allows it. */
describe('limits', () => {
  let store: Store;
  let apps: ScratchApp[] = [];
  let replicas: World[];
  let caller = 0;
  const replica = (index: number) => replicas[index % replicas.length] ?? new World('');
  /** Each request has a new IP address, so only the limits per account can refuse it. */
  const elsewhere = () => `198.51.${(caller += 1) % 250}.${Math.floor(caller / 250)}`;
  const login = (email: string, password: string, index = 0) =>
    replica(index).anyone.post('/api/login').set('X-Forwarded-For', elsewhere()).send({ email, password });
  const secondStep = ({ challengeToken }: { challengeToken?: string }, code: string, index = 0) =>
    replica(index)
      .anyone.post('/api/login/2fa')
      .set('X-Forwarded-For', elsewhere())
      .send({ challengeToken, code });

  beforeAll(async () => {
    store = await createStore(engine);
    const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' };
    apps = [await startApp({ engine, store, env })];
    if (engine === 'mariadb') apps.push(await startApp({ engine, store, env }));
    replicas = apps.map(({ url }) => new World(url));
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await store.remove();
  });

  it('evaluate ten of a hundred wrong passwords, then not even the right one', async () => {
    const { user, password } = await replica(0).registerCustomer();
    const answers = await together(100, (index) => login(user.email, `guess ${index}`, index));
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 90 });
    expect(await keptSignInFailures(user.id, store)).toBe(10);
    const locked = await login(user.email, password);
    expect(locked.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(Number(locked.headers['retry-after'])).toBeGreaterThan(800);
    await signInWindowsEnd(store);
    expect((await login(user.email, password)).status).toBe(200);
  });

  it('lock an unknown address just the same', async () => {
    const answers = await together(30, (index) => login('nobody@test.example', 'guess-guess', index));
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 20 });
  });

  it('let fifteen concurrent right sign-ins through, one after the other', async () => {
    const { user, password } = await replica(0).registerCustomer();
    const answers = await together(15, (index) => login(user.email, password, index));
    expect(countStatuses(answers)).toEqual({ 200: 15 });
  });

  it('count codes apart from passwords', async () => {
    const world = replica(0);
    const { user, password, token } = await world.registerCustomer();
    const own = world.as({ token });
    const setUp = await own.post('/api/auth/2fa/setup').send({ userId: user.id, password });
    const code = await generate({ secret: setUp.body.secret });
    await own.post('/api/auth/2fa/verify').send({ userId: user.id, code }).expect(200);
    await lastTotpStepIsLongAgo(user.id, store);
    const challenge = (await login(user.email, password)).body;
    const answers = await together(100, (index) => secondStep(challenge, '000000', index));
    expect(countStatuses(answers)).toEqual({ 401: 10, 429: 90 });
    const right = await generate({ secret: setUp.body.secret });
    expect((await secondStep(challenge, right)).status).toBe(429);
    expect((await login(user.email, password)).body.twoFactorRequired).toBe(true);
  });

  it('count no guess that was right and came to nothing for a fault of the database', async () => {
    const world = replica(0);
    const person = await world.registerCustomer();
    const { user, password } = person;
    const own = (step: string, body: object) =>
      world
        .as(person)
        .post(`/api/auth/2fa/${step}`)
        .set('X-Forwarded-For', elsewhere())
        .send({ userId: user.id, ...body });
    const { secret } = (await own('setup', { password })).body;
    const code = () => generate({ secret });
    const calls = {
      signIn: () => login(user.email, password),
      turnOn: async () => own('verify', { code: await code() }),
      secondStep: async () => secondStep((await login(user.email, password)).body, await code()),
    };
    for (const [name, call] of Object.entries(calls)) {
      await lastTotpStepIsLongAgo(user.id, store);
      const failed = await withoutAuditLog(store, () => oneByOne(SIGN_IN_MAX_FAILURES, call));
      expect([name, countStatuses(failed)]).toEqual([name, { 500: SIGN_IN_MAX_FAILURES }]);
      expect([name, (await call()).status]).toEqual([name, 200]);
    }
  });

  it('mail three password links an hour, and say nothing of it', async () => {
    const world = replica(0);
    const { user } = await world.registerCustomer();
    for (let index = 0; index < 5; index += 1) {
      await world.anyone
        .post('/api/auth/forgot-password')
        .set('X-Forwarded-For', elsewhere())
        .send({ email: user.email })
        .expect(200);
    }
    const mails = await mailbox(world, user.email).list();
    expect(mails.filter(({ subject }) => /reset your password/i.test(subject))).toHaveLength(3);
  });

  it('mail three password links an hour also to several asking at once', async () => {
    const { user } = await replica(0).registerCustomer();
    const answers = await together(10, (index) =>
      replica(index)
        .anyone.post('/api/auth/forgot-password')
        .set('X-Forwarded-For', elsewhere())
        .send({ email: user.email }),
    );
    expect(countStatuses(answers)).toEqual({ 200: 10 });
    const mails = await mailbox(replica(0), user.email).list();
    expect(mails.filter(({ subject }) => /reset your password/i.test(subject))).toHaveLength(3);
  });

  it('mail one code a minute and five an hour, also to several asking at once', async () => {
    const person = await replica(0).registerCustomer();
    const send = (index = 0) =>
      replica(index)
        .as(person)
        .post('/api/auth/send-verification')
        .set('X-Forwarded-For', elsewhere())
        .send({ userId: person.user.id, type: 'email' });
    expect(countStatuses(await together(20, send))).toEqual({ 200: 1, 429: 19 });
    for (let count = 2; count <= 5; count += 1) {
      await minutesPassSinceCodes(person, 2, store);
      await send().expect(200);
    }
    await minutesPassSinceCodes(person, 2, store);
    const sixth = await send();
    expect(sixth.status).toBe(429);
    expect(Number(sixth.headers['retry-after'])).toBeGreaterThan(40 * 60);
  });

  it('mail five links a day to new addresses of an account, also asked for at once, and five to one address', async () => {
    const ask = ({ token, password }: Account, email: string, index = 0) =>
      replica(index)
        .as({ token })
        .post('/api/auth/change-email')
        .set('X-Forwarded-For', elsewhere())
        .send({ email, password });
    const anywhere = () => `${randomUUID()}@test.example`;
    const person = await replica(0).registerCustomer();
    const answers = await together(10, (index) => ask(person, anywhere(), index));
    expect(countStatuses(answers)).toEqual({ 200: 5, 429: 5 });
    const told = await mailbox(replica(0), person.user.email).list();
    expect(told.filter(({ subject }) => /about to change/.test(subject))).toHaveLength(5);
    const victim = anywhere();
    const others = await together(6, () => replica(0).registerCustomer());
    for (const [index, other] of others.entries()) {
      const { status, headers } = await ask(other, victim);
      expect([index, status]).toEqual([index, index < 5 ? 200 : 429]);
      if (index === 5) expect(Number(headers['retry-after'])).toBeGreaterThan(23 * 3600);
    }
    expect(await mailbox(replica(0), victim).list()).toHaveLength(5);
  });

  it('end guessing at codes for the hour after fifteen tries, however many codes are asked for', async () => {
    const person = await replica(0).registerCustomer();
    const call = (path: string, body: object, index = 0) =>
      replica(index)
        .as(person)
        .post(path)
        .set('X-Forwarded-For', elsewhere())
        .send({ userId: person.user.id, ...body });
    const guess = (index: number) => call('/api/auth/verify-email', { code: '000000' }, index);
    // These rounds leave one of the fifteen tries for the next code.
    for (const guesses of [10, 10, 4]) {
      await call('/api/auth/send-verification', {}).expect(200);
      await together(guesses, guess);
      await minutesPassSinceCodes(person, 2, store);
    }
    await call('/api/auth/send-verification', {}).expect(200);
    const code = await mailedCode(replica(0), person.user.email);
    const answers = await together(20, guess);
    expect(countStatuses(answers)).toEqual({ 401: 1, 429: 19 });
    const tries = await keptCodeTries(person, store);
    expect(tries.reduce((sum, count) => sum + count, 0)).toBe(15);
    expect((await call('/api/auth/verify-email', { code })).status).toBe(429);
  });

  it('evaluate five guesses at a code while new ones are asked for', async () => {
    const person = await replica(0).registerCustomer();
    const call = (path: string, body: object, index: number) =>
      replica(index)
        .as(person)
        .post(path)
        .set('X-Forwarded-For', elsewhere())
        .send({ userId: person.user.id, ...body });
    await call('/api/auth/send-verification', {}, 0).expect(200);
    await minutesPassSinceCodes(person, 2, store);
    const answers = await together(100, (index) =>
      index % 20 === 7
        ? call('/api/auth/send-verification', {}, index)
        : call('/api/auth/verify-email', { code: '000000' }, index),
    );
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(answers.filter(({ status }) => ![200, 401, 429].includes(status))).toEqual([]);
    const codes = await keptCodeTries(person, store);
    expect(codes).toHaveLength(2);
    for (const tries of codes) expect(tries).toBeLessThanOrEqual(5);
  });

  it('refuse a flood from one address, with the time to wait, and no other address', async () => {
    const from = (address: string) =>
      replica(0)
        .anyone.post('/api/login')
        .set('X-Forwarded-For', address)
        .send({ email: `${caller++}@test.example`, password: 'guess-guess' });
    const answers = await together(45, () => from('203.0.113.7'));
    expect(countStatuses(answers)).toEqual({ 401: 30, 429: 15 });
    const refused = await from('203.0.113.7');
    expect(refused.body).toMatchObject({
      statusCode: 429,
      error: 'Too Many Requests',
      code: 'TOO_MANY_REQUESTS',
    });
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.8')).status).toBe(401);
    await together(30, (index) => from(`2001:db8:0:1::${index}`));
    expect((await from('2001:db8:0:1:ffff::1')).status).toBe(429);
    expect((await from('2001:db8:0:2::1')).status).toBe(401);
    // Only the nearest hop counts: a caller can forge what precedes it.
    expect((await from('192.0.2.1, 203.0.113.7')).status).toBe(429);
  });

  describe('inside a session', () => {
    const asked = (session: Session, [path, body]: readonly [string, object]) =>
      replica(0).as(session).post(path).set('X-Forwarded-For', elsewhere()).send(body);
    const callsOf = ({ user }: Account, password: string) =>
      [
        ['/api/auth/confirm', { password }],
        ['/api/auth/2fa/setup', { userId: user.id, password }],
        ['/api/auth/2fa/disable', { userId: user.id, password }],
        ['/api/auth/change-email', { email: `${randomUUID()}@test.example`, password }],
        ['/api/auth/change-password', { currentPassword: password, newPassword: 'brand new horse' }],
      ] as const;

    it('let the owner do everything while strangers guess at the account', async () => {
      const person = await replica(0).registerCustomer();
      const { email } = person.user;
      const guesses = await together(20, (index) => login(email, `guess number ${index}`));
      expect(countStatuses(guesses)).toEqual({ 401: 10, 429: 10 });
      for (const call of callsOf(person, person.password))
        expect((await asked(person, call)).status).toBe(200);
      const closing = [`/api/users/${person.user.id}/deactivate`, { password: 'brand new horse' }] as const;
      expect((await asked(person, closing)).status).toBe(204);
    });

    it('stop a stolen one after ten guesses at any of these, and nobody else', async () => {
      const person = await replica(0).registerCustomer();
      const { email } = person.user;
      const own = (await login(email, person.password)).body as Session;
      const wrong = callsOf(person, 'guess-guess');
      const answers = await together(15, (index) => asked(person, wrong[index % wrong.length] ?? wrong[0]));
      expect(countStatuses(answers)).toEqual({ 401: 10, 429: 5 });
      const [confirm] = callsOf(person, person.password);
      expect((await asked(person, confirm)).status).toBe(429);
      expect((await asked(own, confirm)).status).toBe(200);
      expect((await login(email, person.password)).status).toBe(200);
    });

    it('count each wrong sign-in, under one Idempotency-Key too', async () => {
      const { user } = await replica(0).registerCustomer();
      const answers = await together(15, () =>
        replica(0)
          .anyone.post('/api/login')
          .set({ 'X-Forwarded-For': elsewhere(), 'Idempotency-Key': 'the-same-each-time' })
          .send({ email: user.email, password: 'guess-guess' }),
      );
      expect(countStatuses(answers)).toEqual({ 401: 10, 429: 5 });
    });
  });
});
