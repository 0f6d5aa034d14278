import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import {
  conversationsOf,
  keyOf,
  markRead,
  say,
  send,
  threadOf,
  unreadOf,
  type Conversation,
} from '../support/messages.js';
import { smallPicture } from '../support/checks.js';
import { applicationDetails } from '../support/people.js';
import { hoursPassSinceMessage } from '../support/rows/ageing.js';
import { keptUnread } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

/** The path and query of the next page. */
const nextOf = (link: string | undefined) => /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1];

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

describe('a thread', () => {
  it('reads the same in all forms of its path, for its two people only', async () => {
    await say(customer, cleaner, 'One');
    await say(cleaner, customer, 'Two');
    const [a, b] = [customer.user.id, cleaner.user.id];
    const paths = [`/api/messages/${a}-${b}`, `/api/messages/${b}-${a}`];
    const { body } = await threadOf(customer, cleaner);
    expect(body.map(({ content }: { content: string }) => content)).toEqual(['One', 'Two']);
    const stranger = await world.registerCustomer();
    for (const path of paths) {
      expect((await world.as(customer).get(path)).body).toEqual(body);
      expect((await world.as(cleaner).get(path)).body).toEqual(body);
      expect((await world.as(stranger).get(path)).status).toBe(404);
      expect((await world.as(await world.admin()).get(path)).status).toBe(404);
    }
    const path = `/api/messages/conversation/${a}/${b}`;
    expect((await world.as(stranger).get(path)).status).toBe(403);
    expect((await world.anyone.get(path)).status).toBe(401);
  });

  it.each(['1-2-3', '-', '1-', '-1', '01-2', '0-1', '1-1', '1-2147483648', 'abc', '1%20-2', '1--2'])(
    'refuses %s as a name',
    async (name) => {
      expect((await world.as(customer).get(`/api/messages/${name}`)).status).toBe(400);
    },
  );

  it('is empty with a stranger, who may not even exist', async () => {
    const stranger = await world.registerCustomer();
    for (const other of [stranger.user.id, 2_000_000_000]) {
      const path = `/api/messages/conversation/${customer.user.id}/${other}`;
      const answer = await world.as(customer).get(path);
      expect(answer.status).toBe(200);
      expect(answer.body).toEqual([]);
    }
  });

  it('pages back in time, each page in reading order', async () => {
    for (const content of ['1', '2', '3', '4', '5']) await say(customer, cleaner, content);
    const pages: string[][] = [];
    let path: string | undefined = `/api/messages/${keyOf(customer, cleaner)}?limit=2`;
    while (path) {
      const answer: { body: { content: string }[]; headers: Record<string, string> } = await world
        .as(cleaner)
        .get(path);
      pages.push(answer.body.map(({ content }) => content));
      path = nextOf(answer.headers.link);
    }
    expect(pages).toEqual([['4', '5'], ['2', '3'], ['1']]);
  });

  it('is not marked as read by reading it', async () => {
    await say(customer, cleaner, 'Hello');
    await threadOf(cleaner, customer);
    expect(await unreadOf(cleaner)).toBe(1);
  });
});

describe('the list of conversations', () => {
  it('shows a customer who withdrew an application without the picture of its profile', async () => {
    const { body: profile } = await world.as(customer).post('/api/cleaners').send(applicationDetails());
    const own = world.as(customer);
    const path = `/api/cleaners/${profile.id}`;
    expectStatus(await own.post(`${path}/upload-image`).attach('image', await smallPicture(), 'me.jpg'), 200);
    expectStatus(await own.post(`${path}/withdraw-application`), 200);
    await say(customer, cleaner, 'Are you free?');
    expect((await conversationsOf(cleaner))[0]).toMatchObject({
      otherUser: { id: customer.user.id, profileImageUrl: null },
    });
  });

  it('has one row a person, the latest first, with the last message and what is unread', async () => {
    const other = await world.registerCustomer({ firstName: 'Noor' });
    await say(customer, cleaner, 'First');
    await say(other, cleaner, 'Second');
    await say(customer, cleaner, 'Third');
    const list = await conversationsOf(cleaner);
    expect(list).toEqual([
      {
        conversationId: keyOf(customer, cleaner),
        otherUserId: customer.user.id,
        otherUser: {
          id: customer.user.id,
          firstName: customer.user.firstName,
          profileImageUrl: null,
          userType: 'customer',
        },
        lastMessage: 'Third',
        lastMessageTime: expect.any(String),
        lastSenderId: customer.user.id,
        unreadCount: 2,
        contact: 'open',
      },
      expect.objectContaining({ otherUserId: other.user.id, lastMessage: 'Second', unreadCount: 1 }),
    ]);
    expect(await conversationsOf(customer)).toEqual([
      expect.objectContaining({ otherUserId: cleaner.user.id, unreadCount: 0 }),
    ]);
  });

  it('pages without losing or repeating anyone', async () => {
    const others = await Promise.all(Array.from({ length: 5 }, () => world.registerCustomer()));
    for (const other of others) await say(other, cleaner, 'Hello');
    const seen: number[] = [];
    let path: string | undefined = `/api/messages/conversations/${cleaner.user.id}?limit=2`;
    while (path) {
      const answer: { body: Conversation[]; headers: Record<string, string> } = await world
        .as(cleaner)
        .get(path);
      seen.push(...answer.body.map(({ otherUserId }) => otherUserId));
      path = nextOf(answer.headers.link);
    }
    expect(seen).toEqual(others.map(({ user }) => user.id).reverse());
  });

  it('leaves out a customer whose bookings were all cancelled, until somebody writes again', async () => {
    const booking = await requestBooking(world, customer, cleaner);
    await say(customer, cleaner, 'Is that time fine?');
    expectStatus(await world.as(customer).post(`/api/bookings/${booking.id}/cancel`), 200);
    expect(await conversationsOf(cleaner)).toEqual([]);
    expect(await unreadOf(cleaner)).toBe(0);
    expect(await conversationsOf(customer)).toHaveLength(1);
    await say(customer, cleaner, 'Sorry, another day?');
    expect(await conversationsOf(cleaner)).toEqual([
      expect.objectContaining({ lastMessage: 'Sorry, another day?', unreadCount: 2 }),
    ]);
  });

  it('keeps a customer with another booking', async () => {
    const booking = await requestBooking(world, customer, cleaner);
    await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    await say(customer, cleaner, 'Both are fine');
    expectStatus(await world.as(customer).post(`/api/bookings/${booking.id}/cancel`), 200);
    expect(await conversationsOf(cleaner)).toHaveLength(1);
  });

  it("is nobody else's", async () => {
    for (const path of ['conversations', 'recent', 'unread-count']) {
      const address = `/api/messages/${path}/${cleaner.user.id}`;
      expect((await world.as(customer).get(address)).status).toBe(403);
      expect((await world.as(await world.admin()).get(address)).status).toBe(403);
      expect((await world.anyone.get(address)).status).toBe(401);
    }
    expect(
      (await world.as(customer).post(`/api/messages/conversation/${cleaner.user.id}/1/read`)).status,
    ).toBe(403);
  });
});

