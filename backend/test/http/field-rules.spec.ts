import { ACCESS_MATRIX } from '../assurance/access-matrix.js';
import { pathOf, type Situation } from '../assurance/access-row.js';
import { request, situationOf } from '../assurance/call.js';
import { castOf, type Actor, type Cast } from '../assurance/cast.js';
import { ECHOED, REFUSED } from '../assurance/field-rules.js';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { cleanBegan } from '../support/rows/ageing.js';
import { expectStatus } from '../support/expect-status.js';
import { allStoredOf, keptAgreements, keptProfile } from '../support/rows/kept.js';
import { world, type Account } from '../support/world.js';

let cast: Cast;
beforeAll(async () => {
  cast = await castOf(world);
});

interface Ready {
  url: string;
  method: string;
  token: string | undefined;
  json: Record<string, unknown>;
}

/** A call that would succeed unchanged. */
async function ready(route: string, who: Actor): Promise<Ready> {
  const row = ACCESS_MATRIX[route];
  if (!row) throw new Error(`${route} is not in the access matrix`);
  const given = staged[route] ?? (await row.given?.(cast)) ?? {};
  staged[route] = given;
  const situation: Situation = await situationOf(row, who, cast, given);
  const [method = '', pattern = ''] = route.split(' ');
  const body: unknown = await row.body?.(situation);
  return {
    url: world.url + pathOf(pattern, row, situation),
    method,
    token: situation.me?.token,
    json: { ...(body as object | undefined) },
  };
}
/** Prepared once per route, since refused calls change nothing. */
const staged: Record<string, Situation['given']> = {};

const stored = () =>
  allStoredOf(
    [cast.owner, cast.otherCustomer, cast.cleaner, cast.otherCleaner],
    [cast.cleaner, cast.otherCleaner],
  );

describe('a field that is not the caller’s to settle', () => {
  it.each([...new Set(REFUSED.map(({ route, who }) => `${route} as ${who}`))])(
    'is refused: %s',
    async (name) => {
      const [route = '', who = ''] = name.split(' as ');
      const rules = REFUSED.filter((rule) => rule.route === route && rule.who === who);
      const call = await ready(route, rules[0]?.who ?? 'anonymous');
      const before = await stored();
      for (const { change, status } of rules) {
        const values = typeof change === 'function' ? change(cast) : change;
        const answer = await request(call.url, { ...call, json: { ...call.json, ...values } });
        expect([values, answer.status]).toEqual([values, status]);
      }
      expect(await stored()).toEqual(before);
    },
  );

  it.each(ECHOED)('may be sent back but not changed: $route', async ({ read, route, who, fields }) => {
    const person = cast[who];
    const call = await ready(route, who);
    const [, readPath = ''] = read.split(' ');
    const current = await world.as(person).get(readPath.replace('{id}', call.url.split('/').at(-1) ?? ''));
    expectStatus(current, 200);
    const echoed = await request(call.url, { ...call, json: current.body });
    expect([echoed.status, JSON.parse(echoed.text)]).toEqual([200, current.body]);
    const before = await stored();
    for (const change of fields) {
      const [[field = '', value] = []] = Object.entries(change);
      if (Object.is(current.body[field], value)) continue;
      const answer = await request(call.url, { ...call, json: { ...call.json, ...change } });
      expect([change, answer.status]).toEqual([change, 400]);
    }
    expect(await stored()).toEqual(before);
  });
});

