import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { aboutPerson, aboutVisit, act, ofConsole, reported } from '../support/cases.js';
import { auditLines, completedBooking, completeBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { FeedReader } from '../support/feed.js';
import { applyFor, postJob, stateOf } from '../support/jobs.js';
import { LiveStream } from '../support/live-stream.js';
import { race } from '../support/race.js';
import { keptRatings } from '../support/reviews.js';
import { cleanBegan } from '../support/rows/ageing.js';
import { askedMeanwhile, heldFinding, heldPayment } from '../support/rows/held.js';
import { keptFeeRate } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const FOUND = 'We found that this clean did not take place.';
const FINDING = {
  outcome: 'did-not-happen',
  outcomeForReporter: 'Their phone was at home all day.',
  outcomeForSubject: 'You were not there.',
};
const NO_RATING = { ratingHundredths: 0, ratingSum: 0, reviewCount: 0 };

let customer: Account;
let cleaner: CleanerAccount;
let bookingId: number;

const noShow = (who: Account, id = bookingId) => reported(who, aboutVisit(id, { reason: 'no-show' }));
const seenBy = async (who: Account) => (await world.as(who).get(`/api/bookings/${bookingId}`)).body;
const asAdmin = async () => world.as(await world.admin());
const pay = async () => (await asAdmin()).post(`/api/admin/bookings/${bookingId}/paid`);
const review = (who: Account, rating: number) =>
  world
    .as(who)
    .post('/api/reviews')
    .send({ bookingId, reviewerId: who.user.id, rating, comment: 'Nobody came, all morning.' });
async function reviewed(who: Account, rating: number): Promise<number> {
  const answer = await review(who, rating);
  expectStatus(answer, 201);
  return answer.body.id;
}
const unhide = async (reviewId: number) => (await asAdmin()).post(`/api/admin/reviews/${reviewId}/unhide`);

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  bookingId = await completedBooking(world, customer, cleaner, '09:00');
});

