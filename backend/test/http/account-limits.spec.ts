import { ACCOUNT_LIMITS, addDays, UNVERIFIED_LIMITS, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { agreeOnJob, bookingPayload, requestBooking } from '../support/bookings.js';
import { verifyEmail } from '../support/codes.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applicationPayload, applyFor, daysAhead, postingPayload, postJob } from '../support/jobs.js';
import { dayPassesFor, minutesPassSinceMessagesOf, postingHasBegun } from '../support/rows/ageing.js';
import { manySent } from '../support/rows/made.js';
import { countStatuses, mapConcurrently, together } from '../support/together.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

/** Runs several processes if the engine allows it; each person's requests are spread over them. */
describe('how much one account may do', () => {
  let store: Store;
  let apps: ScratchApp[] = [];
  let worlds: World[];
  let cleaners: CleanerAccount[];
  let newcomers: Account[];
  let regulars: Account[];
  const jobs: number[] = [];
  const world = (index = 0) => worlds[index % worlds.length] ?? new World('');

  /** A later slot each time, so that only a limit can refuse. */
  let slot = 0;
  const freshTime = () => {
    slot += 1;
    return {
      bookingDate: addDays(ukToday(), 10 + slot),
      bookingTime: '09:00',
      estimatedDuration: 1 as const,
    };
  };
  const ask = (customer: Account, cleaner: CleanerAccount, index = 0) =>
    world(index)
      .as(customer)
      .post('/api/bookings')
      .send(bookingPayload(customer, cleaner, freshTime()));
  const askAndCancel = async (customer: Account, cleaner: CleanerAccount) => {
    const { id } = await requestBooking(world(), customer, cleaner, freshTime());
    expectStatus(await world().as(customer).post(`/api/bookings/${id}/cancel`), 200);
  };
  const post = (customer: Account, index = 0) =>
    world(index).as(customer).post('/api/postings').send(postingPayload(customer));
  const write = (customer: Account, to: Account, index = 0) =>
    world(index)
      .as(customer)
      .post('/api/messages')
      .send({ senderId: customer.user.id, receiverId: to.user.id, content: 'Good morning!' });
  const cancelJob = (customer: Account, id: number) =>
    world().as(customer).patch(`/api/postings/${id}`).send({ status: 'cancelled' });

  const taken = <T>(list: T[]): T => {
    const one = list.pop();
    if (one === undefined) throw new Error('there are not so many people');
    return one;
  };
  const newcomer = () => taken(newcomers);
  const regular = () => taken(regulars);
  const pick = (index: number) => taken(cleaners.slice(index, index + 1));

  beforeAll(async () => {
    store = await createStore(engine);
    // Switches off the limits per IP address.
    apps = [await startApp({ engine, store, env: { RATE_LIMITS: 'off' } })];
    worlds = apps.map(({ url }) => new World(url));
    const many = ACCOUNT_LIMITS.newConversationsADay + 1;
    cleaners = await mapConcurrently(4, Array.from({ length: many }), () => world().approvedCleaner());
    newcomers = await mapConcurrently(4, Array.from({ length: 10 }), () => world().registerCustomer());
    regulars = await mapConcurrently(4, Array.from({ length: 7 }), () => world().registerCustomer());
    for (const one of regulars) await verifyEmail(world(), one);
    const owner = await world().registerCustomer();
    for (let count = 0; count <= ACCOUNT_LIMITS.bidsADay; count += 1)
      jobs.push((await postJob(world(), owner)).id);
    await Promise.all(apps.map((app) => app.stop()));
    const env = { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' };
    apps = [await startApp({ engine, store, env })];
    if (engine === 'mariadb') apps.push(await startApp({ engine, store, env }));
    worlds = apps.map(({ url }) => new World(url));
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await store.remove();
  });

  describe('before the email address is confirmed', () => {
    it('holds two open requests, also of many sent at once, and goes on where the code was typed', async () => {
      const customer = newcomer();
      const answers = await together(10, (index) => ask(customer, pick(index), index));
      expect(countStatuses(answers)).toEqual({ 201: UNVERIFIED_LIMITS.openRequests, 403: 8 });
      const refused = answers.find(({ status }) => status === 403);
      expect(refused?.body).toMatchObject({ statusCode: 403, code: 'EMAIL_NOT_VERIFIED' });
      expect(refused?.body.message).toMatch(/2 open requests.*confirm your email address/);
      await verifyEmail(world(), customer);
      expectStatus(await ask(customer, pick(11)), 201);
    });

    it('counts a request only while it is open', async () => {
      const customer = newcomer();
      const { id } = await requestBooking(world(), customer, pick(0), freshTime());
      expectStatus(await ask(customer, pick(1)), 201);
      expectStatus(await ask(customer, pick(2)), 403);
      expectStatus(await world().as(customer).post(`/api/bookings/${id}/cancel`), 200);
      expectStatus(await ask(customer, pick(2)), 201);
    });

    it('asks six times a day in all, cancelled ones counted', async () => {
      const customer = newcomer();
      for (let count = 0; count < UNVERIFIED_LIMITS.requestsADay; count += 1)
        await askAndCancel(customer, pick(count));
      const refused = await ask(customer, pick(6));
      expect(refused.body).toMatchObject({ statusCode: 403, code: 'EMAIL_NOT_VERIFIED' });
      expect(refused.body.message).toMatch(/6 requests a day/);
      await verifyEmail(world(), customer);
      expectStatus(await ask(customer, pick(6)), 201);
    });

    it('does not turn a confirmed booking into a third open request', async () => {
      const customer = newcomer();
      const { id } = await requestBooking(world(), customer, pick(0), freshTime());
      expectStatus(await world().as(pick(0)).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
      expectStatus(await ask(customer, pick(1)), 201);
      expectStatus(await ask(customer, pick(2)), 201);
      const { bookingDate, bookingTime } = freshTime();
      const moved = await world()
        .as(customer)
        .post(`/api/bookings/${id}/reschedule`)
        .send({ bookingDate, bookingTime });
      expect(moved.body).toMatchObject({ statusCode: 403, code: 'EMAIL_NOT_VERIFIED' });
    });

    it('holds one open job', async () => {
      const customer = newcomer();
      const answers = await together(8, (index) => post(customer, index));
      expect(countStatuses(answers)).toEqual({ 201: UNVERIFIED_LIMITS.openPostings, 403: 7 });
      expect(answers.find(({ status }) => status === 403)?.body.code).toBe('EMAIL_NOT_VERIFIED');
      await verifyEmail(world(), customer);
      expectStatus(await post(customer), 201);
    });

    it('counts a job until its time has passed, and again when it is moved ahead', async () => {
      const customer = newcomer();
      const { id } = await postJob(world(), customer);
      await postingHasBegun(id, store);
      expectStatus(await post(customer), 201);
      const moved = await world()
        .as(customer)
        .patch(`/api/postings/${id}`)
        .send({ postingDate: daysAhead(9) });
      expect(moved.body).toMatchObject({ statusCode: 403, code: 'EMAIL_NOT_VERIFIED' });
    });

    it('begins three conversations a day, besides those with cleaners who accepted a request or applied for a job', async () => {
      const customer = newcomer();
      const answers = await together(8, (index) => write(customer, pick(index), index));
      expect(countStatuses(answers)).toEqual({ 201: UNVERIFIED_LIMITS.newConversationsADay, 403: 5 });
      const refused = answers.find(({ status }) => status === 403);
      expect(refused?.body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
      await askAndCancel(customer, pick(8));
      expect((await write(customer, pick(8))).body).toMatchObject({ code: 'EMAIL_NOT_VERIFIED' });
      const { id } = await requestBooking(world(), customer, pick(9), freshTime());
      expectStatus(await world().as(pick(9)).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
      expectStatus(await world().as(customer).post(`/api/bookings/${id}/cancel`), 200);
      expectStatus(await write(customer, pick(9)), 201);
      await applyFor(world(), pick(10), await postJob(world(), customer));
      expectStatus(await write(customer, pick(10)), 201);
      await verifyEmail(world(), customer);
      expectStatus(await write(customer, pick(8)), 201);
    });
  });

  describe('with a confirmed address', () => {
    it('asks one cleaner three times a day, cancelled ones counted, and says when that ends', async () => {
      const customer = regular();
      for (let count = 0; count < ACCOUNT_LIMITS.requestsToOneCleanerADay; count += 1)
        await askAndCancel(customer, pick(0));
      const refused = await ask(customer, pick(0));
      expect(refused.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
      expect(refused.body.message).toMatch(/3 requests a day.*go on from/);
      expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
      expectStatus(await ask(customer, pick(1)), 201);
      await dayPassesFor(customer, store);
      expectStatus(await ask(customer, pick(0)), 201);
    });

    it('asks one cleaner three times also when all is sent at once', async () => {
      const customer = regular();
      const answers = await together(12, (index) => ask(customer, pick(2), index));
      expect(countStatuses(answers)).toEqual({ 201: ACCOUNT_LIMITS.requestsToOneCleanerADay, 429: 9 });
    });

    it('asks thirty times a day in all, cancelled ones counted and jobs not, also of many sent at once', async () => {
      const customer = regular();
      await agreeOnJob(world(), customer, pick(2));
      for (let count = 2; count < ACCOUNT_LIMITS.requestsADay; count += 1)
        await askAndCancel(customer, pick(count % 10));
      const answers = await together(6, (index) => ask(customer, pick(10 + index), index));
      expect(countStatuses(answers)).toEqual({ 201: 2, 429: 4 });
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect(refused?.body.message).toMatch(/30 requests a day.*go on from/);
      expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
      await dayPassesFor(customer, store);
      expectStatus(await ask(customer, pick(9)), 201);
    });

    it('asks one cleaner for another time six times a day', async () => {
      const customer = regular();
      const { id } = await requestBooking(world(), customer, pick(3), freshTime());
      const move = (index = 0) => {
        const { bookingDate, bookingTime } = freshTime();
        return world(index)
          .as(customer)
          .post(`/api/bookings/${id}/reschedule`)
          .send({ bookingDate, bookingTime });
      };
      for (let count = 0; count < ACCOUNT_LIMITS.reschedulesWithOneCleanerADay; count += 1)
        expectStatus(await move(count), 200);
      expect((await move()).body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
      await dayPassesFor(customer, store);
      expectStatus(await move(), 200);
    });

    it('holds five open jobs and posts ten a day, of which cleaners are told five times', async () => {
      const [customer, neighbour] = [regular(), pick(4)];
      const alerts = async () => {
        const bell = await world().as(neighbour).get(`/api/notifications/${neighbour.user.id}`);
        expectStatus(bell, 200);
        return bell.body.filter(({ postingId }: { postingId: number | null }) =>
          posted.includes(postingId ?? 0),
        );
      };
      const posted: number[] = [];
      const first = await together(10, (index) => post(customer, index));
      expect(countStatuses(first)).toEqual({ 201: ACCOUNT_LIMITS.openPostings, 409: 5 });
      const refused = first.find(({ status }) => status === 409);
      expect(refused?.body).toMatchObject({ code: 'TOO_MANY_JOBS' });
      for (const { status, body } of first) if (status === 201) posted.push(body.id);
      const cancelLast = async () => expectStatus(await cancelJob(customer, posted.at(-1) ?? 0), 200);
      while (posted.length < ACCOUNT_LIMITS.postingsADay) {
        await cancelLast();
        const again = await post(customer);
        expectStatus(again, 201);
        posted.push(again.body.id);
      }
      await cancelLast();
      const eleventh = await post(customer);
      expect(eleventh.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
      expect(await alerts()).toHaveLength(ACCOUNT_LIMITS.jobAlertsADay);
    });

    it('begins fifteen conversations a day', async () => {
      const customer = regular();
      const answers = await together(cleaners.length, (index) => write(customer, pick(index), index));
      expect(countStatuses(answers)).toEqual({ 201: ACCOUNT_LIMITS.newConversationsADay, 429: 1 });
      const first = answers.findIndex(({ status }) => status === 201);
      expectStatus(await write(customer, pick(first)), 201);
    });
  });

  it('sends sixty messages in ten minutes, also of many sent at once, and five hundred a day', async () => {
    const [customer, cleaner] = [regular(), pick(6)];
    const { messagesInTenMinutes, messagesADay } = ACCOUNT_LIMITS;
    const many = Array.from({ length: messagesInTenMinutes + 8 }, (_, index) => index);
    const answers = await mapConcurrently(8, many, async (index) => write(customer, cleaner, index));
    expect(countStatuses(answers)).toEqual({ 201: messagesInTenMinutes, 429: 8 });
    const refused = await write(customer, cleaner);
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(refused.body.message).toMatch(/60 messages in 10 minutes.*go on from/);
    const waitSeconds = Number(refused.headers['retry-after']);
    expect(waitSeconds).toBeGreaterThan(0);
    expect(waitSeconds).toBeLessThanOrEqual(600);
    expectStatus(await write(cleaner, customer), 201);

    await minutesPassSinceMessagesOf(customer, 10, store);
    expectStatus(await write(customer, cleaner), 201);

    await manySent(customer, messagesADay - messagesInTenMinutes - 1, store);
    await minutesPassSinceMessagesOf(customer, 10, store);
    const beyond = await write(customer, cleaner);
    expect(beyond.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(beyond.body.message).toMatch(/500 messages a day.*go on from/);
    expect(Number(beyond.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    await dayPassesFor(customer, store);
    expectStatus(await write(customer, cleaner), 201);
  });

  it('bids on thirty jobs a day', async () => {
    const bidder = pick(5);
    const answers = await together(jobs.length, (index) =>
      world(index)
        .as(bidder)
        .post('/api/applications')
        .send(applicationPayload(bidder, jobs[index] ?? 0)),
    );
    expect(countStatuses(answers)).toEqual({ 201: ACCOUNT_LIMITS.bidsADay, 429: 1 });
  });
});
