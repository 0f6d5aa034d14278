import { createHmac, randomUUID } from 'node:crypto';
import { ERRORS } from '@tidyhearth/domain';
import { ADMIN } from '../../../scripts/lib/scratch-app.mjs';
import { oneSessionUnused, sessionsExpire, sessionUnused } from '../support/rows/ageing.js';
import { keptSessionEnd, keptSessions } from '../support/rows/kept.js';
import { markClosed } from '../support/rows/made.js';
import { sessionIdOf } from '../support/session-id.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type Session } from '../support/world.js';

const isSignedIn = async (session: Session) => (await world.as(session).get('/api/auth/user')).status === 200;
const again = ({ user, password }: Account) => world.signIn({ email: user.email, password });
const list = async (session: Session): Promise<{ sid: string; current: boolean; lastSeenAt: string }[]> =>
  (await world.as(session).get('/api/auth/sessions')).body;

const countActive = async (): Promise<number> =>
  (await world.as(await world.admin()).get('/api/admin/security')).body.activeSessions;

describe('sessions', () => {
  it('are opened by a header that holds their token and nothing else', async () => {
    const { token } = await world.registerCustomer();
    const statusWith = async (header: string) =>
      (await world.anyone.get('/api/auth/user').set('Authorization', header)).status;
    expect(await statusWith(`bearer  ${token}`)).toBe(200);
    for (const header of [`Bearer ${token} more`, `Bearer${token}`, `Basic ${token}`, 'a'.repeat(15_000)])
      expect([header, await statusWith(header)]).toEqual([header, 401]);
  });

  it('are listed with the one that asks marked, and can be ended one by one', async () => {
    const person = await world.registerCustomer();
    const other = await again(person);
    const sessions = await list(person);
    expect(sessions).toHaveLength(2);
    expect(sessions.filter(({ current }) => current)).toHaveLength(1);
    expect(Object.keys(sessions[0] ?? {}).sort()).toEqual(
      ['createdAt', 'current', 'lastSeenAt', 'sid', 'userAgent'].sort(),
    );
    const sid = sessions.find(({ current }) => !current)?.sid ?? '';
    await world.as(person).delete(`/api/auth/sessions/${sid}`).expect(204);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([true, false]);
    await world.as(person).delete(`/api/auth/sessions/${sid}`).expect(404);
  });

  it("do not show or end another person's", async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const [session] = await list(person);
    await world.as(other).delete(`/api/auth/sessions/${session?.sid}`).expect(404);
    await world.as(other).delete('/api/auth/sessions/none').expect(404);
    expect(await isSignedIn(person)).toBe(true);
  });

  it('end by signing out, and the token with them', async () => {
    const person = await world.registerCustomer();
    const other = await again(person);
    await world.as(person).post('/api/logout').expect(204);
    expect([await isSignedIn(person), await isSignedIn(other)]).toEqual([false, true]);
    await world.as(person).post('/api/logout').expect(401);
  });

  it('end all at once, this one too', async () => {
    const [person, stranger] = [await world.registerCustomer(), await world.registerCustomer()];
    const other = await again(person);
    await world.as(person).delete('/api/auth/sessions').expect(204);
    expect([await isSignedIn(person), await isSignedIn(other), await isSignedIn(stranger)]).toEqual([
      false,
      false,
      true,
    ]);
    await world.as(person).delete('/api/auth/sessions').expect(401);
  });

  it('end after two weeks without use, and are not listed then', async () => {
    const person = await world.registerCustomer();
    const other = await again(person);
    await sessionUnused(person, 13 * 24 * 60);
    expect(await isSignedIn(person)).toBe(true);
    const used = (await list(person)).find(({ current }) => current);
    expect(Date.now() - Date.parse(used?.lastSeenAt ?? '')).toBeLessThan(60_000);
    await sessionUnused(person, 14 * 24 * 60 + 1);
    expect(await isSignedIn(person)).toBe(false);
    expect(await isSignedIn(other)).toBe(false);
    expect(await list(await again(person))).toHaveLength(1);
  });

  it('of the admin end after an hour without use, and after twelve in any case', async () => {
    const session = await world.signIn(ADMIN);
    await oneSessionUnused(session, 55);
    expect(await isSignedIn(session)).toBe(true);
    await oneSessionUnused(session, 61);
    expect(await isSignedIn(session)).toBe(false);
    const asking = await world.signIn(ADMIN);
    expect((await list(asking)).map(({ sid }) => sid)).not.toContain(sessionIdOf(session));
    const lasting = await keptSessionEnd(await world.signIn(ADMIN));
    expect(lasting).toBeLessThanOrEqual(Date.now() + 12 * 60 * 60_000);
  });

  it('are counted for the admin until they end, unused ones as well', async () => {
    const [person, ofAdmin] = [await world.registerCustomer(), await world.signIn(ADMIN)];
    const before = await countActive();
    await sessionUnused(person, 14 * 24 * 60 + 1);
    expect(await countActive()).toBe(before - 1);
    await oneSessionUnused(ofAdmin, 55);
    expect(await countActive()).toBe(before - 1);
    await oneSessionUnused(ofAdmin, 61);
    expect(await countActive()).toBe(before - 2);
  });

  it('end at their time', async () => {
    const person = await world.registerCustomer();
    await sessionsExpire(person);
    expect(await isSignedIn(person)).toBe(false);
  });

  it('end with a suspension and stay dead after it', async () => {
    const person = await world.registerCustomer();
    const admin = world.as(await world.admin());
    await admin
      .post(`/api/admin/users/${person.user.id}/suspend`)
      .send({ reason: 'It was reported.' })
      .expect(200);
    expect(await isSignedIn(person)).toBe(false);
    expect(await keptSessions(person)).toBe(0);
    await admin.post(`/api/admin/users/${person.user.id}/unsuspend`).expect(200);
    expect(await isSignedIn(person)).toBe(false);
  });

  it.each(['suspended', 'deactivated'] as const)(
    'count for nothing where the account is %s',
    async (closed) => {
      const person = await world.registerCustomer();
      await markClosed(person, closed);
      expect(await isSignedIn(person)).toBe(false);
    },
  );

  it('whose account was suspended meanwhile are told so, those of a closed one are not', async () => {
    const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
    const refusal = async (session: Session) => (await world.as(session).get('/api/auth/user')).body;
    await world.as(person).post('/api/logout').expect(204);
    expect(await refusal(person)).not.toHaveProperty('isSuspended');
    await markClosed(person, 'suspended');
    const told = { statusCode: 401, code: 'NOT_AUTHENTICATED', message: ERRORS.ACCOUNT_SUSPENDED[1] };
    expect(await refusal(person)).toMatchObject({ ...told, isSuspended: true });
    // Nothing is revealed about the account of somebody else, or to somebody with a forged token.
    expect(await refusal({ token: `${person.token}x` })).not.toHaveProperty('isSuspended');
    await markClosed(person, 'deactivated');
    expect(await refusal(person)).not.toHaveProperty('isSuspended');
    expect(await isSignedIn(other)).toBe(true);
  });

  it('none begins after a suspension, whatever was under way', async () => {
    const person = await world.registerCustomer();
    const admin = world.as(await world.admin());
    const credentials = { email: person.user.email, password: person.password };
    await together(20, (index) =>
      index === 7
        ? admin.post(`/api/admin/users/${person.user.id}/suspend`).send({ reason: 'It was reported.' })
        : world.anyone.post('/api/login').send(credentials),
    );
    expect(await keptSessions(person)).toBe(0);
  });

  describe('tokens', () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claimsOf = ({ token }: Session) =>
      JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as object;

    it('are refused without or with a foreign signature', async () => {
      const person = await world.registerCustomer();
      const claims = part(claimsOf(person));
      const unsigned = `${part({ alg: 'none', typ: 'JWT' })}.${claims}.`;
      const head = part({ alg: 'HS256', typ: 'JWT' });
      const forged = `${head}.${claims}.${createHmac('sha256', 'secret').update(`${head}.${claims}`).digest('base64url')}`;
      for (const token of [unsigned, forged, 'x', `${person.token}x`, ''])
        expect(await isSignedIn({ token })).toBe(false);
    });

    it('do not work for another person when a claim is changed', async () => {
      const [person, other] = [await world.registerCustomer(), await world.registerCustomer()];
      const [head, , signature] = person.token.split('.');
      const claims = part({ ...claimsOf(person), sub: String(other.user.id), jti: randomUUID() });
      expect(await isSignedIn({ token: `${head}.${claims}.${signature}` })).toBe(false);
    });

    it('count in the header only', async () => {
      const person = await world.registerCustomer();
      const inQuery = await world.anyone.get('/api/auth/user').query({ token: person.token });
      const inCookie = await world.anyone.get('/api/auth/user').set('Cookie', `token=${person.token}`);
      expect(countStatuses([inQuery, inCookie])).toEqual({ 401: 2 });
    });
  });
});
