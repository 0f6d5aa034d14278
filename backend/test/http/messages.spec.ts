import { MESSAGE_MAX } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { auditLines, failedMail } from '../support/console.js';
import { mailbox } from '../support/mailbox.js';
import { conversationsOf, keyOf, say, send, threadOf, unreadOf } from '../support/messages.js';
import { proveAddress } from '../support/proved.js';
import { race } from '../support/race.js';
import { minutesPassSinceMessageMail } from '../support/rows/ageing.js';
import { keptMessageMailLog } from '../support/rows/kept.js';
import { queuedMailsOf } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

describe('sending a message', () => {
  it('lets a customer open a conversation with an approved cleaner, who may answer', async () => {
    const answer = await send(customer, cleaner, '  Good morning!\nIs there parking? 🚗  ');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      senderId: customer.user.id,
      receiverId: cleaner.user.id,
      senderName: customer.user.firstName,
      bookingId: null,
      content: 'Good morning!\nIs there parking? 🚗',
      isRead: false,
      createdAt: expect.any(String),
    });
    expect((await send(cleaner, customer, 'Yes, right at the door.')).status).toBe(201);
  });

  it('starts unread, whatever the sender says', async () => {
    const answer = await send(customer, cleaner, 'Hello', { isRead: true });
    expect(answer.status).toBe(201);
    expect(answer.body.isRead).toBe(false);
    expect(await unreadOf(cleaner)).toBe(1);
  });

  it('refuses another sender than the caller', async () => {
    const answer = await send(customer, cleaner, 'Hello', { senderId: cleaner.user.id });
    expect(answer.status).toBe(403);
  });

  it('refuses a cleaner who has no work in common with the customer', async () => {
    const answer = await send(cleaner, customer, 'Book me!');
    expect(answer.status).toBe(404);
  });

  it('refuses customers among themselves and cleaners among themselves', async () => {
    const [other, colleague] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    expect((await send(customer, other, 'Hello')).status).toBe(404);
    expect((await send(cleaner, colleague, 'Hello')).status).toBe(404);
  });

  it('refuses a cleaner who is not approved, as sender and as receiver', async () => {
    const pending = await world.registerCleaner();
    expect((await send(pending, customer, 'Hello')).body.code).toBe('NOT_APPROVED');
    expect((await send(customer, pending, 'Hello')).status).toBe(404);
  });

  it('joins those who share a booking', async () => {
    const booking = await requestBooking(world, customer, cleaner);
    const answer = await send(cleaner, customer, 'See you then', { bookingId: booking.id });
    expect(answer.status).toBe(201);
    expect(answer.body.bookingId).toBe(booking.id);
  });

  it('refuses the booking of other people', async () => {
    const other = await world.registerCustomer();
    const booking = await requestBooking(world, other, cleaner);
    expect((await send(customer, cleaner, 'Hello', { bookingId: booking.id })).status).toBe(404);
    expect((await send(customer, cleaner, 'Hello', { bookingId: 2_000_000_000 })).status).toBe(404);
    expect(await conversationsOf(customer)).toEqual([]);
  });

  it('refuses a receiver who is not there, or suspended', async () => {
    expect((await send(customer, cleaner, 'Hello', { receiverId: 2_000_000_000 })).status).toBe(404);
    await say(customer, cleaner, 'Hello');
    const admin = world.as(await world.admin());
    await admin
      .post(`/api/admin/users/${cleaner.user.id}/suspend`)
      .send({ reason: 'It was reported.' })
      .expect(200);
    expect((await send(customer, cleaner, 'Are you there?')).status).toBe(404);
  });

  it('refuses a message to oneself', async () => {
    expect((await send(customer, customer, 'Hello')).status).toBe(400);
  });

  it.each([
    ['nothing', ''],
    ['blanks', ' \n\t '],
    ['zero-width characters', '\u200b\u200d\ufeff'],
    ['too much', 'x'.repeat(MESSAGE_MAX + 1)],
    ['NUL', 'a\u0000b'],
    ['a list', ['Hello']],
    ['an object', { $ne: 1 }],
    ['a number', 5],
    ['null', null],
  ])('refuses %s', async (_, content) => {
    const answer = await world
      .as(customer)
      .post('/api/messages')
      .send({ senderId: customer.user.id, receiverId: cleaner.user.id, content });
    expect(answer.status).toBe(400);
    expect(answer.body.error).toBe('Validation failed');
  });

  it('counts characters as people do', async () => {
    const content = '🧹'.repeat(MESSAGE_MAX);
    const answer = await send(customer, cleaner, content);
    expect(answer.status).toBe(201);
    expect(answer.body.content).toBe(content);
  });

  it('makes one row of a repeated request', async () => {
    const attempt = () => send(customer, cleaner, 'Once').set('Idempotency-Key', `once-${customer.user.id}`);
    const answers = await together(10, attempt);
    expect(countStatuses(answers)).toEqual({ 201: 10 });
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await threadOf(customer, cleaner)).body).toHaveLength(1);
  });
});

describe('mail about messages', () => {
  const mails = () => queuedMailsOf(cleaner, 'message-received');

  race('is one per conversation and window, with an exact count, however many arrive at once', async () => {
    const [sender, reader] = [await world.registerCustomer(), await world.approvedCleaner()];
    const answers = await together(20, (index) => send(sender, reader, `Number ${index}`));
    expect(countStatuses(answers)).toEqual({ 201: 20 });
    expect(await queuedMailsOf(reader, 'message-received')).toHaveLength(1);
    expect(await keptMessageMailLog(reader)).toEqual([
      { conversationKey: keyOf(sender, reader), recipientId: reader.user.id, messageCount: 20 },
    ]);
    expect(await conversationsOf(reader)).toEqual([expect.objectContaining({ unreadCount: 20 })]);
  });

  it('comes again after a quarter of an hour, once', async () => {
    await say(customer, cleaner, 'One');
    await minutesPassSinceMessageMail(cleaner, 15);
    await together(10, () => send(customer, cleaner, 'Again'));
    expect(await mails()).toHaveLength(2);
  });

  it('is read by its receiver alone: the team is not shown it, and each look leaves a line', async () => {
    const words = 'The key is under the third flower pot.';
    await proveAddress(world, cleaner);
    await say(customer, cleaner, words);
    expect((await mailbox(world, cleaner.user.email).next(/^New message from /)).text).toContain(words);
    expect(JSON.stringify(await mails())).not.toContain(words);
    const admin = world.as(await world.admin());
    const { body: queued } = await admin
      .get('/api/admin/mail-queue')
      .query({ search: cleaner.user.email, perPage: 1 });
    const shown = await admin.get(`/api/admin/mail-queue/${queued[0].id}`);
    expect(shown.body).toMatchObject({ type: 'message-received', text: null });
    const looks = (await auditLines(world, 'mail', queued[0].id)).map(({ action }) => action);
    expect(looks).toEqual(['mail.viewed']);
  });

  it('is not shown to the team either where an earlier release left it unsealed', async () => {
    const { id } = await failedMail(world.store, 'message-received');
    const admin = world.as(await world.admin());
    const path = `/api/admin/mail-queue/${id}`;
    for (const look of [() => admin.get(path), () => admin.post(`${path}/retry`)])
      expect((await look()).body).toMatchObject({ id, hasText: true, text: null });
  });
});
