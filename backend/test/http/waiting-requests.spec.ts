import { bellOf, mailsTo } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { daysAhead } from '../support/jobs.js';
import { proveAddress } from '../support/proved.js';
import { deleteMails } from '../support/rows/outbox.js';
import { mailbox } from '../support/mailbox.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('requests to a cleaner whose approval was withdrawn', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let id: number;

  const answer = (status: string, bookingId = id) =>
    world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status });
  const withdrawApproval = async () =>
    expectStatus(
      await world
        .as(await world.admin())
        .post(`/api/admin/cleaners/${cleaner.cleaner.id}/withdraw-approval`)
        .send({}),
      200,
    );
  /** What the cleaner is asked once the approval is back. */
  const asked = async () => {
    await deleteMails(cleaner);
    await world.approve(cleaner);
    const items = (await bellOf(cleaner)).filter(
      ({ title }) => title === 'A request is waiting for your answer',
    );
    const mails = (await mailsTo(cleaner)).filter((type) => type === 'booking-nudged');
    return { bookings: items.map(({ bookingId }) => bookingId), items, mails };
  };

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await proveAddress(world, cleaner);
    ({ id } = await requestBooking(world, customer, cleaner));
  });

  it('can be declined, as the mail about the approval says, and are asked about again once they can be accepted', async () => {
    const other = await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    await withdrawApproval();
    const mails = await mailbox(world, cleaner.user.email).list();
    expect(mails[0]?.text?.replace(/\s+/g, ' ')).toContain('You can decline requests that wait for you');
    expect((await answer('confirmed')).body).toMatchObject({ code: 'NOT_APPROVED' });
    expectStatus(await answer('cancelled', other.id), 200);
    const { bookings, mails: told } = await asked();
    expect([bookings, told]).toEqual([[id], ['booking-nudged']]);
    expectStatus(await answer('confirmed'), 200);
  });

  it('are asked about as not to be accepted where the cleaner is away by then', async () => {
    await withdrawApproval();
    const block = { startsAt: daysAhead(7, '08:00'), endsAt: daysAhead(7, '18:00') };
    const blocks = `/api/cleaners/${cleaner.cleaner.id}/blocks`;
    expectStatus(await world.as(cleaner).post(blocks).send(block), 201);
    const { items } = await asked();
    expect(items.map(({ message }) => message)).toEqual([
      expect.stringMatching(/still waiting to hear about .+\. It can be accepted only once you are free/),
    ]);
  });

  it('are asked about with what else is needed where the cleaner has paused bookings', async () => {
    await withdrawApproval();
    const pause = world.as(cleaner).patch(`/api/cleaners/${cleaner.cleaner.id}`).send({ isAvailable: false });
    expectStatus(await pause, 200);
    const { items } = await asked();
    expect(items.map(({ message }) => message)).toEqual([
      expect.stringMatching(
        /still waiting to hear about .+\. It can be accepted only once you take bookings again/,
      ),
    ]);
  });
});