describe('a clean that was marked as completed and found not to have taken place', () => {
  it('is cancelled by us, and both read so', async () => {
    const caseId = await noShow(customer);
    const live = await Promise.all([customer, cleaner].map((who) => LiveStream.open(world, who)));
    const closed = await act(caseId, 'close', FINDING);
    expect(closed.body).toMatchObject({ ...FINDING, status: 'closed', booking: { status: 'cancelled' } });
    for (const who of [customer, cleaner]) {
      expect(await seenBy(who)).toMatchObject({
        status: 'cancelled',
        cancelReason: 'did-not-happen',
        cancellationReason: FOUND,
        isLateCancellation: false,
        completedAt: null,
        mayReview: false,
      });
      const history = await world.as(who).get(`/api/bookings/${bookingId}/history`);
      expect(history.body).toContainEqual(
        expect.objectContaining({ step: 'cancelled', reason: 'did-not-happen', by: 'team' }),
      );
    }
    for (const stream of live) {
      expect(await stream.next('booking')).toEqual({ id: bookingId, status: 'cancelled' });
      stream.close();
    }
  });

  it('is told once to each, by bell and mail, in the words of whoever decided it', async () => {
    await act(await noShow(customer), 'close', FINDING);
    const consequence = 'The booking is cancelled, and nothing is owed for it.';
    const told = async (who: Account) => (await bellOf(who)).map(({ message }) => message);
    expect(await told(customer)).toContain(`${FINDING.outcomeForReporter} ${consequence}`);
    expect(await told(cleaner)).toContain(`${FINDING.outcomeForSubject} ${consequence}`);
    for (const who of [customer, cleaner]) expect(await titlesOf(who)).not.toContain('Booking cancelled');
    expect((await mailsTo(customer)).at(-1)).toBe('report-decided');
    expect((await mailsTo(cleaner)).at(-1)).toBe('case-decided');
  });

  it('leaves its steps in the console, the audit log and the feed of events', async () => {
    const caseId = await noShow(customer);
    const feed = await new FeedReader(world, cleaner).skip();
    await act(caseId, 'close', FINDING);
    const { body } = await (await asAdmin()).get(`/api/admin/bookings/${bookingId}`);
    const step = { status: 'cancelled', actor: 'admin', reason: 'did-not-happen', note: FOUND };
    expect(body.history.at(-1)).toMatchObject(step);
    expect((await auditLines(world, 'case', caseId)).at(-1)).toMatchObject({
      action: 'case.closed',
      after: { outcome: 'did-not-happen' },
    });
    const line = {
      action: 'booking.cancelled',
      summary: FOUND,
      before: { status: 'completed' },
      after: { status: 'cancelled' },
    };
    expect(await auditLines(world, 'booking', bookingId)).toContainEqual(expect.objectContaining(line));
    const { data } = await feed.until(({ type }) => type === 'booking.cancelled');
    expect(data).toMatchObject({ id: bookingId, status: 'cancelled', reason: 'did-not-happen' });
  });

  it('counts in no figure of either side, and keeps no fee', async () => {
    const other = await requestBooking(world, customer, cleaner, {
      bookingTime: '13:00',
      estimatedDuration: 1,
    });
    await completeBooking(world, cleaner, other.id);
    const earnings = `/api/cleaners/${cleaner.cleaner.id}/earnings`;
    const read = async (path: string) => world.as(cleaner).get(path).query({ period: 'all-time' });
    expect((await read(earnings)).body).toMatchObject({ jobs: 2, gross: '50.00' });
    await act(await noShow(customer), 'close', FINDING);
    expect((await read(earnings)).body).toMatchObject({
      gross: '25.00',
      net: '23.75',
      jobs: 1,
      hours: 1,
      pendingJobs: 1,
      pendingAmount: '23.75',
      cards: { totalEarned: '25.00' },
      transactions: [expect.objectContaining({ bookingId: other.id })],
    });
    expect((await read(`${earnings}.csv`)).text.trim().split(/\r?\n/)).toHaveLength(2);
    const figures = { counts: { completed: 1, cancelled: 1 }, totalAmount: '25.00' };
    const summary = async (who: Account, path: string) =>
      (await world.as(who).get(`/api/bookings/${path}/summary`)).body;
    expect(await summary(cleaner, `cleaner/${cleaner.cleaner.id}`)).toMatchObject(figures);
    expect(await summary(customer, `customer/${customer.user.id}`)).toMatchObject(figures);
    expect(await keptFeeRate(bookingId, world.store)).toBeNull();
  });

  it('takes its reviews from the public, both of them, and tells each author why', async () => {
    const written = [await reviewed(customer, 1), await reviewed(cleaner, 2)];
    expect((await keptRatings(cleaner)).map(({ reviewCount }) => reviewCount)).toEqual([1, 1]);
    await act(await noShow(customer), 'close', FINDING);
    expect(await keptRatings(cleaner)).toEqual([NO_RATING, NO_RATING]);
    expect(await keptRatings(customer)).toEqual([NO_RATING]);
    expect((await world.anyone.get(`/api/reviews/reviewee/${cleaner.user.id}`)).body).toEqual([]);
    for (const who of [customer, cleaner]) {
      expect(await titlesOf(who)).toContain('Your review was hidden');
      const { body } = await world.as(who).get(`/api/reviews/booking/${bookingId}`);
      expect(body).toEqual([expect.objectContaining({ reviewerId: who.user.id })]);
    }
    for (const id of written)
      expect((await auditLines(world, 'review', id)).at(-1)).toMatchObject({
        action: 'review.hidden',
        summary: FOUND,
      });
  });

  it('gets no review any more, and none of its reviews back', async () => {
    const hidden = await reviewed(customer, 1);
    await act(await noShow(customer), 'close', FINDING);
    expect((await review(cleaner, 1)).body.code).toBe('NOT_REVIEWABLE');
    expect(await unhide(hidden).then(({ body }) => body)).toMatchObject({
      code: 'STATE_CONFLICT',
      message: 'The clean of this review was found not to have taken place, so it stays hidden.',
    });
    const { body } = await (await asAdmin()).get('/api/admin/reviews').query({ hidden: true });
    expect(body).toContainEqual(expect.objectContaining({ id: hidden, bookingStatus: 'cancelled' }));
    expect(await keptRatings(customer)).toEqual([NO_RATING]);
  });

  it('leaves a review hidden that was hidden before, with the reason of then', async () => {
    const id = await reviewed(cleaner, 1);
    const reason = 'It names an address.';
    expectStatus(await (await asAdmin()).post(`/api/admin/reviews/${id}/hide`).send({ reason }), 200);
    await act(await noShow(customer), 'close', FINDING);
    expect(await keptRatings(customer)).toEqual([NO_RATING]);
    const { body } = await (await asAdmin()).get('/api/admin/reviews').query({ hidden: true });
    expect(body).toContainEqual(expect.objectContaining({ id, hiddenReason: reason }));
  });

  it('takes the job along that it was booked for, which its owner can post again', async () => {
    const job = await postJob(world, customer);
    const bid = await applyFor(world, cleaner, job);
    expectStatus(
      await world.as(customer).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' }),
      200,
    );
    const [booking] = (await stateOf(job.id)).bookings;
    const id = Number(booking?.id);
    await cleanBegan(id, 0);
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'completed' }), 200);
    expect(await stateOf(job.id)).toMatchObject({ status: 'completed' });
    await act(await noShow(customer, id), 'close', FINDING);
    expect(await stateOf(job.id)).toMatchObject({ status: 'cancelled' });
    expect(await titlesOf(customer)).toContain('Job post closed');
  });
});

