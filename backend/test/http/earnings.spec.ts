import { formatAmount } from '@tidyhearth/domain';
import { completedBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { visitsInEachPeriod } from '../support/period-visits.js';
import { requestBooking } from '../support/bookings.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('what a cleaner has earned', () => {
  let cleaner: CleanerAccount;
  let customer: Account;
  const report = async (period: string) => {
    const answer = await world
      .as(cleaner)
      .get(`/api/cleaners/${cleaner.cleaner.id}/earnings`)
      .query({ period });
    expectStatus(answer, 200);
    return answer.body;
  };

  beforeAll(async () => {
    [customer, cleaner] = await Promise.all([
      world.registerCustomer(),
      world.approvedCleaner({ hourlyRate: '25.10' }),
    ]);
  });

  it('counts completed and paid bookings, the fee of each rounded once, and nothing that is only agreed', async () => {
    const first = await completedBooking(world, customer, cleaner, '09:00');
    await completedBooking(world, customer, cleaner, '13:00');
    await requestBooking(world, customer, cleaner, { bookingTime: '15:00', estimatedDuration: 1 });
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/bookings/${first}/paid`), 200, 201);

    // 5% of 25.10 is 1.255, so 1.26 for each of the two.
    const all = await report('all-time');
    expect(all).toMatchObject({
      gross: '50.20',
      fee: '2.52',
      net: '47.68',
      feeRate: 0.05,
      jobs: 2,
      averageJob: '25.10',
      hours: 2,
      paidJobs: 1,
      pendingJobs: 1,
      paidAmount: '23.84',
      pendingAmount: '23.84',
    });
    expect(all.cards).toMatchObject({ totalNet: '47.68', totalEarned: '50.20' });
    expect(all.transactions).toHaveLength(2);
    expect((await report('last-month')).cards).toEqual(all.cards);
  });

  it('has a spreadsheet of the same bookings', async () => {
    const path = `/api/cleaners/${cleaner.cleaner.id}/earnings.csv`;
    const { text } = await world.as(cleaner).get(path).query({ period: 'all-time' });
    expect(text.trim().split(/\r?\n/)).toHaveLength(3);
    expect(text).toContain('25.10');
  });

  it('counts to each period what was done on its days', async () => {
    cleaner = await world.approvedCleaner({ hourlyRate: '20.00' });
    const counts = await visitsInEachPeriod(await completedBooking(world, customer, cleaner, '09:00'));
    const gross = (visits: number) => formatAmount(visits * 2_000);
    const cards = {
      thisWeek: gross(counts.thisWeek),
      thisMonth: gross(counts.thisMonth),
      totalEarned: gross(counts.all),
    };
    for (const [period, visits] of [
      ['this-week', counts.thisWeek],
      ['this-month', counts.thisMonth],
      ['last-month', counts.lastMonth],
      ['all-time', counts.all],
    ] as const)
      expect([period, await report(period)]).toEqual([
        period,
        expect.objectContaining({
          gross: gross(visits),
          jobs: visits,
          hours: visits,
          cards: expect.objectContaining(cards),
        }),
      ]);
  });
});
