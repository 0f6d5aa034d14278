import { generate } from 'otplib';
import { forgetLastTotpStep } from '../support/codes.js';
import { mailbox } from '../support/mailbox.js';
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
const secondStep = (challengeToken: unknown, code: unknown) =>
  world.anyone.post('/api/login/2fa').send({ challengeToken, code });

async function challenge({ user, password }: Account): Promise<string> {
  const answer = await world.anyone.post('/api/login').send({ email: user.email, password });
  expect(answer.body).toEqual({ twoFactorRequired: true, challengeToken: expect.any(String) });
  return answer.body.challengeToken;
}

async function protectedPerson(): Promise<Protected> {
  const person = await world.registerCustomer();
  const { secret } = (await call(person, 'setup').expect(200)).body;
  const answer = await call(person, 'verify', { code: await generate({ secret }) });
  expect(answer.status).toBe(200);
  await forgetLastTotpStep(person.user.id);
  return { ...person, secret, recoveryCodes: answer.body.recoveryCodes };
}

describe('setting up two-factor authentication', () => {
  it('counts only from the first right code on', async () => {
    const person = await world.registerCustomer();
    const { body } = await call(person, 'setup');
    expect(body).toEqual({
      success: true,
      secret: expect.stringMatching(/^[A-Z2-7]{32}$/),
      qrCodeUrl: expect.stringMatching(/^data:image\/png;base64,/),
    });
    await world.signIn({ email: person.user.email, password: person.password });
    expect((await call(person, 'verify', { code: '000000' })).body.code).toBe('WRONG_CODE');
    const answer = await call(person, 'verify', { code: await generate({ secret: body.secret }) });
    expect(answer.body).toEqual({ success: true, recoveryCodes: expect.any(Array) });
    expect(new Set(answer.body.recoveryCodes).size).toBe(10);
    expect((await world.as(person).get('/api/auth/user')).body.is2FAEnabled).toBe(true);
    await mailbox(world, person.user.email).next(/two-factor authentication is on/i);
  });

  it('keeps neither the secret nor the recovery codes in the clear', async () => {
    const { user, secret, recoveryCodes } = await protectedPerson();
    const kept = await keptTwoFactor(user.id);
    expect(kept.codes).toHaveLength(10);
    for (const text of [secret, ...recoveryCodes]) expect(JSON.stringify(kept)).not.toContain(text);
  });

  it('can not be done over what is on already, nor before it was begun', async () => {
    const person = await protectedPerson();
    expect((await call(person, 'setup')).body.code).toBe('TWO_FACTOR_ENABLED');
    const code = await generate({ secret: person.secret });
    expect((await call(person, 'verify', { code })).body.code).toBe('TWO_FACTOR_ENABLED');
    const other = await world.registerCustomer();
    expect((await call(other, 'verify', { code })).body.code).toBe('TWO_FACTOR_NOT_SET_UP');
  });

  it.each(['setup', 'verify', 'disable'])("is not for another person's account: %s", async (step) => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const body = { userId: person.user.id, code: '000000', password: other.password };
    const wanted = { setup: ['userId'], verify: ['userId', 'code'], disable: ['userId', 'password'] }[step];
    const sent = Object.fromEntries(Object.entries(body).filter(([name]) => wanted?.includes(name)));
    expect((await world.as(other).post(`/api/auth/2fa/${step}`).send(sent)).status).toBe(403);
  });
});

describe('signing in with two factors', () => {
  it('takes the password and the code', async () => {
    const person = await protectedPerson();
    const token = await challenge(person);
    expect((await world.as({ token }).get('/api/auth/user')).status).toBe(401);
    expect((await secondStep(token, '000000')).body.code).toBe('WRONG_CODE');
    const answer = await secondStep(token, await generate({ secret: person.secret }));
    expect(answer.status).toBe(200);
    expect(answer.body.user.id).toBe(person.user.id);
    expect((await world.as(answer.body).get('/api/auth/user')).status).toBe(200);
  });

  it('uses up each code: one of a hundred copies gets in', async () => {
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
    await call(person, 'setup').expect(200);
    expect(await keptTotpStep(person.user.id)).toBe(used);
  });

  it('takes each recovery code once instead, typed as people type', async () => {
    const person = await protectedPerson();
    const [first = '', second = ''] = person.recoveryCodes;
    const token = await challenge(person);
    const answers = await together(50, () => secondStep(token, first));
    expect(countStatuses(answers)).toEqual({ 200: 1, 401: 49 });
    const typed = second.toLowerCase().replace('-', '');
    expect((await secondStep(await challenge(person), typed)).status).toBe(200);
    expect((await secondStep(await challenge(person), second)).status).toBe(401);
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
