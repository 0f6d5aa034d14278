import { randomUUID } from 'node:crypto';
import { generate } from 'otplib';
import { secretOf, totpOf } from '../assurance/scenes.js';
import { makeKey } from '../support/api-keys.js';
import { mailsTo } from '../support/bell.js';
import { lastTotpStepIsLongAgo } from '../support/rows/ageing.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import {
  askedMeanwhile,
  heldAddressChange,
  heldClosing,
  heldNewSecret,
  heldPasswordChange,
  heldRevocation,
  heldSecondFactor,
  heldSignOut,
  heldSuspension,
} from '../support/rows/held.js';
import { keptSessions, keptUnusedCodes } from '../support/rows/kept.js';
import { webhookOf } from '../support/webhooks.js';
import { world, type CleanerAccount } from '../support/world.js';

/** An address that is never called. */
const NOWHERE = { url: (path: string) => `http://127.0.0.1:9999${path}` };

type Call = () => PromiseLike<{ status: number; body: { code?: string } }>;

const post = (owner: CleanerAccount, path: string, body: object) => () =>
  world.as(owner).post(path).send(body);
const own = ({ user, password }: CleanerAccount) => ({ userId: user.id, password });

async function turnOnTwoFactor(owner: CleanerAccount): Promise<string> {
  const secret = await secretOf(world, owner);
  const code = await generate({ secret });
  expectStatus(await post(owner, '/api/auth/2fa/verify', { userId: owner.user.id, code })(), 200);
  return secret;
}

/** Calls that ask for the password again. */
const CONFIRMED: Record<string, (owner: CleanerAccount) => Promise<Call>> = {
  'a change of address': async (owner) =>
    post(owner, '/api/auth/change-email', {
      email: `theirs-${randomUUID()}@test.example`,
      password: owner.password,
    }),
  'the closing of the account': async (owner) =>
    post(owner, `/api/users/${owner.user.id}/deactivate`, { password: owner.password }),
  'a confirmation': async (owner) => post(owner, '/api/auth/confirm', { password: owner.password }),
  'a new secret of a second factor': async (owner) => post(owner, '/api/auth/2fa/setup', own(owner)),
  'new recovery codes': async (owner) => {
    await turnOnTwoFactor(owner);
    return post(owner, '/api/auth/2fa/recovery-codes', own(owner));
  },
  'turning the second factor off': async (owner) => {
    await turnOnTwoFactor(owner);
    return post(owner, '/api/auth/2fa/disable', own(owner));
  },
};

/**
 * Calls that would give access to the account, or news of it, after its sessions have ended. Each is prepared while a
 * session exists.
 */
const CALLS: Record<string, (owner: CleanerAccount) => Promise<Call>> = {
  'an API key': async (owner) => () =>
    world
      .as(owner)
      .post('/api/keys')
      .send({ name: 'Diary', scopes: ['bookings:read'], expiresInDays: 30 }),
  'a webhook': async (owner) => () =>
    world
      .as(owner)
      .post('/api/webhooks')
      .send({ url: NOWHERE.url('/') }),
  'a webhook that is resumed': async (owner) => {
    const { id } = await webhookOf(world, owner, NOWHERE);
    return () => world.as(owner).post(`/api/webhooks/${id}/resume`);
  },
  'a webhook that is led elsewhere': async (owner) => {
    const { id } = await webhookOf(world, owner, NOWHERE);
    return () =>
      world
        .as(owner)
        .patch(`/api/webhooks/${id}`)
        .send({ url: NOWHERE.url('/other') });
  },
  'a secret of a webhook': async (owner) => {
    const { id } = await webhookOf(world, owner, NOWHERE);
    return () => world.as(owner).post(`/api/webhooks/${id}/rotate-secret`);
  },
  'a calendar URL': async (owner) => () =>
    world.as(owner).post(`/api/cleaners/${owner.cleaner.id}/calendar-feed`),
  'a new password': async (owner) =>
    post(owner, '/api/auth/change-password', {
      currentPassword: owner.password,
      newPassword: 'brand new horse',
    }),
  'turning a second factor on': async (owner) => {
    const code = await totpOf(world, owner);
    return post(owner, '/api/auth/2fa/verify', { userId: owner.user.id, code });
  },
  ...CONFIRMED,
};

describe('a session that ends', () => {
  it.each(Object.entries(CALLS))('leaves nothing behind of %s that was under way', async (_what, prepare) => {
    const owner = await world.approvedCleaner();
    const call = await prepare(owner);
    const answer = await heldSignOut(owner, (held) => askedMeanwhile(held, call));
    expect([answer.status, answer.body.code]).toEqual([401, 'NOT_AUTHENTICATED']);
  });
});

