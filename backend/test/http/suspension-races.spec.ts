import { bookingPayload, requestBooking } from '../support/bookings.js';
import { aboutPerson, ofConsole, report } from '../support/cases.js';
import { mailedCode } from '../support/codes.js';
import { completedBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { applicationPayload, daysAhead, postingPayload, postJob, stateOf } from '../support/jobs.js';
import { send } from '../support/messages.js';
import { race, raceOf } from '../support/race.js';
import { writtenReview } from '../support/reviews.js';
import { visitEndedHoursAgo } from '../support/rows/ageing.js';
import { askedMeanwhile, heldSuspension } from '../support/rows/held.js';
import { keptMessagesOf, keptOf, keptReviewReportsOf } from '../support/rows/kept.js';
import { together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const N = 20;

interface Answer {
  status: number;
}
interface Call {
  wasLate: boolean;
  status: number;
}

/** Runs concurrent loops of calls, and `take` once while they run. Each loop ends with calls made after it. */
async function callDuring(take: () => PromiseLike<Answer>, call: (index: number) => PromiseLike<Answer>) {
  const calls: Call[] = [];
  let isTaken = false;
  let begun = () => {};
  const firstCalls = new Promise<void>((resolve) => (begun = resolve));
  const loops = together(N, async (loop) => {
    for (let late = 0, count = 0; late < 2; count += 1) {
      const wasLate = isTaken;
      if (wasLate) late += 1;
      const { status } = await call(loop + N * count);
      calls.push({ wasLate, status });
      if (calls.length === N) begun();
    }
  });
  await firstCalls;
  try {
    expectStatus((await take()) as Parameters<typeof expectStatus>[0], 200);
  } finally {
    // Ends the loops even if `take` failed, because they would otherwise continue during the following tests.
    isTaken = true;
    await loops;
  }
  return {
    early: calls.filter(({ wasLate }) => !wasLate).map(({ status }) => status),
    late: new Set(calls.filter(({ wasLate }) => wasLate).map(({ status }) => status)),
  };
}

describe('what is taken away is gone with the answer', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  const suspend = async ({ user }: Account) =>
    world
      .as(await world.admin())
      .post(`/api/admin/users/${user.id}/suspend`)
      .send({ reason: 'It was reported.' });

  const newPeople = async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  };

  beforeEach(newPeople);

  race('from a customer who writes, posts and edits', async () => {
    await newPeople();
    const done = { messages: 0, postings: 0 };
    const { early, late } = await callDuring(
      () => suspend(customer),
      async (index) => {
        const own = world.as(customer);
        if (index % 3 === 0)
          return own.patch(`/api/users/${customer.user.id}`).send({ city: `Town ${index}` });
        const isMessage = index % 3 === 1;
        const answer = isMessage
          ? await send(customer, cleaner, `Number ${index}`)
          : await own.post('/api/postings').send(postingPayload(customer));
        if (answer.status === 201) done[isMessage ? 'messages' : 'postings'] += 1;
        return answer;
      },
    );
    expect(late).toEqual(new Set([401]));
    expect(early.filter((status) => status >= 500)).toEqual([]);
    expect(await keptMessagesOf(customer)).toBe(done.messages);
    expect(await keptOf('postings', customer)).toBe(done.postings);
  });

  const newJobs = async () => {
    const owner = await world.registerCustomer();
    return together(N, () => postJob(world, owner, { postingDate: daysAhead(20) }));
  };
  const everybodyWaiting = 'from a cleaner who applies and confirms, and from those who ask the cleaner';
  raceOf(everybodyWaiting, newJobs, async (jobs) => {
    await newPeople();
    const { early, late } = await callDuring(
      () => suspend(cleaner),
      (index) => {
        const posting = jobs[index % N]?.id ?? 0;
        return index % 2 === 0
          ? world.as(cleaner).post('/api/applications').send(applicationPayload(cleaner, posting))
          : world.as(customer).post('/api/bookings').send(bookingPayload(customer, cleaner));
      },
    );
    expect(late).toEqual(new Set([401, 404]));
    expect(early.filter((status) => status >= 500)).toEqual([]);
    const states = await Promise.all(jobs.map(({ id }) => stateOf(id)));
    const isLeftWaiting = ({ pending, applicationsCount }: (typeof states)[number]) =>
      pending > 0 || applicationsCount !== 0;
    expect(states.filter(isLeftWaiting)).toEqual([]);
  });

  it('from a cleaner who is asked at that moment', async () => {
    const body = bookingPayload(customer, cleaner);
    const answer = await heldSuspension(cleaner, (held) =>
      askedMeanwhile(held, () => world.as(customer).post('/api/bookings').send(body)),
    );
    expect(answer.status).toBe(404);
    expect(await keptOf('bookings', customer)).toBe(0);
  });

  race('from viewers of a cleaner who opts out of the search', async () => {
    await newPeople();
    const hide = { allowProfileSearch: false, shareContactInfo: false };
    const { early, late } = await callDuring(
      () => world.as(cleaner).patch(`/api/users/${cleaner.user.id}/privacy`).send(hide),
      () => world.anyone.get(`/api/cleaners/by-user/${cleaner.user.id}`),
    );
    expect(late).toEqual(new Set([404]));
    expect(early).toContain(200);
  });

  it.each([['bookings'], ['postings']] as const)(
    'from a call for %s that was let in before and has not begun to write',
    async (what) => {
      const body = what === 'bookings' ? bookingPayload(customer, cleaner) : postingPayload(customer);
      const answer = await heldSuspension(customer, (held) =>
        askedMeanwhile(held, () => world.as(customer).post(`/api/${what}`).send(body)),
      );
      expect(answer.status).toBe(401);
      expect(await keptOf(what, customer)).toBe(0);
    },
  );
});

