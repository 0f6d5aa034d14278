import { addDays, ukToday } from '@tidyhearth/domain';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { send } from '../support/messages.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const MISSING = 2_000_000_000;
const PLACE = { postcode: 'OX26 6AA', location: 'Bicester' };
const inDays = (days: number) => addDays(ukToday(), days);
const PAGE = { Accept: 'text/html' };

const asAdmin = async () => world.as(await world.admin());

const hide = async (cleaner: CleanerAccount) =>
  expectStatus(
    await world
      .as(cleaner)
      .patch(`/api/users/${cleaner.user.id}/privacy`)
      .send({ allowProfileSearch: false, shareContactInfo: true }),
    200,
  );

const suspend = async ({ user }: Account) =>
  expectStatus(
    await (await asAdmin()).post(`/api/admin/users/${user.id}/suspend`).send({ reason: 'It was reported.' }),
    200,
  );

const close = async (person: Account) => {
  const body = { password: person.password };
  expectStatus(await world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body), 204);
};

/** Each creates a cleaner who is not listed. */
const STATES: Record<string, () => Promise<CleanerAccount>> = {
  pending: () => world.registerCleaner(PLACE),
  rejected: async () => {
    const cleaner = await world.registerCleaner(PLACE);
    const answer = await (
      await asAdmin()
    )
      .post(`/api/admin/cleaners/${cleaner.cleaner.id}/reject`)
      .send({ reason: 'Please add a reference.' });
    expectStatus(answer, 200, 201, 204);
    return cleaner;
  },
  hidden: async () => {
    const cleaner = await world.approvedCleaner(PLACE);
    await hide(cleaner);
    return cleaner;
  },
  suspended: async () => {
    const cleaner = await world.approvedCleaner(PLACE);
    await suspend(cleaner);
    return cleaner;
  },
  deactivated: async () => {
    const cleaner = await world.approvedCleaner(PLACE);
    await close(cleaner);
    return cleaner;
  },
};

type Ids = { cleanerId: number; userId: number };
type Answer = {
  status: number;
  headers: Record<string, string>;
  body: Record<string, unknown>;
  text: string;
};

/** Every call about one cleaner that is open to strangers. */
const CALLS: Record<string, (stranger: Account, cleaner: CleanerAccount, ids: Ids) => PromiseLike<Answer>> = {
  profile: (_, __, { cleanerId }) => world.anyone.get(`/api/cleaners/${cleanerId}`),
  'profile, signed in': (stranger, _, { cleanerId }) => world.as(stranger).get(`/api/cleaners/${cleanerId}`),
  'profile by user': (_, __, { userId }) => world.anyone.get(`/api/cleaners/by-user/${userId}`),
  slots: (_, __, { cleanerId }) =>
    world.anyone.get(`/api/cleaners/${cleanerId}/slots`).query({ from: inDays(2), to: inDays(3) }),
  'slots, signed in': (stranger, _, { cleanerId }) =>
    world
      .as(stranger)
      .get(`/api/cleaners/${cleanerId}/slots`)
      .query({ from: inDays(2), to: inDays(3) }),
  days: (_, __, { cleanerId }) =>
    world.anyone.get(`/api/cleaners/${cleanerId}/days`).query({ from: inDays(2), to: inDays(3) }),
  reviews: (_, __, { userId }) => world.anyone.get(`/api/reviews/reviewee/${userId}`),
  'review spread': (_, __, { userId }) => world.anyone.get(`/api/reviews/reviewee/${userId}/spread`),
  person: (stranger, _, { userId }) => world.as(stranger).get(`/api/users/${userId}`),
  booking: (stranger, cleaner, { cleanerId }) =>
    world
      .as(stranger)
      .post('/api/bookings')
      .send({ ...bookingPayload(stranger, cleaner), cleanerId }),
  message: (stranger, cleaner, { userId }) => send(stranger, cleaner, 'Hello', { receiverId: userId }),
};

const told = ({ status, body: { requestId: _, timestamp: __, path: ___, ...body } }: Answer) => ({
  status,
  body,
});

describe('a cleaner whom strangers may not find', () => {
  let stranger: Account;

  beforeAll(async () => {
    stranger = await world.registerCustomer();
  });

  it.each(Object.keys(STATES))('%s: answers like one who is not there', async (state) => {
    const cleaner = await STATES[state]?.();
    if (!cleaner) throw new Error(`no state ${state}`);
    const own = { cleanerId: cleaner.cleaner.id, userId: cleaner.user.id };
    const missing = { cleanerId: MISSING, userId: MISSING };
    for (const [name, call] of Object.entries(CALLS)) {
      const answer = told(await call(stranger, cleaner, own));
      expect([name, answer.status]).toEqual([name, 404]);
      expect([name, answer]).toEqual([name, told(await call(stranger, cleaner, missing))]);
    }
    const page = await world.anyone.get(`/cleaners/${own.cleanerId}`).set(PAGE);
    expect(page.status).toBe(404);
    expect(page.text).not.toContain(cleaner.user.firstName);
  });

  it.each(Object.keys(STATES))('%s: is in no list', async (state) => {
    const cleaner = await STATES[state]?.();
    const { id } = cleaner?.cleaner ?? {};
    for (const query of [
      { sort: 'reviews', limit: 100 },
      { postcode: 'OX26', radius: 10, limit: 100 },
      { postcode: 'OX26', radius: 10, limit: 100, sort: 'distance', date: inDays(3) },
    ]) {
      const { body } = await world.anyone.get('/api/cleaners').query(query);
      expect((body as { id: number }[]).map((card) => card.id)).not.toContain(id);
    }
    const index = await world.anyone.get('/sitemap.xml');
    const files = [...index.text.matchAll(/sitemaps\/[^<]+/g)].map(([file]) => file);
    expect(files.length).toBeGreaterThan(1);
    for (const file of files)
      expect((await world.anyone.get(`/${file}`)).text).not.toContain(`/cleaners/${id}<`);
    expect((await world.anyone.get('/cleaners/in/oxford').set(PAGE)).text).not.toContain(`/cleaners/${id}"`);
  });

  it('stays known, when only hidden, to those who booked before, and always to themselves', async () => {
    const cleaner = await world.approvedCleaner(PLACE);
    const regular = await world.registerCustomer();
    await requestBooking(world, regular, cleaner);
    await hide(cleaner);
    const { id } = cleaner.cleaner;
    const days = { from: inDays(2), to: inDays(3) };
    for (const person of [regular, cleaner]) {
      expect((await world.as(person).get(`/api/cleaners/${id}`)).status).toBe(200);
      expect((await world.as(person).get(`/api/cleaners/${id}/slots`).query(days)).status).toBe(200);
      expect((await world.as(person).get(`/api/cleaners/${id}/days`).query(days)).status).toBe(200);
      expect((await world.as(person).get(`/api/reviews/reviewee/${cleaner.user.id}`)).status).toBe(200);
    }
    await requestBooking(world, regular, cleaner, { bookingDate: inDays(11) });
    expect((await send(regular, cleaner, 'Hello again')).status).toBe(201);
  });
});

