import { addDays, lastBookableDay, ukToday } from '@tidyhearth/domain';
import { instantAt } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import {
  haversineMiles,
  insertRandomCleaners,
  NAME,
  removeRandomCleaners,
  randomCleaners,
  type RandomCleaner,
} from '../support/random-cleaners.js';
import { unitAt } from '../support/rows/made.js';
import { world } from '../support/world.js';

interface Card {
  id: number;
  rating: number;
  distance: number | null;
  user: { firstName: string };
}

const cursorOf = (answer: { headers: Record<string, string> }) =>
  new URL(nextOf(answer) ?? '', world.url).searchParams.get('cursor');

const nextOf = ({ headers }: { headers: Record<string, string> }) =>
  /<([^>]+)>; rel="next"/.exec(headers['link'] ?? '')?.[1];

async function allPages(query: Record<string, string | number>): Promise<Card[]> {
  const cards: Card[] = [];
  const asked = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) asked.set(key, String(value));
  let address = `/api/cleaners?${asked.toString()}`;
  for (let page = 0; page < 200; page += 1) {
    const answer = await world.anyone.get(address);
    expectStatus(answer, 200);
    // The total would be that of the page.
    if (page > 0) expect(answer.headers).not.toHaveProperty('x-total-count');
    cards.push(...answer.body);
    const next = nextOf(answer);
    if (!next) return cards;
    address = next;
  }
  throw new Error('the pages do not end');
}

const ORIGIN = 'OX1 9ZZ';

describe('search by place', () => {
  const people = randomCleaners();
  const origin = { latitude: 51.7519, longitude: -1.2578 };

  beforeAll(async () => {
    await insertRandomCleaners(people);
    await unitAt(ORIGIN, origin);
  });

  afterAll(removeRandomCleaners);

  /** The result of a naive search through the whole list. */
  const expected = (radius: number, order: (a: RandomCleaner, b: RandomCleaner) => number) =>
    people
      .filter((person) => haversineMiles(origin, person) <= radius)
      .sort(order)
      .map(({ id }) => id);

  const orders: Record<string, (a: RandomCleaner, b: RandomCleaner) => number> = {
    rating: (a, b) => b.rating - a.rating || b.id - a.id,
    price: (a, b) => a.hourlyRate - b.hourlyRate || a.id - b.id,
    reviews: (a, b) => b.reviewCount - a.reviewCount || b.id - a.id,
    distance: (a, b) => haversineMiles(origin, a) - haversineMiles(origin, b),
  };

  it.each(['rating', 'price', 'reviews', 'distance'])(
    'finds by %s exactly those within the radius, in order, page by page without a gap or a double',
    async (sort) => {
      const order = orders[sort];
      if (!order) throw new Error(`no order for ${sort}`);
      for (const radius of [5, 30]) {
        const found = await allPages({ postcode: ORIGIN, radius, sort, limit: 50 });
        const ids = found.filter(({ user }) => user.firstName === NAME).map(({ id }) => id);
        expect(ids).toEqual(expected(radius, order));
      }
    },
  );

  it('finds nobody nearer than where a wider search by distance went on', async () => {
    const wide = `postcode=${encodeURIComponent(ORIGIN)}&radius=30&sort=distance&limit=100`;
    let answer = await world.anyone.get(`/api/cleaners?${wide}`);
    while (answer.body.at(-1)?.distance <= 1) answer = await world.anyone.get(nextOf(answer) ?? '');
    const nearer = await world.anyone
      .get('/api/cleaners')
      .query({ postcode: ORIGIN, radius: 1, sort: 'distance', cursor: cursorOf(answer) });
    expectStatus(nearer, 200);
    expect(nearer.body).toEqual([]);
  });

  it.each(['rating', 'price', 'reviews', 'distance'])(
    'goes on from a page by %s in no other order, and by distance from no other place',
    async (sort) => {
      const query = { postcode: ORIGIN, radius: 30, limit: 5 };
      const cursor = cursorOf(await world.anyone.get('/api/cleaners').query({ ...query, sort }));
      const goOn = (changes: object) =>
        world.anyone.get('/api/cleaners').query({ ...query, sort, cursor, ...changes });
      expectStatus(await goOn({}), 200);
      for (const other of Object.keys(orders).filter((name) => name !== sort)) {
        const refused = await goOn({ sort: other });
        expectStatus(refused, 400);
        expect(refused.body.details).toEqual([expect.objectContaining({ path: 'cursor' })]);
      }
      expectStatus(await goOn({ postcode: 'EX1' }), sort === 'distance' ? 400 : 200);
      expectStatus(await goOn({ postcode: ORIGIN.toLowerCase() }), 200);
    },
  );

  it('says how far each one is, to a tenth of a mile', async () => {
    const found = await allPages({ postcode: ORIGIN, radius: 10, sort: 'distance', limit: 100 });
    for (const card of found.filter(({ user }) => user.firstName === NAME)) {
      const person = people.find(({ id }) => id === card.id);
      if (!person) throw new Error('found somebody who is not there');
      expect(card.distance).toBeCloseTo(haversineMiles(origin, person), 0);
      expect(Math.abs((card.distance ?? 0) - haversineMiles(origin, person))).toBeLessThanOrEqual(0.051);
      expect(String(card.distance)).toMatch(/^\d+(\.\d)?$/);
    }
  });

  it('combines filters', async () => {
    const found = await allPages({
      postcode: ORIGIN,
      radius: 30,
      minRate: '15.00',
      maxRate: 20,
      minRating: 4.5,
      limit: 50,
    });
    const ids = found.filter(({ user }) => user.firstName === NAME).map(({ id }) => id);
    const fits = people.filter(
      (person) =>
        haversineMiles(origin, person) <= 30 &&
        person.hourlyRate >= 1500 &&
        person.hourlyRate <= 2000 &&
        person.rating >= 450,
    );
    expect(ids.length).toBeGreaterThan(0);
    // Few enough are nearby to be counted, whether or not the densities have been read since they were added.
    const few = { postcode: ORIGIN, radius: 1, minRating: 4 };
    const first = await world.anyone.get('/api/cleaners').query(few);
    expect(Number(first.headers['x-total-count'])).toBe((await allPages(few)).length);
    expect(ids.sort()).toEqual(fits.map(({ id }) => id).sort());
  });
});

