import { createHash, randomUUID } from 'node:crypto';
import { addDays, API_KEYS, scopesOf, ukToday } from '@tidyhearth/domain';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { makeKey, unknownKey } from '../support/api-keys.js';
import { requestBooking } from '../support/bookings.js';
import { bellOf, mailsTo } from '../support/bell.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { apiKeyExpires, apiKeyUsed, passwordGiven } from '../support/rows/ageing.js';
import { keptApiKeys } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type CleanerAccount, type Session } from '../support/world.js';

const DAY_MS = 24 * 60 * 60_000;
const NEW = { name: 'Diary', scopes: ['bookings:read'], expiresInDays: 30 };

const bookingsWith = async (key: Session) => (await world.as(key).get('/api/bookings/cleaner')).status;
const ownKeys = async (owner: Session): Promise<Record<string, unknown>[]> => {
  const answer = await world.as(owner).get('/api/keys');
  expectStatus(answer, 200);
  return answer.body;
};

describe('an API key', () => {
  let cleaner: CleanerAccount;
  beforeEach(async () => {
    cleaner = await world.approvedCleaner();
  });

  it('is shown once, and kept as a hash', async () => {
    const scopes = ['bookings:read', 'calendar:write'];
    const answer = await world
      .as(cleaner)
      .post('/api/keys')
      .send({ ...NEW, scopes });
    expectStatus(answer, 201);
    const { key, ...shown } = answer.body;
    expect(key).toMatch(/^thk_[0-9A-Za-z]{49}$/);
    expect(shown).toMatchObject({
      name: 'Diary',
      prefix: key.slice(0, 8),
      lastFour: key.slice(-4),
      scopes,
      state: 'live',
      lastUsedAt: null,
      revokedAt: null,
    });
    expect(Date.parse(shown.expiresAt) - Date.parse(shown.createdAt)).toBe(30 * DAY_MS);
    expect(await ownKeys(cleaner)).toEqual([shown]);
    const rows = await keptApiKeys(cleaner.user.id);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ keyHash: createHash('sha256').update(key).digest('hex') });
    expect(JSON.stringify(rows)).not.toContain(key.slice(8, -4));
  });

  it('learns what it is, whatever its scopes', async () => {
    const key = await makeKey(world, cleaner, ['reviews:read', 'bookings:read'], 9);
    const answer = await world.as(key).get('/api/keys/current');
    expectStatus(answer, 200);
    expect(answer.body).toEqual({
      id: key.id,
      name: 'Diary',
      scopes: ['bookings:read', 'reviews:read'],
      ownerKind: 'cleaner',
      userId: cleaner.user.id,
      cleanerId: cleaner.cleaner.id,
      expiresAt: (await ownKeys(cleaner))[0]?.['expiresAt'],
    });
    const admin = await world.admin();
    const adminKey = await makeKey(world, admin, ['webhooks:read']);
    const asAdmin = await world.as(adminKey).get('/api/keys/current');
    expect(asAdmin.body).toMatchObject({ ownerKind: 'admin', cleanerId: null, scopes: ['webhooks:read'] });
    expectStatus(await world.as(admin).delete(`/api/keys/${adminKey.id}`), 204);
    expect((await world.as(adminKey).get('/api/keys/current')).body).toMatchObject({
      code: 'NOT_AUTHENTICATED',
    });
    expect((await world.as(cleaner).get('/api/keys/current')).body).toMatchObject({ code: 'FORBIDDEN' });
  });

  it('is refused once it is revoked, has expired, or was never made', async () => {
    const [live, revoked, expired] = [
      await makeKey(world, cleaner),
      await makeKey(world, cleaner),
      await makeKey(world, cleaner),
    ];
    expectStatus(await world.as(cleaner).delete(`/api/keys/${revoked.id}`), 204);
    await apiKeyExpires(expired.id);
    const altered = `${live.token.slice(0, 10)}${live.token.charAt(10) === 'a' ? 'b' : 'a'}${live.token.slice(11)}`;
    const refused = [revoked.token, expired.token, unknownKey(), altered, 'thk_', `${live.token}0`];
    for (const token of refused) {
      const answer = await world.as({ token }).get('/api/bookings/cleaner');
      expect([token, answer.status, answer.body.code]).toEqual([token, 401, 'NOT_AUTHENTICATED']);
      expect(answer.headers['www-authenticate']).toMatch(/^Bearer/);
      // Nor is the caller treated as a visitor by calls open to visitors.
      expect((await world.as({ token }).get('/api/cleaners?limit=1')).status).toBe(401);
    }
    expect(await bookingsWith(live)).toBe(200);
    expect((await ownKeys(cleaner)).map(({ id, state }) => [id, state])).toEqual([
      [live.id, 'live'],
      [expired.id, 'expired'],
      [revoked.id, 'revoked'],
    ]);
  });

  it('of somebody else is not there: neither shown nor revoked, nor told apart from one that is missing', async () => {
    const key = await makeKey(world, cleaner);
    const [other, admin] = [await world.registerCleaner(), await world.admin()];
    for (const stranger of [other, admin]) {
      const foreign = await world.as(stranger).delete(`/api/keys/${key.id}`);
      const missing = await world.as(stranger).delete('/api/keys/2000000000');
      expect({ ...foreign.body, requestId: '' }).toEqual({ ...missing.body, requestId: '' });
      expect(foreign.status).toBe(404);
    }
    expect(await ownKeys(other)).toEqual([]);
    expect(await bookingsWith(key)).toBe(200);
  });

  it('reads and changes its owner’s own things, and never another’s', async () => {
    const other = await world.approvedCleaner();
    const scopes = scopesOf('cleaner');
    const key = world.as(await makeKey(world, cleaner, scopes));
    const week = { hours: [{ day: 1, start: '09:00', end: '12:00' }] };
    expectStatus(await key.put(`/api/cleaners/${cleaner.cleaner.id}/working-hours`).send(week), 200);
    const { body } = await world.as(cleaner).get(`/api/cleaners/${cleaner.cleaner.id}/working-hours`);
    expect(body).toEqual(week);
    expect((await key.put(`/api/cleaners/${other.cleaner.id}/working-hours`).send(week)).status).toBe(403);
    expect((await key.get(`/api/cleaners/${other.cleaner.id}/earnings`)).status).toBe(403);
    expect((await key.get('/api/admin/bookings/recent')).status).toBe(403);
  });

  it('takes scopes, a name and a time within their bounds, and scopes of the own role alone', async () => {
    const own = world.as(cleaner);
    for (const wrong of [
      { scopes: [] },
      { scopes: ['everything'] },
      { scopes: ['bookings:read', 'bookings:read'] },
      { name: ' ' },
      { name: 'x'.repeat(61) },
      { expiresInDays: 0 },
      { expiresInDays: API_KEYS.daysMax + 1 },
      { expiresInDays: 1.5 },
      { userId: 1 },
    ]) {
      const answer = await own.post('/api/keys').send({ ...NEW, ...wrong });
      expect([wrong, answer.status, answer.body.code]).toEqual([wrong, 400, 'VALIDATION_FAILED']);
    }
    const admin = world.as(await world.admin());
    const foreign = await admin.post('/api/keys').send({ ...NEW, scopes: ['calendar:read'] });
    expect(foreign.body).toMatchObject({ statusCode: 400, details: [{ path: 'scopes' }] });
  });

  it('is made by cleaners and the admin, with the password given lately', async () => {
    const customer = await world.registerCustomer();
    expect((await world.as(customer).post('/api/keys').send(NEW)).body).toMatchObject({ code: 'FORBIDDEN' });
    await passwordGiven(cleaner, 16);
    const own = world.as(cleaner);
    expect((await own.post('/api/keys').send(NEW)).body).toMatchObject({ code: 'CONFIRMATION_REQUIRED' });
    expectStatus(await own.get('/api/keys'), 200);
    expectStatus(await own.post('/api/auth/confirm').send({ password: cleaner.password }), 200);
    expectStatus(await own.post('/api/keys').send(NEW), 201);
  });

  it('is made anew by each call, and ten at most are live, however many are asked for at once', async () => {
    const again = await world.signIn({ email: cleaner.user.email, password: cleaner.password });
    const key = randomUUID();
    const answers = await together(25, (index) =>
      world
        .as(index % 2 === 0 ? cleaner : again)
        .post('/api/keys')
        .set('Idempotency-Key', key)
        .send(NEW),
    );
    expect(countStatuses(answers)).toEqual({ 201: API_KEYS.perPerson, 409: 25 - API_KEYS.perPerson });
    const refused = answers.filter(({ status }) => status === 409).map(({ body }) => body.code);
    expect(new Set(refused)).toEqual(new Set(['TOO_MANY_KEYS']));
    const keys = await ownKeys(cleaner);
    expect(keys).toHaveLength(API_KEYS.perPerson);
    expectStatus(await world.as(cleaner).delete(`/api/keys/${String(keys[0]?.id)}`), 204);
    expectStatus(await world.as(cleaner).post('/api/keys').send(NEW), 201);
  });

  it('says when it was last used, and is not written for every call', async () => {
    const key = await makeKey(world, cleaner);
    const lastUsed = async () => (await ownKeys(cleaner))[0]?.lastUsedAt as string | null;
    const used = (after: number) =>
      waitFor(
        async () => {
          const at = await lastUsed();
          return at !== null && Date.parse(at) > after ? at : undefined;
        },
        { timeoutMs: 30_000, what: 'the last use of the key' },
      );
    expect(await bookingsWith(key)).toBe(200);
    const first = await used(0);
    expect(await bookingsWith(key)).toBe(200);
    expect(await lastUsed()).toBe(first);
    await apiKeyUsed(key.id, 2);
    const before = Date.now() - 60_000;
    expect(await bookingsWith(key)).toBe(200);
    expect(Date.parse(await used(before))).toBeGreaterThan(before);
  });

  it('repeats a creating call under one Idempotency-Key as its owner does', async () => {
    const key = await makeKey(world, cleaner, ['calendar:write']);
    const day = addDays(ukToday(), 90);
    const block = { startsAt: `${day}T09:00:00.000Z`, endsAt: `${day}T11:00:00.000Z` };
    const add = (who: Session, idempotency: string) =>
      world
        .as(who)
        .post(`/api/cleaners/${cleaner.cleaner.id}/blocks`)
        .set('Idempotency-Key', idempotency)
        .send(block);
    const name = randomUUID();
    const [first, second, third] = [await add(key, name), await add(key, name), await add(cleaner, name)];
    expectStatus(first, 201);
    expect(second.headers['idempotent-replayed']).toBe('true');
    expect([second.body.id, third.body.id]).toEqual([first.body.id, first.body.id]);
  });
});