describe('a cleaner who is named in a booking and an application', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let bookingId: number;
  let jobId: number;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner(PLACE)]);
    bookingId = (await requestBooking(world, customer, cleaner)).id;
    const job = await postJob(world, customer, { postcode: PLACE.postcode, city: PLACE.location });
    jobId = job.id;
    const bid = await applyFor(world, cleaner, job);
    const decision = world.as(customer).patch(`/api/applications/${bid.id}`).send({ status: 'rejected' });
    expectStatus(await decision, 200);
  });

  const block = async () =>
    expectStatus(await world.as(customer).put(`/api/blocked-people/${cleaner.user.id}`), 200, 204);
  const change: Record<string, () => Promise<unknown>> = {
    'is listed': async () => undefined,
    'is hidden': () => hide(cleaner),
    'is suspended': () => suspend(cleaner),
    'has left': () => close(cleaner),
    'has lost the approval': async () => {
      const path = `/api/admin/cleaners/${cleaner.cleaner.id}/withdraw-approval`;
      expectStatus(await (await asAdmin()).post(path), 200, 204);
    },
    'is blocked': block,
  };
  const said = async (viewer: Account, bids: string): Promise<boolean[]> => {
    const booking = await world.as(viewer).get(`/api/bookings/${bookingId}`);
    const [bid] = (await world.as(viewer).get(`/api/applications/${bids}`)).body;
    return [booking.body.cleaner.hasPage, bid.cleaner.hasPage];
  };

  it.each([
    ['is listed', 200],
    ['is hidden', 200],
    ['is suspended', 404],
    ['has left', 404],
    ['has lost the approval', 404],
    ['is blocked', 404],
  ])('%s: the customer is told whether the page opens (%i)', async (how, status) => {
    await change[how]?.();
    const page = await world.as(customer).get(`/api/cleaners/${cleaner.cleaner.id}`);
    expect(page.status).toBe(status);
    const opens = status === 200;
    expect(await said(customer, `posting/${jobId}`)).toEqual([opens, opens]);
  });

  const contacts = async (viewer: Account, bids: string): Promise<unknown[]> => {
    const booking = await world.as(viewer).get(`/api/bookings/${bookingId}`);
    const [bid] = (await world.as(viewer).get(`/api/applications/${bids}`)).body;
    const { status } = await send(viewer, viewer === customer ? cleaner : customer, 'Are you there?');
    return [booking.body.contact, bid.contact, status];
  };

  it.each([
    ['is listed', 'open', 201],
    ['is suspended', 'unreachable', 404],
    ['has left', 'unreachable', 404],
    ['has lost the approval', 'open', 201],
    ['is blocked', 'blocked', 409],
  ])('%s: the customer is told whether a message would be taken (%s)', async (how, contact, status) => {
    await change[how]?.();
    expect(await contacts(customer, `posting/${jobId}`)).toEqual([contact, contact, status]);
  });

  it.each([
    ['is listed', 'open', 201],
    ['has lost the approval', 'unreachable', 403],
    ['is blocked', 'unreachable', 404],
  ])('%s: and so is the cleaner (%s)', async (how, contact, status) => {
    await change[how]?.();
    expect(await contacts(cleaner, `cleaner/${cleaner.cleaner.id}`)).toEqual([contact, contact, status]);
  });

  it('is not told who has blocked them', async () => {
    await block();
    expect(await said(cleaner, `cleaner/${cleaner.cleaner.id}`)).toEqual([true, true]);
  });
});

describe('a message to somebody one may not write to', () => {
  it('answers the same for every id, whether it exists or not', async () => {
    const [customer, other, cleaner] = [
      await world.registerCustomer(),
      await world.registerCustomer(),
      await world.approvedCleaner(),
    ];
    const to = async (sender: Account, receiverId: number, bookingId?: number) =>
      told(await send(sender, other, 'Hello', { receiverId, ...(bookingId ? { bookingId } : {}) }));
    expect(await to(customer, other.user.id)).toEqual(await to(customer, MISSING));
    expect(await to(cleaner, other.user.id)).toEqual(await to(cleaner, MISSING));
    expect(await to(cleaner, other.user.id, MISSING)).toEqual(await to(cleaner, MISSING, MISSING));
    expect(await to(customer, MISSING)).toMatchObject({ status: 404 });
  });
});