describe('what somebody had begun when the account was suspended reaches nobody', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let done: number;
  let agreed: number;
  let asked: number;
  let aboutCustomer: number;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    aboutCustomer = await writtenReview(world, customer, cleaner, { by: cleaner });
    done = await completedBooking(world, customer, cleaner, '13:00');
    agreed = (await requestBooking(world, customer, cleaner, { bookingDate: daysAhead(12) })).id;
    const yes = { status: 'confirmed' };
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${agreed}`).send(yes), 200);
    asked = (await requestBooking(world, customer, cleaner, { bookingDate: daysAhead(13) })).id;
  });

  const reviewOf = (bookingId: number) => ({
    ...{ bookingId, reviewerId: customer.user.id },
    ...{ rating: 1, comment: 'Never again, I would say.' },
  });
  const isCancelled = async (id: number): Promise<boolean> =>
    (await world.as(cleaner).get(`/api/bookings/${id}`)).body.status === 'cancelled';

  it.each<[string, () => PromiseLike<Answer>, () => Promise<boolean>]>([
    ['a message', () => send(customer, cleaner, 'I know.'), async () => (await keptMessagesOf(customer)) > 0],
    [
      'a review',
      () => world.as(customer).post('/api/reviews').send(reviewOf(done)),
      async () => (await world.anyone.get(`/api/reviews/reviewee/${cleaner.user.id}`)).body.length > 0,
    ],
    [
      'a report of a person',
      () => report(customer, aboutPerson(cleaner)),
      async () => (await ofConsole(`?subjectId=${cleaner.user.id}`)).body.length > 0,
    ],
    [
      'a report of a review',
      () => world.as(customer).post(`/api/reviews/${aboutCustomer}/report`).send({ reason: 'I was polite.' }),
      async () => (await keptReviewReportsOf(customer)) > 0,
    ],
    [
      'a cancellation',
      () => world.as(customer).post(`/api/bookings/${agreed}/cancel`),
      () => isCancelled(agreed),
    ],
    [
      'a block, which ends requests',
      () => world.as(customer).put(`/api/blocked-people/${cleaner.user.id}`),
      () => isCancelled(asked),
    ],
  ])('%s', async (_what, call, isKept) => {
    const answer = await heldSuspension(customer, (held) => askedMeanwhile(held, call));
    expect(answer.status).toBe(401);
    expect(await isKept()).toBe(false);
  });

  it('a word about whether a clean took place', async () => {
    await visitEndedHoursAgo(agreed, 1);
    const text = 'I waited until eleven and nobody came.';
    const dispute = () => world.as(customer).post(`/api/bookings/${agreed}/not-happened`).send({ text });
    const disputed = await heldSuspension(customer, (held) => askedMeanwhile(held, dispute));
    expect(disputed.status).toBe(401);
    expect((await ofConsole(`?bookingId=${agreed}`)).body).toEqual([]);
  });

  it('the removal of time kept free', async () => {
    const blocks = `/api/cleaners/${cleaner.cleaner.id}/blocks`;
    const kept = { startsAt: daysAhead(5), endsAt: daysAhead(6) };
    const { id } = (await world.as(cleaner).post(blocks).send(kept)).body;
    const remove = () => world.as(cleaner).delete(`${blocks}/${id}`);
    const removed = await heldSuspension(cleaner, (held) => askedMeanwhile(held, remove));
    expect(removed.status).toBe(401);
  });

  it('a code that confirms the address', async () => {
    const { id: userId, email } = customer.user;
    const mine = world.as(customer);
    expectStatus(await mine.post('/api/auth/send-verification').send({ userId }), 200);
    const code = await mailedCode(world, email);
    const confirm = () => mine.post('/api/auth/verify-email').send({ userId, code });
    const confirmed = await heldSuspension(customer, (held) => askedMeanwhile(held, confirm));
    expect(confirmed.status).toBe(401);
  });

  it('a message to somebody who is suspended at that moment', async () => {
    const answer = await heldSuspension(cleaner, (held) =>
      askedMeanwhile(held, () => send(customer, cleaner, 'Are you there?')),
    );
    expect(answer.status).toBe(404);
    expect(await keptMessagesOf(customer)).toBe(0);
  });
});
