import { randomInt } from 'node:crypto';
import { addDays, ukToday } from '@tidyhearth/domain';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { totpOf } from '../assurance/scenes.js';
import { requestBooking } from '../support/bookings.js';
import { verifyEmail } from '../support/codes.js';
import { auditLines, completedBooking, failedMail, type AuditLine } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { minutesPassSinceLook } from '../support/rows/ageing.js';
import { countStatuses, together } from '../support/together.js';
import { world, type CleanerAccount, type Session } from '../support/world.js';

describe('the audit log has a line for', () => {
  let admin: Session;
  let target: CleanerAccount;
  let adminId: number;

  const asAdmin = () => world.as(admin);

  beforeAll(async () => {
    admin = await world.admin();
    target = await world.registerCleaner();
    adminId = (await asAdmin().get('/api/auth/user')).body.id;
  });

  it.each([
    ['reject', 'cleaner.rejected', { status: 'pending' }, { status: 'rejected' }],
    ['approve', 'cleaner.approved', { status: 'rejected' }, { status: 'approved' }],
    ['insure', 'cleaner.insurance-added', { isInsured: false }, { isInsured: true }],
    ['uninsure', 'cleaner.insurance-removed', { isInsured: true }, { isInsured: false }],
    ['verify', 'user.verified', { isVerified: false }, { isVerified: true }],
    ['unverify', 'user.unverified', { isVerified: true }, { isVerified: false }],
    ['suspend', 'user.suspended', { isSuspended: false }, { isSuspended: true }],
    ['unsuspend', 'user.unsuspended', { isSuspended: true }, { isSuspended: false }],
    ['pay', 'booking.paid', { status: 'completed' }, { status: 'paid' }],
    ['cancel', 'booking.cancelled', { status: 'pending' }, { status: 'cancelled' }],
    ['retry', 'mail.retried', { status: 'failed' }, { status: 'pending' }],
    ['dismiss', 'mail.dismissed', null, null],
  ])('%s', async (act, action, before, after) => {
    const { targetType, targetId } = await perform(act);
    const [line] = (await auditLines(world, targetType, targetId)).filter(
      (candidate) => candidate.action === action,
    );
    expect(line).toMatchObject({
      action,
      actorId: adminId,
      actorEmail: 'admin@tidyhearth.example',
      targetType,
      targetId,
      before,
      after,
      ip: expect.stringMatching(/127\.0\.0\.1/),
    });
    expect(Math.abs(Date.now() - Date.parse(line?.createdAt ?? ''))).toBeLessThan(60_000);
  });

  it('what happens to an account', async () => {
    const person = await world.registerCustomer();
    await world.anyone.post('/api/login').send({ email: person.user.email, password: 'wrong one' });
    const actsOf = async () =>
      (await auditLines(world, 'user', person.user.id)).map(({ action, actorId }) => [action, actorId]);
    expect(await actsOf()).toContainEqual(['account.registered', person.user.id]);
    // The line is written after the response, so that response times reveal nothing.
    const hasFailure = async () =>
      (await actsOf()).some(([action, actorId]) => action === 'account.sign-in-failed' && actorId === null);
    await waitFor(async () => (await hasFailure()) || undefined, {
      timeoutMs: 30_000,
      what: 'the line about the failed sign-in',
    });
  });

  it('each act by which somebody signs in and out, and secures or moves the account', async () => {
    const person = await world.registerCustomer();
    const { id, email } = person.user;
    const { password } = person;
    const own = world.as(person);
    const act = async (path: string, body: object) => expectStatus(await own.post(path).send(body), 200);
    const [leaving] = [await world.signIn({ email, password }), await world.signIn({ email, password })];
    expectStatus(await world.as(leaving).post('/api/logout'), 204);
    const sessions: { sid: string; current: boolean }[] = (await own.get('/api/auth/sessions')).body;
    const other = sessions.find(({ current }) => !current);
    expectStatus(await own.delete(`/api/auth/sessions/${other?.sid}`), 204);
    await verifyEmail(world, person);
    await act('/api/auth/confirm', { password });
    await act('/api/auth/2fa/verify', { userId: id, code: await totpOf(world, person) });
    for (const step of ['recovery-codes', 'disable'])
      await act(`/api/auth/2fa/${step}`, { userId: id, password });
    expectStatus(await own.get(`/api/users/${id}/export`), 200);
    await act('/api/auth/change-password', { currentPassword: password, newPassword: 'brand new horse' });
    expectStatus(await own.delete('/api/auth/sessions'), 204);
    const lines = await auditLines(world, 'user', id);
    expect(lines.map(({ action, actorId }) => [action, actorId])).toEqual(
      [
        ...['registered', 'signed-in', 'signed-in', 'signed-out', 'session-ended', 'email-verified'],
        ...['confirmed', 'two-factor-enabled', 'recovery-codes-replaced', 'two-factor-disabled'],
        ...['data-exported', 'password-changed', 'signed-out-everywhere'],
      ].map((action) => [`account.${action}`, id]),
    );
  });

  it('is searched by action, account, target and day', async () => {
    const person = await world.registerCustomer();
    await asAdmin().post(`/api/admin/users/${person.user.id}/verify`).send({ verify: true });
    const find = async (query: object) =>
      (await asAdmin().get('/api/admin/audit-log').query(query)).body.map(
        ({ action, targetId }: { action: string; targetId: number }) => `${action} ${targetId}`,
      );
    const [registered, verified, checked] = ['account.registered', 'user.verified', 'check.passed'].map(
      (action) => `${action} ${person.user.id}`,
    );
    const { email } = person.user;
    expect(await find({ targetEmail: email.toUpperCase() })).toEqual([verified, checked, registered]);
    expect(await find({ targetEmail: email, action: 'user.verified' })).toEqual([verified]);
    expect(await find({ targetEmail: email, actorEmail: email })).toEqual([registered]);
    const [yesterday, today] = [addDays(ukToday(), -1), ukToday()];
    expect(await find({ targetEmail: email, from: yesterday, to: today })).toContain(registered);
    expect(await find({ targetEmail: email, to: '2020-01-01' })).toEqual([]);
    expect(await find({ actorEmail: 'nobody@test.example' })).toEqual([]);
    expect(await find({ targetEmail: target.user.email, action: 'cleaner.rejected' })).toEqual([
      `cleaner.rejected ${target.cleaner.id}`,
    ]);
    expect((await asAdmin().get('/api/admin/audit-log').query({ action: 'no.such' })).status).toBe(400);
  });

  async function perform(act: string): Promise<{ targetType: string; targetId: number }> {
    const { user, cleaner: profile } = target;
    if (act === 'cancel') return { targetType: 'booking', targetId: await cancelledBooking() };
    if (act === 'pay') return { targetType: 'booking', targetId: await paidBooking() };
    if (act === 'retry' || act === 'dismiss') return { targetType: 'mail', targetId: await mailAfter(act) };
    const calls: Record<string, () => PromiseLike<{ status: number }>> = {
      reject: () => asAdmin().post(`/api/admin/cleaners/${profile.id}/reject`).send({ reason: 'Not yet' }),
      approve: () => asAdmin().post(`/api/admin/cleaners/${profile.id}/approve`),
      insure: () => asAdmin().patch(`/api/admin/cleaners/${profile.id}/insurance`).send({ insured: true }),
      uninsure: () => asAdmin().patch(`/api/admin/cleaners/${profile.id}/insurance`).send({ insured: false }),
      verify: () => asAdmin().post(`/api/admin/users/${user.id}/verify`).send({ verify: true }),
      unverify: () => asAdmin().post(`/api/admin/users/${user.id}/verify`).send({ verify: false }),
      suspend: () =>
        asAdmin().post(`/api/admin/users/${user.id}/suspend`).send({ reason: 'It was reported.' }),
      unsuspend: () => asAdmin().post(`/api/admin/users/${user.id}/unsuspend`),
    };
    expect((await calls[act]?.())?.status).toBe(200);
    const isOnCleaner = ['reject', 'approve', 'insure', 'uninsure'].includes(act);
    return isOnCleaner
      ? { targetType: 'cleaner', targetId: profile.id }
      : { targetType: 'user', targetId: user.id };
  }

  async function paidBooking(): Promise<number> {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    const id = await completedBooking(world, customer, cleaner, '09:00');
    expect((await asAdmin().post(`/api/admin/bookings/${id}/paid`)).status).toBe(200);
    return id;
  }

  async function cancelledBooking(): Promise<number> {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    const { id } = await requestBooking(world, customer, cleaner);
    const why = { reason: 'Both asked for it.' };
    expect((await asAdmin().post(`/api/admin/bookings/${id}/cancel`).send(why)).status).toBe(200);
    return id;
  }

  async function mailAfter(act: 'retry' | 'dismiss'): Promise<number> {
    const { id } = await failedMail();
    expect((await asAdmin().post(`/api/admin/mail-queue/${id}/${act}`)).status).toBe(200);
    return id;
  }
});

