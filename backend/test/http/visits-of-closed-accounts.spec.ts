import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { nightAfter } from '../support/nights.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { placesOf } from '../support/rows/kept.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const STREET = '31 Quillfeather Lane';
const WISHES = 'Please water the lemon tree in the hall.';
const ACCESS = 'The key is with the florist downstairs.';
const UNDECIDED_STREET = '8 Thimble Court';
const OVER_STREET = '5 Halfpenny Yard';
const NOTE = 'Their sister will be at home and pay.';
const LATE_NOTE = 'Their brother has the key and lets them in.';

/** The tests build on each other: each moves this many days further, past the nightly job. */
describe('confirmed visits of a customer who has closed the account', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let customer: Account;
  let cleaner: CleanerAccount;
  let jobId: number;
  let keptId: number;
  let undecidedId: number;

  const night = async (days: number) => {
    app = await nightAfter(days, app, store);
    world = new World(app.url);
  };
  const seen = async (path: string) => (await world.as(cleaner).get(path)).body;
  const confirmed = async (street: string, bookingDate: string): Promise<number> => {
    const place = { streetAddress: street, address: `${street}, Oxford`, bookingDate };
    const { id } = await requestBooking(world, customer, cleaner, place);
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    return id;
  };
  const decide = async (bookingId: number, decision: string, note: string) => {
    const admin = world.as(await world.admin());
    const decided = await admin.post(`/api/admin/bookings/${bookingId}/decision`).send({ decision, note });
    expectStatus(decided, 200);
    const names = [decided.body.customer.name, decided.body.cleaner.name];
    expect(names).toContain('Former member');
  };

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
    customer = await world.registerCustomer();
    cleaner = await world.approvedCleaner();
    const home = { street: STREET, address: `${STREET}, Oxford` };
    const notes = { specialInstructions: WISHES, accessNotes: ACCESS };
    const posting = await postJob(world, customer, { ...home, ...notes, postingDate: daysAhead(70) });
    jobId = posting.id;
    const { id } = await applyFor(world, cleaner, posting);
    const yes = await world.as(customer).patch(`/api/applications/${id}`).send({ status: 'accepted' });
    expectStatus(yes, 200);
    keptId = (await seen(`/api/postings/${jobId}`)).bookingId;
    undecidedId = await confirmed(UNDECIDED_STREET, daysAhead(71).slice(0, 10));
    const overId = await confirmed(OVER_STREET, daysAhead(8).slice(0, 10));
    await cleanEnded(overId, 1, store);
    const body = { password: customer.password };
    expectStatus(await world.as(customer).post(`/api/users/${customer.user.id}/deactivate`).send(body), 204);
    await decide(keptId, 'keep', NOTE);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('keep where they are and how to get in while they lie ahead, when all else of the customer is erased', async () => {
    await night(31);
    expect(await placesOf(customer.user.email, store)).toEqual([]);
    expect(await seen(`/api/bookings/${keptId}`)).toMatchObject({
      ...{ status: 'confirmed', streetAddress: STREET, address: expect.stringContaining(STREET) },
      ...{ postcode: 'OX1 3AS', specialInstructions: WISHES, accessNotes: ACCESS },
    });
    expect(await seen(`/api/postings/${jobId}`)).toMatchObject({ street: STREET, postcode: 'OX1 3AS' });
    expect(await seen(`/api/bookings/${undecidedId}`)).toMatchObject({ streetAddress: UNDECIDED_STREET });
  });

  it('of which one that is over keeps it no longer than the rest', async () => {
    expect(await placesOf(OVER_STREET, store)).toEqual([]);
  });

  it('can be decided on even then', async () => {
    expect(await placesOf(NOTE, store)).not.toContain('stranded_bookings.note');
    await decide(undecidedId, 'keep', LATE_NOTE);
    expect(await placesOf(LATE_NOTE, store)).toContain('stranded_bookings.note');
  });

  it('leave none of it a month after the visit', async () => {
    await night(60);
    expect(await placesOf(STREET, store)).toContain('bookings.streetAddress');
    await night(11);
    for (const text of [STREET, UNDECIDED_STREET, WISHES, ACCESS])
      expect([text, await placesOf(text, store)]).toEqual([text, []]);
  });

  it('and of why the team kept them nothing three years after the visit', async () => {
    await night(1062);
    expect(await placesOf(LATE_NOTE, store)).toContain('stranded_bookings.note');
    await night(3);
    expect(await placesOf(LATE_NOTE, store)).toEqual([]);
  });
});
