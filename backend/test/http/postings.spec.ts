import { applyFor, daysAhead, postingPayload, postJob, stateOf } from '../support/jobs.js';
import { postingHasBegun } from '../support/rows/ageing.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const N = 20;

describe('postings', () => {
  let owner: Account;
  let stranger: Account;
  let cleaner: CleanerAccount;
  let pending: CleanerAccount;

  beforeAll(async () => {
    [owner, stranger, cleaner, pending] = await Promise.all([
      world.registerCustomer(),
      world.registerCustomer(),
      world.approvedCleaner(),
      world.registerCleaner(),
    ]);
  });

  describe('posting a job', () => {
    it('stores what was sent, composes the address and starts open', async () => {
      const sent = postingPayload(owner, { maxBudget: '65.5', address: 'something else' });
      const answer = await world.as(owner).post('/api/postings').send(sent);
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({
        customerId: owner.user.id,
        serviceType: 'standard',
        postingDate: sent.postingDate,
        postingTime: '10:00',
        estimatedDuration: 2,
        address: '12 Broad Street, Oxford, Oxfordshire',
        street: '12 Broad Street',
        city: 'Oxford',
        county: 'Oxfordshire',
        postcode: 'OX1 3AS',
        specialInstructions: 'The key is under the blue pot.',
        accessNotes: 'The alarm code is 4711.',
        maxBudget: '65.50',
        status: 'open',
        assignedCleanerId: null,
        assignedCleaner: null,
        bookingId: null,
        applicationsCount: 0,
        customer: { firstName: owner.user.firstName, rating: 0, reviewCount: 0 },
      });
    });

    it('leaves the time of a bare date open', async () => {
      const posting = await postJob(world, owner, { postingDate: daysAhead(7).slice(0, 10) });
      expect(posting).toMatchObject({ postingTime: null, postingDate: daysAhead(7, '09:00') });
    });

    it.each([
      ['another customer’s id', { customerId: 2_000_000_000 }, 403],
      ['a budget below 20', { maxBudget: 19.99 }, 400],
      ['a budget with three decimals', { maxBudget: 20.123 }, 400],
      ['a duration off the half hour', { estimatedDuration: 2.25 }, 400],
      ['a duration over eight hours', { estimatedDuration: 8.5 }, 400],
      ['an unknown service', { serviceType: 'gardening' }, 400],
      ['a day gone by', { postingDate: daysAhead(-1) }, 400],
      ['a day too far ahead', { postingDate: daysAhead(500) }, 400],
      ['a time off the half hour', { postingDate: daysAhead(7, '10:10') }, 400],
      ['a postcode nobody knows', { postcode: 'ZZ9 9ZZ' }, 404],
      ['half a postcode', { postcode: 'OX1' }, 400],
      ['five hundred and one characters of how to get in', { accessNotes: 'x'.repeat(501) }, 400],
      ['a status of its own', { status: 'assigned' as const }, 400],
    ])('refuses %s, and names a wrong field', async (_, changes, status) => {
      const answer = await world.as(owner).post('/api/postings').send(postingPayload(owner, changes));
      expect(answer.status).toBe(status);
      const [field] = status === 403 ? [] : Object.keys(changes);
      expect(answer.body.details?.[0].path).toBe(field);
    });

    it('is for customers', async () => {
      const answer = await world.as(cleaner).post('/api/postings').send(postingPayload(cleaner));
      expect(answer.status).toBe(403);
      expect((await world.anyone.post('/api/postings').send({})).status).toBe(401);
    });

    it('makes one job of many equal requests with one key', async () => {
      const customer = await world.registerCustomer();
      const answers = await together(N, () =>
        world
          .as(customer)
          .post('/api/postings')
          .set('Idempotency-Key', 'double-click')
          .send(postingPayload(customer)),
      );
      expect(countStatuses(answers)).toEqual({ 201: N });
      expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
      const own = await world.as(customer).get(`/api/postings/customer/${customer.user.id}`);
      expect(own.body).toHaveLength(1);
    });
  });

  describe('who sees what', () => {
    it('shows cleaners the town and outward code, not where and how to get in', async () => {
      const { id } = await postJob(world, owner);
      const list = await world.as(cleaner).get('/api/postings/available');
      expect(list.status).toBe(200);
      const card = list.body.find((posting: { id: number }) => posting.id === id);
      expect(card).toMatchObject({
        city: 'Oxford',
        postcode: 'OX1',
        address: null,
        street: null,
        county: null,
        specialInstructions: null,
        accessNotes: null,
        hasApplied: false,
        distance: expect.any(Number),
      });
      expect(JSON.stringify(list.body)).not.toMatch(/Broad Street|blue pot|4711|latitude/);
      expect((await world.as(cleaner).get(`/api/postings/${id}`)).body).toEqual(card);
    });

    it('knows where the cleaner stands: applied or not, near or far', async () => {
      const far = await world.approvedCleaner({ postcode: 'M1 1AE' });
      const posting = await postJob(world, owner);
      await applyFor(world, far, posting);
      const seen = await world.as(far).get(`/api/postings/${posting.id}`);
      expect(seen.body).toMatchObject({ hasApplied: true, applicationsCount: 1 });
      expect(seen.body.distance).toBeGreaterThan(100);
      expect(seen.body.distance).toBeLessThan(180);
    });

    it('pages through open jobs, newest first, each once', async () => {
      const ids = [];
      for (let n = 0; n < 3; n += 1) ids.unshift((await postJob(world, owner)).id);
      const first = await world.as(cleaner).get('/api/postings/available').query({ limit: 2 });
      expect(first.body.map(({ id }: { id: number }) => id)).toEqual(ids.slice(0, 2));
      const next = /<(.+)>; rel="next"/.exec(first.headers.link ?? '')?.[1] ?? '';
      const second = await world.as(cleaner).get(next);
      expect(second.body[0]?.id).toBe(ids[2]);
    });

    it('leaves out what has gone by, is taken back, or belongs to a suspended customer', async () => {
      const customer = await world.registerCustomer();
      const [past, cancelled, suspended] = [
        await postJob(world, customer),
        await postJob(world, customer),
        await postJob(world, customer),
      ];
      await postingHasBegun(past.id);
      await world.as(customer).patch(`/api/postings/${cancelled.id}`).send({ status: 'cancelled' });
      const offered = async () =>
        (await world.as(cleaner).get('/api/postings/available')).body.map(({ id }: { id: number }) => id);
      expect(await offered()).not.toContain(past.id);
      expect(await offered()).not.toContain(cancelled.id);
      expect(await offered()).toContain(suspended.id);
      const admin = world.as(await world.admin());
      expect(
        (
          await admin
            .post(`/api/admin/users/${customer.user.id}/suspend`)
            .send({ reason: 'It was reported.' })
        ).status,
      ).toBe(200);
      expect(await offered()).not.toContain(suspended.id);
    });

    it('is hidden from everybody else', async () => {
      const { id } = await postJob(world, owner);
      const admin = await world.admin();
      const statuses = async (path: string) =>
        Promise.all(
          [owner, stranger, cleaner, pending, admin].map(
            async (who) => (await world.as(who).get(path)).status,
          ),
        );
      expect(await statuses(`/api/postings/${id}`)).toEqual([200, 404, 200, 404, 404]);
      expect(await statuses('/api/postings/available')).toEqual([403, 403, 200, 403, 403]);
      expect(await statuses(`/api/postings/customer/${owner.user.id}`)).toEqual([200, 403, 403, 403, 403]);
      expect((await world.anyone.get(`/api/postings/${id}`)).status).toBe(401);
    });

    it('lists own jobs in full', async () => {
      const customer = await world.registerCustomer();
      const { id } = await postJob(world, customer);
      const list = await world.as(customer).get(`/api/postings/customer/${customer.user.id}`);
      expect(list.body).toEqual([expect.objectContaining({ id, street: '12 Broad Street' })]);
    });
  });

  describe('how to get in', () => {
    it('is the owner’s to change, and goes to the booking that the job becomes', async () => {
      const posting = await postJob(world, owner, { postingDate: daysAhead(40) });
      const accessNotes = 'The key safe opens with 2580.';
      const changed = await world.as(owner).patch(`/api/postings/${posting.id}`).send({ accessNotes });
      expect(changed.body.accessNotes).toBe(accessNotes);
      const bid = await applyFor(world, cleaner, posting);
      const accepted = await world
        .as(owner)
        .patch(`/api/applications/${bid.id}`)
        .send({ status: 'accepted' });
      expect(accepted.status).toBe(200);
      const own = (await world.as(owner).get(`/api/postings/${posting.id}`)).body;
      expect(own.accessNotes).toBe(accessNotes);
      expect((await world.as(cleaner).get(`/api/bookings/${own.bookingId}`)).body.accessNotes).toBe(
        accessNotes,
      );
      const seen = await world.as(cleaner).get(`/api/postings/${posting.id}`);
      expect(seen.body).toMatchObject({ street: '12 Broad Street', accessNotes: null });
    });

    it('leaves nothing of the home with a cleaner whose booking was cancelled', async () => {
      const posting = await postJob(world, owner, { postingDate: daysAhead(41) });
      const bid = await applyFor(world, cleaner, posting);
      await world.as(owner).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' });
      const { bookingId } = (await world.as(owner).get(`/api/postings/${posting.id}`)).body;
      expect((await world.as(owner).post(`/api/bookings/${bookingId}/cancel`)).status).toBe(200);
      const seen = await world.as(cleaner).get(`/api/postings/${posting.id}`);
      expect(seen.body).toMatchObject({ status: 'cancelled', street: null, postcode: 'OX1', bookingId });
      expect(JSON.stringify(seen.body)).not.toMatch(/Broad Street|blue pot|4711/);
    });
  });

  describe('changing a job', () => {
    it('changes what was sent and keeps the rest', async () => {
      const { id } = await postJob(world, owner);
      const answer = await world
        .as(owner)
        .patch(`/api/postings/${id}`)
        .send({ city: 'Witney', postcode: 'OX28 1AA', maxBudget: '80', specialInstructions: null });
      expect(answer.status).toBe(200);
      expect(answer.body).toMatchObject({
        address: '12 Broad Street, Witney, Oxfordshire',
        street: '12 Broad Street',
        postcode: 'OX28 1AA',
        maxBudget: '80.00',
        specialInstructions: null,
        postingTime: '10:00',
      });
    });

    it('cancels an open job once and for all', async () => {
      const { id } = await postJob(world, owner);
      const cancel = () => world.as(owner).patch(`/api/postings/${id}`).send({ status: 'cancelled' });
      const answer = await cancel();
      expect(answer.body).toMatchObject({ id, status: 'cancelled' });
      expect((await cancel()).status).toBe(409);
      for (const change of [{ maxBudget: 60 }, { status: 'open' }, { status: 'assigned' }]) {
        expect((await world.as(owner).patch(`/api/postings/${id}`).send(change)).status).toBe(409);
      }
    });

    it('cancels once of many times at once', async () => {
      const { id } = await postJob(world, owner);
      const answers = await together(N, () =>
        world.as(owner).patch(`/api/postings/${id}`).send({ status: 'cancelled' }),
      );
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: N - 1 });
    });

    it.each([
      ['assigns itself', { status: 'assigned', assignedCleanerId: 1 }],
      ['completes itself', { status: 'completed' }],
      ['takes a cleaner without an application', { assignedCleanerId: 1 }],
    ])('never %s', async (_, change) => {
      const { id } = await postJob(world, owner);
      expect((await world.as(owner).patch(`/api/postings/${id}`).send(change)).status).toBe(409);
      expect(await stateOf(id)).toMatchObject({ status: 'open', assignedCleanerId: null });
    });

    it('is the owner’s', async () => {
      const { id } = await postJob(world, owner);
      const admin = await world.admin();
      const statuses = await Promise.all(
        [stranger, cleaner, pending, admin].map(
          async (who) => (await world.as(who).patch(`/api/postings/${id}`).send({ maxBudget: 60 })).status,
        ),
      );
      expect(statuses).toEqual([404, 403, 404, 404]);
      expect((await world.as(owner).patch('/api/postings/2000000000').send({})).status).toBe(404);
    });

    it.each(['7abc', '07', '0', '-1', '7.0', '0x7', '7e0', '%207'])('refuses the id %s', async (id) => {
      expect((await world.as(owner).get(`/api/postings/${id}`)).status).toBe(400);
    });
  });
});
