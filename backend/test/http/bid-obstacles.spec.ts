import { bellOf, mailsTo } from '../support/bell.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob, type Application, type Posting } from '../support/jobs.js';
import { proveAddress } from '../support/proved.js';
import { postingHasBegun } from '../support/rows/ageing.js';
import { askedMeanwhile, heldChangeOfTerms } from '../support/rows/held.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const CHANGED = 'A job you applied for has changed';

describe('an application that can’t be accepted at the moment', () => {
  let owner: Account;
  let cleaner: CleanerAccount;
  let posting: Posting;
  let bid: Application;

  const accept = (by: Account, { id }: Application) =>
    world.as(by).patch(`/api/applications/${id}`).send({ status: 'accepted' });
  const edit = (change: object) => world.as(owner).patch(`/api/postings/${posting.id}`).send(change);
  const decideSignUp = async (act: 'withdraw-approval' | 'approve') =>
    world
      .as(await world.admin())
      .post(`/api/admin/cleaners/${cleaner.cleaner.id}/${act}`)
      .send({});
  const profile = (change: object) =>
    world.as(cleaner).patch(`/api/cleaners/${cleaner.cleaner.id}`).send(change);
  const block = (startsAt: string, endsAt: string) =>
    world.as(cleaner).post(`/api/cleaners/${cleaner.cleaner.id}/blocks`).send({ startsAt, endsAt });
  /** Agrees on another job of another customer. */
  async function agreeOn(postingDate: string, estimatedDuration: number) {
    const other = await world.registerCustomer();
    const job = await postJob(world, other, { postingDate, estimatedDuration });
    expectStatus(await accept(other, await applyFor(world, cleaner, job)), 200);
    return async () => {
      const { bookingId } = (await world.as(other).get(`/api/postings/${job.id}`)).body;
      expectStatus(await world.as(other).post(`/api/bookings/${bookingId}/cancel`), 200);
    };
  }
  /** As the customer and as the cleaner read it. */
  async function obstacles(): Promise<unknown[]> {
    const seen = [
      await world.as(owner).get(`/api/applications/posting/${posting.id}`),
      await world.as(cleaner).get(`/api/applications/cleaner/${cleaner.user.id}`),
    ];
    return seen.map(({ body }) => body.find(({ id }: Application) => id === bid.id).obstacle);
  }
  const news = async () => (await bellOf(cleaner)).filter(({ title }) => title === CHANGED);
  const mails = async () => (await mailsTo(cleaner)).filter((type) => type === 'application-left-behind');

  beforeEach(async () => {
    [owner, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await proveAddress(world, cleaner);
    posting = await postJob(world, owner, { postingDate: daysAhead(7, '23:00'), estimatedDuration: 3 });
    bid = await applyFor(world, cleaner, posting);
  });

  it('says that its cleaner has accepted something else for that time, until this is cancelled', async () => {
    expect(await obstacles()).toEqual([null, null]);
    const cancel = await agreeOn(daysAhead(8, '01:30'), 1);
    expect(await obstacles()).toEqual(['not-free', 'not-free']);
    expect((await accept(owner, bid)).body).toMatchObject({ statusCode: 409, code: 'SLOT_TAKEN' });
    await cancel();
    expect(await obstacles()).toEqual([null, null]);
    expectStatus(await accept(owner, bid), 200);
    expect(await obstacles()).toEqual([null, null]);
  });

  it.each([
    ['away', 'not-free', () => block(daysAhead(8, '01:00'), daysAhead(8, '02:00'))],
    ['paused', 'not-taking-bookings', () => profile({ isAvailable: false })],
    ['no longer approved', 'not-taking-bookings', () => decideSignUp('withdraw-approval')],
  ])('says that its cleaner is %s', async (_, obstacle, leave) => {
    expectStatus(await leave(), 200, 201);
    expect(await obstacles()).toEqual([obstacle, obstacle]);
  });

  it.each([
    ['busy', 'not-free', () => agreeOn(daysAhead(8, '01:30'), 1)],
    ['paused', 'not-taking-bookings', () => profile({ isAvailable: false })],
  ])('is said on the board before it is made: %s', async (_, obstacle, leave) => {
    const other = await postJob(world, owner, { postingDate: daysAhead(7, '23:00'), estimatedDuration: 3 });
    const seen = async () => {
      const board = await world.as(cleaner).get('/api/postings/available');
      const single = await world.as(cleaner).get(`/api/postings/${other.id}`);
      return [board.body.find(({ id }: Posting) => id === other.id), single.body].map((job) => job.obstacle);
    };
    expect(await seen()).toEqual([null, null]);
    await leave();
    expect(await seen()).toEqual([obstacle, obstacle]);
    expect((await world.as(owner).get(`/api/postings/${other.id}`)).body).not.toHaveProperty('obstacle');
  });

  it('is not one whose cleaner is busy right before and after, or has other hours now', async () => {
    await agreeOn(daysAhead(7, '22:30'), 0.5);
    await agreeOn(daysAhead(8, '02:00'), 1);
    const hours = [1, 2, 3, 4, 5].map((day) => ({ day, start: '09:00', end: '12:00' }));
    expectStatus(
      await world.as(cleaner).put(`/api/cleaners/${cleaner.cleaner.id}/working-hours`).send({ hours }),
      200,
    );
    expect(await obstacles()).toEqual([null, null]);
    expectStatus(await accept(owner, bid), 200);
  });

  it('names no obstacle once the time of the job has passed', async () => {
    expectStatus(await profile({ isAvailable: false }), 200);
    await postingHasBegun(posting.id);
    expect(await obstacles()).toEqual([null, null]);
  });

  it('asks a cleaner whose approval was withdrawn to confirm a change once the approval is back', async () => {
    expectStatus(await decideSignUp('withdraw-approval'), 200);
    expectStatus(await edit({ estimatedDuration: 2 }), 200);
    expectStatus(await edit({ serviceType: 'deep' }), 200);
    expect([await news(), await mails()]).toEqual([[], []]);
    expectStatus(await decideSignUp('approve'), 200);
    expect(await news()).toEqual([
      expect.objectContaining({
        applicationId: bid.id,
        message: expect.stringMatching(
          /^\S+ has changed the job Deep Cleaning in Oxford since .*confirm/,
        ) as string,
      }),
    ]);
    expect(await mails()).toHaveLength(1);
    const confirm = world.as(cleaner).post(`/api/applications/${bid.id}/confirm`).send({ termsVersion: 3 });
    expectStatus(await confirm, 200);
    expectStatus(await accept(owner, bid), 200);
  });

  it('asks such a cleaner also about a change at the moment of the approval', async () => {
    expectStatus(await decideSignUp('withdraw-approval'), 200);
    const answer = await heldChangeOfTerms(posting.id, (held) =>
      askedMeanwhile(held, () => decideSignUp('approve')),
    );
    expectStatus(answer, 200);
    expect(await news()).toHaveLength(1);
  });

  it.each([
    ['whose time has passed', () => postingHasBegun(posting.id)],
    ['that was withdrawn', () => edit({ status: 'cancelled' })],
  ])('asks nobody to confirm a job %s before the approval is back', async (_, end) => {
    expectStatus(await decideSignUp('withdraw-approval'), 200);
    expectStatus(await edit({ estimatedDuration: 2 }), 200);
    await end();
    expectStatus(await decideSignUp('approve'), 200);
    expect([await news(), await mails()]).toEqual([[], []]);
  });

  it('asks again about a job that is moved ahead after its time has passed, however often it was changed before', async () => {
    expectStatus(await edit({ estimatedDuration: 2 }), 200);
    await postingHasBegun(posting.id);
    expectStatus(await edit({ postingDate: daysAhead(9) }), 200);
    expect((await news()).map(({ message }) => message)).toEqual([
      expect.stringMatching(/it starts on .* instead of/),
      expect.stringMatching(/it takes 2 hours instead of 3 hours/),
    ]);
    expect(await mails()).toHaveLength(2);
  });

  it('asks a cleaner who has paused bookings at once, and says what else is needed', async () => {
    expectStatus(await profile({ isAvailable: false }), 200);
    expectStatus(await edit({ estimatedDuration: 2 }), 200);
    expect(await news()).toEqual([
      expect.objectContaining({
        message: expect.stringMatching(/confirm.*only once you take bookings again/) as string,
      }),
    ]);
    expect(await mails()).toHaveLength(1);
  });
});