describe('the audit log tells of reading, too:', () => {
  /** Newest first, because the admin, whom all tests use, has many. */
  const linesOf = async (userId: number, action: string): Promise<AuditLine[]> => {
    const query = { targetType: 'user', targetId: userId, action };
    const answer = await world
      .as(await world.admin())
      .get('/api/admin/audit-log')
      .query(query);
    expectStatus(answer, 200);
    return answer.body;
  };

  it('a look at a person’s file, once for a while of looking', async () => {
    const admin = world.as(await world.admin());
    const person = await world.registerCustomer();
    const { id } = person.user;
    const look = async () => expectStatus(await admin.get(`/api/admin/users/${id}`), 200);
    for (const minutes of [0, 14, 2]) {
      await minutesPassSinceLook(person, minutes);
      await look();
      await look();
      expect(await linesOf(id, 'user.viewed')).toHaveLength(minutes === 2 ? 2 : 1);
    }
  });

  it('a look at an account outside the console, and not at one’s own', async () => {
    const admin = world.as(await world.admin());
    const { user } = await world.registerCustomer();
    const { body: own } = await admin.get('/api/auth/user');
    for (const id of [user.id, own.id]) expectStatus(await admin.get(`/api/users/${id}`), 200);
    expect(await linesOf(user.id, 'user.viewed')).toHaveLength(1);
    expect(await linesOf(own.id, 'user.viewed')).toHaveLength(0);
  });

  it('a list taken away, with the names of its filters and not what was searched for', async () => {
    const admin = world.as(await world.admin());
    const { body } = await admin.get('/api/auth/user');
    await admin
      .get('/api/admin/users.csv')
      .query({ search: 'somebody-in-particular', page: 1, perPage: 25, sort: 'createdAt', order: 'DESC' })
      .expect(200);
    const [line] = await linesOf(body.id, 'records.exported');
    expect(line?.summary).toBe('tidyhearth-users.csv, filtered by search');
  });

  it('the console’s calls refused to a person, the first at once and the rest of an hour together', async () => {
    const person = await world.registerCustomer();
    const answers = await together(20, () => world.as(person).get('/api/admin/users'));
    expect(countStatuses(answers)).toEqual({ 403: 20 });
    const lines = await linesOf(person.user.id, 'console.refused');
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatchObject({
      actorId: person.user.id,
      summary: 'GET /api/admin/users',
      after: { calls: 1 },
    });
  });

  it('an act of the admin that was refused, with why', async () => {
    const admin = world.as(await world.admin());
    const { body } = await admin.get('/api/auth/user');
    const why = { reason: 'Trying what is refused.' };
    await admin.post(`/api/admin/users/${body.id}/suspend`).send(why).expect(409);
    const [line] = await linesOf(body.id, 'console.act-failed');
    expect(line?.summary).toBe('POST /api/admin/users/:id/suspend: SELF_ACTION');
    // Neither a look at what is not there nor a field that was left out is an act.
    await admin.get('/api/admin/users/2000000000').expect(404);
    await admin.post(`/api/admin/users/${body.id}/suspend`).send({}).expect(400);
    expect((await linesOf(body.id, 'console.act-failed'))[0]).toEqual(line);
  });

  it.each(['suspend', 'verify'])('each refusal within an act on many people: %s', async (change) => {
    const admin = world.as(await world.admin());
    const { body: self } = await admin.get('/api/auth/user');
    const nobody = randomInt(1_000_000_000, 2_000_000_000);
    // The admin is not verified here, because other tests must not find the account verified.
    const userIds = [nobody, ...(change === 'suspend' ? [self.id] : []), nobody + 1];
    const act = { change, userIds, reason: 'It was reported.' };
    const { body } = await admin.post('/api/admin/users/bulk').send(act).expect(200);
    const refused: { userId: number; code: string }[] = body.refused;
    expect(refused).toHaveLength(userIds.length);
    const lines = await linesOf(self.id, 'console.act-failed');
    for (const { userId, code } of refused)
      expect(lines).toContainEqual(
        expect.objectContaining({ summary: `POST /api/admin/users/bulk: ${code}`, after: { userId } }),
      );
    const ofNobody = lines.filter(
      ({ after }) => JSON.stringify(after) === JSON.stringify({ userId: nobody }),
    );
    expect(ofNobody).toHaveLength(1);
  });
});
