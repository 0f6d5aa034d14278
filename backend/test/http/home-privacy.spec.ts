import { expectStatus } from '../support/expect-status.js';
import { unitAt } from '../support/rows/made.js';
import { world, type CleanerAccount } from '../support/world.js';

/** Homes in opposite corners of one coarse place, 51.74 to 51.76 by -1.23 to -1.20. */
const CORNERS = [
  { latitude: 51.7401, longitude: -1.2299 },
  { latitude: 51.7599, longitude: -1.2001 },
  { latitude: 51.7599, longitude: -1.2299 },
  { latitude: 51.7401, longitude: -1.2001 },
] as const;
/** The attacker's search origins: points near the homes, and the homes themselves. */
const ORIGINS = [
  ...CORNERS,
  { latitude: 51.7511, longitude: -1.2151 },
  { latitude: 51.7402, longitude: -1.2404 },
  { latitude: 51.7833, longitude: -1.1837 },
  { latitude: 51.7001, longitude: -1.2501 },
  { latitude: 51.8104, longitude: -1.2108 },
] as const;
const LETTERS = 'ABDEFGHJLNPQRS';
const postcodeOf = (set: string, index: number) => `OX48 ${set}${LETTERS[index]}${LETTERS[index]}`;

interface Card {
  id: number;
  distance: number | null;
}
interface Listing {
  cards: Card[];
  cursors: string[];
}

describe('where a cleaner lives', () => {
  const residents: CleanerAccount[] = [];
  let nextDoor: CleanerAccount;

  beforeAll(async () => {
    // Sets up exact positions, as after an import of full postcodes.
    for (const [index, home] of CORNERS.entries()) await unitAt(postcodeOf('1', index), home);
    for (const [index, origin] of ORIGINS.entries()) await unitAt(postcodeOf('2', index), origin);
    await unitAt(postcodeOf('3', 0), { latitude: 51.7399, longitude: -1.2299 });
    for (const [index] of CORNERS.entries())
      residents.push(await world.approvedCleaner({ postcode: postcodeOf('1', index) }));
    nextDoor = await world.approvedCleaner({ postcode: postcodeOf('3', 0) });
  });

  /** Reads the whole list in pages of `limit`, with the cursors between them. */
  async function list(query: Record<string, string | number>): Promise<Listing> {
    const cards: Card[] = [];
    const cursors: string[] = [];
    let cursor: string | undefined;
    do {
      const answer = await world.anyone.get('/api/cleaners').query(cursor ? { ...query, cursor } : query);
      expectStatus(answer, 200);
      cards.push(...(answer.body as Card[]));
      const next = /[?&]cursor=([^&>]+)/.exec(answer.headers['link'] ?? '')?.[1];
      cursor = next && decodeURIComponent(next);
      if (cursor) cursors.push(cursor);
    } while (cursor);
    return { cards, cursors };
  }

  const ids = () => residents.map(({ cleaner }) => cleaner.id);

  it.each(['distance', 'rating', 'price', 'reviews'])(
    'is told by no distance, order or radius, sorted by %s, wherever one asks from',
    async (sort) => {
      for (const [index] of ORIGINS.entries()) {
        for (const radius of [1, 2, 3, 5]) {
          const { cards } = await list({ postcode: postcodeOf('2', index), radius, sort, limit: 100 });
          const found = cards.filter(({ id }) => ids().includes(id));
          expect([0, residents.length]).toContain(found.length);
          expect(new Set(found.map(({ distance }) => distance)).size).toBeLessThanOrEqual(1);
          const order = found.map(({ id }) => id);
          expect([ids(), ids().toReversed()]).toContainEqual(order.length === 0 ? ids() : order);
        }
      }
    },
  );

  it('can be distinguished only between squares', async () => {
    const { cards } = await list({ postcode: postcodeOf('2', 8), radius: 9, sort: 'distance', limit: 100 });
    const distanceOf = (cleaner: CleanerAccount) =>
      cards.find(({ id }) => id === cleaner.cleaner.id)?.distance;
    const [first] = residents;
    if (!first) throw new Error('nobody lives here');
    expect(distanceOf(first)).toBeDefined();
    expect(distanceOf(nextDoor)).toBeDefined();
    expect(distanceOf(nextDoor)).not.toBe(distanceOf(first));
  });

  it('is not in cursors: each is sealed, and valid only unchanged and for its list', async () => {
    const query = { postcode: postcodeOf('2', 0), radius: 5, sort: 'distance', limit: 1 };
    const { cursors } = await list(query);
    expect(cursors.length).toBeGreaterThan(3);
    for (const cursor of cursors)
      expect(() => JSON.parse(Buffer.from(cursor, 'base64url').toString()) as unknown).toThrow(SyntaxError);
    expect((await list(query)).cursors[0]).not.toBe(cursors[0]);
    const [cursor = ''] = cursors;
    const altered = `${cursor.slice(0, -3)}${cursor.endsWith('AAA') ? 'BBB' : 'AAA'}`;
    const forged = Buffer.from('[0.0000001,1]').toString('base64url');
    for (const bad of [altered, forged, '[0.0000001,1]', cursor.slice(4), `${cursor}AAAA`]) {
      const answer = await world.anyone.get('/api/cleaners').query({ ...query, cursor: bad });
      expect(answer.status).toBe(400);
      expect(answer.body.details).toEqual([expect.objectContaining({ path: 'cursor' })]);
    }
    // This is another list, whose own cursors have the same shape.
    const person = await world.registerCustomer();
    const elsewhere = await world
      .as(person)
      .get(`/api/bookings/customer/${person.user.id}`)
      .query({ cursor });
    expect(elsewhere.status).toBe(400);
  });
});
