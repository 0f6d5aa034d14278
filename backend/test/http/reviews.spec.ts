import { requestBooking } from '../support/bookings.js';
import { completeBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { race, raceOf } from '../support/race.js';
import { keptRating } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount, type Session } from '../support/world.js';

const COMMENT = 'Careful, friendly and on time.';

/** A booking whose work is done. */
async function completedBooking(customer: Account, cleaner: CleanerAccount, time = '09:00'): Promise<number> {
  const { id } = await requestBooking(world, customer, cleaner, { bookingTime: time });
  await completeBooking(world, cleaner, id);
  return id;
}

const review = (reviewer: Account, bookingId: number, more: object = {}) =>
  world
    .as(reviewer)
    .post('/api/reviews')
    .send({ bookingId, reviewerId: reviewer.user.id, rating: 5, comment: COMMENT, ...more });

async function reviewsAbout(person: Account, viewer?: Session) {
  const as = viewer ? world.as(viewer) : world.anyone;
  const answer = await as.get(`/api/reviews/reviewee/${person.user.id}`);
  expectStatus(answer, 200);
  return answer.body as { id: number; rating: number; comment: string }[];
}

/** The rating in profile, account and reviews, which must agree. */
async function ratingOf(person: Account) {
  const { kept, reviews } = await keptRating(person);
  expect(kept).toMatchObject(reviews);
  return { hundredths: kept?.ratingHundredths, count: kept?.reviewCount };
}

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
});

