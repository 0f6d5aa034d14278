import { randomUUID } from 'node:crypto';
import { ADMIN } from '../../../scripts/lib/scratch-app.mjs';
import { mailedCode, mailedToken } from '../support/codes.js';
import { mailbox } from '../support/mailbox.js';
import { race } from '../support/race.js';
import { RECOVERIES } from '../support/recoveries.js';
import { codesExpire, resetLinkExpires } from '../support/rows/ageing.js';
import { keptCodeTries, keptResetToken, keptSessions } from '../support/rows/kept.js';
import { queuedBodies } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account } from '../support/world.js';

const post = (path: string, body: object) => world.anyone.post(path).send(body);
const forgot = (email: string) => post('/api/auth/forgot-password', { email });
const reset = (token: unknown, newPassword = 'brand new horse') =>
  post('/api/auth/reset-password', { token, newPassword });
const login = (email: string, password: string) => post('/api/login', { email, password });

async function resetToken({ user }: Account): Promise<string> {
  expect((await forgot(user.email)).status).toBe(200);
  return mailedToken(world, user.email, /reset your password/i);
}

describe('a forgotten password', () => {
  it('is answered alike for known and unknown addresses', async () => {
    const { user } = await world.registerCustomer();
    const [known, unknown] = [await forgot(user.email), await forgot(`${randomUUID()}@test.example`)];
    expect(known.status).toBe(200);
    expect(unknown.body).toEqual(known.body);
  });

  it('can be replaced once with the mailed link, which ends all sessions', async () => {
    const person = await world.registerCustomer();
    const token = await resetToken(person);
    const verify = () => world.anyone.get(`/api/auth/verify-reset-token/${token}`);
    const expected = { valid: true, email: person.user.email, firstName: person.user.firstName };
    expect((await verify()).body).toEqual(expected);
    expect((await verify()).body).toEqual(expected);
    expect((await reset(token)).status).toBe(200);
    expect((await world.as(person).get('/api/auth/user')).status).toBe(401);
    expect((await login(person.user.email, person.password)).status).toBe(401);
    expect((await login(person.user.email, 'brand new horse')).status).toBe(200);
    expect((await verify()).body).toMatchObject({ statusCode: 400, valid: false });
    expect((await reset(token)).status).toBe(400);
  });

  race('is replaced by exactly one of a hundred uses of a link', async () => {
    const person = await world.registerCustomer();
    const token = await resetToken(person);
    const answers = await together(100, (index) => reset(token, `new password ${index}`));
    expect(countStatuses(answers)).toEqual({ 200: 1, 400: 99 });
    const winner = answers.findIndex(({ status }) => status === 200);
    expect((await login(person.user.email, `new password ${winner}`)).status).toBe(200);
    expect((await login(person.user.email, `new password ${(winner + 1) % 100}`)).status).toBe(401);
  });

  race('ends what began with the old password, also in the same moment', async () => {
    const person = await world.registerCustomer();
    const token = await resetToken(person);
    const answers = await together(40, async (index) => {
      if (index === 20) return reset(token);
      if (index % 2 === 0) return world.anyone.get(`/api/auth/verify-reset-token/${token}`);
      return login(person.user.email, person.password);
    });
    expect(answers[20]?.status).toBe(200);
    const looks = answers.filter((_, index) => index % 2 === 0 && index !== 20);
    expect(looks.filter(({ status }) => status !== 200 && status !== 400)).toEqual([]);
    const signIns = answers.filter((_, index) => index % 2 === 1);
    expect(signIns.filter(({ status }) => status !== 200 && status !== 401)).toEqual([]);
    expect(await keptSessions(person)).toBe(0);
    expect((await world.anyone.get(`/api/auth/verify-reset-token/${token}`)).status).toBe(400);
  });

  it('keeps nothing from which the link could be made again', async () => {
    const person = await world.registerCustomer();
    const token = await resetToken(person);
    const kept = await keptResetToken(person);
    expect(kept).toMatch(/^[0-9a-f]{64}$/);
    expect(JSON.stringify([kept, await queuedBodies('password-reset')])).not.toContain(token);
  });

  it('does not accept an old link, one that another replaced, or one of a suspended person', async () => {
    const person = await world.registerCustomer();
    const old = await resetToken(person);
    await resetLinkExpires(person.user.email);
    expect((await reset(old)).status).toBe(400);
    const token = await resetToken(person);
    expect(token).not.toBe(old);
    await world
      .as(await world.admin())
      .post(`/api/admin/users/${person.user.id}/suspend`)
      .send({ reason: 'It was reported.' })
      .expect(200);
    expect((await reset(token)).status).toBe(400);
    expect((await world.anyone.get(`/api/auth/verify-reset-token/${token}`)).status).toBe(400);
  });

  it.each([undefined, null, '', 0, {}, [], { $ne: '' }])('does not take %j for a link', async (token) => {
    expect((await reset(token)).status).toBe(400);
  });
});