describe('what the server settles itself', () => {
  it('is a background check that is only claimed', async () => {
    const { cleaner } = await world.registerCleaner({ hasBackgroundCheck: true });
    const given = { status: 'pending', isBackgroundChecked: 0, isInsured: 0 };
    expect(await keptProfile(cleaner.id)).toMatchObject(given);
  });

  it('is when the terms were accepted', async () => {
    const { user } = await world.registerCustomer();
    const { terms, privacy } = await keptAgreements(user.id);
    for (const instant of [terms, privacy]) expect(Date.now() - instant).toBeLessThan(60_000);
  });

  it('is the state and the address of a booking', async () => {
    const body = bookingPayload(cast.otherCustomer, cast.cleaner, {
      status: 'confirmed',
      address: 'Elsewhere',
    });
    const answer = await world.as(cast.otherCustomer).post('/api/bookings').send(body);
    expect(answer.body).toMatchObject({ status: 'pending', address: '12 Broad Street, Oxford, OX1 3AS' });
  });

  it('is that a message is unread, and its text without what surrounds it', async () => {
    const body = {
      senderId: cast.owner.user.id,
      receiverId: cast.cleaner.user.id,
      content: '  Hello \n',
      isRead: true,
    };
    const answer = await world.as(cast.owner).post('/api/messages').send(body);
    expect(answer.body).toMatchObject({ content: 'Hello', isRead: false });
  });

  it('is that a message about a booking goes to the other party', async () => {
    const { id } = await requestBooking(world, cast.bystander, cast.otherCleaner);
    const body = {
      senderId: cast.owner.user.id,
      receiverId: cast.cleaner.user.id,
      content: 'Hello',
      bookingId: id,
    };
    expect((await world.as(cast.owner).post('/api/messages').send(body)).status).toBe(404);
  });
});

describe('phone and email of the other party', () => {
  const share = (person: Account, shareContactInfo: boolean) =>
    world
      .as(person)
      .patch(`/api/users/${person.user.id}/privacy`)
      .send({ allowProfileSearch: true, shareContactInfo })
      .expect(200);
  const REACHED_BY: Record<string, string[]> = {
    pending: [],
    confirmed: ['confirmed'],
    completed: ['confirmed', 'completed'],
    cancelled: ['cancelled'],
  };

  it.each(Object.keys(REACHED_BY))('are shown to either side as the flags say: %s', async (status) => {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    const { id } = await requestBooking(world, customer, cleaner);
    for (const next of REACHED_BY[status] ?? []) {
      if (next === 'completed') await cleanBegan(id, 0);
      expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: next }), 200);
    }
    const mayShow = status === 'confirmed' || status === 'completed';
    for (const customerShares of [false, true])
      for (const cleanerShares of [true, false]) {
        await share(customer, customerShares);
        await share(cleaner, cleanerShares);
        const expected = (owner: Account, shares: boolean) =>
          mayShow && shares ? [owner.user.email, '07700 900123'] : [null, null];
        for (const path of [`/api/bookings/${id}`, `/api/bookings/customer/${customer.user.id}`]) {
          const seen = [(await world.as(customer).get(path)).body].flat()[0].cleaner;
          expect([path, seen.email, seen.phone]).toEqual([path, ...expected(cleaner, cleanerShares)]);
        }
        for (const path of [`/api/bookings/${id}`, '/api/bookings/cleaner']) {
          const seen = [(await world.as(cleaner).get(path)).body].flat()[0].customer;
          expect([path, seen.email, seen.phone]).toEqual([path, ...expected(customer, customerShares)]);
        }
        const card = (await world.as(cleaner).get(`/api/users/${customer.user.id}`)).body;
        expect([card.email ?? null, card.phone ?? null]).toEqual(expected(customer, customerShares));
      }
  });
});

describe('a cleaner who is not to be found', () => {
  it('is gone for strangers at once, and there for those who know the cleaner', async () => {
    const [cleaner, known] = [await world.approvedCleaner(), await world.registerCustomer()];
    const { id } = await requestBooking(world, known, cleaner);
    const hide = { allowProfileSearch: false, shareContactInfo: false };
    expectStatus(await world.as(cleaner).patch(`/api/users/${cleaner.user.id}/privacy`).send(hide), 200);

    const callers: [string, { token: string } | undefined, number][] = [
      ['a visitor', undefined, 404],
      ['a stranger', cast.otherCustomer, 404],
      ['another cleaner', cast.otherCleaner, 404],
      ['a customer with a booking', known, 200],
      ['the cleaner', cleaner, 200],
      ['the admin', cast.admin, 200],
    ];
    for (const [who, session, status] of callers) {
      const as = session ? world.as(session) : world.anyone;
      const found = await as.get('/api/cleaners').query({ postcode: 'OX1 2JD', limit: 100 });
      expect(found.body.map((card: { id: number }) => card.id)).not.toContain(cleaner.cleaner.id);
      for (const path of [`/api/cleaners/by-user/${cleaner.user.id}`, `/api/cleaners/${cleaner.cleaner.id}`])
        expect([who, path, (await as.get(path)).status]).toEqual([who, path, status]);
    }
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
  });
});
