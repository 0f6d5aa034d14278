import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { expectStatus } from '../support/expect-status.js';
import { applicationPayload, applyFor, daysAhead, postJob, stateOf, type Posting } from '../support/jobs.js';
import { postingHasBegun } from '../support/rows/ageing.js';
import { askedMeanwhile, heldCancellation } from '../support/rows/held.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const suspend = async (who: Account) =>
  world
    .as(await world.admin())
    .post(`/api/admin/users/${who.user.id}/suspend`)
    .send({ reason: 'It was reported.' });

/** Lifts the suspension and signs in again, because the suspension ended the session. */
const lift = async <Who extends Account>(who: Who): Promise<Who> => {
  expectStatus(await world.as(await world.admin()).post(`/api/admin/users/${who.user.id}/unsuspend`), 200);
  const { email } = who.user;
  return { ...who, ...(await world.signIn({ email, password: who.password })) };
};

interface Offer {
  termsVersion: number;
  proposedRate: string;
}

const withdrawApproval = async (who: CleanerAccount) =>
  world
    .as(await world.admin())
    .post(`/api/admin/cleaners/${who.cleaner.id}/withdraw-approval`)
    .send({});

const reject = async (who: CleanerAccount) =>
  world
    .as(await world.admin())
    .post(`/api/admin/cleaners/${who.cleaner.id}/reject`)
    .send({ reason: 'The references were not yours.' });

const close = async (who: Account) =>
  world.as(who).post(`/api/users/${who.user.id}/deactivate`).send({ password: who.password });