describe('changing the password', () => {
  it('needs the present one and signs out everybody else', async () => {
    const person = await world.registerCustomer();
    const other = await world.signIn({ email: person.user.email, password: person.password });
    const change = (currentPassword: string, newPassword: string) =>
      world.as(person).post('/api/auth/change-password').send({ currentPassword, newPassword });
    expect((await change('guess-guess', 'brand new horse')).body.code).toBe('WRONG_PASSWORD');
    expect((await change(person.password, 'password')).body.code).toBe('PASSWORD_COMMON');
    expect((await change(person.password, person.password)).body.details).toMatchObject([
      { path: 'newPassword' },
    ]);
    expect((await change(person.password, 'brand new horse')).status).toBe(200);
    expect((await world.as(person).get('/api/auth/user')).status).toBe(200);
    expect((await world.as(other).get('/api/auth/user')).status).toBe(401);
    expect((await login(person.user.email, person.password)).status).toBe(401);
    expect((await login(person.user.email, 'brand new horse')).status).toBe(200);
  });

  it('ends a reset link that was still open', async () => {
    const person = await world.registerCustomer();
    const token = await resetToken(person);
    await world
      .as(person)
      .post('/api/auth/change-password')
      .send({ currentPassword: person.password, newPassword: 'brand new horse' })
      .expect(200);
    expect((await reset(token, 'yet another horse')).status).toBe(400);
  });
});

describe('changing the address', () => {
  const change = (person: Account, email: string, password = person.password) =>
    world.as(person).post('/api/auth/change-email').send({ email, password });
  const confirm = (token: string) => post('/api/auth/confirm-email', { token });

  it('takes effect when the new address confirms it, and the old one is told', async () => {
    const person = await world.registerCustomer();
    const email = `moved-${randomUUID()}@test.example`;
    expect((await change(person, email, 'guess-guess')).status).toBe(401);
    expect((await change(person, email)).status).toBe(200);
    expect((await world.as(person).get('/api/auth/user')).body.email).toBe(person.user.email);
    const token = await mailedToken(world, email, /confirm your new email/i);
    expect((await confirm(token)).status).toBe(200);
    expect((await world.as(person).get('/api/auth/user')).body).toMatchObject({ email, emailVerified: true });
    expect((await confirm(token)).status).toBe(400);
    expect((await login(person.user.email, person.password)).status).toBe(401);
    expect((await login(email, person.password)).status).toBe(200);
    const mails = await mailbox(world, person.user.email).list();
    const told = mails.filter(({ subject }) => /email address/.test(subject));
    expect(told).toHaveLength(2);
    const last = told.find(({ subject }) => /has been changed/.test(subject));
    expect(last?.text).toContain('because this was the address of an account.');
  });

  it('ends a link to a new password that went to the old one', async () => {
    const person = await world.registerCustomer();
    const email = `moved-${randomUUID()}@test.example`;
    await change(person, email).expect(200);
    const link = await resetToken(person);
    const token = await mailedToken(world, email, /confirm your new email/i);
    expect((await confirm(token)).status).toBe(200);
    expect((await reset(link)).status).toBe(400);
  });

  it.each(RECOVERIES)('is dropped with %s, and can be asked for again', async (_, recover) => {
    const owner = await world.approvedCleaner();
    const email = `theirs-${randomUUID()}@test.example`;
    await change(owner, email).expect(200);
    const token = await mailedToken(world, email, /confirm your new email/i);
    const password = await recover(owner);
    expect((await confirm(token)).body.code).toBe('RESET_TOKEN_INVALID');
    const session = await world.signIn({ email: owner.user.email, password });
    const moved = `moved-${randomUUID()}@test.example`;
    await change({ ...owner, ...session, password }, moved).expect(200);
    const own = await mailedToken(world, moved, /confirm your new email/i);
    expect((await confirm(own)).status).toBe(200);
    expect((await world.as(session).get('/api/auth/user')).body.email).toBe(moved);
  });

  it('is not confirmed while the account is suspended, nor after: it is asked for again', async () => {
    const person = await world.registerCustomer();
    const email = `elsewhere-${randomUUID()}@test.example`;
    await change(person, email).expect(200);
    const token = await mailedToken(world, email, /confirm your new email/i);
    const admin = world.as(await world.admin());
    const account = `/api/admin/users/${person.user.id}`;
    await admin.post(`${account}/suspend`).send({ reason: 'It was reported.' }).expect(200);
    expect((await confirm(token)).body.code).toBe('RESET_TOKEN_INVALID');
    await admin.post(`${account}/unsuspend`).expect(200);
    expect((await confirm(token)).body.code).toBe('RESET_TOKEN_INVALID');
    const session = await world.signIn({ email: person.user.email, password: person.password });
    await change({ ...person, ...session }, email).expect(200);
    const again = await mailedToken(world, email, /confirm your new email/i);
    expect((await confirm(again)).status).toBe(200);
  });

  it('refuses a taken address, at once or when it was taken in between', async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    expect((await change(person, other.user.email)).body.code).toBe('EMAIL_TAKEN');
    const email = `wanted-${randomUUID()}@test.example`;
    await change(person, email).expect(200);
    const token = await mailedToken(world, email, /confirm your new email/i);
    await world.registerCustomer({ email });
    expect((await confirm(token)).body.code).toBe('EMAIL_TAKEN');
  });

  it('never leads to the address of the admin, nor away from it', async () => {
    const person = await world.registerCustomer();
    for (const email of [ADMIN.email, ADMIN.email.toUpperCase()])
      expect((await change(person, email)).status).toBe(409);
    const answer = await world
      .as(await world.admin())
      .post('/api/auth/change-email')
      .send({ email: `boss-${randomUUID()}@test.example`, password: ADMIN.password });
    expect(answer.status).toBe(409);
  });
});

