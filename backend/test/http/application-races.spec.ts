import { expectStatus } from '../support/expect-status.js';
import {
  applicationPayload,
  applyFor,
  daysAhead,
  postJob,
  stateOf,
  type Application,
} from '../support/jobs.js';
import { raceOf } from '../support/race.js';
import { heldCancellation, heldRejection } from '../support/rows/held.js';
import { queuedMails } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account } from '../support/world.js';

const N = 20;
/** The size of the connection pool; further calls wait for a connection. */
const CAUGHT = 10;

interface Answer {
  status: number;
}

describe('when applications race', () => {
  const decide = (who: Account, { id }: Pick<Application, 'id'>, status: string) =>
    world.as(who).patch(`/api/applications/${id}`).send({ status });

  const newOwner = () => world.registerCustomer();
  const newPair = async () => ({ owner: await newOwner(), cleaner: await world.approvedCleaner() });
  const newPeople = async () => ({
    ...(await newPair()),
    crowd: await together(N, () => world.approvedCleaner()),
  });

  raceOf('accepts one of many applications of one job', newPeople, async ({ owner, crowd }, round) => {
    const posting = await postJob(world, owner, { postingDate: daysAhead(30 + round) });
    const bids = await Promise.all(crowd.map((bidder) => applyFor(world, bidder, posting)));
    const answers = await together(N, (index) => decide(owner, bids[index] ?? { id: 0 }, 'accepted'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    const state = await stateOf(posting.id);
    expect(state).toMatchObject({ status: 'assigned', accepted: 1, rejected: N - 1, pending: 0 });
    expect(state.bookings).toEqual([expect.objectContaining({ cleanerId: state.assignedCleanerId })]);
  });

  raceOf('accepts the same application once', newOwner, async (owner) => {
    const cleaner = await world.approvedCleaner();
    const posting = await postJob(world, owner, { postingDate: daysAhead(31) });
    const bid = await applyFor(world, cleaner, posting);
    const answers = await together(N, () => decide(owner, bid, 'accepted'));
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    expect((await stateOf(posting.id)).bookings).toHaveLength(1);
    const mails = await queuedMails(cleaner.user.email);
    expect(mails.filter(({ type }) => String(type).endsWith('accepted'))).toHaveLength(1);
  });

  const atTheSameTime = 'gives one cleaner one of many jobs at the same time and leaves the others open';
  const wanted = async () => {
    const cleaner = await world.approvedCleaner();
    const offer = async (customer: Account) => {
      const posting = await postJob(world, customer, { postingDate: daysAhead(32).slice(0, 10) });
      return { customer, posting, bid: await applyFor(world, cleaner, posting) };
    };
    const jobs = await together(N, async () => offer(await newOwner()));
    return { cleaner, offer, jobs };
  };
  raceOf(atTheSameTime, wanted, async ({ cleaner, offer, jobs }) => {
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
    // Frees the time again for the next round, in which all of them want it.
    const winner = answers.findIndex(({ status }) => status === 200);
    const [{ customer } = { customer: cleaner }] = jobs.slice(winner);
    const bookings = (await world.as(customer).get(`/api/bookings/customer/${customer.user.id}`)).body;
    const { id } = bookings.find(({ status }: { status: string }) => status === 'confirmed');
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/cancel`), 200);
    jobs[winner] = await offer(customer);
  });

  const acceptOrCancel = async ({ owner, cleaner }: Awaited<ReturnType<typeof newPair>>, round: number) => {
    const posting = await postJob(world, owner, { postingDate: daysAhead(33 + round) });
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
  };
  const either = 'lets either the acceptance or the cancellation of a job win';
  raceOf(either, newPair, acceptOrCancel, { inSuite: 5 });

  for (const at of [0, N / 2]) {
    const title = `leaves no bid pending on a job that was assigned meanwhile (${at})`;
    raceOf(title, newPeople, async ({ owner, cleaner, crowd }, round) => {
      const posting = await postJob(world, owner, { postingDate: daysAhead(39 + round) });
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
  }

  it('accepts no application that was concurrent with the assignment', async () => {
    const { owner, crowd } = await newPeople();
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
    const { owner, cleaner } = await newPair();
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
