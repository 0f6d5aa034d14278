import { addDays, hasClockChange, toInstant, ukToday, weekday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { staleDays } from '../support/full-days.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

/** Far from the people of other files. */
const REMOTE = { postcode: 'KW15 1AA' };
const TODAY = ukToday();
const CHANGES = 60;
const SHORT_DAYS = [0, 1, 2, 3, 4, 5, 6].map((day) => ({ day, start: '09:00', end: '10:30' }));

/** mulberry32, so that a failure can be repeated. */
function randomFrom(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

const at = (date: string, half: number) => {
  const instant = toInstant({ date: addDays(date, half >= 48 ? 1 : 0), time: timeOf(half % 48) });
  return new Date(instant ?? 0).toISOString();
};
const timeOf = (half: number) =>
  `${String(Math.floor(half / 2)).padStart(2, '0')}:${half % 2 === 0 ? '00' : '30'}`;
const own = ({ cleaner }: CleanerAccount) => `/api/cleaners/${cleaner.id}`;

async function shown(date: string, query: Record<string, string> = {}): Promise<number[]> {
  const answer = await world.anyone
    .get('/api/cleaners')
    .query({ ...REMOTE, radius: 5, limit: 100, date, ...query })
    .expect(200);
  return answer.body.map(({ id }: { id: number }) => id);
}

async function startsOf(cleaner: CleanerAccount, from: string, to = from): Promise<Map<string, string[]>> {
  const answer = await world.anyone
    .get(`${own(cleaner)}/slots`)
    .query({ from, to })
    .expect(200);
  return new Map(
    answer.body.map(({ date, starts }: { date: string; starts: { time: string }[] }) => [
      date,
      starts.map(({ time }) => time),
    ]),
  );
}

const block = async (cleaner: CleanerAccount, from: string, to: string): Promise<number> => {
  const body = { startsAt: from, endsAt: to };
  return (
    await world
      .as(cleaner)
      .post(`${own(cleaner)}/blocks`)
      .send(body)
      .expect(201)
  ).body.id;
};
const setHours = (cleaner: CleanerAccount, hours: object[]) =>
  world
    .as(cleaner)
    .put(`${own(cleaner)}/working-hours`)
    .send({ hours })
    .expect(200);
const decide = (cleaner: CleanerAccount, id: number, status: string) =>
  world.as(cleaner).patch(`/api/bookings/${id}`).send({ status });

describe('search with a date', () => {
  it('shows exactly those with a start that day, whatever was booked, blocked and given back', async () => {
    const random = randomFrom(20_261_123);
    const cleaners: CleanerAccount[] = [];
    for (let index = 0; index < 4; index += 1) cleaners.push(await world.approvedCleaner(REMOTE));
    const customer = await world.registerCustomer();
    // One visit fills a day of these cleaners.
    for (const cleaner of cleaners.slice(1)) await setHours(cleaner, SHORT_DAYS);
    // Excludes today, because a start may pass between the two responses.
    const dates = [1, 2, 3, 4, 5, 6, 7].map((days) => addDays(TODAY, days));
    const blocks: [CleanerAccount, number][] = [];
    const visits: [CleanerAccount, number][] = [];
    const change = async () => {
      const cleaner = cleaners[random(cleaners.length)] ?? cleaners[0];
      if (!cleaner) return;
      const date = addDays(TODAY, 2 + random(5));
      const half = random(48);
      switch (random(8)) {
        case 0:
          blocks.push([cleaner, await block(cleaner, at(date, half), at(addDays(date, random(3)), 48))]);
          return;
        case 1:
          for (const [who, id] of blocks.splice(random(blocks.length + 1), 1))
            await world
              .as(who)
              .delete(`${own(who)}/blocks/${id}`)
              .expect(204);
          return;
        case 2: {
          const hours = Array.from({ length: random(8) }, () => {
            const start = random(47);
            return { day: random(7), start: timeOf(start), end: timeOf(Math.min(47, start + 1 + random(8))) };
          }).filter(({ start, end }) => start < end);
          await setHours(cleaner, hours);
          return;
        }
        case 3:
          for (const [who, id] of visits.splice(random(visits.length + 1), 1))
            await decide(who, id, 'cancelled');
          return;
        default: {
          const bookingTime = (await startsOf(cleaner, date)).get(date)?.at(random(6));
          if (bookingTime === undefined) return;
          const { id } = await requestBooking(world, customer, cleaner, {
            bookingDate: date,
            bookingTime,
            estimatedDuration: 1,
            ...REMOTE,
          });
          if ((await decide(cleaner, id, 'confirmed')).status === 200) visits.push([cleaner, id]);
        }
      }
    };
    for (let count = 0; count < CHANGES; count += 1) {
      await change();
      const expected = new Map<string, number[]>(dates.map((date) => [date, []]));
      for (const cleaner of cleaners) {
        const days = await startsOf(cleaner, addDays(TODAY, 1), dates.at(-1));
        for (const [date, starts] of days)
          if (starts.length > 0) expected.get(date)?.push(cleaner.cleaner.id);
      }
      const ids = new Set(cleaners.map(({ cleaner }) => cleaner.id));
      for (const date of dates) {
        const found = (await shown(date)).filter((id) => ids.has(id)).toSorted((a, b) => a - b);
        expect([count, date, found]).toEqual([count, date, expected.get(date)]);
      }
    }
    expect(await staleDays(...cleaners)).toEqual([]);
  });

  it('shows for today who has a start left, and nobody whose hours are over', async () => {
    const [open, over] = [await world.approvedCleaner(REMOTE), await world.approvedCleaner(REMOTE)];
    await setHours(open, [{ day: weekday(TODAY), start: '00:00', end: '23:30' }]);
    await setHours(over, [{ day: weekday(TODAY), start: '00:00', end: '01:00' }]);
    const found = await shown(TODAY);
    for (const cleaner of [open, over]) {
      const starts = (await startsOf(cleaner, TODAY)).get(TODAY) ?? [];
      expect(found.includes(cleaner.cleaner.id)).toBe(starts.length > 0);
    }
  });

  it('shows on the day of a clock change who has a start, as their calendar does', async () => {
    let date = addDays(TODAY, 1);
    while (!hasClockChange(date)) date = addDays(date, 1);
    const cleaner = await world.approvedCleaner(REMOTE);
    const isShown = async (day: number, start: string, end: string) => {
      await setHours(cleaner, [{ day, start, end }]);
      const starts = (await startsOf(cleaner, date)).get(date) ?? [];
      const isFound = (await shown(date)).includes(cleaner.cleaner.id);
      expect(isFound).toBe(starts.length > 0);
      return isFound;
    };
    expect(await isShown(weekday(date), '09:00', '17:00')).toBe(true);
    expect(await isShown((weekday(date) + 1) % 7, '09:00', '17:00')).toBe(false);
    // In spring this hour is skipped.
    await isShown(weekday(date), '01:00', '02:00');
  });

  describe('of one cleaner', () => {
    const date = addDays(TODAY, 9);
    let cleaner: CleanerAccount;
    let customer: Account;
    const isShown = async (query: Record<string, string> = {}) =>
      (await shown(date, query)).includes(cleaner.cleaner.id);

    beforeEach(async () => {
      [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner(REMOTE)]);
      await setHours(cleaner, [{ day: weekday(date), start: '09:00', end: '10:30' }]);
    });
    const book = () =>
      requestBooking(world, customer, cleaner, {
        bookingDate: date,
        bookingTime: '09:00',
        estimatedDuration: 1,
        ...REMOTE,
      });

    it('leaves out a day from its confirmation on, not from the request, until it is cancelled', async () => {
      const { id } = await book();
      expect(await isShown()).toBe(true);
      await decide(cleaner, id, 'confirmed').expect(200);
      expect(await isShown()).toBe(false);
      await world
        .as(customer)
        .patch(`/api/bookings/${id}`)
        .send({ status: 'cancelled', reason: 'Away' })
        .expect(200);
      expect(await isShown()).toBe(true);
    });

    it('gives a day back when what was confirmed is moved', async () => {
      const { id } = await book();
      await decide(cleaner, id, 'confirmed').expect(200);
      const later = { bookingDate: addDays(date, 7), bookingTime: '09:00' };
      await world.as(customer).post(`/api/bookings/${id}/reschedule`).send(later).expect(200);
      expect(await isShown()).toBe(true);
    });

    it('leaves out a day that is blocked until the block goes, and weekdays without hours', async () => {
      const id = await block(cleaner, at(date, 0), at(date, 48));
      expect(await isShown()).toBe(false);
      await world
        .as(cleaner)
        .delete(`${own(cleaner)}/blocks/${id}`)
        .expect(204);
      expect(await isShown()).toBe(true);
      await setHours(cleaner, [{ day: (weekday(date) + 1) % 7, start: '09:00', end: '17:00' }]);
      expect(await isShown()).toBe(false);
      await setHours(cleaner, []);
      expect(await isShown()).toBe(true);
    });

    it('asks for the very start when a time is given', async () => {
      expect([await isShown({ time: '09:00' }), await isShown({ time: '10:00' })]).toEqual([true, false]);
    });

    it('keeps a day full when its hours change and the block stays', async () => {
      await block(cleaner, at(date, 0), at(date, 48));
      await setHours(cleaner, []);
      expect(await isShown()).toBe(false);
      expect(await staleDays(cleaner)).toEqual([]);
    });
  });
});
