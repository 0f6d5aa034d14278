import { JOB_ALERTS } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { cleanersAt, insertRandomCleaners } from '../support/random-cleaners.js';
import { unitAt } from '../support/rows/made.js';
import { World, type Account } from '../support/world.js';

/** The middle of KW15, from which the distances of its jobs are measured, and homes north of it. */
const MIDDLE = { latitude: 58.98, longitude: -2.96 };
const WESTMINSTER = { latitude: 51.5, longitude: -0.13 };
const HOMES = { 'KW15 9AA': 0, 'KW15 9AB': 0.07, 'KW15 9AD': 0.14 };

describe('of many cleaners near a new job', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url, store);
    for (const [postcode, north] of Object.entries(HOMES))
      await unitAt(postcode, { ...MIDDLE, latitude: MIDDLE.latitude + north }, store);
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  const cleanerIn = (postcode: keyof typeof HOMES) =>
    world.approvedCleaner({ postcode, services: ['regular'] });
  const jobsToldTo = async (person: Account): Promise<number[]> => {
    const answer = await world.as(person).get(`/api/notifications/${person.user.id}`);
    expectStatus(answer, 200);
    const items: { type: string; postingId: number }[] = answer.body;
    return items.filter(({ type }) => type === 'posting').map(({ postingId }) => postingId);
  };

  it('the nearest are told; who could not be accepted for it takes nobody’s place', async () => {
    const customer = await world.registerCustomer();
    const [paused, suspended, blocking, last, farther] = [
      await cleanerIn('KW15 9AA'),
      await cleanerIn('KW15 9AA'),
      await cleanerIn('KW15 9AA'),
      await cleanerIn('KW15 9AB'),
      await cleanerIn('KW15 9AD'),
    ];
    const pause = world.as(paused).patch(`/api/cleaners/${paused.cleaner.id}`).send({ isAvailable: false });
    expectStatus(await pause, 200);
    const admin = world.as(await world.admin());
    const reason = { reason: 'Several complaints.' };
    expectStatus(await admin.post(`/api/admin/users/${suspended.user.id}/suspend`).send(reason), 200);
    // They know each other from an earlier job.
    const earlier = await postJob(world, customer, { city: 'Kirkwall', postcode: 'KW15 9AA' });
    await applyFor(world, blocking, earlier);
    expectStatus(await world.as(blocking).put(`/api/blocked-people/${customer.user.id}`), 200);
    await insertRandomCleaners(cleanersAt(MIDDLE, JOB_ALERTS.cleanersAtMost - 1), store);
    const cancel = world.as(customer).patch(`/api/postings/${earlier.id}`).send({ status: 'cancelled' });
    expectStatus(await cancel, 200);
    const { id } = await postJob(world, customer, { city: 'Kirkwall', postcode: 'KW15 9AA' });
    expect(await jobsToldTo(last)).toEqual([id, earlier.id]);
    expect(await jobsToldTo(farther)).toEqual([earlier.id]);
    expect(await jobsToldTo(blocking)).toEqual([earlier.id]);
    expect(await jobsToldTo(paused)).toEqual([]);
  });

  it('of those equally far away, the one who registered last is told of jobs too', async () => {
    const customer = await world.registerCustomer();
    await unitAt('SW1A 9ZZ', WESTMINSTER, store);
    await insertRandomCleaners(cleanersAt(WESTMINSTER, JOB_ALERTS.cleanersAtMost, 6_000_000), store);
    const last = await world.approvedCleaner({ postcode: 'SW1A 9ZZ', services: ['regular'] });
    for (let count = 0; count < 2; count += 1)
      await postJob(world, customer, { city: 'London', postcode: 'SW1A 1AA' });
    expect(await jobsToldTo(last)).not.toEqual([]);
  });
});
