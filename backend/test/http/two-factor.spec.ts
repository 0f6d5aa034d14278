import { generate } from 'otplib';
import { mailedCode, mailedToken } from '../support/codes.js';
import { LiveStream } from '../support/live-stream.js';
import { mailbox } from '../support/mailbox.js';
import { personDetails } from '../support/people.js';
import { race } from '../support/race.js';
import { lastTotpStepIsLongAgo } from '../support/rows/ageing.js';
import { keptTotpStep, keptTwoFactor } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account } from '../support/world.js';

interface Protected extends Account {
  secret: string;
  recoveryCodes: string[];
}

const call = (person: Account, step: string, body: object = {}) =>
  world
    .as(person)
    .post(`/api/auth/2fa/${step}`)
    .send({ userId: person.user.id, ...body });
const withPassword = ({ password }: Account) => ({ password });
const secondStep = (challengeToken: unknown, code: unknown) =>
  world.anyone.post('/api/login/2fa').send({ challengeToken, code });

async function challenge({ user, password }: Account): Promise<string> {
  const answer = await world.anyone.post('/api/login').send({ email: user.email, password });
  expect(answer.body).toEqual({ twoFactorRequired: true, challengeToken: expect.any(String) });
  return answer.body.challengeToken;
}

async function protectedPerson(): Promise<Protected> {
  const person = await world.registerCustomer();
  const { secret } = (await call(person, 'setup', withPassword(person)).expect(200)).body;
  const answer = await call(person, 'verify', { code: await generate({ secret }) });
  expect(answer.status).toBe(200);
  await lastTotpStepIsLongAgo(person.user.id);
  return { ...person, secret, recoveryCodes: answer.body.recoveryCodes };
}

describe('setting up two-factor authentication', () => {
  it('counts in the console while the account can sign in', async () => {
    const { user } = await protectedPerson();
    const admin = world.as(await world.admin());
    const count = async () => (await admin.get('/api/admin/security')).body.twoFactorAccounts;
    const before = await count();
    await admin.post(`/api/admin/users/${user.id}/suspend`).send({ reason: 'It was reported.' }).expect(200);
    expect(await count()).toBe(before - 1);
  });

  it('counts only from the first right code on', async () => {
    const person = await world.registerCustomer();
    expect((await call(person, 'setup')).status).toBe(400);
    const refused = await call(person, 'setup', { password: 'guess-guess' });
    expect([refused.status, refused.body.code]).toEqual([401, 'WRONG_PASSWORD']);
    const { body } = await call(person, 'setup', withPassword(person));
    expect(body).toEqual({
      success: true,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qrCodeUrl: expect.stringMatching(/^data:image\/png;base64,/),
    });
    const other = await world.signIn({ email: person.user.email, password: person.password });
    expect((await call(person, 'verify', { code: '000000' })).body.code).toBe('WRONG_CODE');
    const answer = await call(person, 'verify', { code: await generate({ secret: body.secret }) });
    expect(answer.body).toEqual({ success: true, recoveryCodes: expect.any(Array) });
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    expect((await world.as(person).get('/api/auth/user')).body.is2FAEnabled).toBe(true);
    expect((await world.as(other).get('/api/auth/user')).status).toBe(401);
    await mailbox(world, person.user.email).next(/two-factor authentication is on/i);
  });

  it('keeps neither the secret nor the recovery codes in the clear', async () => {
    const { user, secret, recoveryCodes } = await protectedPerson();
    const kept = await keptTwoFactor(user.id);
    expect(kept.codes).toHaveLength(10);
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(kept)).not.toContain(text);
  });

  it('cannot be done over what is on already, nor before it was begun', async () => {
    const person = await protectedPerson();
    expect((await call(person, 'setup', withPassword(person))).body.code).toBe('TWO_FACTOR_ENABLED');
    const code = await generate({ secret: person.secret });
    expect((await call(person, 'verify', { code })).body.code).toBe('TWO_FACTOR_ENABLED');
    const other = await world.registerCustomer();
    expect((await call(other, 'verify', { code })).body.code).toBe('TWO_FACTOR_NOT_SET_UP');
  });

  it.each(['setup', 'verify', 'recovery-codes', 'disable'])(
    "is not for another person's account: %s",
    async (step) => {
      const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
      const body = { userId: person.user.id, code: '000000', password: other.password };
      const secret = step === 'verify' ? 'code' : 'password';
      const sent = { userId: body.userId, [secret]: body[secret] };
      expect((await world.as(other).post(`/api/auth/2fa/${step}`).send(sent)).status).toBe(403);
    },
  );
});

