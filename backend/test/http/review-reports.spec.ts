import { MAX_REPORTS_A_DAY } from '@tidyhearth/domain';
import { createStore } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { bellOf } from '../support/bell.js';
import { aboutPerson } from '../support/cases.js';
import { auditLines } from '../support/console.js';
import { engine } from '../support/engine.js';
import { applicationDetails } from '../support/people.js';
import { keptRatings, writtenReview, type Rating } from '../support/reviews.js';
import { countStatuses, together } from '../support/together.js';
import { World, world, type Account, type CleanerAccount, type Session } from '../support/world.js';

const N = 12;
const REASON = 'It names my home address.';

let admin: Session;
let customer: Account;
let cleaner: CleanerAccount;

const asAdmin = () => world.as(admin);
const report = (who: Session, id: number, reason: unknown = REASON) =>
  world.as(who).post(`/api/reviews/${id}/report`).send({ reason });
const hide = (id: number, reason: unknown = 'Private data') =>
  asAdmin().post(`/api/admin/reviews/${id}/hide`).send({ reason });
const unhide = (id: number) => asAdmin().post(`/api/admin/reviews/${id}/unhide`);

async function publicIds(): Promise<number[]> {
  const answer = await world.anyone.get(`/api/reviews/reviewee/${cleaner.user.id}`);
  return answer.body.map(({ id }: { id: number }) => id);
}

async function openReportsOf(reviewId: number): Promise<{ id: number; reporterId: number }[]> {
  const answer = await asAdmin().get('/api/admin/review-reports').query({ resolved: false, perPage: 100 });
  expect(answer.status).toBe(200);
  return answer.body.filter((row: { reviewId: number }) => row.reviewId === reviewId);
}

beforeEach(async () => {
  [admin, customer, cleaner] = await Promise.all([
    world.admin(),
    world.registerCustomer(),
    world.approvedCleaner(),
  ]);
});

describe('reporting a review', () => {
  it('is open to the person it is about and to anybody with an account, once each', async () => {
    const id = await writtenReview(world, customer, cleaner, { rating: 1 });
    const first = await report(cleaner, id);
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({ reviewId: id, reason: REASON });
    const passerBy = await world.registerCustomer();
    const answers = await together(N, () => report(passerBy, id));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: N - 1 });
    expect((await report(cleaner, id)).body.code).toBe('ALREADY_REPORTED');
    const waiting = await openReportsOf(id);
    expect(waiting).toHaveLength(2);
    expect(waiting).toContainEqual(
      expect.objectContaining({
        reporterId: cleaner.user.id,
        reason: REASON,
        rating: 1,
        comment: 'Careful, friendly and on time.',
        reviewerName: 'Rowan Ashdown',
        resolvedAt: null,
        hiddenAt: null,
      }),
    );
  });

  it.each([[undefined], ['too short'], ['x'.repeat(501)], [7]])('needs a reason, not %p', async (reason) => {
    const id = await writtenReview(world, customer, cleaner);
    expect((await world.as(cleaner).post(`/api/reviews/${id}/report`).send({ reason })).status).toBe(400);
  });

  it('needs an account, and a review that the caller may read', async () => {
    const id = await writtenReview(world, customer, cleaner, { by: cleaner });
    expect((await world.anyone.post(`/api/reviews/${id}/report`).send({ reason: REASON })).status).toBe(401);
    expect((await report(await world.registerCustomer(), id)).status).toBe(404);
    expect((await report(customer, 2_000_000_000)).status).toBe(404);
    expect((await report(customer, id)).status).toBe(201);
    // Of somebody who is a cleaner by now, reviews by other cleaners are shown to nobody.
    const { body: profile } = await world.as(customer).post('/api/cleaners').send(applicationDetails());
    expect((await asAdmin().post(`/api/admin/cleaners/${profile.id}/approve`)).status).toBe(200);
    expect((await report(await world.registerCustomer(), id)).status).toBe(404);
  });

  it('is for whom the list of it is shown to: not of a cleaner whom the caller has blocked, or who is not listed', async () => {
    const id = await writtenReview(world, customer, cleaner);
    const passerBy = await world.registerCustomer();
    const blocked = await world.as(passerBy).put(`/api/blocked-people/${cleaner.user.id}`);
    expect(blocked.status).toBe(200);
    expect((await report(passerBy, id)).status).toBe(404);
    const suspend = await asAdmin()
      .post(`/api/admin/users/${cleaner.user.id}/suspend`)
      .send({ reason: 'Complaints' });
    expect(suspend.status).toBe(200);
    expect((await report(await world.registerCustomer(), id)).status).toBe(404);
    expect((await report(customer, id)).status).toBe(403);
  });

  it('counts with the other reports of a day where limits are on, also of many sent at once', async () => {
    const store = await createStore(engine);
    const app = await startApp({ engine, store, env: { RATE_LIMITS: 'on' } });
    try {
      const limited = new World(app.url, store);
      const [who, author, about] = await Promise.all([
        limited.registerCustomer(),
        limited.registerCustomer(),
        limited.approvedCleaner(),
      ]);
      const times = ['09:00', '11:00', '14:00'];
      const ids: number[] = [];
      for (const time of times) ids.push(await writtenReview(limited, author, about, { time }));
      const tell = () => limited.as(who).post('/api/cases').send(aboutPerson(about));
      for (let count = 1; count < MAX_REPORTS_A_DAY; count += 1) expect((await tell()).status).toBe(201);
      const answers = await together(ids.length, (index) =>
        limited.as(who).post(`/api/reviews/${ids[index]}/report`).send({ reason: REASON }),
      );
      expect(countStatuses(answers)).toEqual({ 201: 1, 429: 2 });
      const refused = answers.find(({ status }) => status === 429);
      expect(refused?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
      expect((await tell()).status).toBe(429);
    } finally {
      await app.stop();
      await store.remove();
    }
  });

  it('is for others than its author, among them whom the review is about', async () => {
    const id = await writtenReview(world, customer, cleaner);
    expect((await report(customer, id)).status).toBe(403);
    expect((await report(cleaner, id)).status).toBe(201);
    expect(await openReportsOf(id)).toHaveLength(1);
  });

  it('is part of what a person can take away', async () => {
    const id = await writtenReview(world, customer, cleaner);
    await report(cleaner, id);
    const { body } = await world.as(cleaner).get(`/api/users/${cleaner.user.id}/export`);
    expect(body.reviewReports).toEqual([expect.objectContaining({ reviewId: id, reason: REASON })]);
  });
});

