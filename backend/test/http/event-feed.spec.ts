import { addDays, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { completeBooking } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { FeedReader, nextOf, type FeedEvent } from '../support/feed.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { say } from '../support/messages.js';
import { nightAfter } from '../support/nights.js';
import { applicationDetails } from '../support/people.js';
import { writtenReview } from '../support/reviews.js';
import { mapConcurrently } from '../support/together.js';
import { World, world, type Account, type CleanerAccount } from '../support/world.js';

const typesOf = (events: readonly FeedEvent[]) => events.map(({ type }) => type);
const about = (events: readonly FeedEvent[], object: string, id: number) =>
  events.filter(({ data }) => data.object === object && data.id === id);

describe('the feed of events', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let feed: FeedReader;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    feed = new FeedReader(world, cleaner);
    await feed.until(({ type }) => type === 'cleaner.approved');
  });

  it('tells a cleaner each step of a booking once, in order and numbered', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    await completeBooking(world, cleaner, id);
    await feed.until(({ type }) => type === 'booking.completed');
    const steps = about(feed.events, 'booking', id);
    expect(typesOf(steps)).toEqual(['booking.requested', 'booking.confirmed', 'booking.completed']);
    expect(steps.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    expect(steps.map(({ data }) => data.status)).toEqual(['pending', 'confirmed', 'completed']);
    expect(steps[0]).toEqual({
      position: expect.any(Number),
      id: expect.stringMatching(/^evt_[\w-]{24}$/),
      type: 'booking.requested',
      timestamp: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*Z$/),
      sequence: 1,
      data: {
        object: 'booking',
        id,
        customerId: customer.user.id,
        cleanerId: cleaner.cleaner.id,
        cleanerUserId: cleaner.user.id,
        postingId: null,
        serviceType: 'regular',
        status: 'pending',
        startsAt: expect.stringMatching(/Z$/),
        endsAt: expect.stringMatching(/Z$/),
        totalAmount: expect.stringMatching(/^\d+\.\d\d$/),
        reason: null,
      },
    });
    expect(new Set(feed.events.map((event) => event.id)).size).toBe(feed.events.length);
  });

  it('tells of jobs, applications, reviews and messages, without a name, an address or a text', async () => {
    const job = await postJob(world, customer);
    const { id: applicationId } = await applyFor(world, cleaner, job);
    const accepted = await world
      .as(customer)
      .patch(`/api/applications/${applicationId}`)
      .send({ status: 'accepted' });
    expectStatus(accepted, 200);
    await say(cleaner, customer, 'The red kettle whistles.');
    await writtenReview(world, await world.registerCustomer(), cleaner);
    await feed.until(({ type }) => type === 'review.published');
    expect(typesOf(feed.events)).toEqual(
      expect.arrayContaining([
        'cleaner.approved',
        'application.submitted',
        'application.accepted',
        'posting.assigned',
        'booking.confirmed',
        'message.sent',
        'review.published',
      ]),
    );
    const told = JSON.stringify(feed.events);
    const people = [customer, cleaner].flatMap(({ user }) => [user.firstName, user.lastName, user.email]);
    for (const text of [...people, 'kettle', 'Broad Street', 'OX1', 'blue pot', '4711', 'nearby'])
      expect(told).not.toContain(text);
  });

  it('tells of a job that became a booking with the time to which that was moved', async () => {
    const job = await postJob(world, customer, { postingDate: daysAhead(13) });
    const { id } = await applyFor(world, cleaner, job);
    const own = world.as(customer);
    const { bookingId } = (await own.patch(`/api/applications/${id}`).send({ status: 'accepted' })).body;
    const booking = `/api/bookings/${bookingId}`;
    const move = { bookingDate: addDays(ukToday(), 15), bookingTime: '14:00' };
    expectStatus(await own.post(`${booking}/reschedule`).send(move), 200);
    expectStatus(await own.post(`${booking}/cancel`), 200);
    const { data } = await feed.until(({ type }) => type === 'posting.cancelled');
    expect(data).toMatchObject({ id: job.id, startsAt: daysAhead(15, '14:00') });
  });

  it('tells a cleaner nothing of others, and the admin everything', async () => {
    const stranger = new FeedReader(world, await world.approvedCleaner());
    const team = await new FeedReader(world, await world.admin()).skip();
    const job = await postJob(world, customer);
    const { id } = await requestBooking(world, customer, cleaner);
    await team.until(({ data }) => data.object === 'booking' && data.id === id);
    expect(typesOf(about(team.events, 'posting', job.id))).toEqual(['posting.created']);
    await stranger.skip();
    await stranger.poll();
    expect(about(stranger.events, 'booking', id)).toEqual([]);
    await feed.until(({ data }) => data.object === 'booking' && data.id === id);
    expect(about(feed.events, 'posting', job.id)).toEqual([]);
  });

  it('takes nobody for a cleaner who has withdrawn the application', async () => {
    const former = await world.registerCustomer();
    const { body: profile } = await world.as(former).post('/api/cleaners').send(applicationDetails());
    expectStatus(await world.as(former).post(`/api/cleaners/${profile.id}/withdraw-application`), 200);
    // This cleaner has the higher id, so a lookup in the order of ids could find the other one first.
    const later = await world.approvedCleaner();
    const team = await new FeedReader(world, await world.admin()).skip();
    const id = await say(former, later, 'Are you free?');
    await new FeedReader(world, later).until(({ data }) => data.object === 'message' && data.id === id);
    const admin = world.as(await world.admin());
    const path = `/api/admin/users/${former.user.id}`;
    expectStatus(await admin.post(`${path}/suspend`).send({ reason: 'Reported.' }), 200);
    expectStatus(await admin.post(`${path}/unsuspend`), 200);
    const next = await say(customer, later, 'Are you?');
    await team.until(({ data }) => data.object === 'message' && data.id === next);
    expect(about(team.events, 'cleaner', profile.id)).toEqual([]);
  });

  it('tells both of a message between two cleaners, one of whom was a customer', async () => {
    const former = await world.registerCustomer();
    const later = await world.approvedCleaner();
    await say(former, later, 'Are you free?');
    const answer = await world.as(former).post('/api/cleaners').send(applicationDetails());
    expectStatus(answer, 201);
    const colleague = { ...former, cleaner: answer.body };
    await world.approve(colleague);
    const id = await say(later, former, 'Welcome among us.');
    for (const reader of [colleague, later])
      await new FeedReader(world, reader).until(({ data }) => data.object === 'message' && data.id === id);
  });

  it('goes on where the last page ended, by pages of any size, and by type', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    await completeBooking(world, cleaner, id);
    await feed.until(({ type }) => type === 'booking.completed');
    const slow = new FeedReader(world, cleaner, '/api/events/feed?limit=1');
    for (let page = 0; page < feed.events.length; page += 1) expect(await slow.poll()).toHaveLength(1);
    expect(slow.events).toEqual(feed.events);
    expect(await slow.poll()).toEqual([]);
    const picky = new FeedReader(
      world,
      cleaner,
      '/api/events/feed?types=booking.confirmed&types=booking.completed',
    );
    expect(typesOf(await picky.poll())).toEqual(['booking.confirmed', 'booking.completed']);
    expect(picky.address).toMatch(/types=booking.confirmed&types=booking.completed&after=\d+/);
  });

  it('refuses positions that it has not reached and types that are none', async () => {
    for (const query of ['after=2147483000', 'after=-1', 'after=x', 'types=nonsense', 'limit=101']) {
      const answer = await world.as(cleaner).get(`/api/events/feed?${query}`);
      expectStatus(answer, 400);
      expect(answer.body.code).toBe('VALIDATION_FAILED');
    }
  });

  it('gives a reader who polls while many write every event once, without a gap', async () => {
    const team = await new FeedReader(world, await world.admin()).skip();
    const start = team.address;
    const senders = await mapConcurrently(4, Array.from({ length: 8 }), () => world.registerCustomer());
    let isWriting = true;
    const polling = (async () => {
      while (isWriting) await team.poll();
    })();
    const sent = await mapConcurrently(8, senders, async (sender) => {
      const ids: number[] = [];
      for (let count = 0; count < 5; count += 1) ids.push(await say(sender, cleaner, `Hello ${count}`));
      return ids;
    });
    isWriting = false;
    await polling;
    const ids = sent.flat();
    for (const id of ids) await team.until(({ data }) => data.object === 'message' && data.id === id);
    const positions = team.events.map(({ position }) => position);
    const first = positions[0] ?? 0;
    expect(positions).toEqual(positions.map((_, index) => first + index));
    const again = new FeedReader(world, await world.admin(), start);
    while ((await again.poll()).length > 0);
    expect(again.events.slice(0, team.events.length)).toEqual(team.events);
  });
});

describe('an event that is no longer kept', () => {
  let store: Store;
  let app: ScratchApp;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('is gone after 30 days: who asks from before is told so, who starts afresh is not', async () => {
    const before = new World(app.url);
    const first = await before.registerCleaner();
    const team = new FeedReader(before, await before.admin(), '/api/events/feed?limit=1');
    await team.until(({ data }) => data.userId === first.user.id);
    const [old, newest] = [team.address, '/api/events/feed'];
    await before.registerCleaner();
    await team.until(({ position }) => position === 2);
    app = await nightAfter(31, app, store);
    const after = new World(app.url);
    const admin = after.as(await after.admin());
    const expired = await admin.get(old);
    expectStatus(expired, 410);
    expect(expired.body.code).toBe('EVENTS_EXPIRED');
    const fresh = await admin.get(newest);
    expectStatus(fresh, 200);
    expect(fresh.body).toEqual([]);
    const later = await after.registerCleaner();
    const reader = new FeedReader(after, await after.admin(), nextOf(fresh.headers));
    expect(await reader.until(({ data }) => data.userId === later.user.id)).toMatchObject({ position: 3 });
  });
});
