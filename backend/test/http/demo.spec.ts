import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { brokenInvariants } from '../support/invariants.js';
import { personDetails } from '../support/people.js';
import { countOfMarket, repeatedTexts } from '../support/rows/market.js';
import { World, type Session } from '../support/world.js';

const PASSWORD = 'tidy-demo-2026';
const DEMO = { DEMO_DATA: 'true' };

const newStore = () => createStore(engine, process.env.TEST_DATABASE_URL || undefined);

const signIn = (world: World, name: string): Promise<Session> =>
  world.signIn({ email: `${name}@demo.tidyhearth.example`, password: PASSWORD });

describe('the demo market', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  const count = (table: string, where?: string) => countOfMarket(store, table, where);

  beforeAll(async () => {
    store = await newStore();
    app = await startApp({ store, env: DEMO });
    world = new World(app.url);
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('breaks none of the rules that hold for real bookings, reviews and jobs', async () => {
    expect(await brokenInvariants(store)).toEqual({});
  });

  it('has 200 cleaners, some pending or rejected, with customers, bookings, reviews and jobs', async () => {
    expect(await count('cleaners')).toBe(200);
    expect(await count('cleaners', "status = 'rejected'")).toBe(1);
    expect(await count('cleaners', "status = 'pending'")).toBeGreaterThanOrEqual(3);
    expect(await count('cleaners', 'isAvailable = 0')).toBeGreaterThan(0);
    for (const status of ['pending', 'confirmed', 'completed', 'paid', 'cancelled']) {
      expect(await count('bookings', `status = '${status}'`)).toBeGreaterThan(10);
    }
    for (const status of ['open', 'assigned', 'completed', 'cancelled']) {
      expect(await count('postings', `status = '${status}'`)).toBeGreaterThan(0);
    }
    for (const table of ['messages', 'notifications', 'working_hours', 'availability_blocks']) {
      expect(await count(table)).toBeGreaterThan(20);
    }
  });

  it('repeats no bio and no review', async () => {
    expect(await repeatedTexts(store)).toEqual([]);
  });

  it('has nothing completed, written or changed in the future, and no pending request in the past', async () => {
    const now = Date.now();
    expect(await count('bookings', `status IN ('completed', 'paid') AND endsAt > ${now}`)).toBe(0);
    expect(await count('bookings', `status = 'pending' AND startsAt <= ${now}`)).toBe(0);
    expect(await count('booking_history', `changedAt > ${now}`)).toBe(0);
    expect(await count('reviews', `createdAt > ${now}`)).toBe(0);
    expect(await count('messages', `createdAt > ${now}`)).toBe(0);
  });

  it('lets a visitor find cleaners near a postcode, with portraits of our own', async () => {
    const answer = await world.anyone
      .get('/api/cleaners')
      .query({ postcode: 'OX1 2JD', radius: 10, limit: 50 });
    expect(answer.status).toBe(200);
    expect(answer.body.length).toBeGreaterThan(30);
    const photos: string[] = answer.body.flatMap(({ profileImage }: { profileImage: string | null }) =>
      profileImage === null ? [] : [profileImage],
    );
    expect(new Set(photos).size).toBe(photos.length);
    const photo = await world.anyone.get(photos[0] ?? '');
    expect([photo.status, photo.headers['content-type']]).toEqual([200, 'image/webp']);
  });

  it.each(['London', 'Manchester', 'Birmingham', 'Leeds', 'Bristol'])('reaches %s', async (city) => {
    const centres: Record<string, string> = {
      London: 'SW4',
      Manchester: 'M1',
      Birmingham: 'B1',
      Leeds: 'LS1',
      Bristol: 'BS1',
    };
    const answer = await world.anyone.get('/api/cleaners').query({ postcode: centres[city], radius: 10 });
    expect(answer.body.length).toBeGreaterThan(5);
  });

  it('has a customer and a cleaner with bookings together in every status', async () => {
    const [olivia, amara] = [await signIn(world, 'olivia'), await signIn(world, 'amara')];
    const { body: account } = await world.as(olivia).get('/api/auth/user');
    const { cleanerId } = (await world.as(amara).get('/api/auth/user')).body;
    const { body: bookings } = await world
      .as(amara)
      .get(`/api/bookings/cleaner/${cleanerId}`)
      .query({ limit: 100 });
    const ofOlivia = bookings.filter(({ customerId }: { customerId: number }) => customerId === account.id);
    const statuses = new Set(ofOlivia.map(({ status }: { status: string }) => status));
    expect([...statuses].sort()).toEqual(['cancelled', 'completed', 'confirmed', 'paid', 'pending']);
    const { body: postings } = await world.as(olivia).get(`/api/postings/customer/${account.id}`);
    expect(postings[0]).toMatchObject({ status: 'open', applicationsCount: 3 });
  });

  it('has a cleaner with a request to answer and an open job to apply for', async () => {
    const amara = await signIn(world, 'amara');
    const { body: account } = await world.as(amara).get('/api/auth/user');
    expect(account).toMatchObject({ cleanerStatus: 'approved' });
    const { body: jobs } = await world.as(amara).get('/api/postings/available').query({ limit: 100 });
    expect(jobs.some((job: { hasApplied?: boolean }) => job.hasApplied === false)).toBe(true);
    const { body: bookings } = await world.as(amara).get('/api/bookings/cleaner').query({ limit: 100 });
    const request = bookings.find(
      (booking: { status: string; customer: { firstName: string } }) =>
        booking.status === 'pending' && booking.customer.firstName === 'Olivia',
    );
    const answer = await world.as(amara).patch(`/api/bookings/${request.id}`).send({ status: 'confirmed' });
    expect([answer.status, answer.body.status]).toEqual([200, 'confirmed']);
  });

  it('has an applicant who waits', async () => {
    const tom = await signIn(world, 'tom');
    const { body: account } = await world.as(tom).get('/api/auth/user');
    expect(account).toMatchObject({ firstName: 'Tom', cleanerStatus: 'pending' });
  });

  it('is filled once, and its accounts are named at every start', async () => {
    expect(app.output()).toContain('Filling the demo market');
    const before = [await count('users'), await count('bookings'), await count('messages')];
    await app.stop();
    app = await startApp({ store, env: DEMO });
    expect(app.output()).not.toContain('Filling');
    expect(app.output()).toContain('olivia@demo.tidyhearth.example');
    expect(app.output()).toContain(PASSWORD);
    expect([await count('users'), await count('bookings'), await count('messages')]).toEqual(before);
  });
});

describe('a database that people use', () => {
  it('is never filled', async () => {
    const store = await newStore();
    try {
      const first = await startApp({ store });
      await new World(first.url).registerCustomer(personDetails('customer'));
      await first.stop();
      const second = await startApp({ store, env: DEMO });
      expect(second.output()).not.toContain('Filling');
      expect(second.output()).not.toContain('Demo accounts');
      await second.stop();
      expect(await countOfMarket(store, 'cleaners')).toBe(0);
    } finally {
      await store.remove();
    }
  });
});