describe('who reports a review is told what becomes of it', () => {
  const told = async (who: Account) =>
    (await bellOf(who))
      .filter(({ title }) => title === 'Your report of a review')
      .map(({ message }) => message);
  const HIDDEN = 'Our team took a review that you reported from the public.';
  const STAYS = 'Our team has read a review that you reported, and decided that it stays public.';

  it('when it is hidden, each of them once, and nobody else', async () => {
    const id = await writtenReview(world, customer, cleaner);
    const passerBy = await world.registerCustomer();
    for (const who of [cleaner, passerBy]) expect((await report(who, id)).status).toBe(201);
    expect((await hide(id)).status).toBe(200);
    expect([await told(cleaner), await told(passerBy), await told(customer)]).toEqual([
      [HIDDEN],
      [HIDDEN],
      [],
    ]);
    expect((await unhide(id)).status).toBe(200);
    expect(await told(passerBy)).toEqual([HIDDEN]);
  });

  it('when it stays, and again after another decision', async () => {
    const id = await writtenReview(world, customer, cleaner);
    expect((await report(cleaner, id)).status).toBe(201);
    const [waiting] = await openReportsOf(id);
    const decide = (act: string) => asAdmin().post(`/api/admin/review-reports/${waiting?.id}/${act}`);
    expect((await decide('dismiss')).status).toBe(200);
    expect(await told(cleaner)).toEqual([STAYS]);
    expect((await decide('reopen')).status).toBe(200);
    expect(await told(cleaner)).toEqual([STAYS]);
    expect((await hide(id)).status).toBe(200);
    expect(await told(cleaner)).toEqual([HIDDEN, STAYS]);
  });
});

