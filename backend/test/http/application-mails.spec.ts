import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { hoursPassSinceMails } from '../support/rows/outbox.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const TEAM = 'team@test.example';

/** Uses an application of its own, because people keep signing up as cleaners in the shared one. */
describe('the team', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { SUPPORT_EMAIL: TEAM } });
    world = new World(app.url, store);
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  /** The subjects of its mails, oldest first. */
  async function told(): Promise<string[]> {
    const { body } = await world.anyone.get('/api/dev/emails').query({ recipient: TEAM });
    return body.map(({ subject }: { subject: string }) => subject).toReversed();
  }

  async function reject({ cleaner }: CleanerAccount): Promise<void> {
    await world.as(await world.admin()).post(`/api/admin/cleaners/${cleaner.id}/reject`);
  }

  it('is mailed about a cleaner’s application, once a day at most while others wait', async () => {
    const first = await world.registerCleaner();
    const one = '1 cleaner application is waiting';
    expect(await told()).toEqual([one]);
    const second = await world.registerCleaner();
    expect(await told()).toEqual([one]);

    // The queue is empty, so nobody would look at it.
    for (const person of [first, second]) await reject(person);
    const third = await world.registerCleaner();
    expect(await told()).toEqual([one, one]);
    await world.registerCleaner();
    expect(await told()).toEqual([one, one]);

    await hoursPassSinceMails(TEAM, 25, store);
    const fifth = await world.registerCleaner();
    const three = '3 cleaner applications are waiting';
    expect(await told()).toEqual([one, one, three]);

    await hoursPassSinceMails(TEAM, 25, store);
    const again = await world.as(first).post(`/api/cleaners/${first.cleaner.id}/apply-again`);
    expect(again.status).toBe(200);
    expect(await told()).toEqual([one, one, three, '4 cleaner applications are waiting']);

    const { body } = await world.anyone.get('/api/dev/emails').query({ recipient: TEAM });
    expect(body[0].text).toContain('/admin/applications');
    for (const { user } of [first, third, fifth]) expect(body[0].text).not.toContain(user.firstName);
  });

  it('is not mailed about an application that failed', async () => {
    const before = await told();
    await hoursPassSinceMails(TEAM, 25, store);
    const taken = await world.registerCleaner();
    const after = await told();
    expect(after).toHaveLength(before.length + 1);
    await hoursPassSinceMails(TEAM, 25, store);
    await expect(world.registerCleaner({ email: taken.user.email })).rejects.toThrow('409');
    expect(await told()).toEqual(after);
  });

  it('is mailed about each report, without a word or a name of it', async () => {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    await requestBooking(world, customer, cleaner);
    const text = 'Nobody answered the door, twice.';
    const about = { kind: 'person', aboutId: cleaner.user.id, reason: 'rude', text };
    const report = () => world.as(customer).post('/api/cases').send(about);
    expectStatus(await report(), 201);
    const title = 'A report about a person is waiting';
    expect((await told()).at(-1)).toBe(title);
    expectStatus(await report(), 201);
    expect((await told()).filter((subject) => subject === title)).toHaveLength(1);
    const { body } = await world.anyone.get('/api/dev/emails').query({ recipient: TEAM });
    for (const word of [text, cleaner.user.firstName]) expect(body[0].text).not.toContain(word);
  });

  it('is mailed about an agreed clean whose customer or cleaner leaves, not about whom it suspends itself', async () => {
    const leave = {
      closed: (person: Account) =>
        world.as(person).post(`/api/users/${person.user.id}/deactivate`).send({ password: person.password }),
      suspended: async (person: Account) =>
        world
          .as(await world.admin())
          .post(`/api/admin/users/${person.user.id}/suspend`)
          .send({ reason: 'It was reported.' }),
    };
    const title = 'A booking needs a decision';
    const toldOf = async () => (await told()).filter((subject) => subject === title).length;
    for (const [how, mails] of [
      ['suspended', 0],
      ['closed', 1],
    ] as const) {
      const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
      const { id } = await requestBooking(world, customer, cleaner);
      const confirm = world.as(cleaner).patch(`/api/bookings/${id}`);
      expectStatus(await confirm.send({ status: 'confirmed' }), 200);
      expectStatus(await leave[how](customer), how === 'closed' ? 204 : 200);
      expect(await toldOf()).toBe(mails);
      if (mails === 0) continue;
      const { body } = await world.anyone.get('/api/dev/emails').query({ recipient: TEAM });
      expect(body[0].text).toContain(`/admin/bookings/${id}/show`);
      for (const person of [customer, cleaner]) expect(body[0].text).not.toContain(person.user.firstName);
    }
  });
});
