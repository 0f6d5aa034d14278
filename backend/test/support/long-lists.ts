import { randomUUID } from 'node:crypto';
import { addDays, ukToday } from '@tidyhearth/domain';
import type { Store } from '../../../scripts/lib/scratch-app.mjs';
import { makeKey } from './api-keys.js';
import { requestBooking } from './bookings.js';
import { completedBooking } from './console.js';
import { copyRow, type Changes } from './copied-rows.js';
import { sql } from './database.js';
import { expectStatus } from './expect-status.js';
import { applyFor, postJob, type Application, type Posting } from './jobs.js';
import type { Account, CleanerAccount, World } from './world.js';

/** A customer and a cleaner with one row in every list of the API. */
export interface Pair {
  customer: Account;
  cleaner: CleanerAccount;
  bookingId: number;
  posting: Posting;
  application: Application;
  webhookId: number;
}

export async function pairWithOneOfEach(world: World): Promise<Pair> {
  const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  // A sign-up for the admin's queue.
  await world.registerCleaner();
  const bookingId = await completedBooking(world, customer, cleaner, '09:00');
  await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
  for (const [reviewer, reviewType] of [
    [customer, 'customer-to-cleaner'],
    [cleaner, 'cleaner-to-customer'],
  ] as const) {
    const review = {
      bookingId,
      reviewerId: reviewer.user.id,
      reviewType,
      rating: 5,
      comment: 'Careful, friendly and on time.',
    };
    expectStatus(await world.as(reviewer).post('/api/reviews').send(review), 201);
  }
  const posting = await postJob(world, customer);
  const application = await applyFor(world, cleaner, posting);
  await sendMessage(world, customer, cleaner);
  await sendMessage(world, cleaner, customer);
  await addBlock(world, cleaner);
  await makeKey(world, cleaner);
  await blockSomebody(world, customer);
  expectStatus(await world.as(customer).put(`/api/saved-cleaners/${cleaner.cleaner.id}`), 204);
  await reportPerson(world, customer, cleaner);
  const enquiry = {
    name: 'Rowan',
    email: `${randomUUID()}@test.example`,
    subject: 'Hello',
    message: 'A question',
  };
  expectStatus(await world.anyone.post('/api/contact').send(enquiry), 200, 201);
  expectStatus(await world.anyone.post('/api/waitlist').send({ email: enquiry.email }), 200, 201);
  const fault = { app: 'site', part: 'page', path: '/', message: randomUUID() };
  expectStatus(await world.anyone.post('/api/client-errors').send(fault), 204);
  const webhookId = await addWebhook(world, cleaner);
  return { customer, cleaner, bookingId, posting, application, webhookId };
}

/** Adds a webhook with one delivery in its log. */
async function addWebhook(world: World, cleaner: CleanerAccount): Promise<number> {
  const own = world.as(cleaner);
  const made = await own
    .post('/api/webhooks')
    .send({ url: 'http://127.0.0.1:1029/', types: ['booking.paid'] });
  expectStatus(made, 201);
  expectStatus(await own.post(`/api/webhooks/${made.body.id}/test`), 200);
  return made.body.id;
}

async function sendMessage(world: World, from: Account, to: Account): Promise<void> {
  const message = { senderId: from.user.id, receiverId: to.user.id, content: 'Good morning' };
  expectStatus(await world.as(from).post('/api/messages').send(message), 201);
}

async function blockSomebody(world: World, blocker: Account): Promise<void> {
  const { user } = await world.approvedCleaner();
  expectStatus(await world.as(blocker).put(`/api/blocked-people/${user.id}`), 200);
}

async function reportPerson(world: World, reporter: Account, { user }: Account): Promise<void> {
  const report = {
    kind: 'person',
    aboutId: user.id,
    reason: 'rude',
    text: 'They shouted at me on the phone.',
  };
  const answer = await world.as(reporter).post('/api/cases').send(report);
  expectStatus(answer, 201);
  const admin = world.as(await world.admin());
  const decision = {
    outcome: 'advice',
    outcomeForReporter: 'We have spoken with them.',
    outcomeForSubject: 'Please stay polite on the phone.',
  };
  expectStatus(await admin.post(`/api/admin/cases/${answer.body.id}/close`).send(decision), 200);
}