describe('reading', () => {
  it('marks what was received, not what was sent, and says how much', async () => {
    await say(customer, cleaner, 'One');
    await say(customer, cleaner, 'Two');
    await say(cleaner, customer, 'Three');
    const answer = await markRead(cleaner, customer);
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ updated: 2 });
    expect((await markRead(cleaner, customer)).body).toEqual({ updated: 0 });
    expect(await unreadOf(cleaner)).toBe(0);
    expect(await unreadOf(customer)).toBe(1);
    const { body } = await threadOf(customer, cleaner);
    expect(body.map(({ isRead }: { isRead: boolean }) => isRead)).toEqual([true, true, false]);
  });

  it('keeps the count exact while messages arrive and are read at the same moment', async () => {
    await say(customer, cleaner, 'First');
    const answers = await together(20, (index) =>
      index % 4 === 0 ? markRead(cleaner, customer) : send(customer, cleaner, `Number ${index}`),
    );
    expect(countStatuses(answers)).toEqual({ 200: 5, 201: 15 });
    expect(await unreadOf(cleaner)).toBe(await keptUnread(cleaner));
  });
});

describe('recent messages', () => {
  it('are those received since, newest first', async () => {
    const first = await say(customer, cleaner, 'Old');
    await say(cleaner, customer, 'Mine');
    const second = await say(customer, cleaner, 'New');
    await hoursPassSinceMessage(first, 2);
    const recent = (since?: string) =>
      world
        .as(cleaner)
        .get(`/api/messages/recent/${cleaner.user.id}`)
        .query(since === undefined ? {} : { since });
    const ids = (answer: { body: { id: number }[] }) => answer.body.map(({ id }) => id);
    expect(ids(await recent(new Date(Date.now() - 3_600_000).toISOString()))).toEqual([second]);
    expect(ids(await recent())).toEqual([second, first]);
    await hoursPassSinceMessage(first, 31 * 24);
    expect(ids(await recent('2020-01-01T00:00:00Z'))).toEqual([second]);
  });

  it.each(['yesterday', '2026-02-30T00:00:00Z', '1', ''])('refuse %j as since', async (since) => {
    const answer = await world.as(cleaner).get(`/api/messages/recent/${cleaner.user.id}`).query({ since });
    expect(answer.status).toBe(400);
  });
});

describe('a booking of two who have not written to each other', () => {
  const block = async (who: Account, other: Account) =>
    expectStatus(await world.as(who).put(`/api/blocked-people/${other.user.id}`), 200);
  const unblock = async (who: Account, other: Account) =>
    expectStatus(await world.as(who).delete(`/api/blocked-people/${other.user.id}`), 204);

  it('says whether they can, like the conversation that they do not have yet', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    const contacts = () =>
      Promise.all(
        [customer, cleaner].map(
          async (reader) => (await world.as(reader).get(`/api/bookings/${id}`)).body.contact,
        ),
      );
    expect(await contacts()).toEqual(['open', 'open']);
    await block(customer, cleaner);
    expect(await contacts()).toEqual(['blocked', 'unreachable']);
    await block(cleaner, customer);
    expect(await contacts()).toEqual(['blocked', 'blocked']);
    await unblock(customer, cleaner);
    expect(await contacts()).toEqual(['unreachable', 'blocked']);
    await unblock(cleaner, customer);
    const admin = world.as(await world.admin());
    const reason = 'It was reported.';
    expectStatus(await admin.post(`/api/admin/users/${cleaner.user.id}/suspend`).send({ reason }), 200);
    const [own] = (await world.as(customer).get(`/api/bookings/customer/${customer.user.id}`)).body;
    expect(own.contact).toBe('unreachable');
    expect((await send(customer, cleaner, 'Hello?')).body).toMatchObject({ code: 'NOT_FOUND' });
  });
});
