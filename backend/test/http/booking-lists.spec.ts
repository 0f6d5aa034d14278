import { addDays, ukToday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { completedBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { visitsInEachPeriod } from '../support/period-visits.js';
import { bookingUnchanged, cleanEnded } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

/** Stored once, because the day may end during the test. */
const TODAY = ukToday();
const day = (ahead: number) => addDays(TODAY, ahead);

describe('lists of bookings', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let ids: Record<'done' | 'far' | 'near' | 'off', number>;

  const list = async (who: Account, path: string, query: Record<string, unknown> = {}) => {
    const answer = await world.as(who).get(`/api/bookings/${path}`).query(query);
    expectStatus(answer, 200);
    return answer;
  };
  const idsOf = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id);

  beforeAll(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const ask = async (bookingDate: string) =>
      (await requestBooking(world, customer, cleaner, { bookingDate })).id;
    const done = await completedBooking(world, customer, cleaner, '09:00');
    const far = await ask(day(30));
    const near = await ask(day(10));
    const off = await ask(day(20));
    expectStatus(await world.as(customer).post(`/api/bookings/${off}/cancel`).send(), 200);
    ids = { done, far, near, off };
  });

  it('are divided into groups that together hold everything once', async () => {
    const group = async (name: string) =>
      idsOf(await list(customer, `customer/${customer.user.id}`, { group: name }));
    expect(await group('pending')).toEqual([ids.far, ids.near]);
    expect(await group('confirmed')).toEqual([]);
    expect(await group('completed')).toEqual([ids.done]);
    expect(await group('cancelled')).toEqual([ids.off]);
  });

  it('come latest start first, soonest first or newest first', async () => {
    const path = `cleaner/${cleaner.cleaner.id}`;
    const { done, far, near, off } = ids;
    expect(idsOf(await list(cleaner, path))).toEqual([far, off, near, done]);
    expect(idsOf(await list(cleaner, path, { order: 'soonest' }))).toEqual([done, near, off, far]);
    expect(idsOf(await list(cleaner, path, { order: 'newest' }))).toEqual([off, near, far, done]);
  });

  it.each(['latest', 'soonest', 'newest'])('go on where the page before ended, %s first', async (order) => {
    const path = `customer/${customer.user.id}`;
    const whole = idsOf(await list(customer, path, { order }));
    const seen: number[] = [];
    let next: string | undefined = `/api/bookings/${path}?order=${order}&limit=1`;
    while (next !== undefined) {
      const answer = await world.as(customer).get(next);
      expectStatus(answer, 200);
      seen.push(...idsOf(answer));
      next = /<([^>]+)>; rel="next"/.exec(answer.headers.link ?? '')?.[1];
    }
    expect(seen).toEqual(whole);
    expect(seen).toHaveLength(4);
  });

  it('go on in the order and the list that a cursor came from, and in no other', async () => {
    const path = `customer/${customer.user.id}`;
    const first = await list(customer, path, { order: 'soonest', limit: 1 });
    const cursor = new URL(
      /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? '',
      world.url,
    ).searchParams.get('cursor');
    const goOn = (where: string, query: object) =>
      world
        .as(customer)
        .get(`/api/bookings/${where}`)
        .query({ ...query, cursor });
    expect(idsOf(await goOn(path, { order: 'soonest', limit: 1 }))).toEqual([ids.near]);
    for (const order of ['latest', 'newest', undefined]) {
      const refused = await goOn(path, { order });
      expectStatus(refused, 400);
      expect(refused.body.details).toEqual([expect.objectContaining({ path: 'cursor' })]);
    }
    const latest = await list(customer, path, { limit: 1 });
    const next = /[?&]cursor=([^&>]+)/.exec(latest.headers.link ?? '')?.[1] ?? '';
    expectStatus(await world.as(customer).get(`/api/bookings/${path}?cursor=${next}`), 200);
    expectStatus(
      await world.as(customer).get(`/api/bookings/recent/${customer.user.id}?cursor=${next}`),
      400,
    );
  });

  it('show the days that are asked for, both ends included', async () => {
    const path = `cleaner/${cleaner.cleaner.id}`;
    expect(idsOf(await list(cleaner, path, { from: day(10), to: day(20) }))).toEqual([ids.off, ids.near]);
    expect(idsOf(await list(cleaner, path, { from: day(11), to: day(19) }))).toEqual([]);
    const wrong = await world.as(cleaner).get(`/api/bookings/${path}`).query({ from: '2027-02-30' });
    expectStatus(wrong, 400);
  });

  it('give what changed since a moment, however long ago it is', async () => {
    const path = `recent/${customer.user.id}`;
    for (const since of [undefined, `${day(-29)}T12:00:00Z`, `${day(-60)}T12:00:00Z`, '1970-01-01T00:00:00Z'])
      expect(idsOf(await list(customer, path, { since }))).toEqual([ids.far, ids.off, ids.near, ids.done]);
    const ofCleaner = await list(cleaner, `recent/${cleaner.user.id}`);
    expect(idsOf(ofCleaner)).toEqual([ids.far, ids.off, ids.near, ids.done]);
    expect(idsOf(await list(customer, path, { since: `${day(1)}T12:00:00Z` }))).toEqual([]);
    expectStatus(await world.as(customer).get(`/api/bookings/${path}`).query({ since: 'yesterday' }), 400);
  });

  it('reach no further back than the changes of a month', async () => {
    const [other, booked] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const old = await requestBooking(world, other, booked);
    const seen = await requestBooking(world, other, booked, { bookingTime: '13:00' });
    await Promise.all([bookingUnchanged(old.id, 31), bookingUnchanged(seen.id, 29)]);
    const since = '1970-01-01T00:00:00Z';
    expect(idsOf(await list(other, `recent/${other.user.id}`, { since }))).toEqual([seen.id]);
  });

  it('are summed up for both sides', async () => {
    const expected = {
      counts: { pending: 2, confirmed: 0, completed: 1, cancelled: 1 },
      totalAmount: '25.00',
      requestedAt: expect.any(String),
      changedAt: expect.any(String),
      earnedAt: expect.any(String),
    };
    const ofCustomer = await list(customer, `customer/${customer.user.id}/summary`);
    expect(ofCustomer.body).toMatchObject(expected);
    const ofCleaner = await list(cleaner, `cleaner/${cleaner.cleaner.id}/summary`);
    expect(ofCleaner.body).toEqual(ofCustomer.body);
    expect((await list(cleaner, `cleaner/${cleaner.user.id}/summary`)).body).toEqual(ofCustomer.body);
  });

  it('are summed up as nothing for somebody who has none', async () => {
    const fresh = await world.registerCustomer();
    expect((await list(fresh, `customer/${fresh.user.id}/summary`)).body).toEqual({
      counts: { pending: 0, confirmed: 0, completed: 0, cancelled: 0 },
      awaitingWord: 0,
      today: 0,
      thisWeek: 0,
      thisMonth: 0,
      totalAmount: '0.00',
      requestedAt: null,
      changedAt: null,
      earnedAt: null,
    });
  });

  it('say how many are over and wait for a word: the cleaner’s at once, the customer’s a day later', async () => {
    const [who, worker] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const visits = [];
    for (const bookingTime of ['09:00', '11:00', '13:00', '15:00']) {
      const visit = await requestBooking(world, who, worker, { bookingTime, estimatedDuration: 1 });
      const accepted = world.as(worker).patch(`/api/bookings/${visit.id}`).send({ status: 'confirmed' });
      expectStatus(await accepted, 200);
      visits.push(visit);
    }
    const [, recent, old, disputed] = visits;
    if (!recent || !old || !disputed) throw new Error('four were made');
    await cleanEnded(recent.id, 2);
    await cleanEnded(old.id, 24 * 100);
    await cleanEnded(disputed.id, 24 * 50);
    const text = 'Nobody came on that day at all.';
    expectStatus(await world.as(who).post(`/api/bookings/${disputed.id}/not-happened`).send({ text }), 200);
    const counts = { pending: 0, confirmed: 4, completed: 0, cancelled: 0 };
    const ofCustomer = await list(who, `customer/${who.user.id}/summary`);
    expect(ofCustomer.body).toMatchObject({ counts, awaitingWord: 1 });
    const ofCleaner = await list(worker, `cleaner/${worker.cleaner.id}/summary`);
    expect(ofCleaner.body).toMatchObject({ counts, awaitingWord: 2 });
  });

  it('are counted for today, this week and this month, the cancelled ones in the month alone', async () => {
    const [who, worker] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { today, thisWeek, thisMonth } = await visitsInEachPeriod(
      await completedBooking(world, who, worker, '09:00'),
    );
    const expected = { today, thisWeek, thisMonth: thisMonth + 1 };
    const ofCustomer = await list(who, `customer/${who.user.id}/summary`);
    expect(ofCustomer.body).toMatchObject(expected);
    expect((await list(worker, `cleaner/${worker.cleaner.id}/summary`)).body).toMatchObject(expected);
  });
});
