import { addDays, BOOKING_TIMES, ukToday } from '@tidyhearth/domain';
import { bookingPayload, instantAt, requestBooking } from '../support/bookings.js';
import { applyFor, postJob } from '../support/jobs.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('what is offered may be booked', () => {
  it('at six starts, until a cleaner sets hours for the day: then at each half-hour inside them', async () => {
    const [customer, free] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const date = addDays(ukToday(), 9);
    const own = `/api/cleaners/${free.cleaner.id}`;
    const starts = async () => {
      const [day] = (await world.anyone.get(`${own}/slots`).query({ from: date, to: date })).body;
      return day.starts.map(({ time }: { time: string }) => time);
    };
    const at = async (bookingTime: string) => {
      const payload = bookingPayload(customer, free, {
        bookingDate: date,
        bookingTime,
        estimatedDuration: 1,
      });
      const answer = await world.as(customer).post('/api/bookings').send(payload);
      return answer.body.code ?? answer.status;
    };
    expect(await starts()).toEqual([...BOOKING_TIMES]);
    expect(await at('03:30')).toBe('START_NOT_OFFERED');
    const day = new Date(`${date}T12:00:00Z`).getUTCDay();
    const hours = [{ day, start: '16:00', end: '18:00' }];
    await world.as(free).put(`${own}/working-hours`).send({ hours }).expect(200);
    expect(await starts()).toEqual(['16:00', '16:30', '17:00']);
    expect(await at('16:30')).toBe(201);
    expect(await at('09:00')).toBe('OUTSIDE_HOURS');
    const whole = [{ day, start: '00:00', end: '24:00' }];
    await world.as(free).put(`${own}/working-hours`).send({ hours: whole }).expect(200);
    expect(await starts()).toEqual([...BOOKING_TIMES]);
    expect(await at('03:30')).toBe('START_NOT_OFFERED');
  });

  it('in hours of a day that overlap as in the one period that they are together', async () => {
    const cleaner = await world.approvedCleaner();
    const own = `/api/cleaners/${cleaner.cleaner.id}/working-hours`;
    const put = async (hours: object[]) =>
      (await world.as(cleaner).put(own).send({ hours }).expect(200)).body;
    const whole = { day: 4, start: '00:00', end: '24:00' };
    const sent = [
      { day: 4, start: '08:00', end: '12:00' },
      whole,
      { day: 3, start: '12:00', end: '16:00' },
      { day: 3, start: '08:00', end: '12:00' },
      { day: 2, start: '11:00', end: '14:00' },
      { day: 2, start: '11:30', end: '12:30' },
      { day: 2, start: '09:00', end: '12:00' },
      { day: 1, start: '09:00', end: '17:00' },
    ];
    const kept = {
      hours: [
        { day: 1, start: '09:00', end: '17:00' },
        { day: 2, start: '09:00', end: '14:00' },
        { day: 3, start: '08:00', end: '12:00' },
        { day: 3, start: '12:00', end: '16:00' },
        whole,
      ],
    };
    expect(await put(sent)).toEqual(kept);
    expect((await world.as(cleaner).get(own).expect(200)).body).toEqual(kept);
    const backwards = { hours: [...sent, { day: 2, start: '12:00', end: '11:00' }] };
    const refused = await world.as(cleaner).put(own).send(backwards);
    expect(refused.body.details).toEqual([expect.objectContaining({ path: 'hours.8.end' })]);
  });

  it('and what is moved does not stand in its own way', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const booking = await requestBooking(world, customer, cleaner, {
      bookingTime: '10:00',
      estimatedDuration: 3,
    });
    await world.as(cleaner).patch(`/api/bookings/${booking.id}`).send({ status: 'confirmed' }).expect(200);
    const date = addDays(ukToday(), 7);
    const timesOf = async (path: string, session: Account = customer) => {
      const answer = await world.as(session).get(path).query({ from: date, to: date });
      return answer.body[0].starts.map(({ time }: { time: string }) => time);
    };
    const move = `/api/bookings/${booking.id}/slots`;
    expect(await timesOf(`/api/cleaners/${cleaner.cleaner.id}/slots`)).toEqual([
      '09:00',
      '13:00',
      '14:00',
      '15:00',
    ]);
    expect(await timesOf(move)).toEqual([...BOOKING_TIMES]);
    const later = { bookingDate: date, bookingTime: '11:00' };
    await world.as(customer).post(`/api/bookings/${booking.id}/reschedule`).send(later).expect(200);
  });

  it('and a request is moved to no time that somebody else was given meanwhile, not even its own', async () => {
    const [customer, other, cleaner] = await Promise.all([
      world.registerCustomer(),
      world.registerCustomer(),
      world.approvedCleaner(),
    ]);
    const at = { bookingTime: '10:00', estimatedDuration: 3 };
    const waiting = await requestBooking(world, customer, cleaner, at);
    const given = await requestBooking(world, other, cleaner, at);
    await world.as(cleaner).patch(`/api/bookings/${given.id}`).send({ status: 'confirmed' }).expect(200);
    const date = addDays(ukToday(), 7);
    const move = `/api/bookings/${waiting.id}`;
    const { body } = await world.as(customer).get(`${move}/slots`).query({ from: date, to: date });
    const times = body[0].starts.map(({ time }: { time: string }) => time);
    expect(times).toEqual(['09:00', '13:00', '14:00', '15:00']);
    const inside = { bookingDate: date, bookingTime: '11:00' };
    const refused = await world.as(customer).post(`${move}/reschedule`).send(inside);
    expect([refused.status, refused.body.code]).toEqual([409, 'SLOT_TAKEN']);
  });

  it('and what was requested or offered before the hours were changed can still be accepted, unless it is blocked', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const booking = await requestBooking(world, customer, cleaner, { bookingTime: '13:00' });
    const posting = await postJob(world, customer);
    const bid = await applyFor(world, cleaner, posting);
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    const date = addDays(ukToday(), 7);
    const nextDay = (new Date(`${date}T12:00:00Z`).getUTCDay() + 1) % 7;
    const hours = [{ day: nextDay, start: '09:00', end: '17:00' }];
    await world.as(cleaner).put(`${own}/working-hours`).send({ hours }).expect(200);
    const answer = async (who: Account, path: string, status: string) => {
      const { body } = await world.as(who).patch(path).send({ status });
      return body.code ?? body.status;
    };
    const acceptBid = () => answer(customer, `/api/applications/${bid.id}`, 'accepted');
    const block = { startsAt: instantAt(date, '09:00'), endsAt: instantAt(date, '12:00') };
    const { id } = (await world.as(cleaner).post(`${own}/blocks`).send(block).expect(201)).body;
    expect(await acceptBid()).toBe('SLOT_BLOCKED');
    await world.as(cleaner).delete(`${own}/blocks/${id}`).expect(204);
    expect(await acceptBid()).toBe('accepted');
    expect(await answer(cleaner, `/api/bookings/${booking.id}`, 'confirmed')).toBe('confirmed');
  });

  it('half an hour for a booking that is no longer, which nobody can ask for anew', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const posting = await postJob(world, customer, { estimatedDuration: 0.5 });
    const bid = await applyFor(world, cleaner, posting);
    const accepted = { status: 'accepted' };
    await world.as(customer).patch(`/api/applications/${bid.id}`).send(accepted).expect(200);
    const { bookingId } = (await world.as(customer).get(`/api/postings/${posting.id}`)).body;
    const date = addDays(ukToday(), 9);
    const day = new Date(`${date}T12:00:00Z`).getUTCDay();
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    const hours = [{ day, start: '16:00', end: '16:30' }];
    await world.as(cleaner).put(`${own}/working-hours`).send({ hours }).expect(200);
    const startsOf = async (path: string) =>
      (await world.as(customer).get(path).query({ from: date, to: date })).body[0].starts;
    expect(await startsOf(`${own}/slots`)).toEqual([]);
    expect(await startsOf(`/api/bookings/${bookingId}/slots`)).toEqual([{ time: '16:00', maxHours: 0.5 }]);
    const there = { bookingDate: date, bookingTime: '16:00' };
    await world.as(customer).post(`/api/bookings/${bookingId}/reschedule`).send(there).expect(200);
  });

  it.each<[string, (cleaner: CleanerAccount) => Promise<{ status: number }>]>([
    [
      'takes no bookings',
      (cleaner) =>
        world.as(cleaner).patch(`/api/cleaners/${cleaner.cleaner.id}`).send({ isAvailable: false }),
    ],
    [
      'is not approved any more',
      async ({ cleaner: { id } }) =>
        world.as(await world.admin()).post(`/api/admin/cleaners/${id}/withdraw-approval`),
    ],
    [
      'is suspended',
      async ({ user }) =>
        world
          .as(await world.admin())
          .post(`/api/admin/users/${user.id}/suspend`)
          .send({ reason: 'It was reported.' }),
    ],
    [
      'has left',
      (cleaner) =>
        world
          .as(cleaner)
          .post(`/api/users/${cleaner.user.id}/deactivate`)
          .send({ password: cleaner.password }),
    ],
  ])('nothing while the cleaner of a booking %s, in the words of the refusal to move it', async (_, go) => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await requestBooking(world, customer, cleaner);
    await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }).expect(200);
    expect((await go(cleaner)).status).toBeLessThan(300);
    const date = addDays(ukToday(), 9);
    const times = await world.as(customer).get(`/api/bookings/${id}/slots`).query({ from: date, to: date });
    expect([times.status, times.body.code]).toEqual([409, 'CLEANER_UNAVAILABLE']);
    const move = { bookingDate: date, bookingTime: '11:00' };
    const moved = await world.as(customer).post(`/api/bookings/${id}/reschedule`).send(move);
    expect([moved.status, moved.body.message]).toEqual([409, times.body.message]);
  });

  it('offers no start that would be refused, and refuses what it did not offer', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const date = addDays(ukToday(), 14);
    const own = world.as(cleaner);
    const day = new Date(`${date}T00:00:00Z`).getUTCDay();
    await own
      .put(`/api/cleaners/${cleaner.cleaner.id}/working-hours`)
      .send({ hours: [{ day, start: '09:00', end: '17:00' }] });
    const noon = { startsAt: instantAt(date, '12:00'), endsAt: instantAt(date, '13:00'), reason: 'Lunch' };
    expect((await own.post(`/api/cleaners/${cleaner.cleaner.id}/blocks`).send(noon)).status).toBe(201);
    const slots = await world.anyone
      .get(`/api/cleaners/${cleaner.cleaner.id}/slots`)
      .query({ from: date, to: date });
    const starts: { time: string; maxHours: number }[] = slots.body[0].starts;
    expect(starts.map(({ time }) => time)).not.toContain('08:30');
    expect(starts).toContainEqual({ time: '09:00', maxHours: 3 });
    expect(starts).toContainEqual({ time: '13:00', maxHours: 4 });
    const ask = (bookingTime: string, estimatedDuration: number) =>
      world
        .as(customer)
        .post('/api/bookings')
        .send(bookingPayload(customer, cleaner, { bookingDate: date, bookingTime, estimatedDuration }));
    expect((await ask('09:00', 3)).status).toBe(201);
    expect((await ask('09:00', 3.5)).body.code).toBe('SLOT_BLOCKED');
    expect((await ask('08:30', 1)).body.code).toBe('OUTSIDE_HOURS');
    expect((await ask('16:30', 1)).body.code).toBe('OUTSIDE_HOURS');
  });

  it('holds a confirmed booking’s half-hours and frees them when it is cancelled', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await requestBooking(world, customer, cleaner, {
      bookingTime: '10:00',
      estimatedDuration: 2,
    });
    await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' });
    const other = await world.registerCustomer();
    const ask = (bookingTime: string) =>
      world
        .as(other)
        .post('/api/bookings')
        .send(bookingPayload(other, cleaner, { bookingTime, estimatedDuration: 1 }));
    expect((await ask('11:00')).body.code).toBe('SLOT_TAKEN');
    expect((await ask('13:00')).status).toBe(201);
    await world.as(customer).post(`/api/bookings/${id}/cancel`);
    expect((await ask('11:00')).status).toBe(201);
  });
});
