import { randomUUID } from 'node:crypto';
import { addDays, BLOCK_DAYS_MAX, DAY_MS, HOUR_MS, ukToday } from '@tidyhearth/domain';
import { bookingPayload, instantAt, requestBooking } from '../support/bookings.js';
import { bookingHasBegun, cleanEnded } from '../support/rows/ageing.js';
import { blocksEnded } from '../support/rows/made.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const day = addDays(ukToday(), 14);

const blocksOf = ({ cleaner }: CleanerAccount) => `/api/cleaners/${cleaner.id}/blocks`;

const block = (cleaner: CleanerAccount, from: string, to: string, key: string = randomUUID()) =>
  world.as(cleaner).post(blocksOf(cleaner)).set('Idempotency-Key', key).send({ startsAt: from, endsAt: to });

const blockDay = (cleaner: CleanerAccount, date = day) =>
  block(cleaner, instantAt(date, '00:00'), instantAt(addDays(date, 1), '00:00'));

const confirm = (cleaner: CleanerAccount, id: number) =>
  world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' });

/** The next day from which the longest block has one more change of the clocks in this direction than in the other. */
function dayBefore(change: 'back' | 'forward'): string {
  const hours = (date: string) =>
    (Date.parse(instantAt(addDays(date, BLOCK_DAYS_MAX), '09:00')) - Date.parse(instantAt(date, '09:00'))) /
    3_600_000;
  const wanted = (BLOCK_DAYS_MAX * DAY_MS) / 3_600_000 + (change === 'back' ? 1 : -1);
  let date = day;
  while (hours(date) !== wanted) date = addDays(date, 1);
  return date;
}

async function inBlocks(cleaner: CleanerAccount): Promise<[number, string][]> {
  const answer = await world
    .as(cleaner)
    .get(`/api/bookings/cleaner/${cleaner.cleaner.id}/in-blocks`)
    .expect(200);
  return answer.body.map(({ id, status }: { id: number; status: string }) => [id, status]);
}