describe('a hidden review', () => {
  it('leaves lists and averages exactly, and comes back the same', async () => {
    const kept = await writtenReview(world, customer, cleaner, { rating: 4 });
    const alone = await keptRatings(cleaner);
    const bad = await writtenReview(world, customer, cleaner, { rating: 1, time: '13:00' });
    const both = await keptRatings(cleaner);
    const average: Rating = { ratingHundredths: 250, ratingSum: 5, reviewCount: 2 };
    expect(both).toEqual([average, average]);

    const answer = await hide(bad);
    expect(answer.status).toBe(200);
    expect(answer.body).toMatchObject({ id: bad, rating: 1, hiddenReason: 'Private data' });
    expect(await publicIds()).toEqual([kept]);
    expect(await keptRatings(cleaner)).toEqual(alone);
    const list = await asAdmin().get('/api/admin/reviews').query({ hidden: true, perPage: 100 });
    expect(list.body.map(({ id }: { id: number }) => id)).toContain(bad);

    expect((await unhide(bad)).body).toMatchObject({ id: bad, hiddenAt: null, hiddenReason: null });
    expect(await publicIds()).toEqual([bad, kept]);
    expect(await keptRatings(cleaner)).toEqual(both);
  });

  it('leaves no average behind when it was the only one', async () => {
    const id = await writtenReview(world, customer, cleaner, { rating: 3 });
    await hide(id);
    const none: Rating = { ratingHundredths: 0, ratingSum: 0, reviewCount: 0 };
    expect(await keptRatings(cleaner)).toEqual([none, none]);
  });

  it('about a customer leaves the customer’s average alone', async () => {
    const id = await writtenReview(world, customer, cleaner, { rating: 2, by: cleaner });
    const before = await keptRatings(cleaner);
    await hide(id);
    expect(await keptRatings(customer)).toEqual([{ ratingHundredths: 0, ratingSum: 0, reviewCount: 0 }]);
    expect(await keptRatings(cleaner)).toEqual(before);
    expect((await world.as(customer).get(`/api/reviews/reviewee/${customer.user.id}`)).body).toEqual([]);
  });

  it('is only its author’s in the booking', async () => {
    const id = await writtenReview(world, customer, cleaner);
    const [review] = (await asAdmin().get('/api/admin/reviews').query({ perPage: 1 })).body;
    expect(review.id).toBe(id);
    await hide(id);
    const seenBy = async (who: Session) =>
      (await world.as(who).get(`/api/reviews/booking/${review.bookingId}`)).body.length;
    expect([await seenBy(customer), await seenBy(cleaner)]).toEqual([1, 0]);
  });

  it('is hidden and put back once, however often that is asked at a time', async () => {
    const id = await writtenReview(world, customer, cleaner);
    const before = await keptRatings(cleaner);
    expect(countStatuses(await together(N, () => hide(id)))).toEqual({ 200: 1, 409: N - 1 });
    expect(countStatuses(await together(N, () => unhide(id)))).toEqual({ 200: 1, 409: N - 1 });
    expect(await keptRatings(cleaner)).toEqual(before);
  });

  it('settles the reports about it, and putting it back opens them again', async () => {
    const id = await writtenReview(world, customer, cleaner);
    await report(cleaner, id);
    await hide(id);
    expect(await openReportsOf(id)).toEqual([]);
    expect((await report(await world.registerCustomer(), id)).status).toBe(404);
    await unhide(id);
    expect(await openReportsOf(id)).toHaveLength(1);
  });

  it('needs a reason and must exist', async () => {
    const id = await writtenReview(world, customer, cleaner);
    for (const reason of [undefined, '', '  ', 'x'.repeat(501)])
      expect((await asAdmin().post(`/api/admin/reviews/${id}/hide`).send({ reason })).status).toBe(400);
    expect((await hide(2_000_000_000)).status).toBe(404);
    expect((await unhide(2_000_000_000)).status).toBe(404);
    expect((await unhide(id)).status).toBe(409);
  });
});

describe('a report', () => {
  it('is dismissed and reopened, once each, and the review stays', async () => {
    const id = await writtenReview(world, customer, cleaner);
    const reportId = (await report(cleaner, id)).body.id;
    const decide = (act: string) => asAdmin().post(`/api/admin/review-reports/${reportId}/${act}`);
    expect(countStatuses(await together(N, () => decide('dismiss')))).toEqual({ 200: 1, 409: N - 1 });
    expect(await openReportsOf(id)).toEqual([]);
    expect(await publicIds()).toEqual([id]);
    expect((await decide('reopen')).body).toMatchObject({ id: reportId, resolvedAt: null });
    expect((await decide('reopen')).status).toBe(409);
    expect((await asAdmin().post('/api/admin/review-reports/2000000000/dismiss')).status).toBe(404);
  });

  it('and what comes of it leave lines in the audit log', async () => {
    const id = await writtenReview(world, customer, cleaner);
    const reportId = (await report(cleaner, id)).body.id;
    await asAdmin().post(`/api/admin/review-reports/${reportId}/dismiss`);
    await asAdmin().post(`/api/admin/review-reports/${reportId}/reopen`);
    await hide(id, 'Private data');
    await unhide(id);
    expect(await auditLines(world, 'review', id)).toEqual([
      expect.objectContaining({ action: 'review.report-dismissed', summary: REASON }),
      expect.objectContaining({ action: 'review.report-reopened', after: { report: 'open' } }),
      expect.objectContaining({
        action: 'review.hidden',
        actorEmail: 'admin@tidyhearth.example',
        summary: 'Private data',
        before: { isHidden: false },
        after: { isHidden: true },
      }),
      expect.objectContaining({ action: 'review.unhidden', after: { isHidden: false } }),
    ]);
  });
});
