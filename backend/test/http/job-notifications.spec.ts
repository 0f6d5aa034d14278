import { addDays, formatDate, ukToday } from '@tidyhearth/domain';
import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { expectStatus } from '../support/expect-status.js';
import { postingHasBegun } from '../support/rows/ageing.js';
import { deleteMails } from '../support/rows/outbox.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

async function postJob(
  owner: Account,
  place: { city: string; postcode: string; serviceType?: string },
): Promise<number> {
  const answer = await world
    .as(owner)
    .post('/api/postings')
    .send({
      customerId: owner.user.id,
      serviceType: 'standard',
      street: '1 High Street',
      county: null,
      address: '1 High Street',
      postingDate: addDays(ukToday(), 7),
      estimatedDuration: 2,
      maxBudget: 50,
      specialInstructions: null,
      status: 'open',
      ...place,
    });
  expectStatus(answer, 201);
  return answer.body.id;
}

async function apply({ token, cleaner: { id } }: CleanerAccount, postingId: number): Promise<number> {
  const body = { cleanerId: id, postingId, proposedRate: 22 };
  const answer = await world.as({ token }).post('/api/applications').send(body);
  expectStatus(answer, 201);
  return answer.body.id;
}

let customer: Account;
let cleaner: CleanerAccount;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([
    world.registerCustomer({ firstName: 'Ines' }),
    world.approvedCleaner({ firstName: 'Omar' }),
  ]);
  // Marks the bell item about the approval as read, because the tests are about later ones.
  await world.as(cleaner).post(`/api/notifications/${cleaner.user.id}/read-all`);
  await deleteMails(cleaner);
});