describe('bids when one of the two is suspended, leaves or is no longer approved', () => {
  let owner: Account;
  let cleaner: CleanerAccount;
  let posting: Posting;
  let bid: { id: number };

  beforeEach(async () => {
    [owner, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    posting = await postJob(world, owner);
    bid = await applyFor(world, cleaner, posting);
  });

  const ownBids = async () =>
    (await world.as(cleaner).get(`/api/applications/cleaner/${cleaner.user.id}`)).body;
  const bidsOnJob = async () => (await world.as(owner).get(`/api/applications/posting/${posting.id}`)).body;
  const bidAgain = () =>
    world
      .as(cleaner)
      .post('/api/applications')
      .send(applicationPayload(cleaner, posting.id, 25));

  it('a suspended customer: the job is said to be closed, not cancelled by the customer', async () => {
    expectStatus(await suspend(owner), 200);
    const [news] = await bellOf(cleaner);
    expect(news).toMatchObject({ type: 'application', title: 'Job closed', applicationId: bid.id });
    expect(news?.message).toMatch(/was closed because the account of .+ is on hold\.$/);
    expect(news?.message).not.toMatch(/cancelled/);
    expect(await mailsTo(cleaner)).toContain('application-rejected');
    expect(await stateOf(posting.id)).toMatchObject({ status: 'cancelled', pending: 0, rejected: 1 });
  });

  it('a customer who cancels the job is still said to have done so', async () => {
    const cancelled = { status: 'cancelled' };
    expectStatus(await world.as(owner).patch(`/api/postings/${posting.id}`).send(cancelled), 200);
    expect((await bellOf(cleaner))[0]).toMatchObject({
      title: 'Application not accepted',
      message: expect.stringMatching(/^\S+ cancelled the job /) as string,
    });
  });

  it('a suspended cleaner: the bid is withdrawn for both, and rejected by nobody', async () => {
    expectStatus(await suspend(cleaner), 200);
    expect(await bidsOnJob()).toEqual([]);
    expect((await bellOf(owner))[0]).toMatchObject({
      title: 'Application withdrawn',
      message: expect.stringMatching(/is not available any more/) as string,
      applicationId: bid.id,
    });
    expect(await mailsTo(owner)).toContain('application-withdrawn');
    cleaner = await lift(cleaner);
    expect(await ownBids()).toMatchObject([{ id: bid.id, status: 'withdrawn' }]);
  });

  it('a cleaner whose suspension is lifted may bid on the same job again', async () => {
    expectStatus(await suspend(cleaner), 200);
    cleaner = await lift(cleaner);
    const board = await world.as(cleaner).get('/api/postings/available');
    expect(board.body.find(({ id }: Posting) => id === posting.id)).toMatchObject({ hasApplied: false });
    const read = async () => (await world.as(cleaner).get(`/api/postings/${posting.id}`)).body;
    expect(await read()).toMatchObject({ id: posting.id, hasApplied: false });
    const again = await bidAgain();
    expectStatus(again, 201);
    expect(again.body).toMatchObject({ id: bid.id, status: 'pending', proposedRate: '25.00' });
    const [news] = await bellOf(owner);
    expect(news).toMatchObject({ title: 'New Application Received!', applicationId: bid.id });
    expect(news?.message).not.toMatch(/change/);
    expect(await read()).toMatchObject({ hasApplied: true });
    expect(await bidsOnJob()).toMatchObject([{ id: bid.id, termsVersion: 1, isOnEarlierTerms: false }]);
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 1, pending: 1 });
    expectStatus(await bidAgain(), 409);
  });

  it.each([
    ['accepted', { status: 'assigned', pending: 0, accepted: 1 }],
    ['rejected', { status: 'open', pending: 0, rejected: 1 }],
  ])(
    'a bid made anew at another rate is not %s by an owner who still sees the first',
    async (status, decided) => {
      const [seen] = await bidsOnJob();
      expectStatus(await suspend(cleaner), 200);
      cleaner = await lift(cleaner);
      expectStatus(await bidAgain(), 201);
      const decide = ({ termsVersion, proposedRate }: Offer) =>
        world.as(owner).patch(`/api/applications/${bid.id}`).send({ status, termsVersion, proposedRate });
      expect((await decide(seen)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
      expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending: 1, bookings: [] });
      const [present] = await bidsOnJob();
      expect(present).toMatchObject({ id: seen.id, termsVersion: seen.termsVersion, proposedRate: '25.00' });
      expectStatus(await decide(present), 200);
      expect(await stateOf(posting.id)).toMatchObject(decided);
    },
  );

  it('a cleaner who had withdrawn the bid before may not', async () => {
    expectStatus(await world.as(cleaner).post(`/api/applications/${bid.id}/withdraw`), 200);
    expectStatus(await suspend(cleaner), 200);
    cleaner = await lift(cleaner);
    expectStatus(await bidAgain(), 409);
  });

  it('a job that is cancelled at that moment does not stop the suspension', async () => {
    const answer = await heldCancellation(posting.id, (held) => askedMeanwhile(held, () => suspend(cleaner)));
    expectStatus(answer, 200);
    expect(await stateOf(posting.id)).toMatchObject({ status: 'cancelled', bookings: [] });
  });

  it('a cleaner who is no longer approved reads the bid still, for which the profile can’t be given up', async () => {
    expectStatus(await withdrawApproval(cleaner), 200);
    expect(await ownBids()).toEqual([
      expect.objectContaining({ id: bid.id, status: 'pending', contact: 'unreachable' }),
    ]);
    expectStatus(await world.as(cleaner).post(`/api/applications/${bid.id}/withdraw`), 200);
    const answer = await world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/withdraw-application`);
    expect(answer.body.code).toBe('PROFILE_IN_USE');
  });

  it('a cleaner who is rejected then: the bid is withdrawn, and may be made again after another approval', async () => {
    expectStatus(await withdrawApproval(cleaner), 200);
    expectStatus(await reject(cleaner), 200);
    expect(await bidsOnJob()).toEqual([]);
    expect((await bellOf(owner))[0]).toMatchObject({
      title: 'Application withdrawn',
      message: expect.stringMatching(/is not available any more/) as string,
    });
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 0, pending: 0, withdrawn: 1 });
    await world.approve(cleaner);
    expectStatus(await bidAgain(), 201);
  });

  it('a cleaner who leaves: the bid is withdrawn too', async () => {
    expectStatus(await close(cleaner), 204);
    expect(await bidsOnJob()).toEqual([]);
    expect((await bellOf(owner))[0]).toMatchObject({ title: 'Application withdrawn' });
    expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 0, pending: 0, withdrawn: 1 });
  });
});

describe('bids on a job whose time has passed', () => {
  const blocks = (who: Account, other: Account) => world.as(who).put(`/api/blocked-people/${other.user.id}`);
  const cancels = (owner: Account, { id }: Posting) =>
    world.as(owner).patch(`/api/postings/${id}`).send({ status: 'cancelled' });
  const withdraws = ({ id }: { id: number }) => world.as(cleaner).post(`/api/applications/${id}/withdraw`);
  const rejects = ({ id }: { id: number }) =>
    world.as(owner).patch(`/api/applications/${id}`).send({ status: 'rejected' });

  const told = async (who: Account) => [...(await titlesOf(who)), ...(await mailsTo(who))];

  let owner: Account;
  let cleaner: CleanerAccount;
  let posting: Posting;
  let bid: { id: number };

  beforeEach(async () => {
    [owner, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    posting = await postJob(world, owner);
    bid = await applyFor(world, cleaner, posting);
    await postingHasBegun(posting.id);
  });

  it.each([
    ['the cleaner is suspended', () => suspend(cleaner), { withdrawn: 1, applicationsCount: 0 }],
    ['the cleaner leaves', () => close(cleaner), { withdrawn: 1, applicationsCount: 0 }],
    ['the cleaner blocks the customer', () => blocks(cleaner, owner), { withdrawn: 1, applicationsCount: 0 }],
    ['the customer blocks the cleaner', () => blocks(owner, cleaner), { rejected: 1 }],
    ['the cleaner withdraws', () => withdraws(bid), { withdrawn: 1, applicationsCount: 0 }],
    ['the customer decides against it', () => rejects(bid), { rejected: 1 }],
  ])('end without a word when %s, and do not come back once it is moved ahead', async (_, act, ended) => {
    const before = await told(owner);
    expectStatus(await act(), 200, 204);
    expect((await told(owner)).filter((news) => !before.includes(news))).toEqual([]);
    // The mail about the cleaner's own account is not one about the bid.
    expect(await mailsTo(cleaner)).not.toContain('application-rejected');
    expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending: 0, ...ended });
    const move = world
      .as(owner)
      .patch(`/api/postings/${posting.id}`)
      .send({ postingDate: daysAhead(9) });
    expectStatus(await move, 200);
    expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending: 0, ...ended });
  });

  it.each([
    ['is suspended', () => suspend(owner)],
    ['leaves', () => close(owner)],
    ['withdraws it', () => cancels(owner, posting)],
  ])('end without a word when the customer %s', async (_, act) => {
    const before = await told(cleaner);
    expectStatus(await act(), 200, 204);
    expect((await told(cleaner)).filter((news) => !before.includes(news))).toEqual([]);
    expect(await stateOf(posting.id)).toMatchObject({ status: 'cancelled', pending: 0, rejected: 1 });
  });

  it.each([
    { estimatedDuration: 3 },
    { maxBudget: 60 },
    { description: null },
    { street: '14 Broad Street' },
    { accessNotes: 'The alarm code is 0815.' },
  ])('do not wait for a cleaner’s confirmation of a change without a new time: %j', async (change) => {
    const edit = (sent: object) => world.as(owner).patch(`/api/postings/${posting.id}`).send(sent);
    const before = [await told(cleaner), (await world.as(owner).get(`/api/postings/${posting.id}`)).body];
    expect((await edit(change)).body).toMatchObject({
      statusCode: 400,
      details: [{ path: 'postingDate', msg: expect.stringMatching(/has passed/) as string }],
    });
    expect([await told(cleaner), (await world.as(owner).get(`/api/postings/${posting.id}`)).body]).toEqual(
      before,
    );
    expectStatus(await edit({ ...change, postingDate: daysAhead(9) }), 200);
    expect(await told(cleaner)).toContain('application-left-behind');
  });

  it('leave the customer free to remove what was meant for the one who is chosen', async () => {
    const removed = { specialInstructions: null, accessNotes: null };
    const answer = await world.as(owner).patch(`/api/postings/${posting.id}`).send(removed);
    expectStatus(answer, 200);
    expect(answer.body).toMatchObject({ ...removed, termsVersion: 1 });
  });

  it('do not have a suspended customer told that it was closed', async () => {
    expectStatus(await suspend(owner), 200);
    expect(await titlesOf(await lift(owner))).not.toContain('Job post closed');
  });
});

const blockTheDay = async (who: CleanerAccount) =>
  world
    .as(who)
    .post(`/api/cleaners/${who.cleaner.id}/blocks`)
    .send({ startsAt: daysAhead(7, '09:00'), endsAt: daysAhead(7, '18:00') });

describe('who is not there at the moment', () => {
  it.each([
    [
      'unavailable',
      (who: CleanerAccount) =>
        world.as(who).patch(`/api/cleaners/${who.cleaner.id}`).send({ isAvailable: false }),
      1,
      'CLEANER_UNAVAILABLE',
    ],
    ['suspended', suspend, 0, 'CLEANER_UNAVAILABLE'],
    ['not approved any more', withdrawApproval, 1, 'CLEANER_UNAVAILABLE'],
    ['deactivated', close, 0, 'CLEANER_UNAVAILABLE'],
    ['away at the time of the job', blockTheDay, 1, 'SLOT_BLOCKED'],
  ])('is not accepted: %s', async (_, leave, pending, code) => {
    const [owner, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    expectStatus(await leave(cleaner), 200, 201, 204);
    const refused = await world.as(owner).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' });
    expect(refused.body).toMatchObject({ statusCode: 409, code });
    expect(refused.body.message).toMatch(/choose another application/);
    expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending, bookings: [] });
  });
});
