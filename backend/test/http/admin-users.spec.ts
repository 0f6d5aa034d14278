import { randomUUID } from 'node:crypto';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { lastDaysPass } from '../support/rows/checks.js';
import { keptSessions } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type Session } from '../support/world.js';

const N = 20;

describe('users in the console', () => {
  let admin: Session;
  let customer: Account;

  const asAdmin = () => world.as(admin);
  const search = async (text: string, filters: object = {}) =>
    (
      await asAdmin()
        .get('/api/admin/users')
        .query({ search: text, ...filters })
    ).body;

  beforeAll(async () => {
    [admin, customer] = await Promise.all([world.admin(), world.registerCustomer()]);
  });

  it('are found by email, first and last name in any case', async () => {
    const mark = randomUUID().slice(0, 8);
    const email = `find-${mark}@test.example`;
    const { user } = await world.registerCustomer({
      email,
      firstName: `Élodie${mark}`,
      lastName: `O’Neil-${mark}`,
    });
    for (const text of [
      email.toUpperCase(),
      `élodie${mark}`,
      `ÉLODIE${mark}`,
      `o’NEIL-${mark}`,
      `élodie o’neil-${mark}`,
    ])
      expect((await search(text)).map(({ id }: { id: number }) => id)).toEqual([user.id]);
  });

  it('are searched for literally: no wildcards, no SQL', async () => {
    const mark = randomUUID().slice(0, 8);
    await world.registerCustomer({ lastName: `a%b_${mark}` });
    await world.registerCustomer({ lastName: `aXbY${mark}` });
    expect(await search(`a%b_${mark}`)).toHaveLength(1);
    expect(await search(`%${mark}`)).toHaveLength(0);
    for (const text of ["' OR 1=1 --", '\\', '!', '%', "\\' OR 1=1 #"])
      expect(await search(`${text}${mark}`)).toHaveLength(0);
  });

  it('are filtered', async () => {
    const mark = randomUUID().slice(0, 8);
    const person = await world.registerCustomer({ lastName: mark });
    const worker = await world.approvedCleaner({ lastName: mark });
    await asAdmin().post(`/api/admin/users/${person.user.id}/suspend`).send({ reason: 'It was reported.' });
    await asAdmin().post(`/api/admin/users/${worker.user.id}/verify`).send({ verify: true });
    await asAdmin().patch(`/api/admin/cleaners/${worker.cleaner.id}/insurance`).send({ insured: true });
    const found = async (filters: object) =>
      (await search(mark, filters)).map(({ id }: { id: number }) => id);
    expect(await found({ userType: 'customer' })).toEqual([person.user.id]);
    expect(await found({ suspended: true })).toEqual([person.user.id]);
    expect(await found({ suspended: false })).toEqual([worker.user.id]);
    expect(await found({ verified: true })).toEqual([worker.user.id]);
    expect(await found({ insured: true, cleanerStatus: 'approved' })).toEqual([worker.user.id]);
    expect(await found({ insured: false })).toEqual([person.user.id]);
    await lastDaysPass(worker);
    for (const filter of ['verified', 'insured']) {
      expect(await found({ [filter]: true })).toEqual([]);
      expect((await found({ [filter]: false })).toSorted()).toEqual(
        [person.user.id, worker.user.id].toSorted(),
      );
    }
  });

  it('are suspended at once everywhere, and old tokens stay invalid afterwards', async () => {
    const target = await world.approvedCleaner();
    const suspend = () =>
      asAdmin().post(`/api/admin/users/${target.user.id}/suspend`).send({ reason: 'It was reported.' });
    const answers = await together(N, suspend);
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    const done = answers.find(({ status }) => status === 200);
    expect(done?.body).toMatchObject({ id: target.user.id, isSuspended: true });
    expect((await world.as(target).get('/api/auth/user')).status).toBe(401);
    const login = () =>
      world.anyone.post('/api/login').send({ email: target.user.email, password: target.password });
    expect((await login()).status).toBe(403);
    expect((await world.anyone.get(`/api/cleaners/${target.cleaner.id}`)).status).toBe(404);
    expect(await keptSessions(target)).toBe(0);
    const lifted = await asAdmin().post(`/api/admin/users/${target.user.id}/unsuspend`);
    expect(lifted.body.isSuspended).toBe(false);
    expect((await world.as(target).get('/api/auth/user')).status).toBe(401);
    expect((await login()).status).toBe(200);
    expect((await world.anyone.get(`/api/cleaners/${target.cleaner.id}`)).status).toBe(200);
    const acts = (await auditLines(world, 'user', target.user.id)).map(({ action }) => action);
    expect(acts.filter((action) => action === 'user.suspended')).toHaveLength(1);
  });

  it('are not suspended again for a reason that nobody would be told, and a repeated call is answered like the first', async () => {
    const target = await world.registerCustomer();
    const suspend = (reason: string, key: string) =>
      asAdmin()
        .post(`/api/admin/users/${target.user.id}/suspend`)
        .set('Idempotency-Key', `${key}-${target.user.id}`)
        .send({ reason });
    for (let call = 0; call < 2; call += 1) expectStatus(await suspend('It was reported.', 'first'), 200);
    const again = await suspend('Payments outside.', 'second');
    expect(again.body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
    expect(again.body.message).toMatch(/suspended already.*lift the suspension first/);
    const lines = await auditLines(world, 'user', target.user.id);
    expect(lines.filter(({ action }) => action === 'user.suspended')).toHaveLength(1);
  });

  it('can’t suspend themselves', async () => {
    const { id } = (await asAdmin().get('/api/auth/user')).body;
    const answer = await asAdmin()
      .post(`/api/admin/users/${id}/suspend`)
      .send({ reason: 'It was reported.' });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'SELF_ACTION' });
    expect((await asAdmin().get('/api/admin/stats')).status).toBe(200);
  });

  it('can’t turn off their own second factor without the password', async () => {
    const { id } = (await asAdmin().get('/api/auth/user')).body;
    const reset = asAdmin().post(`/api/admin/users/${id}/reset-two-factor`);
    const answer = await reset.send({ reason: 'The phone is lost.' });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'SELF_ACTION' });
  });

  it('who have left are neither suspended nor released', async () => {
    const leaver = await world.registerCustomer();
    const account = `users/${leaver.user.id}`;
    const closing = world.as(leaver).post(`/api/${account}/deactivate`);
    await closing.send({ password: leaver.password }).expect(204);
    for (const act of ['suspend', 'unsuspend']) {
      const answer = await asAdmin().post(`/api/admin/${account}/${act}`).send({ reason: 'Reported.' });
      expect(answer.body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
    }
  });

  describe('several at once', () => {
    const change = (act: string, userIds: readonly number[]) =>
      asAdmin()
        .post('/api/admin/users/bulk')
        .send({ change: act, userIds, ...(act === 'suspend' && { reason: 'It was reported.' }) });

    it('are changed in one call, each with a line of its own, however often it is pressed', async () => {
      const people = await Promise.all([world.registerCustomer(), world.registerCustomer()]);
      const ids = people.map(({ user }) => user.id);
      const answers = await together(4, (index) => change('suspend', index % 2 ? ids : ids.toReversed()));
      expect(countStatuses(answers)).toEqual({ 200: 4 });
      for (const person of people) {
        expect((await world.as(person).get('/api/auth/user')).status).toBe(401);
        const acts = (await auditLines(world, 'user', person.user.id)).map(({ action }) => action);
        expect(acts.filter((action) => action === 'user.suspended')).toHaveLength(1);
      }
      const inOrder = ids.toSorted((a, b) => a - b);
      expect(answers.flatMap(({ body }) => body.changed).toSorted((a, b) => a - b)).toEqual(inOrder);
      expect((await change('unsuspend', ids)).body).toEqual({ changed: inOrder, refused: [] });
      const [first] = ids;
      expect((await asAdmin().get(`/api/admin/users/${first}`)).body.isSuspended).toBe(false);
    });

    it('who can’t be changed is named, and the others are changed all the same', async () => {
      const ownId = (await asAdmin().get('/api/auth/user')).body.id;
      const { user } = await world.registerCustomer();
      const answer = await change('suspend', [2_000_000_000, user.id, ownId]);
      expect(answer.body.refused).toEqual([
        expect.objectContaining({ userId: ownId, code: 'SELF_ACTION' }),
        expect.objectContaining({ userId: 2_000_000_000, code: 'NOT_FOUND' }),
      ]);
      expect((await asAdmin().get(`/api/admin/users/${user.id}`)).body.isSuspended).toBe(true);
      expect(answer.body.changed).toEqual([user.id]);
      expect((await change('verify', [user.id])).body).toEqual({ changed: [user.id], refused: [] });
      expect((await change('verify', [user.id])).body).toEqual({ changed: [], refused: [] });
      expect((await asAdmin().get(`/api/admin/users/${user.id}`)).body.isVerified).toBe(true);
    });
  });

  it('say whether the mark of verification is another since the call', async () => {
    const { user } = await world.registerCustomer();
    const changes: boolean[] = [];
    for (const verify of [true, true, false, false]) {
      const answer = await asAdmin().post(`/api/admin/users/${user.id}/verify`).send({ verify });
      expect(answer.body).toMatchObject({ id: user.id, isVerified: verify });
      changes.push(answer.body.changed);
    }
    expect(changes).toEqual([true, false, true, false]);
  });

  it.each([[undefined], ['true'], [1], [null]])('are not verified by %p', async (verify) => {
    const answer = await asAdmin().post(`/api/admin/users/${customer.user.id}/verify`).send({ verify });
    expect(answer.status).toBe(400);
  });

  it('must exist', async () => {
    for (const act of ['suspend', 'unsuspend'])
      expect(
        (await asAdmin().post(`/api/admin/users/2000000000/${act}`).send({ reason: 'It was reported.' }))
          .status,
      ).toBe(404);
    const verify = await asAdmin().post('/api/admin/users/2000000000/verify').send({ verify: true });
    expect(verify.status).toBe(404);
  });

  it('are counted as they are listed: without who has left, and the admin as neither customer nor cleaner', async () => {
    const adminId = (await asAdmin().get('/api/auth/user')).body.id;
    const leaver = await world.registerCustomer();
    const before = (await asAdmin().get('/api/admin/stats')).body;
    const closing = world.as(leaver).post(`/api/users/${leaver.user.id}/deactivate`);
    await closing.send({ password: leaver.password }).expect(204);
    const after = (await asAdmin().get('/api/admin/stats')).body;
    expect(after).toEqual({
      ...before,
      totalUsers: before.totalUsers - 1,
      totalCustomers: before.totalCustomers - 1,
    });
    const customers: { id: number; isDeactivated: boolean }[] = [];
    for (let page = 1, isLast = false; !isLast; page += 1) {
      const query = { userType: 'customer', closed: false, perPage: 100, page };
      const { body } = await asAdmin().get('/api/admin/users').query(query);
      customers.push(...body);
      isLast = body.length < 100;
    }
    expect(customers.map(({ id }) => id)).not.toContain(adminId);
    expect(customers.filter(({ isDeactivated }) => isDeactivated)).toEqual([]);
    expect(after.totalCustomers).toBe(customers.length);
    expect(after.totalUsers).toBe(after.totalCustomers + after.totalCleaners + 1);
    const open = await asAdmin().get('/api/admin/users').query({ closed: false, perPage: 1 });
    expect(open.headers['x-total-count']).toBe(String(after.totalUsers));
    const left = await asAdmin().get('/api/admin/users').query({ closed: true, sort: 'id' });
    expect(left.body).toContainEqual(expect.objectContaining({ id: leaver.user.id }));
    expect(left.body).not.toContainEqual(expect.objectContaining({ isDeactivated: false }));
  });
});
