import { addDays, addMonths, formatAmount, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { completeBooking, completedBooking } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { visitsInEachPeriod } from '../support/period-visits.js';
import { requestBooking } from '../support/bookings.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { keptFeeRate } from '../support/rows/kept.js';
import { completedByLastRelease } from '../support/rows/made.js';
import { World, world, type Account, type CleanerAccount } from '../support/world.js';

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
      nextPayout: addDays(addMonths(`${ukToday().slice(0, 7)}-01`, 1), -1),
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
    const { transactions, series } = await report('all-time');
    const monthly = series.some(({ date }: { date: string }) => date === ukToday().slice(0, 7));
    expect([transactions.length, monthly]).toEqual([10, true]);
  });

  it('rounds the price of half an hour as the booking did', async () => {
    cleaner = await world.approvedCleaner({ hourlyRate: '25.01' });
    const { id } = await requestBooking(world, customer, cleaner, { estimatedDuration: 1.5 });
    await completeBooking(world, cleaner, id);
    expect(await report('all-time')).toMatchObject({ gross: '37.52', fee: '1.88', net: '35.64' });
  });
});

/** £25 × 3 hours plus the booking fee. */
const SEEN = { totalAmount: '80.00' };

describe('what the operator takes of a job', () => {
  let store: Store;
  let app: ScratchApp | undefined;
  let there: World;
  let cleaner: CleanerAccount;

  const restart = async (rate: string) => {
    await app?.stop();
    app = await startApp({ engine, store, env: { PLATFORM_FEE_RATE: rate, BOOKING_FEE: '5' } });
    there = new World(app.url, store);
  };
  const confirmed = async () => {
    const customer = await there.registerCustomer();
    const { id } = await requestBooking(there, customer, cleaner, SEEN);
    return { id, customer };
  };
  const completed = async () => {
    const { id, customer } = await confirmed();
    await completeBooking(there, cleaner, id, store);
    return { id, customer };
  };
  /** A day after the visit, the customer confirms that it happened. */
  const saidToHaveHappened = async () => {
    const { id, customer } = await confirmed();
    const accepted = await there.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' });
    expectStatus(accepted, 200);
    await cleanEnded(id, 24, store);
    expectStatus(await there.as(customer).post(`/api/bookings/${id}/happened`), 200);
  };
  const read = async (form: 'earnings' | 'earnings.csv') => {
    const path = `/api/cleaners/${cleaner.cleaner.id}/${form}`;
    const answer = await there.as(cleaner).get(path).query({ period: 'all-time' });
    expectStatus(answer, 200);
    return answer;
  };
  const report = async () => (await read('earnings')).body;
  const sheet = async () => (await read('earnings.csv')).text;

  beforeAll(async () => {
    store = await createStore(engine);
    await restart('0.05');
    cleaner = await there.approvedCleaner();
  });
  afterAll(async () => {
    await app?.stop();
    await store.remove();
  });

  it('counts no booking fee as earned, and takes no share of it', async () => {
    expect(await report()).toMatchObject({ feeRate: 0.05, lowestFeeRate: 0.05, highestFeeRate: 0.05 });
    const { id, customer } = await completed();
    const admin = there.as(await there.admin());
    expectStatus(await admin.post(`/api/admin/bookings/${id}/paid`), 200, 201);
    const bell = await there.as(cleaner).get(`/api/notifications/${cleaner.user.id}`);
    expect(bell.body[0].message).toMatch(
      /^£80\.00 for .+ £5\.00 of it is the booking fee, which is not part of your earnings\.$/,
    );
    const earned = { gross: '75.00', fee: '3.75', net: '71.25' };
    expect(await report()).toMatchObject({
      ...earned,
      averageJob: '75.00',
      paidAmount: '71.25',
      pendingAmount: '0.00',
      nextPayout: null,
      cards: { totalNet: '71.25', totalEarned: '75.00' },
      series: [{ gross: '75.00', net: '71.25' }],
      transactions: [{ bookingId: id, ...earned }],
    });
    expect(await sheet()).toContain('75.00,3.75,71.25');
    const spent = await there.as(customer).get(`/api/bookings/customer/${customer.user.id}/summary`);
    expect(spent.body.totalAmount).toBe('80.00');
  });

  it('keeps the share of the time of the job when the rate is changed', async () => {
    await saidToHaveHappened();
    await completed();
    const [figures, lines] = [await report(), await sheet()];
    expect(figures).toMatchObject({ gross: '225.00', fee: '11.25', net: '213.75' });
    await restart('0.15');
    expect(await sheet()).toBe(lines);
    expect(await report()).toEqual({ ...figures, feeRate: 0.15 });

    await completed();
    expect(await report()).toMatchObject({
      gross: '300.00',
      fee: '22.50',
      feeRate: 0.15,
      lowestFeeRate: 0.05,
      highestFeeRate: 0.15,
    });
  });

  it('keeps the share of the first start for a job that the last release completed', async () => {
    const { id } = await completed();
    const lines = await sheet();
    await completedByLastRelease(id, store);
    expect(await sheet()).toBe(lines);
    await restart('0.15');
    await waitFor(async () => (await keptFeeRate(id, store)) ?? undefined, {
      timeoutMs: 20_000,
      what: 'the rate to be kept',
    });
    await restart('0.05');
    expect(await sheet()).toBe(lines);
  });
});
