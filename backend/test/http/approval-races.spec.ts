import { bookingPayload } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applicationPayload, applyFor, postJob } from '../support/jobs.js';
import { say, send, threadOf } from '../support/messages.js';
import { askedMeanwhile, heldPause, heldWithdrawal } from '../support/rows/held.js';
import { keptOf } from '../support/rows/kept.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

interface Answer {
  status: number;
  body: { code?: string };
}
type Call = () => PromiseLike<Answer>;

const theApplication = async () =>
  (await world.as(cleaner).get(`/api/applications/cleaner/${cleaner.cleaner.id}`)).body;

describe('a cleaner whose approval is withdrawn at that moment', () => {
  it.each<[string, () => Promise<Call>, () => Promise<unknown>, unknown]>([
    [
      'applies for no job',
      async () => {
        const { id } = await postJob(world, customer);
        return () => world.as(cleaner).post('/api/applications').send(applicationPayload(cleaner, id));
      },
      theApplication,
      [],
    ],
    [
      'renews no application',
      async () => {
        const posting = await postJob(world, customer);
        const { id } = await applyFor(world, cleaner, posting);
        const change = world.as(customer).patch(`/api/postings/${posting.id}`);
        expectStatus(await change.send({ estimatedDuration: 3 }), 200);
        return () => world.as(cleaner).post(`/api/applications/${id}/confirm`).send({ termsVersion: 2 });
      },
      theApplication,
      [expect.objectContaining({ isOnEarlierTerms: true })],
    ],
    [
      'writes to no customer without an agreed clean',
      async () => {
        await say(customer, cleaner, 'Good morning!');
        return () => send(cleaner, customer, 'Call me instead.');
      },
      async () => (await threadOf(customer, cleaner)).body,
      [expect.objectContaining({ content: 'Good morning!' })],
    ],
  ])('%s', async (_what, prepare, read, left) => {
    const call = await prepare();
    const answer = await heldWithdrawal(cleaner, (held) => askedMeanwhile(held, call));
    expect([answer.status, answer.body.code]).toEqual([403, 'NOT_APPROVED']);
    expect(await read()).toEqual(left);
  });
});

describe('a customer asks in vain for a cleaner', () => {
  it.each([
    ['whose approval is withdrawn', heldWithdrawal<Answer>, 404, 'NOT_FOUND'],
    ['who takes no bookings from', heldPause<Answer>, 409, 'CLEANER_UNAVAILABLE'],
  ])('%s that moment', async (_what, heldChange, status, code) => {
    const ask = () => world.as(customer).post('/api/bookings').send(bookingPayload(customer, cleaner));
    const answer = await heldChange(cleaner, (held) => askedMeanwhile(held, ask));
    expect([answer.status, answer.body.code]).toEqual([status, code]);
    expect(await keptOf('bookings', customer)).toBe(0);
  });
});
