import { randomUUID } from 'node:crypto';
import { makeKey, type MadeKey } from '../support/api-keys.js';
import { mailsTo, titlesOf } from '../support/bell.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { RECOVERIES } from '../support/recoveries.js';
import { keptApiKeys } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type CleanerAccount, type Session } from '../support/world.js';

const works = async (key: Session) => (await world.as(key).get('/api/bookings/cleaner')).status === 200;
const asAdmin = async () => world.as(await world.admin());
const suspend = async ({ user }: CleanerAccount) =>
  expectStatus(
    await (await asAdmin()).post(`/api/admin/users/${user.id}/suspend`).send({ reason: 'It was reported.' }),
    200,
  );
const signIn = ({ user, password }: CleanerAccount) => world.signIn({ email: user.email, password });

describe('API keys end, all of them and for good, with', () => {
  it.each(RECOVERIES)('%s', async (_, recover) => {
    const [owner, other] = [await world.registerCleaner(), await world.registerCleaner()];
    const [first, second, foreign] = [
      await makeKey(world, owner),
      await makeKey(world, owner),
      await makeKey(world, other),
    ];
    const password = await recover(owner);
    expect([await works(first), await works(second), await works(foreign)]).toEqual([false, false, true]);
    const lines = await auditLines(world, 'user', owner.user.id);
    expect(lines).toContainEqual(
      expect.objectContaining({ action: 'account.api-keys-ended', before: { keys: 2 } }),
    );
    expect(await titlesOf({ ...owner, ...(await signIn({ ...owner, password })) })).toContain(
      'Your API keys have ended',
    );
  });

  it('suspending their owner, also once that is lifted', async () => {
    const owner = await world.registerCleaner();
    const key = await makeKey(world, owner);
    await suspend(owner);
    expect(await works(key)).toBe(false);
    expectStatus(await (await asAdmin()).post(`/api/admin/users/${owner.user.id}/unsuspend`), 200);
    expect(await works(key)).toBe(false);
    const session = await signIn(owner);
    // The mail about the suspension has told it.
    expect(await titlesOf({ ...owner, ...session })).not.toContain('Your API keys have ended');
    expect(await works(await makeKey(world, session))).toBe(true);
  });

  it('the owner’s application, taken back: becoming a cleaner again does not bring them back', async () => {
    const owner = await world.registerCleaner();
    const key = await makeKey(world, owner);
    const withdraw = world.as(owner).post(`/api/cleaners/${owner.cleaner.id}/withdraw-application`);
    expectStatus(await withdraw, 200);
    expect(await works(key)).toBe(false);
    expect(await keptApiKeys(owner.user.id)).toEqual([
      expect.objectContaining({ revokedAt: expect.any(Number) }),
    ]);
  });

  it('the account, which leaves nothing of them', async () => {
    const owner = await world.registerCleaner();
    const key = await makeKey(world, owner);
    const close = world.as(owner).post(`/api/users/${owner.user.id}/deactivate`);
    expectStatus(await close.send({ password: owner.password }), 204);
    expect(await works(key)).toBe(false);
    expect(await keptApiKeys(owner.user.id)).toEqual([]);
  });

  it('the owner being told why, once they had keys', async () => {
    const owner = await world.registerCleaner();
    const reset = async (from: string, newPassword: string) => {
      const body = { currentPassword: from, newPassword };
      expectStatus(await world.as(owner).post('/api/auth/change-password').send(body), 200);
    };
    await reset(owner.password, 'brand new horse');
    expect(await titlesOf(owner)).not.toContain('Your API keys have ended');
    await makeKey(world, owner);
    await reset('brand new horse', 'another new horse');
    expect(await titlesOf(owner)).toContain('Your API keys have ended');
  });
});

describe('an API key', () => {
  it('never outlives what ends the session it is made in', async () => {
    const owners = await Promise.all(Array.from({ length: 8 }, () => world.registerCleaner()));
    for (const owner of owners) {
      const made: MadeKey[] = [];
      const answers = await together(8, async (index) => {
        if (index === 4) return world.as(owner).delete('/api/auth/sessions');
        const body = { name: 'Diary', scopes: ['bookings:read'], expiresInDays: 1 };
        const answer = await world.as(owner).post('/api/keys').send(body);
        if (answer.status === 201) made.push({ ...answer.body, token: answer.body.key });
        return answer;
      });
      expect(countStatuses(answers)[204]).toBe(1);
      for (const key of made) expect(await works(key)).toBe(false);
    }
  });

  it('opens no more than its owner may do once the approval is undone', async () => {
    const [owner, customer] = [await world.approvedCleaner(), await world.registerCustomer()];
    const key = world.as(await makeKey(world, owner, ['jobs:read', 'applications:write', 'bookings:read']));
    await applyFor(world, owner, await postJob(world, customer));
    expectStatus(await key.get('/api/postings/available'), 200);
    const admin = await asAdmin();
    expectStatus(await admin.post(`/api/admin/cleaners/${owner.cleaner.id}/withdraw-approval`), 200);
    expect((await key.get('/api/postings/available')).body).toMatchObject({ code: 'NOT_APPROVED' });
    expectStatus(await key.get('/api/bookings/cleaner'), 200);
  });

  it('of anybody is listed for the admin, who can revoke it and whose act its owner learns of', async () => {
    const owner = await world.registerCleaner();
    const key = await makeKey(world, owner);
    const admin = await asAdmin();
    const list = async (state: string) =>
      admin.get('/api/admin/keys').query({ userId: owner.user.id, state, sort: 'expiresAt' });
    const live = await list('live');
    expect(live.headers['x-total-count']).toBe('1');
    expect(live.body).toEqual([
      expect.objectContaining({
        id: key.id,
        userId: owner.user.id,
        ownerEmail: owner.user.email,
        state: 'live',
      }),
    ]);
    expectStatus(await admin.delete(`/api/admin/keys/${key.id}`), 204);
    expect(await works(key)).toBe(false);
    expect([(await list('live')).body, (await list('expired')).body]).toEqual([[], []]);
    expect((await list('revoked')).body).toHaveLength(1);
    expect((await admin.get('/api/admin/keys').query({ search: owner.user.email })).body).toHaveLength(1);
    expect((await admin.delete(`/api/admin/keys/${key.id}`)).status).toBe(404);
    expect(await titlesOf(owner)).toContain('Your API key was revoked');
    expect(await mailsTo(owner)).toContain('api-key-revoked');
    const { body: me } = await admin.get('/api/auth/user');
    expect(await auditLines(world, 'user', owner.user.id)).toContainEqual(
      expect.objectContaining({ action: 'user.api-key-revoked', actorId: me.id, before: { keyId: key.id } }),
    );
  });

  it('of one account are listed by its whole address, though others’ contain it', async () => {
    const email = `lee-${randomUUID()}@test.example`;
    const lee = await world.registerCleaner({ email });
    const ashlee = await world.registerCleaner({ email: `ash${email}` });
    const [ofLee] = [await makeKey(world, lee), await makeKey(world, ashlee)];
    const admin = await asAdmin();
    const found = async (search: string) => {
      const { body, headers } = await admin.get('/api/admin/keys').query({ search });
      return { ids: body.map(({ id }: { id: number }) => id), total: headers['x-total-count'] };
    };
    expect(await found(email)).toEqual({ ids: [ofLee.id], total: '1' });
    expect((await found(email.slice(0, -1))).total).toBe('2');
  });
});