describe('what people are told about jobs', () => {
  it('both sides of an application: received, accepted, and what went to somebody else', async () => {
    const rival = await world.approvedCleaner({ firstName: 'Lena' });
    const postingId = await postJob(customer, { postcode: 'OX1 3AS', city: 'Oxford' });
    const [own, other] = [await apply(cleaner, postingId), await apply(rival, postingId)];
    expect((await bellOf(customer)).map(({ type, title, message }) => [type, title, message])).toEqual([
      [
        'application',
        'New Application Received!',
        expect.stringMatching(/^Lena applied .+ at £22\.00 an hour\.$/),
      ],
      ['application', 'New Application Received!', expect.stringMatching(/^Omar applied /)],
    ]);
    expectStatus(
      await world.as(customer).patch(`/api/applications/${own}`).send({ status: 'accepted' }),
      200,
    );
    expect((await bellOf(cleaner))[0]).toMatchObject({
      type: 'application',
      title: 'Application accepted',
      applicationId: own,
      isRead: false,
    });
    expect((await titlesOf(cleaner)).filter((title) => title.startsWith('Booking'))).toEqual([]);
    expect((await bellOf(rival))[0]).toMatchObject({
      title: 'Application not accepted',
      applicationId: other,
    });
    expect((await bellOf(customer))[0]).toMatchObject({ title: 'Booking confirmed', isRead: true });
    expect(await mailsTo(cleaner)).toEqual(['application-accepted']);
    expect(await mailsTo(rival)).toEqual(['cleaner-approved', 'application-rejected']);
    expect(await mailsTo(customer)).toEqual([]);
  });

  it('the owner of a job whose booking is cancelled: that it can be posted again', async () => {
    const postingId = await postJob(customer, { postcode: 'OX1 3AS', city: 'Oxford' });
    const application = await apply(cleaner, postingId);
    const accepted = { status: 'accepted' };
    expectStatus(await world.as(customer).patch(`/api/applications/${application}`).send(accepted), 200);
    const [booking] = (await world.as(customer).get(`/api/bookings/customer/${customer.user.id}`)).body;
    const path = `/api/bookings/${booking.id}/cancel`;
    expectStatus(await world.as(cleaner).post(path), 200);
    const bell = await bellOf(customer);
    expect(
      bell
        .slice(0, 2)
        .map(({ title }) => title)
        .sort(),
    ).toEqual(['Booking cancelled', 'Job post closed']);
    expect(await mailsTo(customer)).toEqual(['booking-cancelled']);
  });

  it('about a new job: approved cleaners within 15 miles who offer the service', async () => {
    // No other test has cleaners in Truro.
    const [near, far, other, pending] = await Promise.all([
      world.approvedCleaner({ postcode: 'TR1 2JD', services: ['regular'] }),
      world.approvedCleaner({ postcode: 'PL1 1AA', services: ['regular'] }),
      world.approvedCleaner({ postcode: 'TR1 2JD', services: ['window'] }),
      world.registerCleaner({ postcode: 'TR1 2JD', services: ['regular'] }),
    ]);
    const postingId = await postJob(customer, { postcode: 'TR1 2QQ', city: 'Truro' });
    expect((await bellOf(near))[0]).toMatchObject({
      type: 'posting',
      title: 'New Job Opportunity!',
      postingId,
    });
    expect((await titlesOf(far))[0]).toBe('Your application is approved');
    expect((await titlesOf(other))[0]).toBe('Your application is approved');
    expect(await titlesOf(pending)).toEqual([]);
    expect(await mailsTo(near)).toEqual(['cleaner-approved']);
  });

  it('of a new job what it is now, and when it is gone, without a new item', async () => {
    // No other test has cleaners in Penzance.
    const near = await world.approvedCleaner({ postcode: 'TR18 2LZ', services: ['regular'] });
    const ids = [
      await postJob(customer, { postcode: 'TR18 2LZ', city: 'Penzance' }),
      await postJob(customer, { postcode: 'TR18 2LZ', city: 'Penzance' }),
      await postJob(customer, { postcode: 'TR18 2LZ', city: 'Penzance' }),
    ] as const;
    const [changed, cancelled, passed] = ids;
    const told = async () => {
      const items = (await bellOf(near)).filter(({ title }) => title === 'New Job Opportunity!');
      return new Map(items.map(({ postingId, message }) => [postingId, message]));
    };
    const before = await told();
    expect(before.get(changed)).toMatch(/^Standard Cleaning in Penzance on .+, budget £50\.00\.$/);
    const own = world.as(customer);
    const change = { postingDate: addDays(ukToday(), 20), maxBudget: 75 };
    expectStatus(await own.patch(`/api/postings/${changed}`).send(change), 200);
    expectStatus(await own.patch(`/api/postings/${cancelled}`).send({ status: 'cancelled' }), 200);
    await postingHasBegun(passed);
    const after = await told();
    const day = formatDate(addDays(ukToday(), 20));
    expect(after.get(changed)).toBe(`Standard Cleaning in Penzance on ${day}, budget £75.00.`);
    for (const gone of [cancelled, passed])
      expect(after.get(gone)).toBe(`${before.get(gone)} This job is no longer open.`);
    expect(after.size).toBe(ids.length);
    const [item] = await bellOf(near);
    expectStatus(await own.put(`/api/blocked-people/${near.user.id}`), 200);
    expect((await told()).get(changed)).toBe(before.get(changed));
    expectStatus(await own.delete(`/api/blocked-people/${near.user.id}`), 204);
    const read = await world.as(near).patch(`/api/notifications/${item?.id}/read`);
    expect(read.body).toEqual({ ...item, isRead: true });
  });

  it('about office work: those who offer commercial cleaning, and nobody else', async () => {
    const [offices, homes] = await Promise.all([
      world.approvedCleaner({ postcode: 'TQ1 1AA', services: ['commercial'] }),
      world.approvedCleaner({ postcode: 'TQ1 1AA', services: ['regular', 'pet-safe', 'organizing'] }),
    ]);
    await postJob(customer, { postcode: 'TQ1 1AA', city: 'Torquay', serviceType: 'office' });
    expect((await titlesOf(offices))[0]).toBe('New Job Opportunity!');
    expect((await titlesOf(homes))[0]).toBe('Your application is approved');
  });
});
