import { addDays, ukToday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { actAsAdmin, completedBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { FeedReader } from '../support/feed.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { writtenReview } from '../support/reviews.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('the feed of events names each step, and why something ended,', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let team: FeedReader;
  const steps = async (object: string, id: number, last: string) => {
    await team.until(({ type, data }) => type === last && data.object === object && data.id === id);
    return team.events
      .filter(({ data }) => data.object === object && data.id === id)
      .map(({ type, data }) => [type, data.reason ?? null]);
  };
  const asAdmin = (path: string, body?: object) => actAsAdmin(world, path, body);

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    team = await new FeedReader(world, await world.admin()).skip();
  });

  it('of bookings', async () => {
    const [own, theirs] = [world.as(customer), world.as(cleaner)];
    const declined = await requestBooking(world, customer, cleaner);
    const move = { bookingDate: addDays(ukToday(), 15), bookingTime: '14:00' };
    expectStatus(await own.post(`/api/bookings/${declined.id}/reschedule`).send(move), 200);
    expectStatus(await theirs.patch(`/api/bookings/${declined.id}`).send({ status: 'cancelled' }), 200);
    const cancelled = await requestBooking(world, customer, cleaner);
    expectStatus(await own.post(`/api/bookings/${cancelled.id}/cancel`), 200);
    const disputed = await requestBooking(world, customer, cleaner);
    expectStatus(await theirs.patch(`/api/bookings/${disputed.id}`).send({ status: 'confirmed' }), 200);
    await cleanEnded(disputed.id, 2);
    const text = 'Nobody came on that day at all.';
    expectStatus(await own.post(`/api/bookings/${disputed.id}/not-happened`).send({ text }), 200);
    const paid = await completedBooking(world, customer, cleaner, '09:00');
    await asAdmin(`bookings/${paid}/paid`);
    expect(await steps('booking', declined.id, 'booking.declined')).toEqual([
      ['booking.requested', null],
      ['booking.rescheduled', null],
      ['booking.declined', 'declined'],
    ]);
    expect(await steps('booking', cancelled.id, 'booking.cancelled')).toEqual([
      ['booking.requested', null],
      ['booking.cancelled', 'cancelled'],
    ]);
    expect((await steps('booking', disputed.id, 'booking.disputed')).at(-1)).toEqual([
      'booking.disputed',
      null,
    ]);
    expect((await steps('booking', paid, 'booking.paid')).at(-1)).toEqual(['booking.paid', null]);
  });

  it('of jobs and of applications for them', async () => {
    const own = world.as(customer);
    const job = await postJob(world, customer);
    const rival = await world.approvedCleaner();
    const bids = [await applyFor(world, cleaner, job), await applyFor(world, rival, job)];
    expectStatus(await own.patch(`/api/postings/${job.id}`).send({ postingDate: daysAhead(9) }), 200);
    const [kept, left] = bids.map(({ id }) => `/api/applications/${id}`);
    expectStatus(await world.as(cleaner).post(`${kept}/confirm`).send({ termsVersion: 2 }), 200);
    expectStatus(await world.as(rival).post(`${left}/withdraw`), 200);
    expectStatus(await own.patch(`/api/postings/${job.id}`).send({ status: 'cancelled' }), 200);
    const [ofKept, ofLeft] = bids.map(({ id }) => id);
    expect(await steps('application', ofKept ?? 0, 'application.rejected')).toEqual([
      ['application.submitted', null],
      ['application.outdated', null],
      ['application.renewed', null],
      ['application.rejected', 'posting-cancelled'],
    ]);
    expect((await steps('application', ofLeft ?? 0, 'application.withdrawn')).at(-1)).toEqual([
      'application.withdrawn',
      null,
    ]);
    expect(await steps('posting', job.id, 'posting.cancelled')).toEqual([
      ['posting.created', null],
      ['posting.changed', null],
      ['posting.cancelled', 'owner'],
    ]);
  });

  it('of cleaners, and of reviews', async () => {
    const applicant = await world.registerCleaner();
    const { id } = applicant.cleaner;
    const acts = [`cleaners/${id}/reject`, `cleaners/${id}/approve`, `cleaners/${id}/withdraw-approval`];
    const account = `users/${applicant.user.id}`;
    for (const act of [...acts, `${account}/suspend`, `${account}/unsuspend`])
      await asAdmin(act, act.endsWith('/suspend') ? { reason: 'Reported.' } : {});
    const told = await steps('cleaner', id, 'cleaner.reinstated');
    const words = ['applied', 'rejected', 'approved', 'approval_withdrawn', 'suspended', 'reinstated'];
    expect(told).toEqual(words.map((word) => [`cleaner.${word}`, null]));
    const review = await writtenReview(world, customer, cleaner);
    await asAdmin(`reviews/${review}/hide`, { reason: 'It insults.' });
    await asAdmin(`reviews/${review}/unhide`);
    const ofReview = await steps('review', review, 'review.restored');
    expect(ofReview).toEqual(['published', 'hidden', 'restored'].map((word) => [`review.${word}`, null]));
  });
});