describe('signing in with two factors', () => {
  it('takes the password and the code', async () => {
    const person = await protectedPerson();
    const token = await challenge(person);
    expect((await world.as({ token }).get('/api/auth/user')).status).toBe(401);
    expect((await secondStep(token, '000000')).body.code).toBe('WRONG_CODE');
    // With a space in the middle, as authenticator apps show it.
    const code = (await generate({ secret: person.secret })).replace(/^(\d{3})/, '$1 ');
    const answer = await secondStep(token, code);
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(person.user.id);
    expect((await world.as(answer.body).get('/api/auth/user')).status).toBe(200);
  });

  race('uses up each code: one of a hundred copies gets in', async () => {
    const person = await protectedPerson();
    const token = await challenge(person);
    const code = await generate({ secret: person.secret });
    const answers = await together(100, () => secondStep(token, code));
    expect(countStatuses(answers)).toEqual({ 200: 1, 401: 99 });
  });

  it('remembers a used code across turning it off and on', async () => {
    const person = await protectedPerson();
    const code = await generate({ secret: person.secret });
    expect((await secondStep(await challenge(person), code)).status).toBe(200);
    const used = await keptTotpStep(person.user.id);
    await call(person, 'disable', { password: person.password }).expect(200);
    await call(person, 'setup', withPassword(person)).expect(200);
    expect(await keptTotpStep(person.user.id)).toBe(used);
  });

  it('takes a code of a new secret in the time step in which one of the old secret was used', async () => {
    const person = await protectedPerson();
    // Uses codes of the next time step, which is allowed, so that none expires during the test.
    const epoch = Math.floor(Date.now() / 1000) + 25;
    const early = (secret: string) => generate({ secret, epoch });
    expect((await secondStep(await challenge(person), await early(person.secret))).status).toBe(200);
    await call(person, 'disable', withPassword(person)).expect(200);
    const { secret } = (await call(person, 'setup', withPassword(person)).expect(200)).body;
    expect((await call(person, 'verify', { code: await early(secret) })).status).toBe(200);
    expect((await secondStep(await challenge(person), await early(secret))).body.code).toBe('WRONG_CODE');
  });

  race('takes each recovery code once instead, typed as people type', async () => {
    const person = await protectedPerson();
    const [first = '', second = ''] = person.recoveryCodes;
    const token = await challenge(person);
    const answers = await together(50, () => secondStep(token, first));
    expect(countStatuses(answers)).toEqual({ 200: 1, 401: 49 });
    const typed = second.toLowerCase().replace('-', '');
    expect((await secondStep(await challenge(person), typed)).status).toBe(200);
    expect((await secondStep(await challenge(person), second)).status).toBe(401);
    const mail = await mailbox(world, person.user.email).next(/recovery code was used/i);
    expect(mail.text).toContain('8 of your codes are left');
  });

  it('does not follow from a session token or a forged challenge', async () => {
    const person = await protectedPerson();
    const code = await generate({ secret: person.secret });
    for (const token of [person.token, 'x', 'a.b.c'])
      expect((await secondStep(token, code)).status).toBe(401);
    for (const token of [undefined, null, {}, [], 0])
      expect((await secondStep(token, code)).status).toBe(400);
    for (const wrong of [undefined, null, {}, [], 0])
      expect((await secondStep(await challenge(person), wrong)).status).toBe(400);
  });

  it('must begin anew when the password changed in between', async () => {
    const person = await protectedPerson();
    const token = await challenge(person);
    await world
      .as(person)
      .post('/api/auth/change-password')
      .send({ currentPassword: person.password, newPassword: 'brand new horse' })
      .expect(200);
    const answer = await secondStep(token, await generate({ secret: person.secret }));
    expect(answer.body.code).toBe('NOT_AUTHENTICATED');
  });
});

describe('turning two-factor authentication off', () => {
  it('needs the password, and ends all other sessions and the recovery codes', async () => {
    const person = await protectedPerson();
    const other = await secondStep(await challenge(person), person.recoveryCodes[0]);
    expect((await call(person, 'disable')).status).toBe(400);
    expect((await call(person, 'disable', { password: 'guess-guess' })).status).toBe(401);
    expect((await call(person, 'disable', { password: person.password })).body).toEqual({ success: true });
    expect((await world.as(person).get('/api/auth/user')).body.is2FAEnabled).toBe(false);
    expect((await world.as(other.body).get('/api/auth/user')).status).toBe(401);
    expect((await keptTwoFactor(person.user.id)).codes).toEqual([]);
    await world.signIn({ email: person.user.email, password: person.password });
  });
});

describe('new recovery codes', () => {
  it('need the password and two-factor authentication, and replace the ones before', async () => {
    const person = await protectedPerson();
    expect((await call(person, 'recovery-codes', { password: 'guess-guess' })).status).toBe(401);
    const { body } = await call(person, 'recovery-codes', withPassword(person));
    expect(body).toEqual({ success: true, recoveryCodes: expect.any(Array) });
    expect(new Set(body.recoveryCodes).size).toBe(10);
    expect((await secondStep(await challenge(person), person.recoveryCodes[0])).status).toBe(401);
    expect((await secondStep(await challenge(person), body.recoveryCodes[0])).status).toBe(200);
    await mailbox(world, person.user.email).next(/new recovery codes/i);
    const other = await world.registerCustomer();
    expect((await call(other, 'recovery-codes', withPassword(other))).body.code).toBe('TWO_FACTOR_OFF');
  });
});