describe('search', () => {
  const ids = async (query: Record<string, string | number>) =>
    (await allPages({ limit: 100, ...query })).map(({ id }) => id);
  const SHETLAND = { postcode: 'ZE1 0AA', location: 'Lerwick' };
  const near = { postcode: 'ZE1', radius: 50 };

  it('finds approved cleaners only, and at once', async () => {
    const applicant = await world.registerCleaner(SHETLAND);
    expect(await ids(near)).not.toContain(applicant.cleaner.id);
    await world.approve(applicant);
    expect(await ids(near)).toContain(applicant.cleaner.id);
    const admin = world.as(await world.admin());
    await admin.post(`/api/admin/users/${applicant.user.id}/suspend`).send({ reason: 'It was reported.' });
    expect(await ids(near)).not.toContain(applicant.cleaner.id);
    await admin.post(`/api/admin/users/${applicant.user.id}/unsuspend`);
    expect(await ids(near)).toContain(applicant.cleaner.id);
  });

  it('knows the families of services', async () => {
    const cleaner = await world.approvedCleaner({ ...SHETLAND, services: ['end-of-tenancy'] });
    for (const service of ['move-in', 'move-out', 'end-of-tenancy']) {
      expect(await ids({ ...near, service })).toContain(cleaner.cleaner.id);
    }
    expect(await ids({ ...near, service: 'oven' })).not.toContain(cleaner.cleaner.id);
  });

  it('is by rating where a distance is asked for without a place', async () => {
    await world.approvedCleaner({ hourlyRate: '15.00' });
    await world.approvedCleaner({ hourlyRate: '35.00' });
    const [byDistance, byRating] = await Promise.all(
      ['distance', 'rating'].map((sort) => world.anyone.get('/api/cleaners').query({ sort })),
    );
    expect(byDistance?.body).toEqual(byRating?.body);
  });

  it('leaves, with a date, those who are free that day', async () => {
    const cleaner = await world.approvedCleaner(SHETLAND);
    const { id } = cleaner.cleaner;
    const [date, next] = [addDays(ukToday(), 20), addDays(ukToday(), 21)];
    const block = { startsAt: instantAt(date, '00:00'), endsAt: instantAt(next, '00:00') };
    expectStatus(await world.as(cleaner).post(`/api/cleaners/${id}/blocks`).send(block), 201);
    expect(await ids({ ...near, date })).not.toContain(id);
    expect(await ids({ ...near, date: next, time: '09:00' })).toContain(id);
  });

  it.each([
    ['ox12jd', 200],
    ['OX1  2JD', 200],
    ['OX1', 200],
    ['ZZ99 9ZZ', 404],
    ['BT1 1AA', 404],
    ['hello', 400],
    ["' OR 1=1 --", 400],
    ['x'.repeat(2048), 400],
  ])('answers a postcode as it deserves (case %#)', async (postcode, status) => {
    const answer = await world.anyone.get('/api/cleaners').query({ postcode });
    expect(answer.status).toBe(status);
    if (status !== 200) expect(answer.body.message.length).toBeGreaterThan(10);
  });

  it.each([
    { limit: 0 },
    { limit: 'x' },
    { cursor: 'x' },
    { date: '2027-02-30' },
    { time: '24:00' },
    { sort: 'name' },
    { radius: 51 },
    { minRate: '1e3' },
  ])('refuses %j', async (query) => {
    expect((await world.anyone.get('/api/cleaners').query(query)).status).toBe(400);
  });

  it('with a date leaves out who takes no bookings, and everybody on days gone by or beyond the last bookable one', async () => {
    const cleaner = await world.approvedCleaner({ postcode: 'HR1 1AA' });
    const found = async (date: string) => {
      const answer = await world.anyone.get('/api/cleaners').query({ postcode: 'HR1 1AA', date });
      return answer.body.map(({ id }: { id: number }) => id).includes(cleaner.cleaner.id);
    };
    const soon = addDays(ukToday(), 5);
    const last = lastBookableDay();
    expect([await found(soon), await found(last)]).toEqual([true, true]);
    expect([await found(addDays(last, 1)), await found(addDays(ukToday(), -1))]).toEqual([false, false]);
    const own = `/api/cleaners/${cleaner.cleaner.id}`;
    await world.as(cleaner).patch(own).send({ isAvailable: false }).expect(200);
    expect(await found(soon)).toBe(false);
  });
});
