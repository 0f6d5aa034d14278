import { MAX_BLOCKED_PEOPLE } from '@tidyhearth/domain';
import { createStore } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { bellOf } from '../support/bell.js';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applicationPayload, applyFor, daysAhead, postJob, stateOf } from '../support/jobs.js';
import { say, send, threadOf } from '../support/messages.js';
import { keptMessagesOf } from '../support/rows/kept.js';
import { longBlocked, manyAccounts } from '../support/rows/made.js';
import { countStatuses, mapConcurrently, together } from '../support/together.js';
import { World, world, type Account, type CleanerAccount } from '../support/world.js';

const N = 12;
const UNREACHABLE = { code: 'NOT_FOUND', message: "This person can't be reached at the moment." };

let customer: Account;
let cleaner: CleanerAccount;

const block = (who: Account, other: Account) => world.as(who).put(`/api/blocked-people/${other.user.id}`);
const unblock = (who: Account, other: Account) =>
  world.as(who).delete(`/api/blocked-people/${other.user.id}`);
const book = (changes: object = {}) =>
  world
    .as(customer)
    .post('/api/bookings')
    .send(bookingPayload(customer, cleaner, changes));

async function blocked(who: Account, other: Account): Promise<void> {
  expectStatus(await block(who, other), 200);
}

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

describe('blocking a person', () => {
  it('says whom, lists them and can be said again', async () => {
    const [first, again] = [await block(customer, cleaner), await block(customer, cleaner)];
    const person = { userId: cleaner.user.id, firstName: cleaner.user.firstName, userType: 'cleaner' };
    expect(first.status).toBe(200);
    expect(first.body).toMatchObject({ ...person, confirmedBookings: 0 });
    expect(again.body).toEqual(first.body);
    const list = await world.as(customer).get('/api/blocked-people');
    expect(list.body).toEqual([expect.objectContaining(person)]);
    expect((await world.as(cleaner).get('/api/blocked-people')).body).toEqual([]);
    const { body } = await world.as(customer).get(`/api/users/${customer.user.id}/export`);
    expect(body.blockedPeople).toEqual([expect.objectContaining({ userId: cleaner.user.id })]);
  });

  it('happens once, however often it is asked at a time', async () => {
    expect(countStatuses(await together(N, () => block(customer, cleaner)))).toEqual({ 200: N });
    expect((await world.as(customer).get('/api/blocked-people')).body).toHaveLength(1);
  });

  it('is for people one can meet: not oneself, a stranger or nobody', async () => {
    expect((await block(customer, customer)).body.code).toBe('SELF_ACTION');
    const stranger = await world.registerCustomer();
    expect((await block(customer, stranger)).status).toBe(404);
    expect((await world.as(customer).put('/api/blocked-people/2000000000')).status).toBe(404);
    expect((await world.as(customer).put('/api/blocked-people/zero')).status).toBe(400);
    expect((await world.as(customer).get('/api/blocked-people')).body).toEqual([]);
  });

  it('is taken back, also twice', async () => {
    await blocked(customer, cleaner);
    expect((await unblock(customer, cleaner)).status).toBe(204);
    expect((await unblock(customer, cleaner)).status).toBe(204);
    expect((await send(customer, cleaner, 'Hello again')).status).toBe(201);
  });

  it('ends at two hundred people, also when several are blocked at once, and goes on when one is let go', async () => {
    const store = await createStore(engine);
    const app = await startApp({ engine, store });
    try {
      const here = new World(app.url);
      const who = await here.registerCustomer();
      const others = await mapConcurrently(3, Array.from({ length: 6 }), () => here.approvedCleaner());
      await manyAccounts(MAX_BLOCKED_PEOPLE, store);
      await longBlocked(who, MAX_BLOCKED_PEOPLE - 1, store);
      const ask = (index: number) =>
        here.as(who).put(`/api/blocked-people/${others[index % others.length]?.user.id}`);
      const answers = await together(others.length, ask);
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 5 });
      expect(answers.find(({ status }) => status === 409)?.body.code).toBe('TOO_MANY_BLOCKED');
      const left = answers.findIndex(({ status }) => status === 409);
      const [last] = (await here.as(who).get('/api/blocked-people')).body;
      expectStatus(await here.as(who).delete(`/api/blocked-people/${last.userId}`), 204);
      expectStatus(await ask(left), 200);
    } finally {
      await app.stop();
      await store.remove();
    }
  });

  it('goes page by page', async () => {
    const others = await Promise.all([world.approvedCleaner(), world.approvedCleaner()]);
    for (const other of others) await blocked(customer, other);
    const first = await world.as(customer).get('/api/blocked-people').query({ limit: 1 });
    expect(first.body).toEqual([expect.objectContaining({ userId: others[1]?.user.id })]);
    const cursor = /cursor=([^&>]+)/.exec(String(first.headers.link))?.[1];
    const second = await world.as(customer).get(`/api/blocked-people?limit=1&cursor=${cursor}`);
    expect(second.body).toEqual([expect.objectContaining({ userId: others[0]?.user.id })]);
  });
});

