import { requestBooking } from '../support/bookings.js';
import { mailbox } from '../support/mailbox.js';
import { expectStatus } from '../support/expect-status.js';
import { keyOf, say, send } from '../support/messages.js';
import { applicationDetails } from '../support/people.js';
import { proveAddress } from '../support/proved.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('to write without an approval', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let bookingId: number;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    ({ id: bookingId } = await requestBooking(world, customer, cleaner));
    await say(customer, cleaner, 'Good morning!');
  });

  const set = async (status: string) =>
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status }), 200);
  const endedDaysAgo = async (days: number) => {
    await set('confirmed');
    await cleanEnded(bookingId, days * 24);
  };
  const withdrawApproval = async () => {
    const path = `/api/admin/cleaners/${cleaner.cleaner.id}/withdraw-approval`;
    expectStatus(
      await world
        .as(await world.admin())
        .post(path)
        .send({}),
      200,
      204,
    );
    return [cleaner, customer] as const;
  };
  const apply = async () => {
    await set('completed');
    expectStatus(await world.as(customer).post('/api/cleaners').send(applicationDetails()), 201);
    return [customer, cleaner] as const;
  };

  it.each<[string, () => Promise<readonly [Account, Account]>, 'open' | 'unreachable']>([
    ['an approval withdrawn, with a request', withdrawApproval, 'unreachable'],
    [
      'an approval withdrawn, with a clean agreed',
      async () => (await set('confirmed'), withdrawApproval()),
      'open',
    ],
    [
      'an approval withdrawn, some days after',
      async () => (await endedDaysAgo(6), withdrawApproval()),
      'open',
    ],
    [
      'an approval withdrawn, long after',
      async () => (await endedDaysAgo(8), withdrawApproval()),
      'unreachable',
    ],
    [
      'an approval withdrawn, cancelled',
      async () => (await set('cancelled'), withdrawApproval()),
      'unreachable',
    ],
    ['a customer who applies, some days after', async () => (await endedDaysAgo(6), apply()), 'open'],
    ['a customer who applies, long after', async () => (await endedDaysAgo(8), apply()), 'unreachable'],
  ])('%s: the booking, the conversation and the message agree', async (_, given, contact) => {
    const [writer, other] = await given();
    const booking = await world.as(writer).get(`/api/bookings/${bookingId}`);
    const threads = await world.as(writer).get(`/api/messages/conversations/${writer.user.id}`);
    // A cleaner's list of threads leaves out customers whose bookings were all cancelled.
    for (const told of [booking.body, ...threads.body]) expect(told.contact).toBe(contact);
    const sent = await send(writer, other, 'About the clean.');
    expect([sent.status, sent.body.code]).toEqual(
      contact === 'open' ? [201, undefined] : [403, 'NOT_APPROVED'],
    );
    const back = await world.as(other).get(`/api/bookings/${bookingId}`);
    expect(back.body.contact).toBe('open');
  });

  it('is possible from where the mail about a message leads', async () => {
    cleaner = await world.approvedCleaner();
    await proveAddress(world, cleaner);
    await say(customer, cleaner, 'Is tomorrow all right?');
    const { text } = await mailbox(world, cleaner.user.email).next(/^New message/);
    expect(text).toContain(`/messages/${keyOf(customer, cleaner)}`);
  });
});