describe('two-factor authentication that keeps its owner out', () => {
  const resetPassword = async ({ user }: Account) => {
    await world.anyone.post('/api/auth/forgot-password').send({ email: user.email }).expect(200);
    const token = await mailedToken(world, user.email, /reset your password/i);
    const body = { token, newPassword: 'brand new horse' };
    await world.anyone.post('/api/auth/reset-password').send(body).expect(200);
    return world.anyone.post('/api/login').send({ email: user.email, password: body.newPassword });
  };

  it('is turned off by a password reset where the address was not verified: somebody else may have registered it', async () => {
    const person = await protectedPerson();
    const answer = await resetPassword(person);
    expect(answer.body.user).toMatchObject({ id: person.user.id, is2FAEnabled: false, emailVerified: true });
    expect((await keptTwoFactor(person.user.id)).codes).toEqual([]);
    await mailbox(world, person.user.email).next(/two-factor authentication is off/i);
  });

  it('stays on where the address was verified', async () => {
    const person = await protectedPerson();
    const body = { userId: person.user.id };
    await world.as(person).post('/api/auth/send-verification').send(body).expect(200);
    const code = await mailedCode(world, person.user.email);
    await world
      .as(person)
      .post('/api/auth/verify-email')
      .send({ ...body, code })
      .expect(200);
    expect((await resetPassword(person)).body.twoFactorRequired).toBe(true);
  });

  it('is turned off by the admin with a reason, which ends the sessions and tells the owner', async () => {
    const person = await protectedPerson();
    const stream = await LiveStream.open(world, person);
    const admin = world.as(await world.admin());
    const reset = (reason: string) =>
      admin.post(`/api/admin/users/${person.user.id}/reset-two-factor`).send({ reason });
    for (const reason of ['  ', 'x'.repeat(301)]) expect((await reset(reason)).status).toBe(400);
    // Several lines of the maximum length: the log, the only place that stores them, stores all.
    const reason = 'Lost the phone;\ncalled back on the known number. '.padEnd(300, 'x');
    const answer = await reset(reason);
    expect([answer.status, answer.body.is2FAEnabled]).toEqual([200, false]);
    const answeredAt = Date.now();
    await stream.ended();
    // The periodic check of all streams would notice this one only within 25 seconds.
    expect(Date.now() - answeredAt).toBeLessThan(4000);
    expect((await world.as(person).get('/api/auth/user')).status).toBe(401);
    await world.signIn({ email: person.user.email, password: person.password });
    await mailbox(world, person.user.email).next(/turned off for you/i);
    const log = await admin.get('/api/admin/audit-log').query({ action: 'user.two-factor-reset' });
    expect(log.body[0]).toMatchObject({
      targetId: person.user.id,
      summary: reason,
    });
    expect((await reset('Once more')).body.code).toBe('TWO_FACTOR_OFF');
  });
});

describe('signing in from a device that never did', () => {
  const login = ({ user, password }: Account, cookie = '') =>
    world.anyone.post('/api/login').set('Cookie', cookie).send({ email: user.email, password });
  const told = async ({ user }: Account) =>
    (await mailbox(world, user.email).list()).filter(({ subject }) => /new sign-in/i.test(subject)).length;
  const cookieOf = ({ headers }: { headers: Record<string, string> }) =>
    String(headers['set-cookie']).split(';')[0] ?? '';

  it('is mailed to the owner, once for each device', async () => {
    const person = await world.registerCustomer();
    expect(await told(person)).toBe(0);
    const cookie = cookieOf(await login(person).expect(200));
    expect(await told(person)).toBe(1);
    await login(person, cookie).expect(200);
    expect(await told(person)).toBe(1);
    await login({ ...person, password: 'guess-guess' }).expect(401);
    expect(await told(person)).toBe(1);
  });

  it('is not the browser that registered, and is mailed after the second step too', async () => {
    const details = personDetails('customer');
    const registered = await world.anyone
      .post('/api/auth/register')
      .send({ ...details, userType: 'customer' });
    const person: Account = { ...registered.body, password: details.password };
    await login(person, cookieOf(registered)).expect(200);
    expect(await told(person)).toBe(0);
    const guarded = await protectedPerson();
    const code = await generate({ secret: guarded.secret });
    expect((await secondStep(await challenge(guarded), code)).status).toBe(200);
    expect(await told(guarded)).toBe(1);
  });
});
