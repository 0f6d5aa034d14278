import { bookingPayload, requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { daysAhead } from '../support/jobs.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { world, type Account } from '../support/world.js';

const pathTo = ({ user }: Account) => `/api/blocked-people/${user.id}`;
const block = async (who: Account, other: Account) =>
  expectStatus(await world.as(who).put(pathTo(other)), 200);
const unblock = async (who: Account, other: Account) =>
  expectStatus(await world.as(who).delete(pathTo(other)), 204);

describe('a customer who would move a booking with a cleaner who blocked them', () => {
  it('gets the same answers as while the cleaner is paused, and the blocker is told of the own block', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await requestBooking(world, customer, cleaner);
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    const { bookingDate, bookingTime } = bookingPayload(customer, cleaner);
    const date = daysAhead(100).slice(0, 10);
    const moves = [
      { bookingDate: date, bookingTime: '14:00' },
      { bookingDate: '2026-01-15', bookingTime: '14:00' },
      { bookingDate, bookingTime },
    ];
    const answers = async () => {
      const asCustomer = world.as(customer);
      const times = await asCustomer.get(`/api/bookings/${id}/slots`).query({ from: date, to: date });
      const told = [times];
      for (const move of moves) told.push(await asCustomer.post(`/api/bookings/${id}/reschedule`).send(move));
      return told.map(({ body }) => ({ ...body, requestId: undefined }));
    };
    const pause = (isAvailable: boolean) =>
      world.as(cleaner).patch(`/api/cleaners/${cleaner.cleaner.id}`).send({ isAvailable });
    expectStatus(await pause(false), 200);
    const whilePaused = await answers();
    expect(whilePaused.map(({ code }) => code)).toEqual([
      'CLEANER_UNAVAILABLE',
      'CLEANER_UNAVAILABLE',
      'TIME_IN_PAST',
      'DUPLICATE_REQUEST',
    ]);
    expectStatus(await pause(true), 200);
    await block(cleaner, customer);
    expect(await answers()).toEqual(whilePaused);
    await unblock(cleaner, customer);
    await block(customer, cleaner);
    const [times, moved] = await answers();
    expect([times?.code, moved?.code]).toEqual(['PERSON_BLOCKED', 'PERSON_BLOCKED']);
  });
});

it.each(['customer', 'cleaner'] as const)(
  'a %s who blocks the other is told how many agreed visits still lie ahead of the two',
  async (who) => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const [first, second] = [
      await requestBooking(world, customer, cleaner),
      await requestBooking(world, customer, cleaner, { bookingTime: '13:00' }),
    ];
    await requestBooking(world, customer, cleaner, { bookingTime: '15:00', estimatedDuration: 1 });
    for (const { id } of [first, second])
      expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    const [blocker, other] = who === 'customer' ? [customer, cleaner] : [cleaner, customer];
    const told = async () => (await world.as(blocker).put(pathTo(other))).body.confirmedBookings;
    expect(await told()).toBe(2);
    await cleanEnded(first.id, 1);
    expect(await told()).toBe(1);
  },
);