describe('whoever has API keys', () => {
  it('is told of a new one by bell and mail, and finds a line in the export', async () => {
    const cleaner = await world.registerCleaner();
    const key = await makeKey(world, cleaner);
    const [item] = await bellOf(cleaner);
    expect(item).toMatchObject({ title: 'You have a new API key', isRead: false });
    expect(item?.message).toContain(`${key.prefix}…${key.lastFour}`);
    expect(await mailsTo(cleaner)).toContain('api-key-made');
    const { text, body } = await world.as(cleaner).get(`/api/users/${cleaner.user.id}/export`);
    expect(body.apiKeys).toEqual([expect.objectContaining({ name: 'Diary', lastFour: key.lastFour })]);
    expect(text).not.toContain(key.token.slice(8, -4));
    expect(text).not.toContain('keyHash');
  });

  it('leaves lines in the audit log, which say what each key did', async () => {
    const admin = await world.admin();
    const { body: adminUser } = await world.as(admin).get('/api/auth/user');
    const cleaner = await world.registerCleaner();
    const key = await makeKey(world, cleaner);
    expectStatus(await world.as(cleaner).delete(`/api/keys/${key.id}`), 204);
    const lines = (await auditLines(world, 'user', cleaner.user.id)).filter(({ action }) =>
      action.includes('api-key'),
    );
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual([
      ['account.api-key-made', cleaner.user.id],
      ['account.api-key-revoked', cleaner.user.id],
    ]);
    expect(lines[0]?.after).toMatchObject({ keyId: key.id, scopes: 'bookings:read' });

    const own = await makeKey(world, admin);
    const booking = await requestBooking(
      world,
      await world.registerCustomer(),
      await world.approvedCleaner(),
    );
    expectStatus(await world.as(own).get(`/api/admin/bookings/${booking.id}`), 200);
    expectStatus(await world.as(admin).delete(`/api/keys/${own.id}`), 204);
    expect(await auditLines(world, 'booking', booking.id)).toEqual([
      expect.objectContaining({
        action: 'booking.viewed',
        actorId: adminUser.id,
        after: { apiKeyId: own.id },
      }),
    ]);
  });
});
