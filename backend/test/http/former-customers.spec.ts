import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { applicationDetails } from '../support/people.js';
import { proveAddress } from '../support/proved.js';
import { world } from '../support/world.js';

describe('a customer who became a cleaner', () => {
  it('reads the jobs posted earlier on, who applied for them, and the summary', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await proveAddress(world, customer);
    const posting = await postJob(world, customer);
    const { id } = posting;
    await applyFor(world, cleaner, posting);
    const own = world.as(customer);
    expectStatus(await own.patch(`/api/postings/${id}`).send({ status: 'cancelled' }), 200);
    const job = async () => (await own.get(`/api/postings/${id}`)).body;
    const before = await job();
    const applied = await own.post('/api/cleaners').send(applicationDetails());
    expectStatus(applied, 201);
    const approve = world.as(await world.admin()).post(`/api/admin/cleaners/${applied.body.id}/approve`);
    for (const isApproved of [false, true]) {
      if (isApproved) expectStatus(await approve, 200);
      expect(await job()).toEqual(before);
      expect((await own.get(`/api/postings/customer/${customer.user.id}`)).body).toEqual([before]);
      const bids = await own.get(`/api/applications/posting/${id}`);
      expect(bids.body).toEqual([expect.objectContaining({ postingId: id, status: 'rejected' })]);
      expectStatus(await own.get(`/api/bookings/customer/${customer.user.id}/summary`), 200);
    }
    expectStatus(await world.as(await world.approvedCleaner()).get(`/api/postings/${id}`), 404);
  });
});
