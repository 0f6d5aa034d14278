import { randomUUID } from 'node:crypto';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { keyOf, say } from '../support/messages.js';
import { writtenReview } from '../support/reviews.js';
import { type Changes, lapsedLease, secondRow, signInWindow } from '../support/rows/made.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const DUPLICATE = /duplicate entry|unique constraint failed/i;

/**
 * Tests the unique keys, the last guard against races. A lock or a check precedes most of them, so the tests of races
 * would pass without the key. On a database cluster, the key alone decides.
 */
describe('a second row is refused by the database itself', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let bookingId: number;

  const expectRefused = async (table: string, key: Changes, change: Changes = {}) =>
    expect(secondRow(table, key, change)).rejects.toThrow(DUPLICATE);

  beforeAll(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    bookingId = (await requestBooking(world, customer, cleaner)).id;
  });

  it('for a half-hour that a booking holds', async () => {
    const other = await requestBooking(world, await world.registerCustomer(), cleaner, {
      bookingTime: '15:00',
    });
    const confirm = { status: 'confirmed' };
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${other.id}`).send(confirm), 200);
    await expectRefused('booking_slots', { bookingId: other.id }, { bookingId });
  });

  it('for an open request of one customer, cleaner and time', () =>
    expectRefused('bookings', { id: bookingId }));

  it('for a booking of one job, and a bid of one cleaner for it', async () => {
    const posting = await postJob(world, customer);
    const bid = await applyFor(world, cleaner, posting);
    await expectRefused('applications', { id: bid.id });
    expectStatus(
      await world.as(customer).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' }),
      200,
    );
    await expectRefused('bookings', { postingId: posting.id });
  });

  it('for a review of one booking by one person', async () => {
    const [author, worker] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await expectRefused('reviews', { id: await writtenReview(world, author, worker) });
  });

  it('for an address, and for the profile of one person', async () => {
    await expectRefused('users', { id: customer.user.id });
    await expectRefused('cleaners', { id: cleaner.cleaner.id });
  });

  it('for an idempotency key', async () => {
    const key = randomUUID();
    const body = bookingPayload(customer, cleaner, { bookingTime: '13:00', estimatedDuration: 2 });
    const answer = await world.as(customer).post('/api/bookings').set('Idempotency-Key', key).send(body);
    expectStatus(answer, 201);
    await expectRefused('idempotency_keys', { idempotencyKey: key });
  });

  it('for a conversation, and its turn to send mail', async () => {
    await say(customer, cleaner, 'Hello');
    const key = { conversationKey: keyOf(customer, cleaner) };
    await expectRefused('conversations', key);
    await expectRefused('message_notification_log', key);
  });

  it('for the guesses at one account, and the lease of one job', async () => {
    const subject = randomUUID();
    await signInWindow(subject);
    await expectRefused('sign_in_windows', { subject });
    await lapsedLease(subject);
    await expectRefused('job_leases', { name: subject });
  });
});
