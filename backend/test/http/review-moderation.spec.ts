import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { completedBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { proveAddress } from '../support/proved.js';
import { keptRatings, writtenReview } from '../support/reviews.js';
import { deleteNotificationsAndMails, queuedMailsOf } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount, type Session } from '../support/world.js';

const N = 20;
const REASON = 'It names <a home address>.';

let admin: Session;
let cleaner: CleanerAccount;

const act = (id: number, what: 'hide' | 'unhide') =>
  world
    .as(admin)
    .post(`/api/admin/reviews/${id}/${what}`)
    .send(what === 'hide' ? { reason: REASON } : {});

beforeAll(async () => {
  admin = await world.admin();
});

beforeEach(async () => {
  cleaner = await world.approvedCleaner({ firstName: 'Omar' });
});

describe('the author of a review', () => {
  let author: Account;
  let reviewId: number;

  beforeEach(async () => {
    author = await world.registerCustomer();
    await proveAddress(world, author);
    reviewId = await writtenReview(world, author, cleaner, { rating: 1 });
    await deleteNotificationsAndMails(author, cleaner);
  });

  it('is told that it was hidden and why, in the bell and by mail', async () => {
    expectStatus(await act(reviewId, 'hide'), 200);
    const [item] = await bellOf(author);
    expect(item).toMatchObject({
      type: 'review',
      title: 'Your review was hidden',
      message: `Our team took your review of Omar from the public. The reason: ${REASON}`,
      bookingId: expect.any(Number),
      isRead: false,
    });
    expect(await mailsTo(author)).toEqual(['review-hidden']);
    const [mail] = await queuedMailsOf(author, 'review-hidden');
    expect(mail?.body).toContain(`The reason: ${REASON}`);
    expect(mail?.body).toContain('It names &lt;a home address&gt;.');
  });

  it('alone has the hidden one in the export of personal data, with the reason', async () => {
    const exportOf = async (person: Account) =>
      (await world.as(person).get(`/api/users/${person.user.id}/export`)).body;
    const comment = 'Careful, friendly and on time.';
    expect((await exportOf(cleaner)).reviewsReceived).toEqual([
      expect.objectContaining({ id: reviewId, rating: 1, comment }),
    ]);
    expectStatus(await act(reviewId, 'hide'), 200);
    const ofReviewed = await exportOf(cleaner);
    expect(ofReviewed.reviewsReceived).toEqual([]);
    for (const text of [comment, REASON]) expect(JSON.stringify(ofReviewed)).not.toContain(text);
    expect((await exportOf(author)).reviewsWritten).toEqual([
      expect.objectContaining({
        ...{ id: reviewId, comment, hiddenAt: expect.any(String) as string },
        hiddenReason: REASON,
      }),
    ]);
  });

  it('is told that it is back', async () => {
    await act(reviewId, 'hide');
    expectStatus(await act(reviewId, 'unhide'), 200);
    expect(await titlesOf(author)).toEqual(['Your review is back', 'Your review was hidden']);
    expect(await mailsTo(author)).toEqual(['review-hidden', 'review-restored']);
  });

  it('is told once, and nobody else is told', async () => {
    await together(N, () => act(reviewId, 'hide'));
    expect(await titlesOf(author)).toEqual(['Your review was hidden']);
    expect(await mailsTo(author)).toEqual(['review-hidden']);
    expect(await titlesOf(cleaner)).toEqual([]);
    expect(await mailsTo(cleaner)).toEqual([]);
  });

  it('is mailed whole what is decided while their account is on hold and no bell can be looked at', async () => {
    const mute = { emailNotifications: false };
    const unproved = await world.registerCustomer();
    const second = await writtenReview(world, unproved, cleaner, { time: '13:00' });
    for (const who of [author, unproved]) {
      expectStatus(await world.as(who).patch(`/api/users/${who.user.id}`).send(mute), 200);
      const hold = { reason: 'We look into it.' };
      expectStatus(await world.as(admin).post(`/api/admin/users/${who.user.id}/suspend`).send(hold), 200);
    }
    await deleteNotificationsAndMails(author, unproved);
    for (const id of [reviewId, second])
      for (const what of ['hide', 'unhide'] as const) expectStatus(await act(id, what), 200);
    const bodyOf = async (who: Account, type: string) => {
      const [mail, ...others] = await queuedMailsOf(who, type);
      expect(others).toEqual([]);
      return mail?.body;
    };
    const read = async (who: Account) => [
      await bodyOf(who, 'review-hidden'),
      await bodyOf(who, 'review-restored'),
    ];
    const [hidden, restored] = await read(author);
    expect(hidden).toContain('Our team took your review of Omar from the public.');
    expect(hidden).toContain(`The reason: ${REASON}`);
    expect(restored).toContain('Your review of Omar is public again and counts as before.');
    for (const body of [hidden, restored]) {
      expect(body).toContain('/contact');
      expect(body).not.toContain('/bookings/');
    }
    // Anybody can register with somebody else's address, so names that other people chose are never sent to an
    // unverified one.
    const bare = await read(unproved);
    expect(bare[0]).toContain('Our team took your review from the public.');
    for (const body of bare) expect(body).not.toContain('Omar');
  });

  it('gets no mail when mails are switched off', async () => {
    const change = { emailNotifications: false };
    expectStatus(await world.as(author).patch(`/api/users/${author.user.id}`).send(change), 200);
    await act(reviewId, 'hide');
    expect(await titlesOf(author)).toEqual(['Your review was hidden']);
    expect(await mailsTo(author)).toEqual([]);
  });
});

describe('the average of a person', () => {
  it('is exact when reviews are hidden, restored and written at the same moment', async () => {
    const ratingAt = (index: number) => (index % 5) + 1;
    const old: number[] = [];
    for (let index = 0; index < N; index += 1) {
      const author = await world.registerCustomer();
      old.push(await writtenReview(world, author, cleaner, { rating: ratingAt(index) }));
    }
    const authors = await Promise.all(Array.from({ length: N }, () => world.registerCustomer()));
    const bookings: number[] = [];
    for (const author of authors) bookings.push(await completedBooking(world, author, cleaner, '09:00'));
    // One half is already hidden and is restored while the other half is being hidden.
    const [toHide, toRestore] = [old.slice(0, N / 2), old.slice(N / 2)];
    for (const id of toRestore) expectStatus(await act(id, 'hide'), 200);

    const answers = await together(2 * N, (index) => {
      const [hidden, restored] = [toHide[index - N], toRestore[index - N - N / 2]];
      if (hidden !== undefined) return act(hidden, 'hide');
      if (restored !== undefined) return act(restored, 'unhide');
      const reviewer = authors[index];
      if (!reviewer) throw new Error(`nobody writes at ${index}`);
      const body = {
        bookingId: bookings[index],
        reviewerId: reviewer.user.id,
        rating: ratingAt(index),
        comment: 'Careful, friendly and on time.',
      };
      return world.as(reviewer).post('/api/reviews').send(body);
    });
    expect(countStatuses(answers)).toEqual({ 200: N, 201: N });

    const counted = [
      ...Array.from({ length: N }, (_, index) => index),
      ...toRestore.map((_, i) => N / 2 + i),
    ];
    const ratingSum = counted.reduce((sum, index) => sum + ratingAt(index), 0);
    const reviewCount = counted.length;
    const ratingHundredths = Math.round((100 * ratingSum) / reviewCount);
    const exact = { ratingHundredths, ratingSum, reviewCount };
    expect(await keptRatings(cleaner)).toEqual([exact, exact]);
  });
});