async function addBlock(world: World, cleaner: CleanerAccount): Promise<void> {
  const day = addDays(ukToday(), 3);
  const block = { startsAt: `${day}T09:00:00.000Z`, endsAt: `${day}T10:00:00.000Z` };
  expectStatus(await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/blocks`).send(block), 201);
}

/** Adds this many rows to every list, each with a different person on the other side. */
export async function lengthen(store: Store, pair: Pair, count: number): Promise<void> {
  const { customer, cleaner, bookingId, posting } = pair;
  const times = <T>(make: (index: number) => T) => Array.from({ length: count }, (_, index) => make(index));
  const copy = (table: string, key: Changes, copies: readonly Changes[]) =>
    copyRow(store, table, key, copies);
  const newEmail = () => ({ email: `${randomUUID()}@test.example` });

  const customers = await copy('users', { id: customer.user.id }, times(newEmail));
  const colleagues = await copy('users', { id: cleaner.user.id }, times(newEmail));
  const cleaners = await copy(
    'cleaners',
    { id: cleaner.cleaner.id },
    colleagues.map((userId) => ({ userId })),
  );
  // The customer blocks the other ones.
  const liked = await copy('users', { id: cleaner.user.id }, times(newEmail));
  const saved = await copy(
    'cleaners',
    { id: cleaner.cleaner.id },
    liked.map((userId) => ({ userId })),
  );
  const applicants = await copy('users', { id: cleaner.user.id }, times(newEmail));
  await copy(
    'cleaners',
    { status: 'pending' },
    applicants.map((userId) => ({ userId })),
  );

  const asked = { openRequestKey: null, postingId: null };
  const bookings = await copy('bookings', { id: bookingId }, [
    ...customers.map((customerId) => ({ ...asked, customerId })),
    ...cleaners.map((cleanerId) => ({ ...asked, cleanerId })),
  ]);
  const reviews = bookings.map((id) => ({ bookingId: id }));
  await copy('reviews', { revieweeId: cleaner.user.id }, reviews);
  await copy('reviews', { revieweeId: customer.user.id }, reviews);

  await copy('postings', { id: posting.id }, [
    ...times(() => ({})),
    ...customers.map((customerId) => ({ customerId })),
  ]);
  const others = await copy(
    'postings',
    { id: posting.id },
    times(() => ({})),
  );
  await copy('applications', { postingId: posting.id }, [
    ...cleaners.map((cleanerId) => ({ cleanerId })),
    ...others.map((postingId) => ({ postingId })),
  ]);

  const called = { endpointId: pair.webhookId };
  await copy(
    'webhook_deliveries',
    called,
    times(() => ({ eventKey: randomUUID() })),
  );
  await copy(
    'webhook_endpoints',
    { id: pair.webhookId },
    times(() => ({ description: randomUUID() })),
  );
  for (const { user } of [customer, cleaner]) {
    await copy(
      'messages',
      { senderId: user.id },
      times(() => ({})),
    );
  }
  await lengthenConversations(store, pair, customers, colleagues);
  for (const { user } of [customer, cleaner])
    await copy(
      'notifications',
      { userId: user.id },
      times(() => ({})),
    );
  await copy(
    'availability_blocks',
    { cleanerId: cleaner.cleaner.id },
    times(() => ({})),
  );
  await copy(
    'sessions',
    { userId: customer.user.id },
    times(() => ({ sid: randomUUID() })),
  );
  await copy(
    'api_keys',
    { userId: cleaner.user.id },
    times(() => ({ keyHash: randomUUID() })),
  );
  const mail = { recipient: cleaner.user.email };
  await copy(
    'email_notifications',
    mail,
    times(() => ({ status: 'failed' })),
  );
  await copy(
    'audit_log',
    { action: 'cleaner.approved' },
    times(() => ({})),
  );
  await copy(
    'contact_messages',
    { name: 'Rowan' },
    times(() => ({})),
  );
  await copy(
    'client_errors',
    { app: 'site' },
    times(() => ({ fingerprint: randomUUID() })),
  );
  await copy(
    'person_blocks',
    { blockerId: customer.user.id },
    colleagues.map((blockedId) => ({ blockedId })),
  );
  await copy(
    'saved_cleaners',
    { customerId: customer.user.id },
    saved.map((cleanerId) => ({ cleanerId })),
  );
  await copy(
    'cases',
    { openedById: customer.user.id },
    colleagues.map((subjectId) => ({ subjectId, openKey: null })),
  );
  await copy(
    'cases',
    { subjectId: cleaner.user.id },
    times(() => ({ openKey: null })),
  );
  const [waiting] = await sql<{ id: number }>('SELECT id FROM waitlist_entries LIMIT 1', [], store);
  await copy('waitlist_entries', { id: waiting?.id ?? 0 }, times(newEmail));
}

/** Adds a conversation of the cleaner with each new customer, and one of the customer with each new cleaner. */
async function lengthenConversations(
  store: Store,
  { customer, cleaner }: Pair,
  customers: readonly number[],
  colleagues: readonly number[],
): Promise<void> {
  const pairs = [
    ...customers.map((userId) => [userId, cleaner.user.id] as const),
    ...colleagues.map((userId) => [customer.user.id, userId] as const),
  ];
  for (const [from, to] of pairs) {
    const [low, high] = [Math.min(from, to), Math.max(from, to)];
    const conversationKey = `${low}-${high}`;
    const message = { conversationKey, senderId: from, receiverId: to };
    const [lastMessageId = 0] = await copyRow(store, 'messages', { senderId: customer.user.id }, [message]);
    const heads = { conversationKey, lowUserId: low, highUserId: high, lastMessageId };
    await copyRow(store, 'conversations', { openedBy: customer.user.id }, [heads]);
  }
}
