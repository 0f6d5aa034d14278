import {
  applicationPayload,
  applyFor,
  daysAhead,
  postJob,
  stateOf,
  type Application,
} from '../support/jobs.js';
import { race } from '../support/race.js';
import { heldCancellation, heldRejection } from '../support/rows/held.js';
import { queuedMails } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const N = 20;
/** The size of the connection pool; further calls wait for a connection. */
const CAUGHT = 10;

interface Answer {
  status: number;
}

describe('when applications race', () => {
  let owner: Account;
  let cleaner: CleanerAccount;
  let crowd: CleanerAccount[];

  const decide = (who: Account, { id }: Pick<Application, 'id'>, status: string) =>
    world.as(who).patch(`/api/applications/${id}`).send({ status });

  const newPeople = async () => {
    [owner, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    crowd = await Promise.all(Array.from({ length: N }, () => world.approvedCleaner()));
  };

  beforeAll(newPeople);

  race('accepts one of many applications of one job', async () => {
    await newPeople();
    const posting = await postJob(world, owner, { postingDate: daysAhead(30) });
    const bids: Application[] = [];
    for (const bidder of crowd) bids.push(await applyFor(world, bidder, posting));
    const answers = await together(N, (index) => decide(owner, bids[index] ?? { id: 0 }, 'accepted'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    const state = await stateOf(posting.id);
    expect(state).toMatchObject({ status: 'assigned', accepted: 1, rejected: N - 1, pending: 0 });
    expect(state.bookings).toEqual([expect.objectContaining({ cleanerId: state.assignedCleanerId })]);
  });

  race('accepts the same application once', async () => {
    await newPeople();
    const posting = await postJob(world, owner, { postingDate: daysAhead(31) });
    const bid = await applyFor(world, cleaner, posting);
    const answers = await together(N, () => decide(owner, bid, 'accepted'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    expect((await stateOf(posting.id)).bookings).toHaveLength(1);
    const mails = await queuedMails(cleaner.user.email);
    expect(mails.filter(({ type }) => String(type).endsWith('accepted'))).toHaveLength(1);
  });

  race('gives one cleaner one of many jobs at the same time and leaves the others open', async () => {
    await newPeople();
    const jobs = await Promise.all(
      Array.from({ length: N }, async () => {
        const customer = await world.registerCustomer();
        const posting = await postJob(world, customer, { postingDate: daysAhead(32).slice(0, 10) });
        return { customer, posting, bid: await applyFor(world, cleaner, posting) };
      }),
    );
    const answers = await together(N, async (index) => {
      const job = jobs[index];
      if (!job) throw new Error('no such job');
      return decide(job.customer, job.bid, 'accepted');
    });
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    const states = await Promise.all(jobs.map(({ posting }) => stateOf(posting.id)));
    expect(states.filter(({ status }) => status === 'assigned')).toHaveLength(1);
    for (const state of states.filter(({ status }) => status !== 'assigned'))
      expect(state).toMatchObject({ status: 'open', pending: 1, accepted: 0, bookings: [] });
  });

  race('lets either the acceptance or the cancellation of a job win', async () => {
    await newPeople();
    for (let day = 33; day < 38; day += 1) {
      const posting = await postJob(world, owner, { postingDate: daysAhead(day) });
      const bid = await applyFor(world, cleaner, posting);
      const [accepted, cancelled] = await together<{ status: number }>(2, (index) =>
        index === 0
          ? decide(owner, bid, 'accepted')
          : world.as(owner).patch(`/api/postings/${posting.id}`).send({ status: 'cancelled' }),
      );
      const state = await stateOf(posting.id);
      expect([accepted?.status, cancelled?.status].toSorted()).toEqual([200, 409]);
      expect(state).toMatchObject(
        cancelled?.status === 200
          ? { status: 'cancelled', rejected: 1, bookings: [] }
          : { status: 'assigned', accepted: 1 },
      );
    }
  });

  for (const at of [0, N / 2])
    race(`leaves no bid pending on a job that was assigned meanwhile (${at})`, async () => {
      await newPeople();
      const posting = await postJob(world, owner, { postingDate: daysAhead(39 + at) });
      const bid = await applyFor(world, cleaner, posting);
      const answers = await together(N, async (index) => {
        const bidder = crowd[index];
        if (!bidder) throw new Error('the crowd is too small');
        return index === at
          ? decide(owner, bid, 'accepted')
          : world.as(bidder).post('/api/applications').send(applicationPayload(bidder, posting.id));
      });
      const counts = countStatuses(answers);
      expect(counts[200]).toBe(1);
      const state = await stateOf(posting.id);
      expect(state).toMatchObject({ status: 'assigned', accepted: 1, pending: 0 });
      expect(state.applicationsCount).toBe((counts[201] ?? 0) + 1);
      expect(state.rejected).toBe(counts[201] ?? 0);
    });

  it('accepts no application that was concurrent with the assignment', async () => {
    const posting = await postJob(world, owner, { postingDate: daysAhead(60) });
    const answers = await heldCancellation(posting.id, async ({ commit, untilCaught }) => {
      const applying = together(N, async (index) => {
        const bidder = crowd[index];
        if (!bidder) throw new Error('the crowd is too small');
        return world.as(bidder).post('/api/applications').send(applicationPayload(bidder, posting.id));
      });
      await untilCaught(CAUGHT);
      await commit();
      return applying;
    });
    expect(countStatuses(answers)).toEqual({ 409: N });
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 0, pending: 0 });
  });

  it.each([
    ['job was cancelled', heldCancellation<Answer[]>, 'posting'],
    ['application was rejected', heldRejection<Answer[]>, 'bid'],
  ])('accepts nothing when the %s while that was under way', async (_, heldChange, changed) => {
    const posting = await postJob(world, owner, { postingDate: daysAhead(61) });
    const bid = await applyFor(world, cleaner, posting);
    const { id } = changed === 'bid' ? bid : posting;
    const answers = await heldChange(id, async ({ commit, untilCaught }) => {
      const accepting = together(N, () => decide(owner, bid, 'accepted'));
      await untilCaught(CAUGHT);
      await commit();
      return accepting;
    });
    expect(countStatuses(answers)).toEqual({ 409: N });
    expect(await stateOf(posting.id)).toMatchObject({ accepted: 0, bookings: [] });
  });
});