describe('blocked time', () => {
  let customer: Account;
  let cleaner: CleanerAccount;

  const request = (bookingTime: string, bookingDate = day, who = customer) =>
    requestBooking(world, who, cleaner, { bookingDate, bookingTime, estimatedDuration: 2 });

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  it('may lie over confirmed bookings: they stay, are named, and stand in the list of what is left to settle', async () => {
    const [inside, before, pending] = [
      await request('10:00'),
      await request('15:00', addDays(day, -1)),
      await request('14:00'),
    ];
    await confirm(cleaner, inside.id).expect(200);
    await confirm(cleaner, before.id).expect(200);
    const added = await blockDay(cleaner);
    expect([added.status, added.body.confirmedBookings]).toEqual([201, [inside.id]]);
    expect((await world.as(customer).get(`/api/bookings/${inside.id}`)).body.status).toBe('confirmed');
    expect(await inBlocks(cleaner)).toEqual([
      [inside.id, 'confirmed'],
      [pending.id, 'pending'],
    ]);
  });

  it('that touches a booking without lying over it names none', async () => {
    const { id } = await request('10:00');
    await confirm(cleaner, id).expect(200);
    for (const [from, to] of [
      ['08:00', '10:00'],
      ['12:00', '13:00'],
    ] as const) {
      expect((await block(cleaner, instantAt(day, from), instantAt(day, to))).body.confirmedBookings).toEqual(
        [],
      );
    }
    expect(await inBlocks(cleaner)).toEqual([]);
  });

  it.each(['back', 'forward'] as const)(
    'lasts so many days of the calendar at most, also where the clocks go %s in it once more',
    async (change) => {
      const from = dayBefore(change);
      const until = addDays(from, BLOCK_DAYS_MAX);
      const longer = await block(cleaner, instantAt(from, '09:00'), instantAt(until, '09:30'));
      expect(longer.status).toBe(400);
      expect(longer.body.details).toEqual([
        { path: 'endsAt', msg: `A block can last ${BLOCK_DAYS_MAX} days at most` },
      ]);
      expect((await block(cleaner, instantAt(from, '09:00'), instantAt(until, '09:00'))).status).toBe(201);
    },
  );

  it('says the same to a call that is sent again', async () => {
    const { id } = await request('10:00');
    await confirm(cleaner, id).expect(200);
    const key = randomUUID();
    const send = () => block(cleaner, instantAt(day, '09:00'), instantAt(day, '11:00'), key);
    const first = await send();
    expect(first.body.confirmedBookings).toEqual([id]);
    expect((await send()).body).toEqual(first.body);
    expect((await world.as(cleaner).get(blocksOf(cleaner))).body).toHaveLength(1);
  });

  it('that lies ahead is listed, the earliest first, however much is over', async () => {
    const ahead = [addDays(day, 1), day].map((date) => blockDay(cleaner, date).expect(201));
    const [later, sooner] = (await Promise.all(ahead)).map(({ body }) => body.id);
    const [newest] = await blocksEnded(cleaner, 1, 500);
    const { body: listed } = await world.as(cleaner).get(blocksOf(cleaner)).expect(200);
    expect(listed).toHaveLength(500);
    expect(listed.slice(-3).map(({ id }: { id: number }) => id)).toEqual([newest, sooner, later]);
  });

  it('ends after its start and after now', async () => {
    const now = Date.now();
    const ending = async (from: number, to: number) =>
      (await block(cleaner, new Date(from).toISOString(), new Date(to).toISOString())).body.details;
    expect(await ending(now + HOUR_MS, now + HOUR_MS)).toEqual([
      { path: 'endsAt', msg: 'The end must be after the start' },
    ]);
    expect(await ending(now - 2 * HOUR_MS, now - HOUR_MS)).toEqual([
      { path: 'endsAt', msg: 'The block must not lie in the past' },
    ]);
    expect((await world.as(cleaner).get(blocksOf(cleaner))).body).toEqual([]);
  });

  it('is one of five hundred at most that lie ahead', async () => {
    await blockDay(cleaner).expect(201);
    await blocksEnded(cleaner, -60, 498);
    await blocksEnded(cleaner, 1, 10);
    await blockDay(cleaner, addDays(day, 1)).expect(201);
    const refused = await blockDay(cleaner, addDays(day, 2));
    expect(refused.body.details).toEqual([{ path: 'startsAt', msg: 'At most 500 blocks can lie ahead' }]);
  });

  it('is removed by its owner alone', async () => {
    const { body } = await blockDay(cleaner).expect(201);
    const rival = await world.approvedCleaner();
    for (const owner of [rival, cleaner])
      expect([403, 404]).toContain((await world.as(rival).delete(`${blocksOf(owner)}/${body.id}`)).status);
    expect((await world.as(cleaner).get(blocksOf(cleaner))).body).toHaveLength(1);
  });

  it('names no visit that was over when it was added', async () => {
    const { id } = await request('10:00');
    await confirm(cleaner, id).expect(200);
    await cleanEnded(id, 1);
    const from = new Date(Date.now() - 12 * HOUR_MS).toISOString();
    const added = await block(cleaner, from, instantAt(addDays(day, 1), '00:00'));
    expect([added.status, added.body.confirmedBookings]).toEqual([201, []]);
  });

  it('takes nothing new: no request, no acceptance, no new time, beside what is confirmed in it', async () => {
    const [inside, waiting, elsewhere] = [
      await request('10:00'),
      await request('14:00'),
      await request('09:00', addDays(day, 1)),
    ];
    await confirm(cleaner, inside.id).expect(200);
    await blockDay(cleaner).expect(201);
    const { body: days } = await world.anyone
      .get(`/api/cleaners/${cleaner.cleaner.id}/slots`)
      .query({ from: day, to: day });
    expect(days[0].starts).toEqual([]);
    const asked = await world
      .as(customer)
      .post('/api/bookings')
      .send(
        bookingPayload(customer, cleaner, { bookingDate: day, bookingTime: '13:00', estimatedDuration: 1 }),
      );
    const accepted = await confirm(cleaner, waiting.id);
    const move = (id: number, bookingTime: string) =>
      world.as(customer).post(`/api/bookings/${id}/reschedule`).send({ bookingDate: day, bookingTime });
    const moved = await move(elsewhere.id, '15:00');
    const movedInside = await move(inside.id, '11:00');
    for (const answer of [asked, accepted, moved, movedInside]) {
      expect([answer.status, answer.body.code]).toEqual([409, 'SLOT_BLOCKED']);
    }
  });

  it('is settled once each booking in it is moved, cancelled or declined, or its block is removed', async () => {
    const [moved, cancelled, declined, kept] = [
      await request('09:00'),
      await request('11:00'),
      await request('14:00'),
      await request('09:00', addDays(day, 3)),
    ];
    for (const { id } of [moved, cancelled, kept]) await confirm(cleaner, id).expect(200);
    await blockDay(cleaner).expect(201);
    const { body: other } = await blockDay(cleaner, addDays(day, 3));
    const ids = async () => (await inBlocks(cleaner)).map(([id]) => id);
    expect(await ids()).toEqual([moved.id, cancelled.id, declined.id, kept.id]);
    await world
      .as(customer)
      .post(`/api/bookings/${moved.id}/reschedule`)
      .send({ bookingDate: addDays(day, 1), bookingTime: '09:00' })
      .expect(200);
    expect(await ids()).toEqual([cancelled.id, declined.id, kept.id]);
    await world.as(cleaner).post(`/api/bookings/${cancelled.id}/cancel`).expect(200);
    await world.as(cleaner).patch(`/api/bookings/${declined.id}`).send({ status: 'cancelled' }).expect(200);
    expect(await ids()).toEqual([kept.id]);
    await world
      .as(cleaner)
      .delete(`${blocksOf(cleaner)}/${other.id}`)
      .expect(204);
    expect(await ids()).toEqual([]);
  });

  it('has nothing to settle any more in a visit that has begun', async () => {
    const { id } = await request('10:00');
    await confirm(cleaner, id).expect(200);
    await blockDay(cleaner).expect(201);
    await bookingHasBegun(id);
    await block(
      cleaner,
      new Date(Date.now() - 3_600_000).toISOString(),
      instantAt(addDays(ukToday(), 1), '00:00'),
    );
    expect(await inBlocks(cleaner)).toEqual([]);
  });

  it('lists the own bookings alone, a page at a time', async () => {
    const other = await world.approvedCleaner();
    const theirs = await requestBooking(world, customer, other, { bookingDate: day, bookingTime: '10:00' });
    await confirm(other, theirs.id).expect(200);
    const first = await request('10:00');
    const second = await request('15:00');
    await blockDay(cleaner).expect(201);
    const page = await world
      .as(cleaner)
      .get(`/api/bookings/cleaner/${cleaner.cleaner.id}/in-blocks?limit=1`)
      .expect(200);
    expect(page.body.map(({ id }: { id: number }) => id)).toEqual([first.id]);
    const next = /<([^>]+)>; rel="next"/.exec(page.headers.link ?? '')?.[1] ?? '';
    const rest = await world.as(cleaner).get(next);
    expect(rest.body.map(({ id }: { id: number }) => id)).toEqual([second.id]);
    expect(await inBlocks(other)).toEqual([]);
  });
});