describe('a sign-in under way', () => {
  it.each([
    ['a second factor is turned on', heldSecondFactor, 200, { twoFactorRequired: true }],
    ['the account is suspended', heldSuspension, 403, { code: 'ACCOUNT_SUSPENDED' }],
    ['another password is chosen', heldPasswordChange, 401, { code: 'INVALID_CREDENTIALS' }],
  ])('is answered as if it had come after, where %s', async (_what, held, status, body) => {
    const person = await world.registerCustomer();
    const { email } = person.user;
    const call = () => world.anyone.post('/api/login').send({ email, password: person.password });
    const answer = await held(person, (change) => askedMeanwhile(change, call));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
    expect(answer.body).not.toHaveProperty('token');
    expect(await keptSessions(person)).toBe(1);
    const lines = await auditLines(world, 'user', person.user.id);
    expect(lines.map(({ action }) => action)).not.toContain('account.signed-in');
  });
});

describe('the second step of a sign-in under way', () => {
  it.each([
    ['the account is suspended', heldSuspension, 403, { code: 'ACCOUNT_SUSPENDED' }],
    ['another password is chosen', heldPasswordChange, 401, { code: 'NOT_AUTHENTICATED' }],
  ])('takes no code and tells of no sign-in, where %s', async (_what, held, status, body) => {
    const owner = await world.approvedCleaner();
    const { email, id } = owner.user;
    const code = await generate({ secret: await secretOf(world, owner) });
    const { recoveryCodes } = (await post(owner, '/api/auth/2fa/verify', { userId: id, code })()).body as {
      recoveryCodes?: string[];
    };
    const { password } = owner;
    const { challengeToken } = (await world.anyone.post('/api/login').send({ email, password })).body;
    const step = { challengeToken, code: recoveryCodes?.[0] };
    const call = () => world.anyone.post('/api/login/2fa').send(step);
    const answer = await held(owner, (change) => askedMeanwhile(change, call));
    expect(answer.status).toBe(status);
    expect(answer.body).toMatchObject(body);
    expect(await keptUnusedCodes(owner)).toBe(recoveryCodes?.length);
    expect(await mailsTo(owner)).not.toContain('recovery-code-used');
  });
});

describe('a code of an authenticator app', () => {
  it('is of no use where its secret is replaced by then', async () => {
    const owner = await world.approvedCleaner();
    const { email, id } = owner.user;
    const secret = await turnOnTwoFactor(owner);
    await lastTotpStepIsLongAgo(id);
    const { password } = owner;
    const { challengeToken } = (await world.anyone.post('/api/login').send({ email, password })).body;
    const code = await generate({ secret });
    const call = () => world.anyone.post('/api/login/2fa').send({ challengeToken, code });
    const answer = await heldNewSecret(owner, (change) => askedMeanwhile(change, call));
    expect([answer.status, answer.body.code]).toEqual([401, 'WRONG_CODE']);
  });
});

describe('a password that is replaced', () => {
  it.each(Object.entries(CONFIRMED))('confirms nothing more of %s that was under way', async (_, prepare) => {
    const owner = await world.approvedCleaner();
    const call = await prepare(owner);
    const answer = await heldPasswordChange(owner, (held) => askedMeanwhile(held, call));
    expect([answer.status, answer.body.code]).toEqual([401, 'WRONG_PASSWORD']);
  });
});

describe('an API key that is revoked', () => {
  it('leaves no webhook behind that was under way', async () => {
    const owner = await world.approvedCleaner();
    const key = world.as(await makeKey(world, owner, ['webhooks:write']));
    const call = () => key.post('/api/webhooks').send({ url: NOWHERE.url('/') });
    const answer = await heldRevocation(owner, (held) => askedMeanwhile(held, call));
    expect(answer.status).toBe(401);
    expect((await world.as(owner).get('/api/webhooks')).body).toEqual([]);
  });
});

const heldAddressChangeAnywhere: typeof heldClosing = (person, meanwhile) =>
  heldAddressChange(person, `new-${randomUUID()}@test.example`, meanwhile);

describe('a link to a new password', () => {
  it.each([
    ['has another address', heldAddressChangeAnywhere],
    ['is closed', heldClosing],
    ['is suspended', heldSuspension],
  ])('is not mailed where the account %s by then', async (_, held) => {
    const person = await world.registerCustomer();
    const { email } = person.user;
    const call = () => world.anyone.post('/api/auth/forgot-password').send({ email });
    const answer = await held(person, (change) => askedMeanwhile(change, call));
    expect(answer.status).toBe(200);
    expect(await mailsTo(person)).not.toContain('password-reset');
    expect((await auditLines(world, 'user', person.user.id)).map(({ action }) => action)).not.toContain(
      'account.password-reset-requested',
    );
  });
});
