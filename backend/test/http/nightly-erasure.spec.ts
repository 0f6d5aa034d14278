import { addMonths, CHECK_MONTHS, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { aboutPerson } from '../support/cases.js';
import { checkOf, checksOf, recordCheck } from '../support/checks.js';
import { auditLines, completeBooking } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob, type Application } from '../support/jobs.js';
import { nightAfter } from '../support/nights.js';
import { jobIsNear } from '../support/rows/ageing.js';
import { placesOf } from '../support/rows/kept.js';
import { queuedMails } from '../support/rows/outbox.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const ACCESS = 'The spare key hangs behind the blue gnome.';
const WISHES = 'Please leave the train set as it stands.';
const STREET = '7 Wolverine Mews';
const CONTACT = 'Do you clean aquariums as well, and the fish?';
const WAITING = 'somebody-who-waits@test.example';
const REPORT = 'They shouted at my grandmother in the hall.';
const DECIDED = 'We have asked them to mind their tone.';
const PASSPORT = 'No. 914 725 386';
const FORGED = 'The passport turned out to be forged.';
const ADDITION = 'They did it again on the day after.';

/** The tests build on each other: each moves this many days further, past the nightly job. */
describe('what people left behind, by the night', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let customer: Account;
  let cleaner: CleanerAccount;
  let bid: Application;

  const night = async (days: number) => {
    app = await nightAfter(days, app, store);
    world = new World(app.url);
  };
  const standing = async (texts: readonly string[]) => {
    const places = await Promise.all(texts.map((text) => placesOf(text, store)));
    return texts.filter((_, index) => (places[index] ?? []).length > 0);
  };
  const welcome = async () =>
    (await queuedMails(customer.user.email, store)).filter(({ type }) => type === 'welcome');
  const registration = async () =>
    (await auditLines(world, 'user', customer.user.id)).filter(
      ({ action }) => action === 'account.registered',
    );

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
    customer = await world.registerCustomer();
    cleaner = await world.approvedCleaner();
    const { id: checkId } = await recordCheck(world, cleaner, 'identity', { reference: PASSPORT });
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/checks/${checkId}/withdraw`).send({ reason: FORGED }), 200);
    const place = { address: `${STREET}, Oxford`, specialInstructions: WISHES, accessNotes: ACCESS };
    const visit = { ...place, streetAddress: STREET, estimatedDuration: 1 };
    const { id } = await requestBooking(world, customer, cleaner, visit);
    await completeBooking(world, cleaner, id, store);
    bid = await applyFor(world, cleaner, await postJob(world, customer, { ...place, street: STREET }));
    for (const text of [REPORT, ADDITION])
      expectStatus(await world.as(customer).post('/api/cases').send(aboutPerson(cleaner, { text })), 201);
    const contact = { name: 'Ada', email: 'ada@test.example', subject: 'A question', message: CONTACT };
    expectStatus(
      await world.anyone.post('/api/contact').set('Idempotency-Key', 'aquariums').send(contact),
      201,
    );
    expectStatus(await world.anyone.post('/api/waitlist').send({ email: WAITING }), 200, 201);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('keys of repeated calls never held a text', async () => {
    const places = await placesOf(CONTACT, store);
    expect(places).toContain('contact_messages.message');
    expect(places.filter((place) => place.startsWith('idempotency_keys.'))).toEqual([]);
  });

  it('after 29 days all of it is still there', async () => {
    await night(29);
    const all = [ACCESS, WISHES, STREET, CONTACT, WAITING, REPORT, ADDITION];
    expect(await standing(all)).toEqual(all);
    expect(await welcome()).toEqual([expect.objectContaining({ body: expect.any(String) })]);
    expect(await registration()).toEqual([expect.objectContaining({ ip: expect.any(String) })]);
  });

  it('after a month how to get in and the texts of mails are gone', async () => {
    await night(2);
    expect((await placesOf(ACCESS, store)).filter((place) => !place.startsWith('postings.'))).toEqual([]);
    expect((await placesOf(WISHES, store)).filter((place) => !place.startsWith('postings.'))).toEqual([]);
    expect(await welcome()).toEqual([expect.objectContaining({ body: null })]);
    const others = [STREET, CONTACT, WAITING, REPORT, ADDITION];
    expect(await standing(others)).toEqual(others);
  });

  it('after three months the audit log says no more from where, and of job posts nothing is left that opens a door', async () => {
    await night(60);
    expect(await registration()).toEqual([expect.objectContaining({ ip: null })]);
    expect(await standing([ACCESS, WISHES, STREET])).toEqual([STREET]);
  });

  it('after a year addresses, enquiries, the waiting list and mails are gone', async () => {
    await night(290);
    expect(await standing([STREET, CONTACT, WAITING, REPORT, ADDITION])).toEqual([REPORT, ADDITION]);
    expect(await welcome()).toEqual([]);
    expect(await registration()).toHaveLength(1);
  });

  it('of one’s own bookings and jobs the town and the outward code stay', async () => {
    const as = world.as(customer);
    const kept = { city: 'Oxford', postcode: 'OX1' };
    const [booking] = (await as.get(`/api/bookings/customer/${customer.user.id}`)).body;
    expect(booking).toMatchObject({ ...kept, address: 'Oxford, OX1', streetAddress: null });
    const file = await as.get(`/api/bookings/${booking.id}/calendar.ics`);
    expect(file.text).toContain('LOCATION:Oxford\\, OX1');
    const [job] = (await as.get(`/api/postings/customer/${customer.user.id}`)).body;
    expect(job).toMatchObject({ ...kept, address: null, street: null });
  });

  it('a job without its address is moved ahead, and agreed on, only with a whole new one', async () => {
    const as = world.as(customer);
    const [job] = (await as.get(`/api/postings/customer/${customer.user.id}`)).body;
    const edit = (change: object) => as.patch(`/api/postings/${job.id}`).send(change);
    const accept = () => as.patch(`/api/applications/${bid.id}`).send({ status: 'accepted' });
    const postingDate = daysAhead(3);
    const HOME = { street: '3 Turl Street', city: 'Witney', postcode: 'OX28 6AA' };
    for (const [change, missing] of [
      [{ postingDate }, ['street', 'city', 'postcode']],
      [{ postingDate, street: HOME.street }, ['city', 'postcode']],
      [HOME, ['postingDate']],
      [{ postcode: HOME.postcode }, ['postingDate']],
      [{ accessNotes: ACCESS }, ['postingDate']],
      [{ maxBudget: '60.00' }, ['postingDate']],
    ] as const) {
      const refused = await edit(change);
      expectStatus(refused, 400);
      expect(refused.body.details.map(({ path }: { path: string }) => path)).toEqual(missing);
    }
    await jobIsNear(job.id, 48, store);
    const refused = await accept();
    expectStatus(refused, 409);
    expect(refused.body.message).toMatch(/address/);
    expectStatus(await edit({ postingDate, ...HOME }), 200);
    const moved = await as.get(`/api/postings/${job.id}`);
    expect(moved.body).toMatchObject({ ...HOME, address: '3 Turl Street, Witney' });
    const termsVersion = moved.body.termsVersion;
    const confirmed = world.as(cleaner).post(`/api/applications/${bid.id}/confirm`).send({ termsVersion });
    expectStatus(await confirmed, 200);
    expectStatus(await accept(), 200);
    const bookings = await as.get(`/api/bookings/customer/${customer.user.id}`);
    expect(bookings.body).toContainEqual(
      expect.objectContaining({ status: 'confirmed', streetAddress: HOME.street }),
    );
  });

  it('after two years the lines of the audit log, and however late the words of a report that is open still', async () => {
    await night(350);
    expect(await registration()).toEqual([]);
    await night(365);
    expect(await standing([REPORT, ADDITION])).toEqual([REPORT, ADDITION]);
  });

  it('two years after a check was taken back what was seen and why; the switch does not bring it back then', async () => {
    const places = await Promise.all([FORGED, PASSPORT].map((text) => placesOf(text, store)));
    expect(places.flat().filter((place) => place.startsWith('person_checks.'))).toEqual([]);
    const { id } = await checkOf(world, cleaner, 'identity');
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/users/${cleaner.user.id}/verify`).send({ verify: true }), 200);
    expect(await checksOf(world, cleaner)).toEqual([
      expect.objectContaining({ state: 'passed', expiresOn: addMonths(ukToday(), CHECK_MONTHS.identity) }),
      expect.objectContaining({ id, state: 'withdrawn' }),
    ]);
  });

  it('three years after a report was closed its words and what was decided', async () => {
    const admin = world.as(await world.admin());
    const [{ id }] = (await world.as(customer).get('/api/cases')).body;
    const decision = { outcome: 'no-action', outcomeForReporter: DECIDED };
    expectStatus(await admin.post(`/api/admin/cases/${id}/close`).send(decision), 200, 204);
    const ofCase = async () =>
      (await Promise.all([REPORT, ADDITION, DECIDED].map((text) => placesOf(text, store))))
        .flat()
        .filter((place) => place.startsWith('case'));
    await night(1094);
    expect(await ofCase()).toEqual(['cases.text', 'case_notes.text', 'cases.outcomeForReporter']);
    await night(2);
    expect(await ofCase()).toEqual([]);
    expect((await world.as(customer).get('/api/cases')).body).toHaveLength(1);
  });
});
