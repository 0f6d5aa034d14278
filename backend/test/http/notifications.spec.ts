import { addDays, formatDateTime, ukToday } from '@tidyhearth/domain';
import { bellOf, mailsTo, titlesOf, unreadBellOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { completeBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { keyOf, markRead, unreadOf } from '../support/messages.js';
import { cleanBegan } from '../support/rows/ageing.js';
import { heldConversation } from '../support/rows/held.js';
import { markClosed } from '../support/rows/made.js';
import { deleteMails, queuedMailsOf } from '../support/rows/outbox.js';
import { together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

async function move(actor: Account, bookingId: number, status: string): Promise<void> {
  expectStatus(await world.as(actor).patch(`/api/bookings/${bookingId}`).send({ status }), 200);
}

const write = (from: Account, to: Account, content: string) =>
  world.as(from).post('/api/messages').send({ senderId: from.user.id, receiverId: to.user.id, content });

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([
    world.registerCustomer({ firstName: 'Ines' }),
    world.approvedCleaner({ firstName: 'Omar' }),
  ]);
  // Marks the bell item about the approval as read, because the tests are about later ones.
  await world.as(cleaner).post(`/api/notifications/${cleaner.user.id}/read-all`);
  await deleteMails(cleaner);
});

describe('what people are told', () => {
  it('a cleaner: that the application is approved, in the bell and by mail', async () => {
    const applicant = await world.registerCleaner();
    await world.approve(applicant);
    await world.approve(applicant);
    expect(await titlesOf(applicant)).toEqual(['Your application is approved']);
    expect(await mailsTo(applicant)).toEqual(['cleaner-approved']);
  });

  it('a cleaner: that the application was not approved, with the reason', async () => {
    const applicant = await world.registerCleaner();
    const admin = world.as(await world.admin());
    const reason = 'Please tell us more about your experience.';
    expectStatus(
      await admin.post(`/api/admin/cleaners/${applicant.cleaner.id}/reject`).send({ reason }),
      200,
      201,
    );
    expect(await titlesOf(applicant)).toEqual(['Your application was not approved']);
    const [mail] = await queuedMailsOf(applicant, 'cleaner-rejected');
    expect(mail?.body).toContain(reason);
  });

  it('each step of a booking: one item a person, a mail to the other party at once', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    expect(await bellOf(cleaner)).toEqual([
      expect.objectContaining({
        type: 'booking',
        title: 'New booking request',
        bookingId: id,
        isRead: false,
      }),
      expect.objectContaining({ title: 'Your application is approved' }),
    ]);
    expect((await bellOf(cleaner))[0]?.message).toMatch(
      /^Ines would like to book Regular Cleaning on .+ AM\.$/,
    );
    expect(await bellOf(customer)).toEqual([]);
    expect(await mailsTo(cleaner)).toEqual(['booking-requested']);

    await move(cleaner, id, 'confirmed');
    expect(await titlesOf(customer)).toEqual(['Booking confirmed']);
    expect(await mailsTo(customer)).toEqual(['booking-confirmed']);

    await cleanBegan(id, 0);
    await move(cleaner, id, 'completed');
    expectStatus(await world.as(await world.admin()).post(`/api/admin/bookings/${id}/paid`), 200);
    expect(await titlesOf(customer)).toEqual(['Booking completed', 'Booking confirmed']);
    expect(await bellOf(cleaner)).toEqual([
      expect.objectContaining({ type: 'payment', title: 'Payment recorded', isRead: false }),
      expect.objectContaining({ title: 'Booking completed', isRead: true }),
      expect.objectContaining({ title: 'Booking confirmed', isRead: true }),
      expect.objectContaining({ title: 'New booking request', isRead: false }),
      expect.objectContaining({ title: 'Your application is approved' }),
    ]);
    expect(await mailsTo(customer)).toEqual(['booking-confirmed']);
    expect(await mailsTo(cleaner)).toEqual(['booking-requested']);
  });

  it('the other party of a decline or cancellation, by mail too', async () => {
    const declined = await requestBooking(world, customer, cleaner);
    await move(cleaner, declined.id, 'cancelled');
    const cancelled = await requestBooking(world, customer, cleaner, { bookingTime: '13:00' });
    await move(cleaner, cancelled.id, 'confirmed');
    await move(customer, cancelled.id, 'cancelled');
    expect((await bellOf(customer)).map(({ title, isRead }) => [title, isRead])).toEqual([
      ['Booking cancelled', true],
      ['Booking confirmed', false],
      ['Booking request declined', false],
    ]);
    expect((await titlesOf(cleaner)).slice(0, 1)).toEqual(['Booking cancelled']);
    expect(await mailsTo(customer)).toEqual(['booking-declined', 'booking-confirmed']);
    expect(await mailsTo(cleaner)).toEqual(['booking-requested', 'booking-requested', 'booking-cancelled']);
  });

  it('that a request is cancelled, not a booking, where nothing was agreed yet', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    await move(customer, id, 'cancelled');
    const [[own], [told]] = [await bellOf(customer), await bellOf(cleaner)];
    for (const item of [own, told]) {
      expect(item?.title).toBe('Booking request cancelled');
      expect(item?.message).toContain('cancelled the booking request for');
    }
  });

  it('which time is given up where another is asked for', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    const { startsAt } = (await world.as(cleaner).get(`/api/bookings/${id}`)).body;
    const later = { bookingDate: addDays(ukToday(), 9), bookingTime: '13:00' };
    await world.as(customer).post(`/api/bookings/${id}/reschedule`).send(later).expect(200);
    const [item] = await bellOf(cleaner);
    expect(item?.title).toBe('New time requested');
    expect(item?.message).toContain(`instead of ${formatDateTime(startsAt)}.`);
  });

  it('once, when many accept the same request at the same moment', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    await together(20, () => world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }));
    expect(await titlesOf(customer)).toEqual(['Booking confirmed']);
    expect(await mailsTo(customer)).toEqual(['booking-confirmed']);
  });

  it('that a message came, and with which words; reading the conversation reads the item', async () => {
    expectStatus(await write(customer, cleaner, 'Is there\nparking?'), 201);
    const [item] = await bellOf(cleaner);
    expect(item).toMatchObject({
      type: 'message',
      title: 'New message from Ines',
      message: 'Is there parking?',
      isRead: false,
    });
    expect(item?.conversationId).toMatch(/^\d+-\d+$/);
    expect(await bellOf(customer)).toEqual([]);
    await world.as(cleaner).post(`/api/messages/conversation/${cleaner.user.id}/${customer.user.id}/read`);
    expect(await unreadBellOf(cleaner)).toBe(0);
  });

  it('of messages in a row the latest, in one unread item for each conversation', async () => {
    const other = await world.registerCustomer({ firstName: 'Noor' });
    expectStatus(await write(customer, cleaner, 'Good morning!'), 201);
    expectStatus(await write(other, cleaner, 'Are you free on Monday?'), 201);
    for (const words of ['Is there parking?', 'And a ladder?'])
      expectStatus(await write(customer, cleaner, words), 201);
    const messages = async () =>
      (await bellOf(cleaner)).filter(({ type }) => type === 'message').map(({ message }) => message);
    expect(await messages()).toEqual(['And a ladder?', 'Are you free on Monday?']);
    expect(await unreadBellOf(cleaner)).toBe(2);
    await markRead(cleaner, customer);
    expectStatus(await write(customer, cleaner, 'Thank you!'), 201);
    expect(await messages()).toEqual(['Thank you!', 'And a ladder?', 'Are you free on Monday?']);
    expect(await unreadBellOf(cleaner)).toBe(2);
  });

  it('of a message that comes while the conversation is read, as long as it is unread', async () => {
    expectStatus(await write(customer, cleaner, 'Good morning!'), 201);
    const answers = await heldConversation(
      keyOf(customer, cleaner),
      async ({ commit, untilCaught }): Promise<{ status: number }[]> => {
        const sending = write(customer, cleaner, 'Is there parking?').then((answer) => answer);
        await untilCaught(1);
        const reading = markRead(cleaner, customer).then((answer) => answer);
        await untilCaught(2);
        await commit();
        return Promise.all([sending, reading]);
      },
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 200]);
    expect(await unreadBellOf(cleaner)).toBe(await unreadOf(cleaner));
  });

  it('that they were reviewed', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    await completeBooking(world, cleaner, id);
    const comment = 'Careful, friendly and on time.';
    const body = { bookingId: id, reviewerId: customer.user.id, rating: 5, comment };
    expectStatus(await world.as(customer).post('/api/reviews').send(body), 201);
    expect((await bellOf(cleaner))[0]).toMatchObject({
      type: 'review',
      message: 'Ines reviewed you: 5 stars.',
      bookingId: id,
    });
  });

  it('nothing by mail to those who do not want it, nor to the suspended', async () => {
    const wish = { emailNotifications: false };
    expectStatus(await world.as(cleaner).patch(`/api/users/${cleaner.user.id}`).send(wish), 200);
    const { id } = await requestBooking(world, customer, cleaner);
    expect(await mailsTo(cleaner)).toEqual([]);
    expect(await unreadBellOf(cleaner)).toBe(1);
    await move(cleaner, id, 'confirmed');
    await deleteMails(customer);
    await markClosed(customer, 'suspended');
    await move(cleaner, id, 'cancelled');
    expect(await mailsTo(customer)).toEqual([]);
  });

  it('nothing about what was refused', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    expect((await world.as(customer).patch(`/api/bookings/${id}`).send({ status: 'confirmed' })).status).toBe(
      403,
    );
    expect((await write(cleaner, await world.registerCustomer(), 'Hello')).status).toBe(404);
    expect(await bellOf(customer)).toEqual([]);
  });
});

