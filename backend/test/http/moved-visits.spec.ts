import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { completeBooking } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { nightAfter } from '../support/nights.js';
import { placesOf } from '../support/rows/kept.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const JOB_DAY = 8;
const VISIT_DAY = 60;
const HOMES = {
  moved: { street: '17 Fiddlestick Lane', accessNotes: 'The key hangs behind the wisteria.' },
  kept: { street: '40 Candlewick Row', accessNotes: 'The bell is out of order, please knock.' },
  unanswered: { street: '6 Pepperpot Hill', accessNotes: 'The gate sticks a little.' },
  completed: { street: '23 Thistledown Way', accessNotes: 'The dog is friendly.' },
  without: { street: '71 Gingerbread Close', accessNotes: 'The lift needs a coin.' },
} as const;
type Home = keyof typeof HOMES;

/** The tests build on each other: each moves this many days further, past the nightly job. */
describe('the job of which a visit came', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let cleaner: CleanerAccount;

  const night = async (days: number) => {
    app = await nightAfter(days, app, store);
    world = new World(app.url);
  };
  /** The tables that contain the street or the access notes of a home. */
  const tablesWith = async (home: Home, what: 'street' | 'accessNotes') => {
    const places = await placesOf(HOMES[home][what], store);
    return [...new Set(places.map((place) => place.split('.')[0]))];
  };
  const post = async (customer: Account, home: Home) => {
    const { street, accessNotes } = HOMES[home];
    const address = `${street}, Oxford`;
    return postJob(world, customer, { street, address, accessNotes, postingDate: daysAhead(JOB_DAY) });
  };
  const agreed = async (customer: Account, home: Home): Promise<number> => {
    const posting = await post(customer, home);
    const { id } = await applyFor(world, cleaner, posting);
    const yes = await world.as(customer).patch(`/api/applications/${id}`).send({ status: 'accepted' });
    expectStatus(yes, 200);
    return (await world.as(customer).get(`/api/postings/${posting.id}`)).body.bookingId;
  };
  const move = async (customer: Account, bookingId: number, bookingTime: string, days = VISIT_DAY) => {
    const day = { bookingDate: daysAhead(days).slice(0, 10), bookingTime };
    expectStatus(await world.as(customer).post(`/api/bookings/${bookingId}/reschedule`).send(day), 200);
  };
  const confirm = async (bookingId: number) =>
    expectStatus(
      await world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status: 'confirmed' }),
      200,
    );
  const close = async (person: Account) => {
    const body = { password: person.password };
    expectStatus(await world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body), 204);
  };

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
    cleaner = await world.approvedCleaner();
    const [customer, leaver] = [await world.registerCustomer(), await world.registerCustomer()];
    await post(customer, 'without');
    const movedId = await agreed(customer, 'moved');
    await move(customer, movedId, '09:00');
    await confirm(movedId);
    const completedId = await agreed(leaver, 'completed');
    await move(leaver, completedId, '13:00');
    await completeBooking(world, cleaner, completedId, store);
    const keptId = await agreed(leaver, 'kept');
    await move(leaver, keptId, '13:00');
    await confirm(keptId);
    await move(leaver, await agreed(leaver, 'unanswered'), '13:00', VISIT_DAY + 1);
    await close(leaver);
    const decision = { decision: 'keep', note: 'Their sister will be at home.' };
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/bookings/${keptId}/decision`).send(decision), 200);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it.each(['completed', 'unanswered'] as const)(
    'loses its address with the booking, at once, when its customer closes the account: %s',
    async (home) => {
      expect(await tablesWith(home, 'street')).toEqual([]);
      expect(await tablesWith(home, 'accessNotes')).toEqual([]);
    },
  );

  it('keeps address and notes while the visit is ahead, however long its own day is over', async () => {
    await night(45);
    for (const home of ['moved', 'kept'] as const) {
      expect([home, await tablesWith(home, 'street')]).toEqual([home, ['bookings', 'postings']]);
      expect([home, await tablesWith(home, 'accessNotes')]).toEqual([home, ['bookings', 'postings']]);
    }
  });

  it('and no longer than the booking: a month after the visit where the account is closed', async () => {
    expect(await tablesWith('without', 'street')).toEqual(['postings']);
    expect(await tablesWith('without', 'accessNotes')).toEqual([]);
    await night(46);
    expect(await tablesWith('kept', 'street')).toEqual([]);
    expect(await tablesWith('moved', 'accessNotes')).toEqual([]);
    expect(await tablesWith('moved', 'street')).toEqual(['bookings', 'postings']);
  });

  it('a year after the visit elsewhere; one without a booking a year after its own day', async () => {
    await night(289);
    expect(await tablesWith('without', 'street')).toEqual([]);
    expect(await tablesWith('moved', 'street')).toEqual(['bookings', 'postings']);
    await night(50);
    expect(await tablesWith('moved', 'street')).toEqual([]);
  });
});
