import { applyFor, postJob } from '../support/jobs.js';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { say, send } from '../support/messages.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

const contactOf = (reader: Account, otherUserId: number) =>
  world.as(reader).get(`/api/messages/contact/${reader.user.id}/${otherUserId}`);

const asAdmin = async (path: string) =>
  expectStatus(
    await world
      .as(await world.admin())
      .post(path)
      .send({ reason: 'Complaints' }),
    200,
    204,
  );
const withdrawApproval = () => asAdmin(`/api/admin/cleaners/${cleaner.cleaner.id}/withdraw-approval`);
const block = async (who: Account, other: Account) =>
  expectStatus(await world.as(who).put(`/api/blocked-people/${other.user.id}`), 200);

const ofCleaner = () => ({
  id: cleaner.user.id,
  firstName: cleaner.user.firstName,
  profileImageUrl: null,
  userType: 'cleaner',
});
const ofCustomer = () => ({
  id: customer.user.id,
  firstName: customer.user.firstName,
  profileImageUrl: null,
  userType: 'customer',
});

type Expected = ['open' | 'blocked' | 'unreachable', (() => object) | null];

describe('whether a person can be written to is known before a message is written', () => {
  it.each<[string, () => Promise<unknown>, Expected | null, Expected]>([
    ['who never met', async () => {}, ['open', ofCleaner], ['unreachable', null]],
    [
      'after a booking',
      () => requestBooking(world, customer, cleaner),
      ['open', ofCleaner],
      ['open', ofCustomer],
    ],
    [
      'after an application',
      async () => applyFor(world, cleaner, await postJob(world, customer)),
      ['open', ofCleaner],
      ['open', ofCustomer],
    ],
    ['after a message', () => say(customer, cleaner, 'Hello'), ['open', ofCleaner], ['open', ofCustomer]],
    [
      'of whom the customer has blocked the other',
      async () => (await say(customer, cleaner, 'Hello'), block(customer, cleaner)),
      ['blocked', ofCleaner],
      ['unreachable', ofCustomer],
    ],
    [
      'of whom the customer has blocked the other, who can be found no more',
      async () => (await block(customer, cleaner), withdrawApproval()),
      ['blocked', null],
      ['unreachable', null],
    ],
    [
      'of whom the cleaner has lost the approval',
      async () => (await say(customer, cleaner, 'Hello'), withdrawApproval()),
      ['open', ofCleaner],
      ['unreachable', ofCustomer],
    ],
    [
      'of whom the cleaner can be found no more',
      withdrawApproval,
      ['unreachable', null],
      ['unreachable', null],
    ],
    [
      'of whom the customer has been suspended',
      async () => (
        await say(customer, cleaner, 'Hello'),
        asAdmin(`/api/admin/users/${customer.user.id}/suspend`)
      ),
      // The suspended customer has no session to ask with.
      null,
      ['unreachable', ofCustomer],
    ],
  ])('by two %s', async (_, happens, forCustomer, forCleaner) => {
    await happens();
    const asked = [
      ...(forCustomer ? [{ reader: customer, other: cleaner, expected: forCustomer }] : []),
      { reader: cleaner, other: customer, expected: forCleaner },
    ];
    for (const { reader, other, expected } of asked) {
      const [contact, otherUser] = expected;
      const answer = await contactOf(reader, other.user.id);
      expectStatus(answer, 200);
      expect(answer.body).toEqual({ contact, otherUser: otherUser?.() ?? null });
    }
    // An accepted message opens the conversation for both, so the one who can't write is tried first.
    const isOpen = ({ expected }: (typeof asked)[number]) => Number(expected[0] === 'open');
    for (const one of asked.toSorted((a, b) => isOpen(a) - isOpen(b)))
      expect((await send(one.reader, one.other, 'Hello')).status === 201).toBe(isOpen(one) === 1);
  });

  it('is the same of a stranger, of nobody and of oneself', async () => {
    const stranger = await world.registerCustomer();
    for (const id of [stranger.user.id, 2_000_000_000, customer.user.id])
      expect((await contactOf(customer, id)).body).toEqual({ contact: 'unreachable', otherUser: null });
  });

  it('is told to nobody else', async () => {
    const path = `/api/messages/contact/${customer.user.id}/${cleaner.user.id}`;
    expect((await world.as(cleaner).get(path)).status).toBe(403);
  });
});