describe('whether a completed clean took place', () => {
  const refused = async (caseId: number) => (await act(caseId, 'close', FINDING)).body;

  it('is not decided against a payment that is recorded', async () => {
    const caseId = await noShow(customer);
    expectStatus(await pay(), 200);
    expect(await refused(caseId)).toMatchObject({
      code: 'STATE_CONFLICT',
      message:
        'This booking is marked as paid. A recorded payment cannot be taken back, so the clean stands as done.',
    });
    expect((await seenBy(cleaner)).status).toBe('paid');
    expect((await ofConsole(`/${caseId}`)).body.status).toBe('open');
    const advice = { ...FINDING, outcome: 'advice' };
    expect((await act(caseId, 'close', advice)).body).toMatchObject({ outcome: 'advice', status: 'closed' });
  });

  it('is decided about a visit alone, with words for both, and once', async () => {
    const person = await reported(customer, aboutPerson(cleaner));
    expect((await refused(person)).details).toEqual([expect.objectContaining({ path: 'outcome' })]);
    const [first, second] = [await noShow(customer), await noShow(cleaner)];
    const { outcomeForSubject: _, ...toReporter } = FINDING;
    expect((await act(first, 'close', toReporter)).body.details).toEqual([
      expect.objectContaining({ path: 'outcomeForSubject' }),
    ]);
    const tookPlace = await act(first, 'close', { ...FINDING, outcome: 'took-place' });
    expect(tookPlace.body.details).toEqual([expect.objectContaining({ path: 'outcome' })]);
    expect((await seenBy(customer)).status).toBe('completed');
    expect((await act(first, 'close', FINDING)).status).toBe(200);
    expect(await refused(second)).toMatchObject({
      code: 'STATE_CONFLICT',
      message: 'Only a clean that is marked as completed can be found not to have taken place.',
    });
    expectStatus(await act(first, 'reopen'), 200);
    expect(await refused(first)).toMatchObject({ code: 'STATE_CONFLICT' });
  });

  race('is decided once by several admins, and not beside a payment', async () => {
    const cases = [await noShow(customer), await noShow(cleaner)];
    const answers = await together(9, (index) =>
      index === 0 ? pay() : act(cases[index % 2] ?? 0, 'close', FINDING),
    );
    expect(countStatuses(answers)).toEqual({ 200: 1, 409: 8 });
    const { status } = await seenBy(cleaner);
    expect(status).toBe(answers[0]?.status === 200 ? 'paid' : 'cancelled');
  });

  it('is not decided over a payment that is being recorded', async () => {
    const caseId = await noShow(customer);
    const answer = await heldPayment(bookingId, (held) =>
      askedMeanwhile(held, () => act(caseId, 'close', FINDING)),
    );
    expect(answer.body.code).toBe('STATE_CONFLICT');
    expect((await seenBy(cleaner)).status).toBe('paid');
  });

  it('leaves no review that is written at that moment', async () => {
    const written = await heldFinding(bookingId, (held) => askedMeanwhile(held, () => review(cleaner, 1)));
    expect(written.body.code).toBe('NOT_REVIEWABLE');
    expect(await keptRatings(customer)).toEqual([NO_RATING]);
  });

  it('leaves a hidden review hidden that is restored at that moment', async () => {
    const hidden = await reviewed(customer, 1);
    const reason = 'It is rude.';
    expectStatus(await (await asAdmin()).post(`/api/admin/reviews/${hidden}/hide`).send({ reason }), 200);
    const restored = await heldFinding(bookingId, (held) => askedMeanwhile(held, () => unhide(hidden)));
    expect(restored.body.code).toBe('STATE_CONFLICT');
    expect(await keptRatings(cleaner)).toEqual([NO_RATING, NO_RATING]);
  });
});
