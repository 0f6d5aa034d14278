import { waitFor } from '../../../scripts/lib/wait.mjs';
import { bellOf, mailsTo } from '../support/bell.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { applicationPayload, applyFor, daysAhead, postJob, stateOf, type Posting } from '../support/jobs.js';
import { postingHasBegun } from '../support/rows/ageing.js';
import { askedMeanwhile, heldMove } from '../support/rows/held.js';
import { together } from '../support/together.js';
import { proveAddress } from '../support/proved.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const N = 20;

interface Bid {
  id: number;
  status: string;
  proposedRate: string;
  termsVersion: number;
  isOnEarlierTerms: boolean;
  posting: { termsVersion: number };
}

/** Other terms: another town, time, duration and service. */
const SWITCHED = {
  city: 'London',
  street: '10 Downing Street',
  postcode: 'SW1A 2AA',
  postingDate: daysAhead(9, '22:00'),
  estimatedDuration: 8,
  serviceType: 'deep',
};

describe('a bid is on the job as it was', () => {
  let owner: Account;
  let cleaner: CleanerAccount;
  let rival: CleanerAccount;

  const edit = (posting: Posting, change: object) =>
    world.as(owner).patch(`/api/postings/${posting.id}`).send(change);
  const accept = (bid: { id: number }, seen: object = {}) =>
    world
      .as(owner)
      .patch(`/api/applications/${bid.id}`)
      .send({ status: 'accepted', ...seen });
  const confirm = (who: Account, bid: { id: number }, termsVersion: number) =>
    world.as(who).post(`/api/applications/${bid.id}/confirm`).send({ termsVersion });
  const withdraw = (who: Account, bid: { id: number }) =>
    world.as(who).post(`/api/applications/${bid.id}/withdraw`);
  const bidAgain = (posting: Posting, rate: number, seen: object = {}) =>
    world
      .as(cleaner)
      .post('/api/applications')
      .send({ ...applicationPayload(cleaner, posting.id, rate), ...seen });
  const bidsOf = async (posting: Posting): Promise<Bid[]> =>
    (await world.as(owner).get(`/api/applications/posting/${posting.id}`)).body;

  beforeEach(async () => {
    [owner, cleaner, rival] = await Promise.all([
      world.registerCustomer(),
      world.approvedCleaner(),
      world.approvedCleaner(),
    ]);
  });

  it('cannot be accepted after the terms changed, and its cleaner is told what changed', async () => {
    await proveAddress(world, cleaner);
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    expectStatus(await edit(posting, SWITCHED), 200);
    expect(await bidsOf(posting)).toMatchObject([
      { status: 'pending', isOnEarlierTerms: true, termsVersion: 1, posting: { termsVersion: 2 } },
    ]);
    const refused = await accept(bid);
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'BID_ON_EARLIER_TERMS' });
    expect(refused.body.message).toMatch(/before you changed it.*asked to confirm/);
    expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending: 1, bookings: [] });
    const [news] = await bellOf(cleaner);
    expect(news).toMatchObject({
      type: 'application',
      title: 'A job you applied for has changed',
      postingId: posting.id,
    });
    expect(news?.message).toMatch(
      /Deep Cleaning.*8 hours instead of 2 hours.*London, SW1A instead of Oxford, OX1/,
    );
    expect(news?.message).not.toMatch(/Downing|Broad/);
    const mails = await mailbox(world, cleaner.user.email).list();
    const told = mails.filter(({ subject }) => subject === 'Changed: Standard Cleaning in Oxford');
    expect(told).toHaveLength(1);
    expect(JSON.stringify(told)).not.toMatch(/Downing|Broad Street/);
  });

  it.each([
    ['time', { postingDate: daysAhead(8) }, true],
    ['length', { estimatedDuration: 3 }, true],
    ['service', { serviceType: 'deep' }, true],
    ['street', { street: '14 Broad Street' }, true],
    ['postcode', { postcode: 'OX4 1AA' }, true],
    ['budget', { maxBudget: 80 }, false],
    ['instructions', { specialInstructions: 'Please ring twice.' }, false],
    ['county', { county: null }, false],
    ['spelling of the address', { street: '12  broad street', city: 'OXFORD' }, false],
  ])('counts a change of %s as it should', async (_, change, isOnEarlierTerms) => {
    const posting = await postJob(world, owner);
    await applyFor(world, cleaner, posting);
    expectStatus(await edit(posting, change), 200);
    expect((await bidsOf(posting))[0]).toMatchObject({ isOnEarlierTerms });
    const seen = await world.as(cleaner).get(`/api/postings/${posting.id}`);
    expect(seen.body.termsVersion).toBe(isOnEarlierTerms ? 2 : 1);
  });

  it('stays valid when the form sends everything back unchanged', async () => {
    const posting = await postJob(world, owner);
    await applyFor(world, cleaner, posting);
    const { street, city, county, postcode, postingDate, estimatedDuration, serviceType } = (
      await world.as(owner).get(`/api/postings/${posting.id}`)
    ).body;
    const same = { street, city, county, postcode, postingDate, estimatedDuration, serviceType };
    expectStatus(await edit(posting, { ...same, maxBudget: 70 }), 200);
    expect((await bidsOf(posting))[0]).toMatchObject({ isOnEarlierTerms: false });
    const bell = await bellOf(cleaner);
    expect(bell.filter(({ title }) => /has changed/.test(title))).toEqual([]);
  });

  it('is accepted on the new terms once the cleaner has confirmed it', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting, 20);
    expectStatus(await edit(posting, { postingDate: daysAhead(9, '14:00') }), 200);
    const kept = await confirm(cleaner, bid, 2);
    expect(kept.body).toMatchObject({ id: bid.id, isOnEarlierTerms: false, termsVersion: 2 });
    const [news] = await bellOf(owner);
    expect(news).toMatchObject({ title: 'Application renewed', postingId: posting.id });
    expectStatus(await accept(bid, { termsVersion: 2 }), 200);
    const { bookingId } = (await world.as(owner).get(`/api/postings/${posting.id}`)).body;
    const booking = await world.as(cleaner).get(`/api/bookings/${bookingId}`);
    expect(booking.body).toMatchObject({ startsAt: daysAhead(9, '14:00'), totalAmount: '40.00' });
  });

  it('is told as confirmed once, however often the cleaner confirms it', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    const renewals = async () =>
      (await bellOf(owner)).filter(({ title }) => title === 'Application renewed').length;
    expect((await confirm(cleaner, bid, 1)).body).toMatchObject({ id: bid.id, termsVersion: 1 });
    expect(await renewals()).toBe(0);
    expectStatus(await edit(posting, { estimatedDuration: 3 }), 200);
    for (let time = 0; time < 3; time += 1) {
      const kept = await confirm(cleaner, bid, 2);
      expectStatus(kept, 200);
      expect(kept.body).toMatchObject({ id: bid.id, isOnEarlierTerms: false, termsVersion: 2 });
    }
    expect(await renewals()).toBe(1);
    expectStatus(await withdraw(cleaner, bid), 200);
    expect((await confirm(cleaner, bid, 2)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
  });

  it('confirms the job that the cleaner saw, not one changed again since', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    expectStatus(await edit(posting, { estimatedDuration: 3 }), 200);
    expectStatus(await edit(posting, { estimatedDuration: 8 }), 200);
    expect((await confirm(cleaner, bid, 2)).body).toMatchObject({ statusCode: 409, code: 'TERMS_CHANGED' });
    expectStatus(await accept(bid), 409);
    expectStatus(await confirm(cleaner, bid, 3), 200);
    // Several changes before the cleaner's answer cause only one mail.
    const mails = await mailsTo(cleaner);
    expect(mails.filter((type) => type === 'application-left-behind')).toHaveLength(1);
  });

  it('may be sent anew at another rate, in the same row', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting, 20);
    expectStatus(await bidAgain(posting, 30), 409);
    expectStatus(await edit(posting, { estimatedDuration: 8 }), 200);
    const renewed = await bidAgain(posting, 30);
    expect(renewed.status).toBe(201);
    expect(renewed.body).toMatchObject({ id: bid.id, proposedRate: '30.00', isOnEarlierTerms: false });
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 1, pending: 1 });
    expectStatus(await bidAgain(posting, 10), 409);
    // A customer who still sees the earlier bid can't decide on the more expensive one unseen.
    for (const status of ['accepted', 'rejected'])
      expect((await accept(bid, { status, termsVersion: 1 })).body).toMatchObject({
        statusCode: 409,
        code: 'STATE_CONFLICT',
      });
    expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending: 1, bookings: [] });
    expectStatus(await accept(bid, { termsVersion: 2 }), 200);
  });

  it('may be withdrawn, and sent again once the job has changed', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    const gone = await withdraw(cleaner, bid);
    expect(gone.body).toMatchObject({ id: bid.id, status: 'withdrawn' });
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 0, pending: 0 });
    expect(await bidsOf(posting)).toEqual([]);
    expect((await bellOf(owner))[0]).toMatchObject({ title: 'Application withdrawn' });
    expectStatus(await withdraw(cleaner, bid), 409);
    expectStatus(await accept(bid), 409);
    const early = await bidAgain(posting, 20);
    expect(early.body).toMatchObject({ statusCode: 409, code: 'ALREADY_APPLIED' });
    expect(early.body.message).toMatch(/withdrew/);
    expectStatus(await edit(posting, { estimatedDuration: 3 }), 200);
    const open = await world.as(cleaner).get('/api/postings/available');
    expect(open.body.find(({ id }: Posting) => id === posting.id)).toMatchObject({ hasApplied: false });
    expectStatus(await bidAgain(posting, 20), 201);
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 1, pending: 1 });
    expect((await bellOf(owner))[0]).toMatchObject({ title: 'New Application Received!' });
  });

  it('is not confirmed once it was withdrawn, nor once the time has passed', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    const waiting = await applyFor(world, rival, posting);
    expectStatus(await withdraw(cleaner, bid), 200);
    expectStatus(await edit(posting, { estimatedDuration: 3 }), 200);
    expect((await confirm(cleaner, bid, 2)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
    await postingHasBegun(posting.id);
    expect((await confirm(rival, waiting, 2)).body).toMatchObject({
      code: 'TIME_HAS_PASSED',
      message: 'The time of this job has passed.',
    });
    expect((await bellOf(owner)).map(({ title }) => title)).not.toContain('Application renewed');
  });

  it('is made on the job that the cleaner had on the screen', async () => {
    const posting = await postJob(world, owner);
    expectStatus(await edit(posting, SWITCHED), 200);
    const late = await bidAgain(posting, 20, { termsVersion: 1 });
    expect(late.body).toMatchObject({ statusCode: 409, code: 'TERMS_CHANGED' });
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 0, pending: 0 });
    expectStatus(await bidAgain(posting, 20, { termsVersion: 2 }), 201);
  });

  it('is not confirmed for a customer who was suspended, nor for a job whose cleaner changed only another one', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    expectStatus(await edit(posting, { estimatedDuration: 3 }), 200);
    expectStatus(await confirm(rival, bid, 2), 404);
    expectStatus(await withdraw(rival, bid), 404);
    const admin = world.as(await world.admin());
    const reason = 'It was reported.';
    expectStatus(await admin.post(`/api/admin/users/${owner.user.id}/suspend`).send({ reason }), 200);
    expectStatus(await confirm(cleaner, bid, 2), 409);
    expectStatus(
      await world.as(rival).post('/api/applications').send(applicationPayload(rival, posting.id)),
      409,
    );
  });

  it('is not put on the map where it was, by an edit that was let in before another moved it', async () => {
    const caught = async () => {
      const posting = await postJob(world, owner);
      const answer = await heldMove(posting.id, SWITCHED.postcode, (held) =>
        askedMeanwhile(held, () => edit(posting, { postcode: 'OX1 3AS' })),
      );
      // On SQLite a busy process may be mistaken for a waiting one. The edit then came after the move and looked the
      // place up.
      return answer.status === 200 ? undefined : { posting, answer };
    };
    const { posting, answer } = await waitFor(caught, { timeoutMs: 60_000, what: 'an edit let in before' });
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'TERMS_CHANGED' });
    const { body } = await world.as(owner).get(`/api/postings/${posting.id}`);
    expect(body.postcode).toBe(SWITCHED.postcode);
  });

  it('does not let an edit of an outdated version overwrite a later one', async () => {
    const posting = await postJob(world, owner);
    expectStatus(await edit(posting, { estimatedDuration: 3, termsVersion: 1 }), 200);
    const stale = await edit(posting, { postingDate: daysAhead(8), termsVersion: 1 });
    expect(stale.body).toMatchObject({ statusCode: 409, code: 'TERMS_CHANGED' });
    expect((await world.as(owner).get(`/api/postings/${posting.id}`)).body).toMatchObject({
      postingDate: daysAhead(7),
      estimatedDuration: 3,
    });
  });

  it('is accepted before an edit or not at all, when both come at once', async () => {
    for (let round = 0; round < 5; round += 1) {
      const posting = await postJob(world, owner, { postingDate: daysAhead(30 + round) });
      const bid = await applyFor(world, cleaner, posting);
      const answers = await together(N, (index) =>
        index % 2 === 0 ? accept(bid) : edit(posting, { estimatedDuration: 3 + (index % 5) }),
      );
      expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
      const state = await stateOf(posting.id);
      expect(state.bookings).toHaveLength(state.status === 'assigned' ? 1 : 0);
      const [own] = await bidsOf(posting);
      expect(own?.status === 'accepted').toBe(state.status === 'assigned');
      if (own?.status === 'accepted') expect(own.posting.termsVersion).toBe(own.termsVersion);
      if (state.status !== 'assigned') continue;
      const { bookingId } = (await world.as(owner).get(`/api/postings/${posting.id}`)).body;
      const booking = await world.as(cleaner).get(`/api/bookings/${bookingId}`);
      expect(booking.body).toMatchObject({ estimatedDuration: 2, startsAt: daysAhead(30 + round) });
    }
  });
});
