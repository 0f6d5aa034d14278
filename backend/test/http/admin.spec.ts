import { addDays, dayRange, ukToday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { completedBooking, failedMail } from '../support/console.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { uniqueName } from '../support/people.js';
import { bookingRequestedAt } from '../support/rows/ageing.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount, type Session } from '../support/world.js';

const N = 20;
const SECRETS = /argon2|"\w*(?:password|secret|token|expiry|codeHash)\w*":/i;

const LISTS = [
  '/api/admin/users',
  '/api/admin/pending-cleaners',
  '/api/admin/cleaner-applications',
  '/api/admin/bookings/recent',
  '/api/admin/postings',
  '/api/admin/applications',
  '/api/admin/reviews',
  '/api/admin/review-reports',
  '/api/admin/contact-messages',
  '/api/admin/waitlist',
  '/api/admin/client-errors',
  '/api/admin/mail-queue',
  '/api/admin/audit-log',
];
const ACTIONS = [
  ['post', '/api/admin/cleaners/1/approve'],
  ['post', '/api/admin/cleaners/1/reject'],
  ['post', '/api/admin/users/1/suspend'],
  ['post', '/api/admin/users/1/unsuspend'],
  ['post', '/api/admin/users/1/verify'],
  ['patch', '/api/admin/cleaners/1/insurance'],
  ['post', '/api/admin/bookings/1/paid'],
  ['post', '/api/admin/mail-queue/1/retry'],
  ['post', '/api/admin/mail-queue/1/dismiss'],
  ['post', '/api/admin/reviews/1/hide'],
  ['post', '/api/admin/reviews/1/unhide'],
  ['post', '/api/admin/review-reports/1/dismiss'],
  ['post', '/api/admin/review-reports/1/reopen'],
] as const;

describe('the console', () => {
  let admin: Session;
  let customer: Account;
  let cleaner: CleanerAccount;

  const asAdmin = () => world.as(admin);

  beforeAll(async () => {
    [admin, customer, cleaner] = await Promise.all([
      world.admin(),
      world.registerCustomer(),
      world.approvedCleaner(),
    ]);
  });

  describe('is the admin’s alone', () => {
    it.each([...LISTS, '/api/admin/stats', '/api/admin/activity', '/api/admin/security'])(
      '%s',
      async (path) => {
        const pending = await world.registerCleaner();
        expect((await world.anyone.get(path)).status).toBe(401);
        for (const who of [customer, cleaner, pending])
          expect((await world.as(who).get(path)).status).toBe(403);
        const answer = await asAdmin().get(path);
        expect(answer.status).toBe(200);
        expect(answer.text).not.toMatch(SECRETS);
      },
    );

    it.each(ACTIONS)('%s %s', async (method, path) => {
      expect((await world.anyone[method](path)).status).toBe(401);
      for (const who of [customer, cleaner]) expect((await world.as(who)[method](path)).status).toBe(403);
    });
  });

  describe('lists', () => {
    it('page by number, sort and count all rows', async () => {
      const mark = uniqueName();
      for (const firstName of ['Ceri', 'Anna', 'Berk'])
        await world.registerCustomer({ firstName, lastName: mark });
      const page = async (number: number, order: string) => {
        const query = { search: mark, sort: 'firstName', order, page: number, perPage: 2 };
        const answer = await asAdmin().get('/api/admin/users').query(query);
        expect(answer.headers['x-total-count']).toBe('3');
        return answer.body.map(({ firstName }: { firstName: string }) => firstName);
      };
      expect(await page(1, 'ASC')).toEqual(['Anna', 'Berk']);
      expect(await page(2, 'ASC')).toEqual(['Ceri']);
      expect(await page(1, 'DESC')).toEqual(['Ceri', 'Berk']);
    });

    it.each(LISTS)('%s refuses what it does not know', async (path) => {
      for (const query of [
        { page: 0 },
        { page: '1abc' },
        { perPage: 101 },
        { order: 'sideways' },
        { sort: 'password' },
        { sort: 'id; DROP TABLE users' },
        { unheardOf: 1 },
      ])
        expect((await asAdmin().get(path).query(query)).status).toBe(400);
    });
  });

  it('counts', async () => {
    const before = (await asAdmin().get('/api/admin/stats')).body;
    await world.registerCustomer();
    await world.registerCleaner();
    const after = (await asAdmin().get('/api/admin/stats')).body;
    expect(after).toEqual({
      ...before,
      totalUsers: before.totalUsers + 2,
      totalCustomers: before.totalCustomers + 1,
      totalCleaners: before.totalCleaners + 1,
      pendingCleaners: before.pendingCleaners + 1,
    });
    await requestBooking(world, customer, cleaner);
    const booked = (await asAdmin().get('/api/admin/stats')).body;
    expect(booked).toMatchObject({
      totalBookings: before.totalBookings + 1,
      recentBookings: before.recentBookings + 1,
    });
  });

  it('counts recent bookings of the same days as the chart, today included', async () => {
    const recent = async () => (await asAdmin().get('/api/admin/stats')).body.recentBookings;
    const before = await recent();
    const { id } = await requestBooking(world, customer, cleaner, {
      bookingDate: daysAhead(60).slice(0, 10),
    });
    const { startsAt } = dayRange(addDays(ukToday(), -29));
    await bookingRequestedAt(id, startsAt);
    expect(await recent()).toBe(before + 1);
    await bookingRequestedAt(id, startsAt - 1);
    expect(await recent()).toBe(before);
  });

  it('answers the activity of each day', async () => {
    const today = async () => {
      const { body } = await asAdmin().get('/api/admin/activity').query({ days: 7 });
      expect(body).toHaveLength(7);
      expect(body.at(-1).date).toBe(ukToday());
      return body.at(-1);
    };
    const before = await today();
    const owner = await world.registerCustomer();
    await postJob(world, owner);
    const bid = await applyFor(world, cleaner, await postJob(world, owner, { postingDate: daysAhead(50) }));
    await world.as(owner).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' });
    expect(await today()).toEqual({
      date: before.date,
      signUps: before.signUps + 1,
      bookings: before.bookings + 1,
      postings: before.postings + 2,
      filledPostings: before.filledPostings + 1,
    });
    expect((await asAdmin().get('/api/admin/activity').query({ days: 367 })).status).toBe(400);
  });

  it('marks a completed booking paid, once', async () => {
    const waiting = await requestBooking(world, customer, cleaner, { bookingTime: '15:00' });
    expect((await asAdmin().post(`/api/admin/bookings/${waiting.id}/paid`)).status).toBe(409);
    const id = await completedBooking(world, customer, cleaner, '13:00');
    const answers = await together(N, () => asAdmin().post(`/api/admin/bookings/${id}/paid`));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    const recent = await asAdmin().get('/api/admin/bookings/recent').query({ status: 'paid' });
    expect(recent.body).toContainEqual({
      id,
      date: expect.any(String),
      duration: 1,
      totalCost: '25.00',
      status: 'paid',
      customer: expect.objectContaining({ userId: customer.user.id }),
      cleaner: expect.objectContaining({ userId: cleaner.user.id }),
    });
  });

  it('shows a booking with both parties, its price and who did what', async () => {
    const id = await completedBooking(world, customer, cleaner, '10:00');
    await asAdmin().post(`/api/admin/bookings/${id}/paid`);
    const { body } = await asAdmin().get(`/api/admin/bookings/${id}`);
    const party = ({ user }: Account) => ({
      userId: user.id,
      name: `${user.firstName} ${user.lastName}`,
      email: user.email,
    });
    const [theirs, hers] = [party(customer), party(cleaner)];
    expect(body).toEqual({
      id,
      date: expect.any(String),
      duration: 1,
      totalCost: '25.00',
      status: 'paid',
      serviceType: 'regular',
      homeSize: '2 Bedrooms',
      customer: theirs,
      cleaner: hers,
      city: 'Oxford',
      county: null,
      postcode: expect.stringMatching(/^OX\d+$/),
      hourlyRate: '25.00',
      subtotal: '25.00',
      platformFee: '0.00',
      postingId: null,
      cancelledBy: null,
      cancellationReason: null,
      isLateCancellation: false,
      lateChangeReason: null,
      disputedBy: null,
      disputedAt: null,
      stranded: [],
      createdAt: expect.any(String),
      history: [
        ['pending', 'customer', theirs.name],
        ['confirmed', 'cleaner', hers.name],
        ['completed', 'cleaner', hers.name],
        ['paid', 'admin', expect.any(String)],
      ].map(([status, actor, actorName]) => ({
        status,
        actor,
        actorName,
        reason: null,
        note: null,
        movedFrom: null,
        changedAt: expect.any(String),
      })),
    });
    expect((await asAdmin().get('/api/admin/bookings/2000000000')).status).toBe(404);
    expect((await asAdmin().get('/api/admin/bookings/first')).status).toBe(400);
  });

  it('shows posted jobs without changing them', async () => {
    const { id } = await postJob(world, customer);
    const list = await asAdmin().get('/api/admin/postings').query({ search: customer.user.email });
    expect(list.body).toEqual([expect.objectContaining({ id, city: 'Oxford', maxBudget: '50.00' })]);
  });

  it('shows the mail queue and sends failed mail again', async () => {
    const { id, recipient } = await failedMail();
    const list = await asAdmin().get('/api/admin/mail-queue').query({ status: 'failed', search: recipient });
    expect(list.body).toEqual([
      expect.objectContaining({
        id,
        subject: 'Hello',
        attempts: 8,
        errorMessage: 'refused',
        hasText: true,
      }),
    ]);
    const path = `/api/admin/mail-queue/${id}`;
    expect((await asAdmin().get(path)).body.text).toBe('Hello there');
    const answers = await together(N, () => asAdmin().post(`${path}/retry`));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    expect((await asAdmin().get('/api/admin/mail-queue/2000000000')).status).toBe(404);
  });

  it('counts a failed mail that is left unsent no more, and can’t send it again', async () => {
    const { id } = await failedMail();
    const open = async () => (await asAdmin().get('/api/admin/security')).body.mailQueue.failed;
    const before = await open();
    const path = `/api/admin/mail-queue/${id}`;
    const answers = await together(N, () => asAdmin().post(`${path}/dismiss`));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    expect((await asAdmin().get(path)).body).toMatchObject({ status: 'failed', hasText: false, text: null });
    expect((await asAdmin().post(`${path}/retry`)).status).toBe(409);
    expect(await open()).toBe(before - 1);
    expect((await asAdmin().post('/api/admin/mail-queue/2000000000/dismiss')).status).toBe(404);
  });

  it('knows how many accounts were closed lately', async () => {
    const count = async () => (await asAdmin().get('/api/admin/security')).body.closedAccounts30d;
    const before = await count();
    const leaver = await world.registerCustomer();
    const closing = world.as(leaver).post(`/api/users/${leaver.user.id}/deactivate`);
    await closing.send({ password: leaver.password }).expect(204);
    expect(await count()).toBe(before + 1);
  });

  it('knows of failed sign-ins', async () => {
    const before = (await asAdmin().get('/api/admin/security')).body;
    const target = await world.registerCustomer();
    for (let n = 0; n < 3; n += 1)
      await world.anyone.post('/api/login').send({ email: target.user.email, password: 'wrong one' });
    const after = (await asAdmin().get('/api/admin/security')).body;
    expect(after).toMatchObject({
      failedSignIns24h: before.failedSignIns24h + 3,
      failedSignIns7d: before.failedSignIns7d + 3,
      ownTwoFactor: false,
      mailQueue: { pending: expect.any(Number), failed: expect.any(Number) },
    });
    expect(after.activeSessions).toBeGreaterThan(before.activeSessions);
    expect(after.triedAccounts).toContainEqual(
      expect.objectContaining({ userId: target.user.id, email: 'c***@test.example', failures: 3 }),
    );
  });
});