describe('between two people of whom one blocked the other', () => {
  it.each([['customer'], ['cleaner']])('no message goes either way when the %s blocked', async (who) => {
    await say(customer, cleaner, 'Good morning!');
    const [blocker, other] = who === 'customer' ? [customer, cleaner] : [cleaner, customer];
    await blocked(blocker, other);
    const own = await send(blocker, other, 'Still there?');
    expect([own.status, own.body.code]).toEqual([409, 'PERSON_BLOCKED']);
    const theirs = await send(other, blocker, 'Why?');
    expect(theirs.status).toBe(404);
    expect(theirs.body).toMatchObject(UNREACHABLE);
    for (const reader of [customer, cleaner]) {
      const thread = await threadOf(reader, reader === customer ? cleaner : customer);
      expect(thread.body).toHaveLength(1);
    }
  });

  it('the conversation says whether one can write, and not why', async () => {
    await say(customer, cleaner, 'Good morning!');
    const contactOf = async (reader: Account) =>
      (await world.as(reader).get(`/api/messages/conversations/${reader.user.id}`)).body[0]?.contact;
    expect([await contactOf(customer), await contactOf(cleaner)]).toEqual(['open', 'open']);
    await blocked(customer, cleaner);
    expect([await contactOf(customer), await contactOf(cleaner)]).toEqual(['blocked', 'unreachable']);
    await unblock(customer, cleaner);
    const admin = world.as(await world.admin());
    expectStatus(
      await admin.post(`/api/admin/users/${customer.user.id}/suspend`).send({ reason: 'It was reported.' }),
      200,
    );
    expect(await contactOf(cleaner)).toBe('unreachable');
    const toSuspended = await send(cleaner, customer, 'Hello?');
    expect(toSuspended.body).toMatchObject(UNREACHABLE);
  });

  it.each([
    ['customer', 'PERSON_BLOCKED'],
    ['cleaner', 'CLEANER_UNAVAILABLE'],
  ])('nothing is booked or moved when the %s blocked', async (who, code) => {
    const { id } = await requestBooking(world, customer, cleaner);
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    const [blocker, other] = who === 'customer' ? [customer, cleaner] : [cleaner, customer];
    expect((await block(blocker, other)).body.confirmedBookings).toBe(1);
    expect((await book({ bookingTime: '14:00' })).body.code).toBe(code);
    const moved = await world
      .as(customer)
      .post(`/api/bookings/${id}/reschedule`)
      .send({ bookingDate: daysAhead(100).slice(0, 10), bookingTime: '14:00' });
    expect(moved.body.code).toBe(code);
    const kept = await world.as(customer).get(`/api/bookings/${id}`);
    expect(kept.body.status).toBe('confirmed');
  });

  it('requests that wait end like any other: declined by a cleaner, cancelled by a customer', async () => {
    const second = await world.registerCustomer();
    const mine = await requestBooking(world, customer, cleaner);
    const others = await requestBooking(world, second, cleaner);
    await blocked(cleaner, customer);
    await blocked(second, cleaner);
    const statusOf = async (who: Account, id: number) =>
      (await world.as(who).get(`/api/bookings/${id}`)).body.status;
    expect(await statusOf(customer, mine.id)).toBe('cancelled');
    expect(await statusOf(second, others.id)).toBe('cancelled');
    const toldOf = async (who: Account, id: number) => (await bellOf(who)).filter((b) => b.bookingId === id);
    const told = [await toldOf(customer, mine.id), await toldOf(cleaner, others.id)];
    const titles = told.map(([latest]) => latest?.title);
    expect(titles).toEqual(['Booking request declined', 'Booking request cancelled']);
    for (const { message } of told.flat()) expect(message).not.toMatch(/block/i);
  });

  it('no bid is made, and none that waits is accepted', async () => {
    const [bidOn, fresh] = [await postJob(world, customer), await postJob(world, customer)];
    const bid = await applyFor(world, cleaner, bidOn);
    await blocked(cleaner, customer);
    expect(await stateOf(bidOn.id)).toMatchObject({ status: 'open', pending: 0, rejected: 0 });
    expect((await world.as(customer).get(`/api/applications/posting/${bidOn.id}`)).body).toEqual([]);
    expect((await bellOf(customer))[0]?.message).toContain('withdrew the application');
    const accept = await world.as(customer).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' });
    expect(accept.status).toBe(409);
    const own = await world.as(cleaner).post('/api/applications').send(applicationPayload(cleaner, fresh.id));
    expect(own.body.code).toBe('PERSON_BLOCKED');
    await unblock(cleaner, customer);
    await blocked(customer, cleaner);
    const theirs = await world
      .as(cleaner)
      .post('/api/applications')
      .send(applicationPayload(cleaner, fresh.id));
    expect(theirs.status).toBe(404);
    const open = await world.as(cleaner).get('/api/postings/available').query({ limit: 100 });
    expect(open.body.map(({ id }: { id: number }) => id)).not.toContain(fresh.id);
  });

  it.each([['customer'], ['cleaner']])(
    'no job is seen when the %s blocked, except one that is agreed',
    async (who) => {
      const [agreed, bidOn, fresh] = [
        await postJob(world, customer),
        await postJob(world, customer),
        await postJob(world, customer),
      ];
      const bids = [await applyFor(world, cleaner, agreed), await applyFor(world, cleaner, bidOn)];
      const accepted = world.as(customer).patch(`/api/applications/${bids[0]?.id}`);
      expectStatus(await accepted.send({ status: 'accepted' }), 200);
      const seen = async () => {
        const jobs = [agreed, bidOn, fresh].map(({ id }) => world.as(cleaner).get(`/api/postings/${id}`));
        return (await Promise.all(jobs)).map(({ status }) => status);
      };
      expect(await seen()).toEqual([200, 200, 200]);
      await (who === 'customer' ? blocked(customer, cleaner) : blocked(cleaner, customer));
      expect(await seen()).toEqual([200, 404, 404]);
      const edit = world.as(cleaner).patch(`/api/postings/${fresh.id}`).send({ maxBudget: 70 });
      expect((await edit).status).toBe(404);
    },
  );

  it('the cleaner is gone from the blocker’s search and profile, and from nobody else’s', async () => {
    cleaner = await world.approvedCleaner({ hourlyRate: '71.37' });
    const path = `/api/cleaners/${cleaner.cleaner.id}`;
    const { hourlyRate } = cleaner.cleaner;
    const isFoundBy = async (session: Account) => {
      const query = { minRate: hourlyRate, maxRate: hourlyRate, sort: 'reviews', limit: 100 };
      const { body } = await world.as(session).get('/api/cleaners').query(query);
      return body.some(({ id }: { id: number }) => id === cleaner.cleaner.id);
    };
    const other = await world.registerCustomer();
    await blocked(customer, cleaner);
    expect([await isFoundBy(customer), await isFoundBy(other)]).toEqual([false, true]);
    expect((await world.as(customer).get(path)).status).toBe(404);
    expect((await world.as(other).get(path)).status).toBe(200);
    expect((await world.anyone.get(path)).status).toBe(200);
    await unblock(customer, cleaner);
    expect(await isFoundBy(customer)).toBe(true);
  });

  it('a cleaner who blocked stays in sight: the other learns nothing', async () => {
    const other = await counterpart();
    await blocked(cleaner, other);
    expect((await world.as(other).get(`/api/cleaners/${cleaner.cleaner.id}`)).status).toBe(200);
  });
});

