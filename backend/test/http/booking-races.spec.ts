import { randomUUID } from 'node:crypto';
import { addDays, ukToday } from '@tidyhearth/domain';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { race, raceOf } from '../support/race.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { askedMeanwhile, heldReschedule, heldSuspension } from '../support/rows/held.js';
import { calendarFaults, keptSlots } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account } from '../support/world.js';

const COMPETITORS = 50;

async function expectCalendarSound(cleanerId: number): Promise<void> {
  expect(await calendarFaults(cleanerId)).toEqual({ clashes: [], slotsTooMany: 0, slotsElsewhere: 0 });
}

async function cancel(customer: Account | undefined, booking: { id: number } | undefined): Promise<void> {
  if (customer === undefined || booking === undefined) throw new Error('nobody asked for it');
  expectStatus(await world.as(customer).post(`/api/bookings/${booking.id}/cancel`), 200);
}

const dayOf = (round: number) => addDays(ukToday(), 7 + round);

async function withCustomers(number: number) {
  const cleaner = await world.approvedCleaner();
  const customers = await together(number, () => world.registerCustomer());
  return { cleaner, customers };
}

describe('bookings changed by several people at once', () => {
  const withRequests = async () => {
    const { cleaner, customers } = await withCustomers(COMPETITORS);
    const ask = (customer: Account) => requestBooking(world, customer, cleaner);
    return { cleaner, customers, ask, requests: await Promise.all(customers.map(ask)) };
  };
  raceOf('confirms exactly one of fifty requests for the same time', withRequests, async (people) => {
    const { cleaner, customers, ask, requests } = people;
    const change = (index: number, status: string) =>
      world.as(cleaner).patch(`/api/bookings/${requests[index]?.id}`).send({ status });
    const answers = await together(COMPETITORS, (index) => change(index, 'confirmed'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: COMPETITORS - 1 });
    await expectCalendarSound(cleaner.cleaner.id);
    // Frees the time again for the next round, in which all of them want it.
    const winner = answers.findIndex(({ status }) => status === 200);
    expectStatus(await change(winner, 'cancelled'), 200);
    const [customer] = customers.slice(winner);
    if (customer) requests[winner] = await ask(customer);
  });

  const offeringEveryHalfHour = async () => {
    const people = await withCustomers(18);
    const { cleaner } = people;
    // With working hours set, every half-hour is offered.
    const hours = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: '08:00', end: '18:00' }));
    await world
      .as(cleaner)
      .put(`/api/cleaners/${cleaner.cleaner.id}/working-hours`)
      .send({ hours })
      .expect(200);
    return people;
  };
  const adjacent = 'confirms one of partly overlapping requests, and both of adjacent ones';
  raceOf(adjacent, offeringEveryHalfHour, async ({ cleaner, customers }, round) => {
    const times = ['09:00', '09:30', '10:00', '11:00', '11:30', '13:00'];
    const bookingDate = dayOf(round);
    const requests = await Promise.all(
      customers.map((customer, index) => {
        const bookingTime = times[index % times.length] ?? '';
        return requestBooking(world, customer, cleaner, { bookingDate, bookingTime, estimatedDuration: 2 });
      }),
    );
    const answers = await together(customers.length, (index) =>
      world.as(cleaner).patch(`/api/bookings/${requests[index]?.id}`).send({ status: 'confirmed' }),
    );
    const statuses = countStatuses(answers);
    expect(Object.keys(statuses).sort()).toEqual(['200', '409']);
    expect(statuses[200]).toBeGreaterThanOrEqual(2);
    await expectCalendarSound(cleaner.cleaner.id);
    // Cancels requests, because a customer may have only thirty open ones.
    for (const [index, { status }] of answers.entries())
      if (status === 409) await cancel(customers[index], requests[index]);
  });

  race('makes one row of a double request, with a key and without', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const send = (bookingTime: string, key?: string) => {
      const call = world.as(customer).post('/api/bookings');
      return (key ? call.set('Idempotency-Key', key) : call).send(
        bookingPayload(customer, cleaner, { bookingTime }),
      );
    };
    const plain = await together(20, () => send('09:00'));
    expect(countStatuses(plain)).toEqual({ 201: 1, 409: 19 });
    const key = randomUUID();
    const keyed = await together(20, () => send('13:00', key));
    expect(countStatuses(keyed)).toEqual({ 201: 20 });
    expect(new Set(keyed.map(({ body }) => body.id)).size).toBe(1);
    expect((await send('14:00', key)).body.code).toBe('IDEMPOTENCY_MISMATCH');
    const own = await world.as(customer).get(`/api/bookings/customer/${customer.user.id}`);
    expect(own.body).toHaveLength(2);
  });

  race('keeps a cancellation that was answered, whoever confirms meanwhile', async () => {
    const cleaner = await world.approvedCleaner();
    const customer = await world.registerCustomer();
    const { id } = await requestBooking(world, customer, cleaner);
    const answers = await together(20, (index) =>
      index % 2 === 0
        ? world.as(customer).post(`/api/bookings/${id}/cancel`)
        : world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }),
    );
    expect(answers.some(({ status }) => status >= 500)).toBe(false);
    const cancelled = answers.filter((answer, index) => index % 2 === 0 && answer.status === 200);
    const { status } = (await world.as(customer).get(`/api/bookings/${id}`)).body;
    expect(status).toBe(cancelled.length > 0 ? 'cancelled' : 'confirmed');
    await expectCalendarSound(cleaner.cleaner.id);
  });

  const endings = [
    { what: 'the customer saying that it happened', call: 'happened', body: {} },
    {
      what: 'the customer saying that it did not',
      call: 'not-happened',
      body: { text: 'Nobody came to the door.' },
    },
  ];
  for (const { what, call, body } of endings)
    race(`ends complete against ${what} in one of the two`, async () => {
      const cleaner = await world.approvedCleaner();
      const customer = await world.registerCustomer();
      const { id } = await requestBooking(world, customer, cleaner);
      await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' });
      await cleanEnded(id, 25);
      const answers = await together(20, (index) =>
        index % 2 === 0
          ? world.as(customer).post(`/api/bookings/${id}/${call}`).send(body)
          : world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'completed' }),
      );
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: 19 });
      const { status, disputedById } = (await world.as(customer).get(`/api/bookings/${id}`)).body;
      expect([status, disputedById]).toEqual(
        answers.some((answer, index) => index % 2 === 0 && answer.status === 200) && call === 'not-happened'
          ? ['confirmed', customer.user.id]
          : ['completed', null],
      );
      await expectCalendarSound(cleaner.cleaner.id);
    });

  it('confirms nothing for a customer who is being suspended', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await requestBooking(world, customer, cleaner);
    const answer = await heldSuspension(customer, (held) =>
      askedMeanwhile(held, () =>
        world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }),
      ),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'CUSTOMER_GONE']);
    await expectCalendarSound(cleaner.cleaner.id);
  });

  it('confirms no time that the customer is just giving up', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await requestBooking(world, customer, cleaner);
    const { startsAt: seenStartsAt } = (await world.as(cleaner).get(`/api/bookings/${id}`)).body;
    const answer = await heldReschedule(id, 4, (held) =>
      askedMeanwhile(held, () =>
        world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed', seenStartsAt }),
      ),
    );
    expect(answer.status).toBe(409);
    expect((await world.as(cleaner).get(`/api/bookings/${id}`)).body.status).toBe('pending');
    expect(await keptSlots(id)).toBe(0);
    await expectCalendarSound(cleaner.cleaner.id);
  });

  const newPair = async () => ({
    cleaner: await world.approvedCleaner(),
    customer: await world.registerCustomer(),
  });
  race('holds the half-hours of the time that is confirmed, whoever moves it meanwhile', async () => {
    const { cleaner, customer } = await newPair();
    const { id } = await requestBooking(world, customer, cleaner);
    const wish = { bookingDate: dayOf(0), bookingTime: '14:00' };
    const answers = await together(2, (index) =>
      index === 0
        ? world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' })
        : world.as(customer).post(`/api/bookings/${id}/reschedule`).send(wish),
    );
    const { status } = (await world.as(customer).get(`/api/bookings/${id}`)).body;
    expect([status, await keptSlots(id)]).toEqual(status === 'confirmed' ? ['confirmed', 6] : ['pending', 0]);
    expect(Object.keys(countStatuses(answers)).every((code) => code === '200' || code === '409')).toBe(true);
    await expectCalendarSound(cleaner.cleaner.id);
  });

  const blocking = 'confirms nothing in blocked time that the block does not name';
  const confirmOrBlock = async (
    { cleaner, customer }: Awaited<ReturnType<typeof newPair>>,
    round: number,
  ) => {
    const booking = await requestBooking(world, customer, cleaner, { bookingDate: dayOf(round) });
    const { startsAt, endsAt } = (await world.as(customer).get(`/api/bookings/${booking.id}`)).body;
    const answers = await together(2, (index) =>
      index === round % 2
        ? world.as(cleaner).patch(`/api/bookings/${booking.id}`).send({ status: 'confirmed' })
        : world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/blocks`).send({ startsAt, endsAt }),
    );
    const [confirmed, blocked] = round % 2 === 0 ? answers : answers.toReversed();
    expect([confirmed?.status, blocked?.status, blocked?.body.confirmedBookings]).toEqual(
      confirmed?.status === 200 ? [200, 201, [booking.id]] : [409, 201, []],
    );
    if (confirmed?.status === 409) await cancel(customer, booking);
  };
  raceOf(blocking, newPair, confirmOrBlock, { inSuite: 10 });
});
