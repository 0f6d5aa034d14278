import { addDays, BOOKING_HORIZON_DAYS, ukToday } from '@tidyhearth/domain';
import { bookingPayload, instantAt, requestBooking } from '../support/bookings.js';
import { world, type CleanerAccount } from '../support/world.js';

const inDays = (days: number) => addDays(ukToday(), days);
const weekdayOf = (date: string) => new Date(`${date}T00:00:00Z`).getUTCDay();

interface Day {
  date: string;
  isBookable: boolean;
  firstStart: string | null;
  closed: string | null;
}

const ask = (cleaner: CleanerAccount, query: object) =>
  world.anyone.get(`/api/cleaners/${cleaner.cleaner.id}/days`).query(query);

async function daysOf(cleaner: CleanerAccount, query: { from: string; to: string; hours?: number }) {
  const answer = await ask(cleaner, query).expect(200);
  const { nextFree, days }: { nextFree: { date: string; time: string } | null; days: Day[] } = answer.body;
  return { nextFree, days, closed: days.map((day) => day.closed) };
}

describe('the calendar of free days', () => {
  it('says which days can be booked, and why the others are closed', async () => {
    const cleaner = await world.approvedCleaner();
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    const [working, away, off] = [inDays(8), inDays(9), inDays(10)];
    const hours = [working, away].map((date) => ({ day: weekdayOf(date), start: '10:00', end: '12:00' }));
    await world.as(cleaner).put(`${own}/working-hours`).send({ hours }).expect(200);
    const holiday = { startsAt: `${away}T00:00:00Z`, endsAt: `${away}T23:00:00Z`, reason: 'Surgery' };
    await world.as(cleaner).post(`${own}/blocks`).send(holiday).expect(201);

    const { text, body } = await ask(cleaner, { from: working, to: off }).expect(200);
    expect(body.days).toEqual([
      { date: working, isBookable: true, firstStart: '10:00', closed: null },
      { date: away, isBookable: false, firstStart: null, closed: 'away' },
      { date: off, isBookable: false, firstStart: null, closed: 'not-working' },
    ]);
    expect(text).not.toContain('Surgery');
    const longer = await daysOf(cleaner, { from: working, to: off, hours: 3 });
    expect(longer.closed).toEqual(['too-short', 'away', 'not-working']);
    expect(longer.nextFree).toBeNull();
  });

  it('keeps what is over and what is too far away closed', async () => {
    const cleaner = await world.approvedCleaner();
    const before = await daysOf(cleaner, { from: inDays(-2), to: inDays(-1) });
    expect(before.closed).toEqual(['past', 'past']);
    expect(before.nextFree?.date).toMatch(new RegExp(`${inDays(0)}|${inDays(1)}`));
    const [last, beyond] = [inDays(BOOKING_HORIZON_DAYS), inDays(BOOKING_HORIZON_DAYS + 1)];
    const far = await daysOf(cleaner, { from: last, to: beyond });
    expect(far.closed).toEqual([null, 'too-far']);
    expect(far.nextFree?.date).toBe(last);
    expect((await daysOf(cleaner, { from: beyond, to: beyond })).nextFree).toBeNull();
  });

  it('says the same next free start for days long past as for yesterday', async () => {
    const cleaner = await world.approvedCleaner();
    const [longAgo, yesterday] = [
      { from: '1900-01-01', to: '1900-01-01' },
      { from: inDays(-1), to: inDays(-1) },
    ];
    const { nextFree, closed } = await daysOf(cleaner, longAgo);
    expect(nextFree).toEqual((await daysOf(cleaner, yesterday)).nextFree);
    expect({ nextFree, closed }).toMatchObject({ nextFree: { date: expect.any(String) }, closed: ['past'] });
    const slots = await world.anyone.get(`/api/cleaners/${cleaner.cleaner.id}/slots`).query(longAgo);
    expect(slots.body).toEqual([{ date: '1900-01-01', starts: [] }]);
    expect((await daysOf(cleaner, { from: '9998-12-30', to: '9998-12-31' })).closed).toEqual([
      'too-far',
      'too-far',
    ]);
  });

  it('counts a confirmed booking, no request, and offers nothing that the request would be refused for', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const date = inDays(7);
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    const hours = [{ day: weekdayOf(date), start: '09:00', end: '12:00' }];
    await world.as(cleaner).put(`${own}/working-hours`).send({ hours }).expect(200);
    const { id } = await requestBooking(world, customer, cleaner, { bookingDate: date });
    const day = { from: date, to: date };
    expect((await daysOf(cleaner, day)).closed).toEqual([null]);
    await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }).expect(200);

    const { closed, nextFree } = await daysOf(cleaner, day);
    expect(closed).toEqual(['fully-booked']);
    expect(nextFree).toEqual({ date: addDays(date, 7), time: '09:00' });
    const at = (bookingDate: string) =>
      world
        .as(customer)
        .post('/api/bookings')
        .send(bookingPayload(customer, cleaner, { bookingDate, bookingTime: '09:00', estimatedDuration: 1 }));
    expect((await at(date)).body.code).toBe('SLOT_TAKEN');
    expect((await at(addDays(date, 7))).status).toBe(201);
  });

  it('and the cleaner’s own profile name the same next free start, as far ahead', async () => {
    const cleaner = await world.approvedCleaner();
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    const both = async () => {
      const [profile, calendar] = await Promise.all([
        world.as(cleaner).get(own),
        daysOf(cleaner, { from: inDays(0), to: inDays(1) }),
      ]);
      const { nextFree } = calendar;
      return { own: profile.body.nextFree, shown: nextFree && instantAt(nextFree.date, nextFree.time) };
    };
    const blockUntil = (date: string) =>
      world
        .as(cleaner)
        .post(`${own}/blocks`)
        .send({ startsAt: instantAt(inDays(0), '00:00'), endsAt: instantAt(date, '12:00') })
        .expect(201);
    await blockUntil(inDays(40));
    const later = await both();
    expect(later.own).toBe(instantAt(inDays(40), '13:00'));
    expect(later.shown).toBe(later.own);
    await blockUntil(inDays(62));
    expect((await both()).own).toBe(instantAt(inDays(62), '13:00'));
    await blockUntil(inDays(63));
    expect(await both()).toEqual({ own: null, shown: null });
  });

  it('is closed throughout while a cleaner takes no bookings', async () => {
    const cleaner = await world.approvedCleaner();
    await world
      .as(cleaner)
      .patch(`/api/cleaners/${cleaner.cleaner.id}`)
      .send({ isAvailable: false })
      .expect(200);
    const { nextFree, closed } = await daysOf(cleaner, { from: inDays(-1), to: inDays(1) });
    const profile = await world.as(cleaner).get(`/api/cleaners/${cleaner.cleaner.id}`);
    expect(profile.body.nextFree).toBeNull();
    expect({ nextFree, closed }).toEqual({ nextFree: null, closed: ['past', 'paused', 'paused'] });
  });

  it.each([
    ['no days', {}],
    ['the wrong order', { from: inDays(3), to: inDays(2) }],
    ['too many days', { from: inDays(0), to: inDays(63) }],
    ['a day that is none', { from: '2027-02-30', to: '2027-03-01' }],
    ['days that no later day can follow', { from: '9999-12-30', to: '9999-12-31' }],
    ['a length that nobody books', { from: inDays(1), to: inDays(2), hours: '2.25' }],
    ['a length that is no number', { from: inDays(1), to: inDays(2), hours: 'long' }],
  ])('refuses %s', async (_what, query) => {
    const cleaner = await world.approvedCleaner();
    expect((await ask(cleaner, query)).status).toBe(400);
  });
});