describe('a block at the moment of', () => {
  it('messages being sent leaves none that came after it', async () => {
    await say(customer, cleaner, 'Good morning!');
    const before = await keptMessagesOf(cleaner);
    let isBlocked = false;
    const answers = await together(N, async (index) => {
      if (index === N / 2) {
        await blocked(customer, cleaner);
        isBlocked = true;
        return undefined;
      }
      const wasLate = isBlocked;
      return { wasLate, status: (await send(cleaner, customer, `Number ${index}`)).status };
    });
    const sent = answers.filter((answer) => answer?.status === 201);
    expect(sent.filter((answer) => answer?.wasLate)).toEqual([]);
    expect(await keptMessagesOf(cleaner)).toBe(before + sent.length);
    expect((await send(cleaner, customer, 'Late')).status).toBe(404);
  });

  it('requests leaves none waiting', async () => {
    const times = ['09:00', '10:00', '11:00', '13:00', '14:00', '15:00'];
    await together(times.length + 1, async (index) =>
      index === 3 ? block(cleaner, customer) : book({ bookingTime: times[index % times.length] }),
    );
    await block(cleaner, customer);
    const { body } = await world
      .as(customer)
      .get(`/api/bookings/customer/${customer.user.id}`)
      .query({ group: 'pending' });
    const isKnown = (await world.as(cleaner).get('/api/blocked-people')).body.length === 1;
    expect(isKnown ? body : []).toEqual([]);
  });

  it('a confirmation ends in a confirmed or a cancelled booking, never in a waiting one', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    const [answer, made] = await together(2, (index) =>
      index === 0
        ? world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' })
        : block(customer, cleaner),
    );
    expect(made?.status).toBe(200);
    const { status } = (await world.as(customer).get(`/api/bookings/${id}`)).body;
    expect(status).toBe(answer?.status === 200 ? 'confirmed' : 'cancelled');
  });
});

/** A customer with a booking with the cleaner. */
async function counterpart(): Promise<Account> {
  const other = await world.registerCustomer();
  await requestBooking(world, other, cleaner);
  return other;
}
