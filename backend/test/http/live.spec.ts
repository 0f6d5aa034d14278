import { MESSAGE_REMOVED } from '@tidyhearth/domain';
import { ADMIN } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { requestBooking } from '../support/bookings.js';
import { completedBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { postJob } from '../support/jobs.js';
import { LiveStream } from '../support/live-stream.js';
import { say } from '../support/messages.js';
import { oneSessionUnused } from '../support/rows/ageing.js';
import { deleteNotificationsAndMails } from '../support/rows/outbox.js';
import { world, type Account, type CleanerAccount, type Session } from '../support/world.js';

const MAX_STREAMS = 10;
const credentialsOf = ({ user: { email }, password }: Account) => ({ email, password });

let customer: Account;
let cleaner: CleanerAccount;
let streams: LiveStream[];

async function listen(session: Session): Promise<LiveStream> {
  const stream = await LiveStream.open(world, session);
  streams.push(stream);
  return stream;
}

beforeEach(async () => {
  streams = [];
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

afterEach(() => {
  for (const stream of streams) stream.close();
});

describe('the live stream', () => {
  it('is an event stream that nobody stores or buffers, and tells when to come back', async () => {
    const stream = await listen(customer);
    expect(stream.status).toBe(200);
    expect(stream.headers).toMatchObject({
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-accel-buffering': 'no',
      'x-content-type-options': 'nosniff',
    });
    expect(stream.headers['content-encoding']).toBeUndefined();
    expect(await stream.firstFrame()).toMatch(/^retry: \d{4}$/);
  });

  it('is for signed-in people', async () => {
    expect((await world.anyone.get('/api/events')).status).toBe(401);
    expect((await listen({ token: 'nonsense' })).status).toBe(401);
  });

  it('does not stay open for a HEAD request', async () => {
    const answer = await world.as(customer).head('/api/events');
    expect(answer.status).toBe(200);
    expect(answer.headers['content-type']).toMatch('text/event-stream');
  });

  it('pushes a booking to both parties, and the bell item to the one who is told', async () => {
    const stranger = await world.registerCustomer();
    const [asking, asked, apart] = [await listen(customer), await listen(cleaner), await listen(stranger)];
    const { id } = await requestBooking(world, customer, cleaner);
    expect(await asking.next('booking')).toEqual({ id, status: 'pending' });
    expect(await asked.next('booking')).toEqual({ id, status: 'pending' });
    const item = await asked.next('notification');
    const bell = await world.as(cleaner).get(`/api/notifications/${cleaner.user.id}?limit=1`);
    expect([item]).toEqual(bell.body);
    expect(asking.heard.map(({ name }) => name)).toEqual(['booking']);
    expect(apart.heard).toEqual([]);
  });

  it.each(['customer', 'cleaner'] as const)(
    'pushes to the %s who is left that a booking became undecided, and that it is decided, once each',
    async (side) => {
      const [left, gone] = side === 'customer' ? [customer, cleaner] : [cleaner, customer];
      const { id } = await requestBooking(world, customer, cleaner);
      expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
      const admin = world.as(await world.admin());
      const account = `/api/admin/users/${gone.user.id}`;
      const suspend = () => admin.post(`${account}/suspend`).send({ reason: 'It was reported.' });
      const lift = () => admin.post(`${account}/unsuspend`);
      const decide = (decision: string) =>
        admin.post(`/api/admin/bookings/${id}/decision`).send({ decision, note: 'We spoke to both.' });
      const screen = await listen(left);
      const pushed = () => screen.heard.filter(({ name }) => name === 'booking').map(({ data }) => data);
      const expected = [];
      for (const act of [suspend, lift, suspend, () => decide('keep')]) {
        expectStatus(await act(), 200);
        expected.push({ id, status: 'confirmed' });
        // Each event is accompanied by a bell item.
        await screen.atLeast(2 * expected.length);
        expect(pushed()).toEqual(expected);
      }
      // The decision to keep the booking settled it, so lifting the suspension pushes nothing. A new suspension makes
      // it undecided again.
      expectStatus(await lift(), 200);
      expectStatus(await suspend(), 200);
      expectStatus(await decide('cancel'), 200);
      await screen.atLeast(2 * expected.length + 4);
      const next =
        side === 'customer'
          ? await requestBooking(world, customer, await world.approvedCleaner())
          : await requestBooking(world, await world.registerCustomer(), cleaner);
      await screen.atLeast(2 * expected.length + 5);
      expected.push(
        { id, status: 'confirmed' },
        { id, status: 'cancelled' },
        { id: next.id, status: 'pending' },
      );
      expect(pushed()).toEqual(expected);
    },
  );

  it('pushes a payment to the cleaner; the customer, who sees no difference, hears nothing', async () => {
    const id = await completedBooking(world, customer, cleaner, '09:00');
    const [paid, apart] = [await listen(cleaner), await listen(customer)];
    expectStatus(await world.as(await world.admin()).post(`/api/admin/bookings/${id}/paid`), 200, 201);
    expect(await paid.next('booking')).toEqual({ id, status: 'paid' });
    const next = await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    expect(await apart.next('booking')).toEqual({ id: next.id, status: 'pending' });
  });

  it('pushes a message to its receiver and to other screens of its sender, and to both that it was read', async () => {
    const [sender, receiver] = [await listen(customer), await listen(cleaner)];
    const body = { senderId: customer.user.id, receiverId: cleaner.user.id, content: 'Hello "you"\nand you' };
    const answer = await world.as(customer).post('/api/messages').send(body);
    expectStatus(answer, 201);
    expect(await receiver.next('message')).toEqual(answer.body);
    expect(await sender.next('message')).toEqual(answer.body);
    const messages = ({ heard }: LiveStream) => heard.filter(({ name }) => name === 'message');
    await world.as(cleaner).post(`/api/messages/conversation/${cleaner.user.id}/${customer.user.id}/read`);
    for (const screen of [sender, receiver]) {
      await waitFor(async () => messages(screen).length === 2 || undefined, {
        timeoutMs: 30_000,
        what: 'the message as read',
      });
      expect(messages(screen)[1]?.data).toEqual({ ...answer.body, isRead: true });
    }
  });

  it.each([
    ['how to get in', { accessNotes: 'The alarm code is 0815.' }],
    ['the budget', { maxBudget: '80.00' }],
    ['the time', { estimatedDuration: 3 }],
  ])('tells the owner’s other screens of every edit of a job once: %s', async (_, change) => {
    const job = await postJob(world, customer);
    const screen = await listen(customer);
    expectStatus(await world.as(customer).patch(`/api/postings/${job.id}`).send(change), 200);
    await requestBooking(world, customer, cleaner);
    await screen.next('booking');
    expect(screen.heard.filter(({ name }) => name === 'posting')).toEqual([
      { name: 'posting', data: { id: job.id } },
    ]);
  });

  it('has open conversations with somebody who closes the account read again, without what they wrote', async () => {
    const other = await world.approvedCleaner();
    const id = await say(customer, cleaner, 'I am out at nine.');
    const answered = [await say(customer, other, 'And you?'), await say(other, customer, 'I am in.')];
    const screens = [await listen(cleaner), await listen(other)];
    const password = { password: customer.password };
    const closed = world.as(customer).post(`/api/users/${customer.user.id}/deactivate`).send(password);
    expectStatus(await closed, 204);
    const [removed, kept] = await Promise.all(screens.map((screen) => screen.next('message')));
    expect(removed).toMatchObject({ id, content: MESSAGE_REMOVED });
    expect(JSON.stringify(removed)).not.toContain(customer.user.firstName);
    expect(kept).toMatchObject({ id: answered[1], content: 'I am in.' });
  });

  it('tells every screen of a person that bell items were read, once for each change', async () => {
    const bell = world.as(cleaner);
    expectStatus(await bell.post(`/api/notifications/${cleaner.user.id}/read-all`), 200);
    await requestBooking(world, customer, cleaner);
    const [screen, apart] = [await listen(cleaner), await listen(customer)];
    const [{ id }] = (await bell.get(`/api/notifications/${cleaner.user.id}?limit=1`)).body;
    for (const _ of ['read', 'read again'])
      expectStatus(await bell.patch(`/api/notifications/${id}/read`), 200);
    expectStatus(await bell.post(`/api/notifications/${cleaner.user.id}/read-all`), 200);
    expect(await screen.next('notifications-read')).toEqual({});
    const { id: later } = await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    expect(await screen.next('booking')).toMatchObject({ id: later });
    expect(screen.heard.filter(({ name }) => name === 'notifications-read')).toHaveLength(1);
    expect(apart.heard.map(({ name }) => name)).not.toContain('notifications-read');
  });

  it('has the bell read again when a message takes the place of an earlier one', async () => {
    await say(customer, cleaner, 'Good morning!');
    const screen = await listen(cleaner);
    await say(customer, cleaner, 'Is there parking?');
    expect(await screen.next('notification')).toMatchObject({ message: 'Is there parking?' });
    expect(await screen.next('notifications-read')).toEqual({});
  });

  it('has the bell of the others read again when an account is closed, where items with its name went', async () => {
    const [bare, other] = [await world.approvedCleaner(), await world.registerCustomer()];
    for (const asked of [cleaner, bare]) await requestBooking(world, customer, asked);
    await deleteNotificationsAndMails(bare);
    const [screen, apart] = [await listen(cleaner), await listen(bare)];
    const password = { password: customer.password };
    const closed = world.as(customer).post(`/api/users/${customer.user.id}/deactivate`).send(password);
    expectStatus(await closed, 204);
    expect(await screen.next('notifications-read')).toEqual({});
    await apart.atLeast(2);
    await requestBooking(world, other, bare, { bookingTime: '14:00' });
    await apart.atLeast(4);
    expect(apart.heard.map(({ name }) => name)).not.toContain('notifications-read');
  });

  it('sends nothing for refused calls', async () => {
    const stream = await listen(customer);
    const body = { senderId: cleaner.user.id, receiverId: customer.user.id, content: 'Hello' };
    expect((await world.as(cleaner).post('/api/messages').send(body)).status).toBe(404);
    const { id } = await requestBooking(world, customer, cleaner);
    expect(await stream.next('booking')).toEqual({ id, status: 'pending' });
    expect(stream.heard).toHaveLength(1);
  });

  it('ends with its own session and leaves the others', async () => {
    const other = await world.signIn({ email: customer.user.email, password: customer.password });
    const [first, second] = [await listen(customer), await listen(other)];
    expectStatus(await world.as(customer).post('/api/logout'), 204);
    await first.ended();
    const { id } = await requestBooking(world, { ...customer, token: other.token }, cleaner);
    expect(await second.next('booking')).toEqual({ id, status: 'pending' });
    expect(second.hasEnded).toBe(false);
  });

  it.each([
    ['of the admin after an hour', () => ADMIN, 55, 61],
    ['of anybody else after two weeks', () => credentialsOf(customer), 13 * 24 * 60, 14 * 24 * 60 + 1],
  ])('ends with a session that nobody uses, %s', async (_what, credentials, used, unused) => {
    const sessions = [await world.signIn(credentials()), await world.signIn(credentials())] as const;
    const [stays, ends] = [await listen(sessions[0]), await listen(sessions[1])];
    await oneSessionUnused(sessions[0], used);
    await oneSessionUnused(sessions[1], unused);
    // Any event of the account makes the server check its streams, as their timer does.
    const guess = { ...credentials(), password: 'guess-guess' };
    expectStatus(await world.anyone.post('/api/login').send(guess), 401);
    await ends.ended();
    expect(stays.hasEnded).toBe(false);
  });

  it('ends at once when the person is suspended', async () => {
    const stream = await listen(customer);
    const admin = world.as(await world.admin());
    expectStatus(
      await admin.post(`/api/admin/users/${customer.user.id}/suspend`).send({ reason: 'It was reported.' }),
      200,
      201,
      204,
    );
    const start = Date.now();
    await stream.ended();
    // The periodic check of all streams would come only after five seconds.
    expect(Date.now() - start).toBeLessThan(4000);
    expect((await listen(customer)).status).toBe(401);
  });

  it('opens ten times a person, and again when one is closed', async () => {
    const open = [];
    for (let count = 0; count < MAX_STREAMS; count += 1) open.push(await listen(customer));
    expect(open.map(({ status }) => status)).toEqual(Array(MAX_STREAMS).fill(200));
    const refused = await listen(customer);
    expect(refused.status).toBe(429);
    expect(refused.headers['retry-after']).toBeDefined();
    expect((await listen(cleaner)).status).toBe(200);
    open[0]?.close();
    await expect(listenAgain(customer)).resolves.toBe(200);
  });
});

/** Retries, because the server notices a closed connection only after a moment. */
const listenAgain = (session: Session): Promise<number> =>
  waitFor(
    async () => {
      const { status } = await listen(session);
      return status === 200 ? status : undefined;
    },
    { timeoutMs: 30_000, what: 'a place among the streams' },
  );
