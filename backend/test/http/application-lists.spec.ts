import { addDays, ukToday } from '@tidyhearth/domain';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob, type Application, type Posting } from '../support/jobs.js';
import { writtenReview } from '../support/reviews.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const nextOf = (link?: string) => /<([^>]+)>; rel="next"/.exec(link ?? '')?.[1] ?? '';

describe('the applications for a job', () => {
  let owner: Account;
  let posting: Posting;
  const bids: number[] = [];

  const list = (query: Record<string, unknown>) =>
    world.as(owner).get(`/api/applications/posting/${posting.id}`).query(query);
  const idsOf = ({ body }: { body: Application[] }) => body.map(({ id }) => id);

  beforeAll(async () => {
    owner = await world.registerCustomer();
    posting = await postJob(world, owner);
    for (const [rate, rating] of [
      [25, 4],
      [19.5, 2],
      [25, 5],
    ] as const) {
      const cleaner = await world.approvedCleaner();
      await writtenReview(world, await world.registerCustomer(), cleaner, { rating });
      bids.push((await applyFor(world, cleaner, posting, rate)).id);
    }
  });

  it.each([
    ['newest', [2, 1, 0]],
    ['price', [1, 0, 2]],
    ['rating', [2, 0, 1]],
  ])('come sorted by %s, page by page', async (sort, order) => {
    const expected = order.map((index) => bids[index]);
    expect(idsOf(await list({ sort }))).toEqual(expected);
    const first = await list({ sort, limit: 2 });
    const second = await world.as(owner).get(nextOf(first.headers.link));
    expect([...idsOf(first), ...idsOf(second)]).toEqual(expected);
  });

  it('are the newest first where nothing is said, and refuse an order that there is not', async () => {
    expect(idsOf(await list({}))).toEqual([bids[2], bids[1], bids[0]]);
    expectStatus(await list({ sort: 'best' }), 400);
  });

  it('go on in the order they began in', async () => {
    const first = await list({ sort: 'price', limit: 1 });
    expectStatus(
      await world.as(owner).get(nextOf(first.headers.link).replace('sort=price', 'sort=rating')),
      400,
    );
  });
});

describe('a cleaner’s own applications', () => {
  let owner: Account;
  let cleaner: CleanerAccount;

  beforeAll(async () => {
    [owner, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  const decide = (id: number, status: string) =>
    world.as(owner).patch(`/api/applications/${id}`).send({ status });
  const own = async (id: number) => {
    const { body } = await world.as(cleaner).get(`/api/applications/cleaner/${cleaner.cleaner.id}`);
    return body.find((bid: Application) => bid.id === id);
  };

  it('name the booking that an accepted one became, and none that was not', async () => {
    const posting = await postJob(world, owner);
    const bid = await applyFor(world, cleaner, posting);
    const rival = await world.approvedCleaner();
    const other = await applyFor(world, rival, posting);
    expect(await own(bid.id)).toMatchObject({ status: 'pending', bookingId: null });
    const accepted = await decide(bid.id, 'accepted');
    const bookings = await world.as(cleaner).get('/api/bookings/cleaner');
    const [booking] = bookings.body.filter((one: { postingId: number }) => one.postingId === posting.id);
    expect(accepted.body.bookingId).toBe(booking.id);
    expect(await own(bid.id)).toMatchObject({ status: 'accepted', bookingId: booking.id });
    const missed = await world.as(rival).get(`/api/applications/cleaner/${rival.cleaner.id}`);
    expect(missed.body).toEqual([
      expect.objectContaining({ id: other.id, status: 'rejected', bookingId: null }),
    ]);
  });

  it('and the job show when the booking is since it was moved; a missed bid stays on the job as it was', async () => {
    const postingDate = daysAhead(13);
    const posting = await postJob(world, owner, { postingDate });
    const bid = await applyFor(world, cleaner, posting);
    const rival = await world.approvedCleaner();
    await applyFor(world, rival, posting);
    const { bookingId } = (await decide(bid.id, 'accepted')).body;
    const [bookingDate, moved] = [addDays(ukToday(), 15), daysAhead(15, '14:00')];
    const move = { bookingDate, bookingTime: '14:00' };
    expectStatus(await world.as(owner).post(`/api/bookings/${bookingId}/reschedule`).send(move), 200);
    expectStatus(
      await world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status: 'confirmed' }),
      200,
    );
    const time = { postingDate: moved, postingTime: '14:00' };
    for (const who of [owner, cleaner])
      expect((await world.as(who).get(`/api/postings/${posting.id}`)).body).toMatchObject(time);
    const jobs = await world.as(owner).get(`/api/postings/customer/${owner.user.id}`);
    expect(jobs.body.find(({ id }: Posting) => id === posting.id)).toMatchObject(time);
    expect(await own(bid.id)).toMatchObject({ posting: { postingDate: moved } });
    const missed = await world.as(rival).get(`/api/applications/cleaner/${rival.cleaner.id}`);
    expect(missed.body).toEqual([
      expect.objectContaining({ posting: expect.objectContaining({ postingDate }) }),
    ]);
    expect((await world.as(rival).get(`/api/postings/${posting.id}`)).body.postingDate).toBe(postingDate);
  });

  it('say whether the job is closed, was changed, or was withdrawn from', async () => {
    const [closed, changed, left, refused] = [
      await postJob(world, owner),
      await postJob(world, owner),
      await postJob(world, owner),
      await postJob(world, owner),
    ];
    const [onClosed, onChanged, onLeft, onRefused] = [
      await applyFor(world, cleaner, closed),
      await applyFor(world, cleaner, changed),
      await applyFor(world, cleaner, left),
      await applyFor(world, cleaner, refused),
    ];
    await world.as(owner).patch(`/api/postings/${closed.id}`).send({ status: 'cancelled' });
    await world.as(owner).patch(`/api/postings/${changed.id}`).send({ estimatedDuration: 3 });
    expectStatus(await world.as(cleaner).post(`/api/applications/${onLeft.id}/withdraw`), 200);
    expect(await own(onClosed.id)).toMatchObject({ status: 'rejected', posting: { status: 'cancelled' } });
    expect(await own(onChanged.id)).toMatchObject({ status: 'pending', isOnEarlierTerms: true });
    expect(await own(onLeft.id)).toMatchObject({ status: 'withdrawn', posting: { status: 'open' } });
    // Only an application that waits can be confirmed for the changed job.
    expectStatus(await decide(onRefused.id, 'rejected'), 200);
    await world.as(owner).patch(`/api/postings/${refused.id}`).send({ estimatedDuration: 3 });
    expect(await own(onRefused.id)).toMatchObject({ status: 'rejected', isOnEarlierTerms: false });
  });
});
