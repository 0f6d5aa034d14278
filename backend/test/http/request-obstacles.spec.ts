import { addDays, ukToday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { daysAhead } from '../support/jobs.js';
import { bookingHasBegun } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const DAY = 7;

describe('a request that can’t be accepted at the moment', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let id: number;

  const ask = async (by: Account, bookingTime: string) => {
    const at = { bookingDate: addDays(ukToday(), DAY), bookingTime, estimatedDuration: 2 };
    return (await requestBooking(world, by, cleaner, at)).id;
  };
  const answer = (bookingId: number, status: string) =>
    world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status });
  const profile = (change: object) =>
    world.as(cleaner).patch(`/api/cleaners/${cleaner.cleaner.id}`).send(change);
  const decideSignUp = async (act: 'withdraw-approval' | 'approve') =>
    world
      .as(await world.admin())
      .post(`/api/admin/cleaners/${cleaner.cleaner.id}/${act}`)
      .send({});
  /** As the cleaner reads it, on its page and in lists. */
  async function obstacles(): Promise<unknown[]> {
    const own = world.as(cleaner);
    const lists = [
      await own.get(`/api/bookings/cleaner/${cleaner.cleaner.id}?group=pending`),
      await own.get(`/api/bookings/recent/${cleaner.user.id}`),
    ];
    const inLists = lists.map(
      ({ body }) => body.find((booking: { id: number }) => booking.id === id).obstacle,
    );
    return [(await own.get(`/api/bookings/${id}`)).body.obstacle, ...inLists];
  }
  async function obstaclesForCustomer(): Promise<unknown[]> {
    const own = world.as(customer);
    const { body } = await own.get(`/api/bookings/customer/${customer.user.id}?group=pending`);
    const inList = body.find((booking: { id: number }) => booking.id === id).obstacle;
    return [(await own.get(`/api/bookings/${id}`)).body.obstacle, inList];
  }
  const all = (obstacle: string | null) => [obstacle, obstacle, obstacle];

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    id = await ask(customer, '13:00');
  });

  it('says that its cleaner has accepted another for that time, until this is cancelled', async () => {
    const other = await ask(await world.registerCustomer(), '14:00');
    expect(await obstacles()).toEqual(all(null));
    expectStatus(await answer(other, 'confirmed'), 200);
    expect(await obstacles()).toEqual(all('not-free'));
    expect((await answer(id, 'confirmed')).body).toMatchObject({ statusCode: 409, code: 'SLOT_TAKEN' });
    expectStatus(await answer(other, 'cancelled'), 200);
    expect(await obstacles()).toEqual(all(null));
    expectStatus(await answer(id, 'confirmed'), 200);
  });

  it('is not one whose cleaner is busy right before and after, or has other hours now', async () => {
    const others = [
      await ask(await world.registerCustomer(), '11:00'),
      await ask(await world.registerCustomer(), '15:00'),
    ];
    for (const other of others) expectStatus(await answer(other, 'confirmed'), 200);
    const hours = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '10:00' }));
    const week = world.as(cleaner).put(`/api/cleaners/${cleaner.cleaner.id}/working-hours`).send({ hours });
    expectStatus(await week, 200);
    expect(await obstacles()).toEqual(all(null));
    expectStatus(await answer(id, 'confirmed'), 200);
  });

  it.each([
    [
      'away',
      'not-free',
      'SLOT_BLOCKED',
      () =>
        world
          .as(cleaner)
          .post(`/api/cleaners/${cleaner.cleaner.id}/blocks`)
          .send({ startsAt: daysAhead(DAY, '12:00'), endsAt: daysAhead(DAY, '13:30') }),
    ],
    ['paused', 'not-taking-bookings', 'NOT_TAKING_BOOKINGS', () => profile({ isAvailable: false })],
    ['no longer approved', 'not-taking-bookings', 'NOT_APPROVED', () => decideSignUp('withdraw-approval')],
  ])('says that its cleaner is %s, to both sides and no more than that', async (_, obstacle, code, leave) => {
    expectStatus(await leave(), 200, 201);
    expect(await obstacles()).toEqual(all(obstacle));
    expect((await answer(id, 'confirmed')).body).toMatchObject({ code });
    expect(await obstaclesForCustomer()).toEqual([obstacle, obstacle]);
  });

  it('is found at the time of each, however far apart requests to several cleaners are', async () => {
    const [first, last] = [cleaner, await world.approvedCleaner()];
    const inHalfAYear = { bookingDate: addDays(ukToday(), 180), bookingTime: '13:00' };
    cleaner = last;
    const far = (await requestBooking(world, customer, last, inHalfAYear)).id;
    const other = (await requestBooking(world, await world.registerCustomer(), last, inHalfAYear)).id;
    expectStatus(await answer(other, 'confirmed'), 200);
    cleaner = first;
    expect(await obstaclesForCustomer()).toEqual([null, null]);
    const { body } = await world.as(customer).get(`/api/bookings/${far}`);
    expect(body.obstacle).toBe('not-free');
    const list = await world.as(customer).get(`/api/bookings/customer/${customer.user.id}`);
    const found = list.body.map((each: { id: number; obstacle: unknown }) => [each.id, each.obstacle]);
    expect(new Map(found)).toEqual(
      new Map([
        [id, null],
        [far, 'not-free'],
      ]),
    );
  });

  it('names no obstacle once its time has begun', async () => {
    expectStatus(await profile({ isAvailable: false }), 200);
    expect(await obstacles()).toEqual(all('not-taking-bookings'));
    await bookingHasBegun(id);
    expect((await world.as(cleaner).get(`/api/bookings/${id}`)).body.obstacle).toBeNull();
  });
});