describe('verifying the address', () => {
  const send = (person: Account) =>
    world.as(person).post('/api/auth/send-verification').send({ userId: person.user.id, type: 'email' });
  const verify = (person: Account, code: unknown) =>
    world.as(person).post('/api/auth/verify-email').send({ userId: person.user.id, code });

  it('works once with the mailed code, in any case', async () => {
    const person = await world.registerCustomer();
    expect((await send(person)).body).toEqual({ success: true });
    const code = await mailedCode(world, person.user.email);
    expect((await verify(person, code.toLowerCase())).body).toEqual({ success: true });
    expect((await world.as(person).get('/api/auth/user')).body).toMatchObject({
      emailVerified: true,
      isVerified: false,
    });
    expect((await verify(person, code)).body.code).toBe('WRONG_CODE');
  });

  race('evaluates five guesses of two hundred at once, and then not even the right one', async () => {
    const person = await world.registerCustomer();
    await send(person);
    const code = await mailedCode(world, person.user.email);
    const answers = await together(200, () => verify(person, '000000'));
    // A busy server may refuse some with 503; these guesses are not evaluated either.
    expect(Object.keys(countStatuses(answers)).filter((status) => status !== '503')).toEqual(['401']);
    expect(await keptCodeTries(person)).toEqual([5]);
    expect((await verify(person, code)).status).toBe(401);
  });

  it('accepts the newest code only, for a quarter of an hour', async () => {
    const person = await world.registerCustomer();
    await send(person);
    const first = await mailedCode(world, person.user.email);
    await send(person);
    const second = await mailedCode(world, person.user.email);
    expect((await verify(person, first)).status).toBe(401);
    await codesExpire(person);
    expect((await verify(person, second)).status).toBe(401);
  });

  it("does not touch another person's address", async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const body = { userId: person.user.id };
    expect((await world.as(other).post('/api/auth/send-verification').send(body)).status).toBe(403);
    const answer = await world
      .as(other)
      .post('/api/auth/verify-email')
      .send({ ...body, code: '000000' });
    expect(answer.status).toBe(403);
  });

  it.each([undefined, null, '', 0, {}, [], ['K7PQ4X']])('does not take %j for a code', async (code) => {
    const person = await world.registerCustomer();
    await send(person);
    expect((await verify(person, code)).status).toBe(400);
  });
});
