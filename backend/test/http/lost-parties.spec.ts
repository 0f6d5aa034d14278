import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob, stateOf } from '../support/jobs.js';
import { mailbox } from '../support/mailbox.js';
import { countStatuses, together } from '../support/together.js';
import { cleanBegan, cleanEnded } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const HOLD = 'account is on hold';

const suspend = async ({ user }: Account) =>
  expectStatus(
    await world
      .as(await world.admin())
      .post(`/api/admin/users/${user.id}/suspend`)
      .send({ reason: 'It was reported.' }),
    200,
  );

const close = async (person: Account) =>
  expectStatus(
    await world
      .as(person)
      .post(`/api/users/${person.user.id}/deactivate`)
      .send({ password: person.password }),
    204,
  );

const statusOf = async (viewer: Account, bookingId: number): Promise<string> => {
  const { body } = await world.as(viewer).get(`/api/bookings/${bookingId}`);
  return body.status;
};

const lastStepOf = async (viewer: Account, bookingId: number) =>
  (await world.as(viewer).get(`/api/bookings/${bookingId}/history`)).body[0];

describe('when one of the two is suspended or closes the account', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let asked: { id: number };
  let agreed: { id: number };

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    asked = await requestBooking(world, customer, cleaner);
    agreed = await requestBooking(world, customer, cleaner, { bookingDate: daysAhead(9) });
    const yes = await world.as(cleaner).patch(`/api/bookings/${agreed.id}`).send({ status: 'confirmed' });
    expectStatus(yes, 200);
  });

  it.each(['customer', 'cleaner'] as const)(
    'suspended %s: the request ends, the agreed clean waits',
    async (who) => {
      const [gone, left] = who === 'customer' ? [customer, cleaner] : [cleaner, customer];
      await suspend(gone);
      expect(await statusOf(left, asked.id)).toBe('cancelled');
      expect(await statusOf(left, agreed.id)).toBe('confirmed');
      expect(await lastStepOf(left, asked.id)).toMatchObject({ by: 'system', reason: 'suspended' });
      const bell = await bellOf(left);
      expect(bell.find(({ bookingId }) => bookingId === asked.id)).toMatchObject({
        title: 'Booking request cancelled',
        message: expect.stringContaining(HOLD.replace('account', '').trim()) as string,
      });
      expect(bell.find(({ bookingId }) => bookingId === agreed.id)?.title).toBe(
        'We are looking at your booking',
      );
      expect(await mailsTo(left)).toEqual(expect.arrayContaining(['booking-suspended', 'booking-stranded']));
    },
  );

  it.each(['customer', 'cleaner'] as const)('%s who closes the account: the same', async (who) => {
    const [gone, left] = who === 'customer' ? [customer, cleaner] : [cleaner, customer];
    await close(gone);
    expect(await statusOf(left, asked.id)).toBe('cancelled');
    expect(await statusOf(left, agreed.id)).toBe('confirmed');
    expect(await lastStepOf(left, asked.id)).toMatchObject({ by: who, reason: 'account-closed' });
    expect(await mailsTo(left)).toEqual(
      expect.arrayContaining(['booking-account-closed', 'booking-stranded']),
    );
  });

  const asAdmin = async () => world.as(await world.admin());
  const detailOf = async (bookingId: number) =>
    (await (await asAdmin()).get(`/api/admin/bookings/${bookingId}`)).body;
  const waitingIds = async (): Promise<number[]> => {
    const { body } = await (
      await asAdmin()
    )
      .get('/api/admin/bookings/recent')
      .query({ waiting: true, perPage: 100, sort: 'id' });
    return (body as { id: number }[]).map(({ id }) => id);
  };
  const decide = async (decision: string, note = 'We have spoken to both.') =>
    (await asAdmin()).post(`/api/admin/bookings/${agreed.id}/decision`).send({ decision, note });

  it('the person is mailed the reason, and bids and job posts end too', async () => {
    const posting = await postJob(world, customer);
    const other = await world.registerCustomer();
    const elsewhere = await postJob(world, other);
    await applyFor(world, cleaner, posting);
    await applyFor(world, cleaner, elsewhere);
    await suspend(cleaner);
    expect(await stateOf(elsewhere.id)).toMatchObject({
      ...{ status: 'open', applicationsCount: 0, pending: 0 },
      ...{ rejected: 0, withdrawn: 1 },
    });
    expect(await titlesOf(other)).toContain('Application withdrawn');
    await suspend(customer);
    expect(await stateOf(posting.id)).toMatchObject({ status: 'cancelled', pending: 0 });
    for (const { user } of [customer, cleaner]) {
      const mail = await mailbox(world, user.email).next(/on hold|suspended/i);
      expect(mail.text).toContain('It was reported.');
    }
  });

  it('a suspension without a reason is refused, for one and for many', async () => {
    const admin = await asAdmin();
    const { id } = cleaner.user;
    for (const body of [{}, { reason: ' ' }, { reason: 'x'.repeat(501) }])
      expect((await admin.post(`/api/admin/users/${id}/suspend`).send(body)).status).toBe(400);
    const many = await admin.post('/api/admin/users/bulk').send({ change: 'suspend', userIds: [id] });
    expect(many.body.details).toEqual([expect.objectContaining({ path: 'reason' })]);
    expect(await statusOf(customer, asked.id)).toBe('pending');
  });

  it.each([
    ['keep', 'confirmed', 'Your booking takes place'],
    ['cancel', 'cancelled', 'Booking cancelled'],
    ['offer-others', 'cancelled', 'Other cleaners for your booking'],
  ])('the admin may %s: the booking is %s, and the customer is told', async (decision, status, title) => {
    expect((await decide(decision)).status).toBe(409);
    await suspend(cleaner);
    expect(await waitingIds()).toContain(agreed.id);
    expect((await decide(decision)).status).toBe(200);
    expect((await decide(decision)).status).toBe(409);
    expect(await statusOf(customer, agreed.id)).toBe(status);
    expect(await waitingIds()).not.toContain(agreed.id);
    expect(await titlesOf(customer)).toContain(title);
    expect((await detailOf(agreed.id)).stranded).toEqual([
      expect.objectContaining({ personId: cleaner.user.id, because: 'suspended', decision }),
    ]);
    const { body: lines } = await (
      await asAdmin()
    )
      .get('/api/admin/audit-log')
      .query({ action: 'booking.decided' });
    expect(lines).toContainEqual(expect.objectContaining({ targetId: agreed.id }));
  });

  it('nobody is offered other cleaners when the customer is the one who is gone', async () => {
    await suspend(customer);
    expect((await decide('offer-others')).status).toBe(409);
    expect(await waitingIds()).toContain(agreed.id);
  });

  it('nobody is offered other cleaners for a visit that is over: keeping it asks both whether it took place', async () => {
    await suspend(cleaner);
    await cleanEnded(agreed.id, 1);
    const refused = await decide('offer-others');
    expect(refused.status).toBe(409);
    expect(refused.body.message).toContain('The visit is over');
    expect(await statusOf(customer, agreed.id)).toBe('confirmed');
    expect(await waitingIds()).toContain(agreed.id);
    expect((await decide('keep')).status).toBe(200);
    expect(await titlesOf(customer)).toContain('Did your clean take place?');
  });

  it('lifting the suspension keeps what is not decided; cancelling settles it', async () => {
    const admin = await asAdmin();
    await suspend(cleaner);
    expect((await admin.post(`/api/admin/users/${cleaner.user.id}/unsuspend`)).status).toBe(200);
    expect(await waitingIds()).not.toContain(agreed.id);
    expect(await statusOf(customer, agreed.id)).toBe('confirmed');
    expect(await titlesOf(customer)).toContain('Your booking takes place');
    await suspend(cleaner);
    expect(await waitingIds()).toContain(agreed.id);
    // Late, if it were not the other one who can't keep it.
    await cleanBegan(agreed.id, -23);
    const cancelled = await world.as(customer).post(`/api/bookings/${agreed.id}/cancel`);
    expect(cancelled.status).toBe(200);
    expect(cancelled.body.isLateCancellation).toBe(false);
    expect(await waitingIds()).not.toContain(agreed.id);
    const decided = (await auditLines(world, 'booking', agreed.id)).filter(
      ({ action }) => action === 'booking.decided',
    );
    expect(decided).toHaveLength(1);
  });

  it('both are shown that the team is looking at it, and calendars hold it as tentative', async () => {
    const seen = async () => (await world.as(customer).get(`/api/bookings/${agreed.id}`)).body.isUndecided;
    const file = async () => (await world.as(customer).get(`/api/bookings/${agreed.id}/calendar.ics`)).text;
    expect(await seen()).toBe(false);
    await suspend(cleaner);
    expect(await seen()).toBe(true);
    expect(await file()).toContain('STATUS:TENTATIVE');
    expect((await decide('keep')).status).toBe(200);
    expect(await seen()).toBe(false);
    expect(await file()).toContain('STATUS:CONFIRMED');
  });

  it('a clean whose time has passed is not said to take place when the suspension is lifted', async () => {
    await suspend(cleaner);
    await cleanBegan(agreed.id, 30);
    await (await asAdmin()).post(`/api/admin/users/${cleaner.user.id}/unsuspend`);
    expect(await waitingIds()).toContain(agreed.id);
    expect(await titlesOf(customer)).not.toContain('Your booking takes place');
    expect((await decide('keep')).status).toBe(200);
    expect((await titlesOf(customer))[0]).toBe('Did your clean take place?');
  });

  it('nothing is done to an account that was closed, which would tell others that its cleans take place', async () => {
    await close(cleaner);
    const waiting = await waitingIds();
    const admin = await asAdmin();
    const acts = { suspend: { reason: 'Late.' }, unsuspend: {} };
    for (const [act, body] of Object.entries(acts))
      expectStatus(await admin.post(`/api/admin/users/${cleaner.user.id}/${act}`).send(body), 409);
    const { id } = cleaner.cleaner;
    expectStatus(await admin.post(`/api/admin/cleaners/${id}/withdraw-approval`), 409);
    expectStatus(await admin.patch(`/api/admin/cleaners/${id}/insurance`).send({ insured: true }), 404);
    const request = { userId: cleaner.user.id, kind: 'identity' };
    expectStatus(await admin.post('/api/admin/checks/request').send(request), 404);
    expect(await waitingIds()).toEqual(waiting);
    expect(await titlesOf(customer)).not.toContain('Your booking takes place');
  });

  it('the admin cancels any booking that is not over, with a reason for both', async () => {
    const admin = await asAdmin();
    const cancel = (reason?: string) =>
      admin.post(`/api/admin/bookings/${agreed.id}/cancel`).send(reason ? { reason } : {});
    expect((await cancel()).status).toBe(400);
    expect((await cancel('A storm closes the roads.')).status).toBe(200);
    for (const who of [customer, cleaner])
      expect((await world.as(who).get(`/api/bookings/${agreed.id}`)).body).toMatchObject({
        status: 'cancelled',
        cancellationReason: 'A storm closes the roads.',
        isLateCancellation: false,
      });
    expect((await cancel('A storm closes the roads.')).status).toBe(409);
    for (const person of [customer, cleaner])
      expect((await bellOf(person))[0]?.message).toContain('A storm closes the roads.');
    const history: { status: string; note: string | null }[] = (await detailOf(agreed.id)).history;
    expect(history.at(-1)).toMatchObject({ reason: 'admin', note: 'A storm closes the roads.' });
  });

  it.each([
    ['over', 26, undefined],
    ['under way and disputed', 1, 'I waited until eleven and nobody came.'],
  ])('the admin ends no visit that is %s with a reason alone', async (_, hoursAgo, text) => {
    await cleanBegan(agreed.id, hoursAgo);
    if (text !== undefined) {
      const dispute = world.as(customer).post(`/api/bookings/${agreed.id}/not-happened`).send({ text });
      expectStatus(await dispute, 200);
    }
    const reason = 'A storm closes the roads.';
    const { body } = await (await asAdmin()).post(`/api/admin/bookings/${agreed.id}/cancel`).send({ reason });
    expect(body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
    expect(body.message).toContain('decide the case');
    expect(await statusOf(customer, agreed.id)).toBe('confirmed');
  });

  it('the admin cancels a visit that is under way', async () => {
    await cleanBegan(agreed.id, 1);
    const answer = (await asAdmin()).post(`/api/admin/bookings/${agreed.id}/cancel`);
    expectStatus(await answer.send({ reason: 'The house is on fire.' }), 200);
  });

  it('leaves no request behind that was sent or confirmed at the very moment', async () => {
    const requests = await together(6, (index) =>
      requestBooking(world, customer, cleaner, { bookingDate: daysAhead(20 + index) }),
    );
    const customers = await together(6, () => world.registerCustomer());
    const answers = await together(13, (index) => {
      if (index === 6)
        return world
          .as(customer)
          .get('/api/bookings/customer/0')
          .then(async () => {
            await suspend(cleaner);
            return { status: 200 };
          });
      const request = requests[index];
      const asker = customers[index - 7];
      return request
        ? world.as(cleaner).patch(`/api/bookings/${request.id}`).send({ status: 'confirmed' })
        : world
            .as(asker ?? customer)
            .post('/api/bookings')
            .send(bookingPayload(asker ?? customer, cleaner));
    });
    expect(Object.keys(countStatuses(answers)).filter((status) => Number(status) >= 500)).toEqual([]);
    for (const person of [customer, ...customers]) {
      const { body } = await world.as(person).get(`/api/bookings/customer/${person.user.id}`);
      expect((body as { status: string }[]).filter(({ status }) => status === 'pending')).toEqual([]);
    }
  });
});
