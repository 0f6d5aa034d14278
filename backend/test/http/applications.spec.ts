import { randomUUID } from 'node:crypto';
import {
  applicationPayload,
  applyFor,
  daysAhead,
  postJob,
  stateOf,
  type Application,
} from '../support/jobs.js';
import { cleanBegan, postingHasBegun } from '../support/rows/ageing.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const N = 20;

describe('applications', () => {
  let owner: Account;
  let stranger: Account;
  let cleaner: CleanerAccount;
  let rival: CleanerAccount;
  let pending: CleanerAccount;

  const decide = (who: Account, { id }: Application, status: string) =>
    world.as(who).patch(`/api/applications/${id}`).send({ status });

  beforeAll(async () => {
    [owner, stranger, cleaner, rival, pending] = await Promise.all([
      world.registerCustomer(),
      world.registerCustomer(),
      world.approvedCleaner(),
      world.approvedCleaner({ firstName: 'Robin' }),
      world.registerCleaner(),
    ]);
  });

  describe('applying', () => {
    it('answers the application with the job and the cleaner', async () => {
      const posting = await postJob(world, owner);
      const answer = await world
        .as(cleaner)
        .post('/api/applications')
        .send(applicationPayload(cleaner, posting.id, 22.5));
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        postingId: posting.id,
        cleanerId: cleaner.cleaner.id,
        proposedRate: '22.50',
        message: 'I live nearby.',
        status: 'pending',
        posting: { id: posting.id, serviceType: 'standard', city: 'Oxford', status: 'open' },
        cleaner: { id: cleaner.cleaner.id, userId: cleaner.user.id, user: { firstName: 'Rowan' } },
      });
      expect(JSON.stringify(answer.body)).not.toMatch(/Broad Street|@test\.example|07700/);
      expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 1, pending: 1 });
    });

    it.each([[0], [-1], ['1000.00'], [12.345], ['ten'], [null]])('refuses the rate %p', async (rate) => {
      const posting = await postJob(world, owner);
      const sent = { ...applicationPayload(cleaner, posting.id), proposedRate: rate };
      expect((await world.as(cleaner).post('/api/applications').send(sent)).status).toBe(400);
    });

    it('is for approved cleaners in their own name', async () => {
      const { id } = await postJob(world, owner);
      const send = async (who: Account, from: CleanerAccount) =>
        (await world.as(who).post('/api/applications').send(applicationPayload(from, id))).status;
      expect(await send(owner, cleaner)).toBe(403);
      expect(await send(pending, pending)).toBe(403);
      expect(await send(rival, cleaner)).toBe(403);
      expect((await world.anyone.post('/api/applications').send({})).status).toBe(401);
      const early = { ...applicationPayload(cleaner, id), status: 'accepted' };
      expect((await world.as(cleaner).post('/api/applications').send(early)).status).toBe(400);
      expect(await stateOf(id)).toMatchObject({ applicationsCount: 0, pending: 0, accepted: 0 });
    });

    it('needs an open job that lies ahead', async () => {
      const [gone, past] = [await postJob(world, owner), await postJob(world, owner)];
      await world.as(owner).patch(`/api/postings/${gone.id}`).send({ status: 'cancelled' });
      await postingHasBegun(past.id);
      const send = (id: number) =>
        world.as(cleaner).post('/api/applications').send(applicationPayload(cleaner, id));
      expect((await send(gone.id)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
      expect((await send(past.id)).body).toMatchObject({ statusCode: 409, code: 'TIME_HAS_PASSED' });
      expect((await send(2_000_000_000)).status).toBe(404);
    });

    it('happens once per cleaner and job, however often it is pressed', async () => {
      const posting = await postJob(world, owner);
      const answers = await together(N, () =>
        world.as(cleaner).post('/api/applications').send(applicationPayload(cleaner, posting.id)),
      );
      expect(countStatuses(answers)).toEqual({ 201: 1, 409: N - 1 });
      expect(new Set(answers.filter(({ status }) => status === 409).map(({ body }) => body.code))).toEqual(
        new Set(['ALREADY_APPLIED']),
      );
      expect(await stateOf(posting.id)).toMatchObject({ applicationsCount: 1, pending: 1 });
    });

    it('answers a repeated key with the first application', async () => {
      const posting = await postJob(world, owner);
      const key = randomUUID();
      const send = () =>
        world
          .as(cleaner)
          .post('/api/applications')
          .set('Idempotency-Key', key)
          .send(applicationPayload(cleaner, posting.id));
      const [first, second] = [await send(), await send()];
      expect([first.status, second.status]).toEqual([201, 201]);
      expect(second.body).toEqual(first.body);
    });
  });

  describe('reading', () => {
    it('shows an owner all bids and a cleaner the own ones, by either id', async () => {
      const posting = await postJob(world, owner);
      const [own, other] = [await applyFor(world, cleaner, posting), await applyFor(world, rival, posting)];
      const ofPosting = await world.as(owner).get(`/api/applications/posting/${posting.id}`);
      expect(ofPosting.body.map(({ id }: Application) => id)).toEqual([other.id, own.id]);
      for (const id of [cleaner.cleaner.id, cleaner.user.id]) {
        const mine = await world.as(cleaner).get(`/api/applications/cleaner/${id}`).query({ limit: 1 });
        expect(mine.body).toEqual([expect.objectContaining({ id: own.id })]);
      }
    });

    it('keeps bids from everybody else', async () => {
      const posting = await postJob(world, owner);
      await applyFor(world, cleaner, posting);
      const admin = await world.admin();
      const statuses = async (path: string) =>
        Promise.all(
          [owner, stranger, cleaner, rival, pending, admin].map(
            async (who) => (await world.as(who).get(path)).status,
          ),
        );
      expect(await statuses(`/api/applications/posting/${posting.id}`)).toEqual([
        200, 404, 403, 403, 404, 404,
      ]);
      expect(await statuses(`/api/applications/cleaner/${cleaner.cleaner.id}`)).toEqual([
        403, 403, 200, 403, 403, 403,
      ]);
      const own = await world.as(pending).get(`/api/applications/cleaner/${pending.cleaner.id}`);
      expect([own.status, own.body]).toEqual([200, []]);
    });
  });

  describe('deciding', () => {
    it('assigns the job in one step: booking confirmed, the others rejected', async () => {
      const posting = await postJob(world, owner, {
        postingDate: daysAhead(20, '14:00'),
        estimatedDuration: 2.5,
      });
      const [chosen, refused] = [
        await applyFor(world, cleaner, posting, '19.99'),
        await applyFor(world, rival, posting),
      ];
      const answer = await decide(owner, chosen, 'accepted');
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        id: chosen.id,
        status: 'accepted',
        posting: { status: 'assigned' },
      });
      expect(await stateOf(posting.id)).toMatchObject({
        status: 'assigned',
        assignedCleanerId: cleaner.cleaner.id,
        accepted: 1,
        rejected: 1,
        // 19.99 × 2.5 h = 49.975, rounded up once
        bookings: [{ status: 'confirmed', cleanerId: cleaner.cleaner.id, totalPence: 4998 }],
      });
      const seen = (await world.as(owner).get(`/api/postings/${posting.id}`)).body;
      const booking = await world.as(cleaner).get(`/api/bookings/${seen.bookingId}`);
      expect(booking.body).toMatchObject({
        postingId: posting.id,
        homeSize: 'Medium',
        bookingTime: '14:00',
        startsAt: daysAhead(20, '14:00'),
        totalAmount: '49.98',
        streetAddress: '12 Broad Street',
        postcode: 'OX1 3AS',
        status: 'confirmed',
      });
      const full = await world.as(cleaner).get(`/api/postings/${posting.id}`);
      expect(full.body).toMatchObject({ street: '12 Broad Street', postcode: 'OX1 3AS' });
      const rivals = await world.as(rival).get(`/api/postings/${posting.id}`);
      expect(rivals.body).toMatchObject({ street: null, postcode: 'OX1', assignedCleaner: null });
      expect((await decide(owner, refused, 'accepted')).status).toBe(409);
    });

    it('answers the client’s own later assignment with 200 and nothing else', async () => {
      const posting = await postJob(world, owner, { postingDate: daysAhead(21) });
      await decide(owner, await applyFor(world, cleaner, posting), 'accepted');
      const echo = (assignedCleanerId: number) =>
        world.as(owner).patch(`/api/postings/${posting.id}`).send({ assignedCleanerId, status: 'assigned' });
      expect((await echo(cleaner.cleaner.id)).status).toBe(200);
      expect((await echo(rival.cleaner.id)).status).toBe(409);
      expect(await stateOf(posting.id)).toMatchObject({ assignedCleanerId: cleaner.cleaner.id });
      for (const change of [{ status: 'cancelled' }, { maxBudget: 60 }]) {
        expect((await world.as(owner).patch(`/api/postings/${posting.id}`).send(change)).status).toBe(409);
      }
    });

    it('starts at nine where the customer named no time', async () => {
      const posting = await postJob(world, owner, { postingDate: daysAhead(22).slice(0, 10) });
      expect((await decide(owner, await applyFor(world, cleaner, posting), 'accepted')).status).toBe(200);
      const { bookingId } = (await world.as(owner).get(`/api/postings/${posting.id}`)).body;
      expect((await world.as(owner).get(`/api/bookings/${bookingId}`)).body.bookingTime).toBe('09:00');
    });

    it('rejects one and leaves the job open for others', async () => {
      const posting = await postJob(world, owner);
      const application = await applyFor(world, cleaner, posting);
      expect((await decide(owner, application, 'rejected')).body.status).toBe('rejected');
      expect(await stateOf(posting.id)).toMatchObject({ status: 'open', rejected: 1, bookings: [] });
      expect((await decide(owner, application, 'rejected')).status).toBe(409);
      expect((await decide(owner, application, 'accepted')).status).toBe(409);
      expect(await stateOf(posting.id)).toMatchObject({ status: 'open', rejected: 1, bookings: [] });
    });

    it('is the owner’s alone', async () => {
      const application = await applyFor(world, cleaner, await postJob(world, owner));
      const admin = await world.admin();
      const statuses = await Promise.all(
        [stranger, cleaner, rival, pending, admin].map(
          async (who) =>
            (await world.as(who).patch(`/api/applications/${application.id}`).send({ status: 'accepted' }))
              .status,
        ),
      );
      expect(statuses).toEqual([404, 403, 404, 404, 404]);
      expect((await decide(owner, application, 'pending')).status).toBe(400);
    });

    it('refuses when the time has passed', async () => {
      const posting = await postJob(world, owner);
      const application = await applyFor(world, cleaner, posting);
      await postingHasBegun(posting.id);
      expect((await decide(owner, application, 'accepted')).body).toMatchObject({
        statusCode: 409,
        code: 'TIME_HAS_PASSED',
      });
      expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending: 1, bookings: [] });
    });

    it('refuses a cleaner who was suspended since, whose application has ended', async () => {
      const suspect = await world.approvedCleaner();
      const posting = await postJob(world, owner);
      const application = await applyFor(world, suspect, posting);
      const admin = world.as(await world.admin());
      await admin.post(`/api/admin/users/${suspect.user.id}/suspend`).send({ reason: 'It was reported.' });
      expect((await decide(owner, application, 'accepted')).body.code).toBe('CLEANER_UNAVAILABLE');
      expect(await stateOf(posting.id)).toMatchObject({ status: 'open', pending: 0, bookings: [] });
    });

    it('rejects what is pending when the job is cancelled', async () => {
      const posting = await postJob(world, owner);
      await applyFor(world, cleaner, posting);
      await applyFor(world, rival, posting);
      await world.as(owner).patch(`/api/postings/${posting.id}`).send({ status: 'cancelled' });
      expect(await stateOf(posting.id)).toMatchObject({ status: 'cancelled', pending: 0, rejected: 2 });
    });

    it('rejects what is pending when the owner closes the account', async () => {
      const leaver = await world.registerCustomer();
      const posting = await postJob(world, leaver);
      await applyFor(world, cleaner, posting);
      const close = await world
        .as(leaver)
        .post(`/api/users/${leaver.user.id}/deactivate`)
        .send({ password: leaver.password });
      expect(close.status).toBe(204);
      expect(await stateOf(posting.id)).toMatchObject({ status: 'cancelled', pending: 0, rejected: 1 });
    });

    it('follows the booking: completed with it, cancelled with it', async () => {
      for (const [days, status] of [
        [23, 'completed'],
        [24, 'cancelled'],
      ] as const) {
        const posting = await postJob(world, owner, { postingDate: daysAhead(days) });
        await decide(owner, await applyFor(world, cleaner, posting), 'accepted');
        const { bookingId } = (await world.as(owner).get(`/api/postings/${posting.id}`)).body;
        if (status === 'completed') await cleanBegan(bookingId, 0);
        expect((await world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status })).status).toBe(
          200,
        );
        expect((await stateOf(posting.id)).status).toBe(status);
      }
    });
  });
});