describe('the bell', () => {
  it('pages newest first and is marked as read one by one or at once', async () => {
    for (const time of ['09:00', '10:00', '11:00']) {
      await requestBooking(world, customer, cleaner, { bookingTime: time });
    }
    const [newest] = await bellOf(cleaner);
    const path = `/api/notifications/${cleaner.user.id}?limit=3`;
    const first = await world.as(cleaner).get(path);
    expect(first.body).toHaveLength(3);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? '';
    expect((await world.as(cleaner).get(next)).body).toHaveLength(1);

    expect(await unreadBellOf(cleaner)).toBe(3);
    const read = await world.as(cleaner).patch(`/api/notifications/${newest?.id}/read`);
    expect(read.status).toBe(200);
    expect(read.body).toEqual({ ...newest, isRead: true });
    expect((await world.as(cleaner).patch(`/api/notifications/${newest?.id}/read`)).body).toEqual(read.body);
    expect(await unreadBellOf(cleaner)).toBe(2);
    const all = await world.as(cleaner).post(`/api/notifications/${cleaner.user.id}/read-all`);
    expect(all.status).toBe(200);
    expect(all.body).toEqual({ updated: 2 });
    expect(await unreadBellOf(cleaner)).toBe(0);
  });

  it("is nobody else's", async () => {
    await requestBooking(world, customer, cleaner);
    const [item] = await bellOf(cleaner);
    for (const person of [customer, await world.admin()]) {
      const as = world.as(person);
      expect((await as.get(`/api/notifications/${cleaner.user.id}`)).status).toBe(403);
      expect((await as.get(`/api/notifications/${cleaner.user.id}/unread-count`)).status).toBe(403);
      expect((await as.post(`/api/notifications/${cleaner.user.id}/read-all`)).status).toBe(403);
      expect((await as.patch(`/api/notifications/${item?.id}/read`)).status).toBe(404);
    }
    expect((await world.anyone.get(`/api/notifications/${cleaner.user.id}`)).status).toBe(401);
    expect(await unreadBellOf(cleaner)).toBe(1);
  });
});