describe('writing a review', () => {
  it('is remembered on the booking for who wrote it, not for the other party', async () => {
    const bookingId = await completedBooking(customer, cleaner);
    const isReviewedBy = async (party: Account) =>
      (await world.as(party).get(`/api/bookings/${bookingId}`)).body.isReviewedByMe;
    expect([await isReviewedBy(customer), await isReviewedBy(cleaner)]).toEqual([false, false]);
    expectStatus(await review(customer, bookingId), 201);
    expect([await isReviewedBy(customer), await isReviewedBy(cleaner)]).toEqual([true, false]);
    expectStatus(await review(cleaner, bookingId), 201);
    expect([await isReviewedBy(customer), await isReviewedBy(cleaner)]).toEqual([true, true]);
  });

  it('is for both parties, once each; the direction follows from the booking', async () => {
    const bookingId = await completedBooking(customer, cleaner);
    const first = await review(customer, bookingId);
    expect(first.status).toBe(201);
    expect(first.body).toEqual({
      id: expect.any(Number),
      bookingId,
      reviewerId: customer.user.id,
      revieweeId: cleaner.user.id,
      reviewType: 'customer-to-cleaner',
      rating: 5,
      comment: COMMENT,
      createdAt: expect.any(String),
      reviewer: { firstName: customer.user.firstName },
    });
    const second = await review(cleaner, bookingId, {
      revieweeId: customer.user.id,
      reviewType: 'cleaner-to-customer',
      rating: 4,
    });
    expect(second.status).toBe(201);
    for (const reviewer of [customer, cleaner]) {
      const again = await review(reviewer, bookingId, { rating: 1 });
      expect(again.status).toBe(409);
      expect(again.body.code).toBe('ALREADY_REVIEWED');
    }
    expect(await ratingOf(cleaner)).toEqual({ hundredths: 500, count: 1 });
    expect(await ratingOf(customer)).toEqual({ hundredths: 400, count: 1 });
  });

  it('waits for the work to be done', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    expect((await review(customer, id)).body.code).toBe('NOT_REVIEWABLE');
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    expect((await review(customer, id)).status).toBe(409);
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/cancel`), 200);
    expect((await review(customer, id)).status).toBe(409);
    expect(await ratingOf(cleaner)).toEqual({ hundredths: 0, count: 0 });
  });

  it('is possible after payment too', async () => {
    const id = await completedBooking(customer, cleaner);
    expectStatus(await world.as(await world.admin()).post(`/api/admin/bookings/${id}/paid`), 200);
    expect((await review(customer, id)).status).toBe(201);
  });

  it('is not for others, nor in the name of others', async () => {
    const bookingId = await completedBooking(customer, cleaner);
    const [stranger, colleague] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    expect((await review(stranger, bookingId)).status).toBe(404);
    expect((await review(colleague, bookingId)).status).toBe(404);
    expect((await review(customer, 2_000_000_000)).status).toBe(404);
    expect((await review(customer, bookingId, { reviewerId: cleaner.user.id })).status).toBe(403);
  });

  it('refuses a direction that does not fit', async () => {
    const bookingId = await completedBooking(customer, cleaner);
    expect((await review(customer, bookingId, { revieweeId: customer.user.id })).status).toBe(400);
    expect((await review(customer, bookingId, { revieweeId: cleaner.cleaner.id + 5000 })).status).toBe(400);
    expect((await review(customer, bookingId, { reviewType: 'cleaner-to-customer' })).status).toBe(400);
  });

  it.each([
    [{ rating: 0 }],
    [{ rating: 6 }],
    [{ rating: 4.5 }],
    [{ rating: '5' }],
    [{ rating: null }],
    [{ comment: 'x'.repeat(9) }],
    [{ comment: `  ${'x'.repeat(9)}  ` }],
    [{ comment: 'x'.repeat(501) }],
    [{ comment: '\u200b'.repeat(20) }],
    [{ comment: ['a long enough list'] }],
    [{ bookingId: '1' }],
  ])('refuses %j', async (wrong) => {
    const bookingId = await completedBooking(customer, cleaner);
    expect((await review(customer, bookingId, wrong)).status).toBe(400);
  });

  it('counts characters as people do', async () => {
    const bookingId = await completedBooking(customer, cleaner);
    expect((await review(customer, bookingId, { comment: '🧹'.repeat(500) })).status).toBe(201);
  });

  race('counts one of many at the same moment', async () => {
    const [author, reviewed] = [await world.registerCustomer(), await world.approvedCleaner()];
    const bookingId = await completedBooking(author, reviewed);
    const answers = await together(20, () => review(author, bookingId));
    expect(countStatuses(answers)).toEqual({ 201: 1, 409: 19 });
    expect(await ratingOf(reviewed)).toEqual({ hundredths: 500, count: 1 });
  });
});

describe('the average', () => {
  it.each([
    [[5, 4], 450],
    [[5, 5, 4], 467],
    [[1, 1, 2], 133],
    // The average is 1.625; halves are rounded up.
    [[1, 1, 1, 1, 1, 3, 3, 2], 163],
  ])('of %j is %d hundredths', async (ratings, hundredths) => {
    for (const rating of ratings) {
      const author = await world.registerCustomer();
      const bookingId = await completedBooking(author, cleaner);
      expectStatus(await review(author, bookingId, { rating }), 201);
    }
    expect(await ratingOf(cleaner)).toEqual({ hundredths, count: ratings.length });
    const profile = await world.anyone.get(`/api/cleaners/${cleaner.cleaner.id}`);
    expect(profile.body).toMatchObject({ rating: hundredths / 100, reviewCount: ratings.length });
  });

  const twenty = () => together(20, () => world.registerCustomer());
  raceOf('stays exact when many review one cleaner at the same moment', twenty, async (authors) => {
    const reviewed = await world.approvedCleaner();
    const bookings: number[] = [];
    for (const author of authors) bookings.push(await completedBooking(author, reviewed));
    const jobs = authors.map((author, index) => ({
      author,
      bookingId: bookings[index] ?? 0,
      rating: (index % 5) + 1,
    }));
    const answers = await together(jobs.length, (index) => {
      const { author, bookingId, rating } = jobs[index] ?? { author: customer, bookingId: 0, rating: 0 };
      return review(author, bookingId, { rating });
    });
    expect(countStatuses(answers)).toEqual({ 201: 20 });
    expect(await ratingOf(reviewed)).toEqual({ hundredths: 300, count: 20 });
    const profile = await world.anyone.get(`/api/cleaners/${reviewed.cleaner.id}`);
    expect(profile.body).toMatchObject({ rating: 3, reviewCount: 20 });
  });
});

describe('reading reviews', () => {
  it('shows those of a booking to its parties, under both names', async () => {
    const bookingId = await completedBooking(customer, cleaner);
    await review(customer, bookingId);
    await review(cleaner, bookingId);
    const stranger = await world.registerCustomer();
    for (const name of ['booking', 'by-booking']) {
      const path = `/api/reviews/${name}/${bookingId}`;
      const answer = await world.as(customer).get(path);
      expect(answer.body.map(({ reviewerId }: { reviewerId: number }) => reviewerId)).toEqual([
        cleaner.user.id,
        customer.user.id,
      ]);
      expect((await world.as(cleaner).get(path)).body).toEqual(answer.body);
      expect((await world.as(stranger).get(path)).status).toBe(404);
      expect((await world.as(await world.admin()).get(path)).status).toBe(404);
      expect((await world.anyone.get(path)).status).toBe(401);
    }
  });

  it('shows everybody what customers wrote about a cleaner, newest first, in pages', async () => {
    const ids: number[] = [];
    for (const rating of [5, 4, 3]) {
      const author = await world.registerCustomer();
      const answer = await review(author, await completedBooking(author, cleaner), { rating });
      ids.unshift(answer.body.id);
    }
    expect((await reviewsAbout(cleaner)).map(({ id }) => id)).toEqual(ids);
    const first = await world.anyone.get(`/api/reviews/reviewee/${cleaner.user.id}?limit=2`);
    expect(first.body).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? '';
    const second = await world.anyone.get(next);
    expect(second.body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(2));
    expect(second.headers.link).toBeUndefined();
  });

  it('counts the stars of a cleaner, each of the five, without what is hidden', async () => {
    const ids: number[] = [];
    for (const rating of [5, 5, 3]) {
      const author = await world.registerCustomer();
      ids.push((await review(author, await completedBooking(author, cleaner), { rating })).body.id);
    }
    const path = `/api/reviews/reviewee/${cleaner.user.id}/spread`;
    const spread = async () => {
      const { body } = await world.anyone.get(path).expect(200);
      return [body.reviewCount, body.stars.map((star: { reviews: number }) => star.reviews)];
    };
    expect(await spread()).toEqual([3, [2, 0, 1, 0, 0]]);
    const admin = world.as(await world.admin());
    const hidden = await admin
      .post(`/api/admin/reviews/${ids[0]}/hide`)
      .send({ reason: 'It names a child.' });
    expectStatus(hidden, 200, 201, 204);
    expect(await spread()).toEqual([2, [1, 0, 1, 0, 0]]);
  });

  it('shows what cleaners wrote about a customer to that customer and to cleaners with a booking only', async () => {
    await review(cleaner, await completedBooking(customer, cleaner));
    const [stranger, colleague, booked] = await Promise.all([
      world.registerCustomer(),
      world.approvedCleaner(),
      world.approvedCleaner(),
    ]);
    await requestBooking(world, customer, booked);
    expect(await reviewsAbout(customer, customer)).toHaveLength(1);
    expect(await reviewsAbout(customer, cleaner)).toHaveLength(1);
    expect(await reviewsAbout(customer, booked)).toHaveLength(1);
    // To everybody else this person does not exist.
    for (const viewer of [undefined, stranger, colleague]) {
      const as = viewer ? world.as(viewer) : world.anyone;
      const about = async (userId: number) => (await as.get(`/api/reviews/reviewee/${userId}`)).status;
      expect([await about(customer.user.id), await about(2_000_000_000)]).toEqual([404, 404]);
      expect((await as.get(`/api/reviews/reviewee/${customer.user.id}/spread`)).status).toBe(404);
    }
  });
});
