import { formatDateTime } from '@tidyhearth/domain';
import { bellOf, mailsTo } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

/** Erased names are replaced by this. Names are erased in the same transaction, so no notice may contain it. */
const PLACEHOLDER = /former member/i;

const close = async (person: Account) => {
  const body = { password: person.password };
  expectStatus(await world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body), 204);
};

describe('who deals with somebody who closes the account', () => {
  let customer: Account;
  let cleaner: CleanerAccount;

  const confirmed = async (days: number) => {
    const { id } = await requestBooking(world, customer, cleaner, { bookingDate: daysAhead(days) });
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    const { startsAt } = (await world.as(customer).get(`/api/bookings/${id}`)).body;
    return { id, work: `Regular Cleaning on ${formatDateTime(startsAt)}` };
  };
  const told = async (person: Account, mails: readonly string[]) => {
    expect(await mailsTo(person)).toEqual(expect.arrayContaining([...mails]));
    const bell = await bellOf(person);
    const read = bell.map(({ title, message }) => [title, message]);
    expect(read.flat().filter((text) => PLACEHOLDER.test(text))).toEqual([]);
    return read;
  };

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  it('the cleaner reads why requests, jobs and agreed cleans end or wait, and no placeholder in place of the name', async () => {
    const asked = await requestBooking(world, customer, cleaner);
    const agreed = await confirmed(9);
    const job = await postJob(world, customer);
    await applyFor(world, cleaner, job);
    const { startsAt } = (await world.as(cleaner).get(`/api/bookings/${asked.id}`)).body;
    await close(customer);
    const mails = ['booking-account-closed', 'booking-stranded', 'application-rejected'];
    expect(await told(cleaner, mails)).toEqual(
      expect.arrayContaining([
        [
          'Booking request cancelled',
          `The request for Regular Cleaning on ${formatDateTime(Date.parse(startsAt))} was cancelled because the other person closed the account.`,
        ],
        [
          'We are looking at your booking',
          `The other person closed the account. Our team is looking at your booking for ${agreed.work} and will tell you soon what becomes of it.`,
        ],
        [
          'Job closed',
          'The job Standard Cleaning in Oxford you had applied for was closed because the customer closed the account.',
        ],
      ]),
    );
  });

  it('the customer reads it of a cleaner', async () => {
    const agreed = await confirmed(9);
    await applyFor(world, cleaner, await postJob(world, customer));
    await close(cleaner);
    expect(await told(customer, ['booking-stranded', 'application-withdrawn'])).toEqual(
      expect.arrayContaining([
        [
          'We are looking at your booking',
          `The other person closed the account. Our team is looking at your booking for ${agreed.work} and will tell you soon what becomes of it.`,
        ],
        [
          'Application withdrawn',
          'An application for your job Standard Cleaning in Oxford was withdrawn because the cleaner closed the account.',
        ],
      ]),
    );
  });

  it('the cleaner completes what was done before, and is not told for whom', async () => {
    const { id } = await confirmed(9);
    await cleanEnded(id, 1);
    await close(customer);
    const done = world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'completed' });
    expectStatus(await done, 200);
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/bookings/${id}/paid`), 200, 201);
    const bell = await told(cleaner, []);
    expect(bell).toContainEqual([
      'Booking completed',
      expect.stringMatching(/^You completed Regular Cleaning on [^.]*\.$/),
    ]);
    expect(bell).toContainEqual([
      'Payment recorded',
      expect.stringMatching(/^£75\.00 for Regular Cleaning on [^.]* was paid\.$/),
    ]);
  });

  it('the customer says that it happened, and is not told by whom', async () => {
    const { id } = await confirmed(9);
    await cleanEnded(id, 49);
    await close(cleaner);
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/happened`), 200);
    expect(await told(customer, [])).toContainEqual([
      'Booking completed',
      expect.stringMatching(/^You said that Regular Cleaning on [^.]* happened\.$/),
    ]);
  });
});
