import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { longTold, manySent, messageWithoutDate } from '../support/rows/made.js';
import { World, type Account } from '../support/world.js';

const SENT = 2500;
const RECEIVED = 1100;

/** Uses an application of its own, because so many rows would slow down other specs. */
describe('the export of a person with a long history', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let person: Account;
  let messages: number[];
  let told: Awaited<ReturnType<typeof longTold>>;

  const write = async (from: Account, to: Account, content: string): Promise<number> => {
    const message = { senderId: from.user.id, receiverId: to.user.id, content };
    const answer = await world.as(from).post('/api/messages').send(message);
    expectStatus(answer, 201);
    return answer.body.id;
  };
  const addressOf = ({ user }: Account) => `/api/users/${user.id}/export`;
  /** Reads the export with `fetch`, as programs do, to see exactly what arrives. */
  const fetched = (encoding: string, method = 'GET') =>
    fetch(`${app.url}${addressOf(person)}`, {
      method,
      headers: { Authorization: `Bearer ${person.token}`, 'Accept-Encoding': encoding },
    });

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url, store);
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    person = customer;
    await requestBooking(world, customer, cleaner);
    const first = [await write(customer, cleaner, 'Hello.'), await write(cleaner, customer, 'Good morning.')];
    expectStatus(
      await world.as(customer).post(`/api/messages/conversation/${customer.user.id}/${cleaner.user.id}/read`),
      200,
      201,
      204,
    );
    const sent = await manySent(customer, SENT, store);
    const read = await manySent(cleaner, RECEIVED, store);
    const unread = await write(cleaner, customer, 'Are you there?');
    messages = [...first, ...sent, ...read, unread];
    told = await longTold(customer, RECEIVED, store);
  }, 120_000);
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('has each message, bell item and mail once, in their order, and is sent while it is read', async () => {
    const answer = await world.as(person).get(addressOf(person)).set('Accept-Encoding', 'identity');
    expectStatus(answer, 200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="tidyhearth-data.json"',
      'cache-control': 'no-store',
      'transfer-encoding': 'chunked',
    });
    const idsOf = (list: { id: number }[]) => list.map(({ id }) => id);
    expect(idsOf(answer.body.messages)).toEqual(messages);
    expect(idsOf(answer.body.notifications)).toEqual(expect.arrayContaining(told.notifications));
    expect(idsOf(answer.body.mails)).toEqual(expect.arrayContaining(told.mails));
    for (const name of ['notifications', 'mails']) {
      const ids = idsOf(answer.body[name]);
      expect(ids).toEqual([...new Set(ids)].toSorted((a, b) => a - b));
    }
    expect(answer.body).toMatchObject({
      exportedAt: expect.any(String),
      account: { email: person.user.email },
      bookingsAsCustomer: [{ status: 'pending' }],
    });
    const [hello, morning] = answer.body.messages;
    const createdAt = expect.stringMatching(/^\d{4}-.*Z$/);
    expect(hello).toMatchObject({ senderId: person.user.id, content: 'Hello.', isRead: false, createdAt });
    expect(morning).toMatchObject({ receiverId: person.user.id, content: 'Good morning.', isRead: true });
    expect(answer.body.messages.at(-1)).toMatchObject({ content: 'Are you there?', isRead: false });
  });

  it('says the same of itself to who asks for its headers alone', async () => {
    const answer = await fetched('identity', 'HEAD');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([
      200,
      'application/json; charset=utf-8',
    ]);
    expect(answer.headers.get('content-disposition')).toContain('attachment');
    expect(await answer.text()).toBe('');
  });

  it.each(['gzip', 'identity'])(
    'breaks off (%s) where the rest can’t be read, so that nobody takes a part for the whole',
    async (encoding) => {
      await messageWithoutDate(messages.at(-2) ?? 0, store);
      const answer = await fetched(encoding);
      expect(answer.status).toBe(200);
      await expect(answer.text()).rejects.toThrow('terminated');
      const line = `request ${answer.headers.get('x-request-id')}: the export broke off`;
      await waitFor(async () => app.output().includes(line) || undefined, {
        timeoutMs: 10_000,
        what: 'a line in the log',
      });
      expect((await world.as(person).get('/api/auth/user')).status).toBe(200);
    },
  );
});
