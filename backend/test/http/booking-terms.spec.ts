import { addDays, CANCELLATION_TERMS, formatDateTime, LATE_REASON_NEEDED, ukToday } from '@tidyhearth/domain';
import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { cleanBegan, cleanEnded } from '../support/rows/ageing.js';
import { markClosed } from '../support/rows/made.js';
import { deleteMails } from '../support/rows/outbox.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

/** In two lines, as its field allows. */
const REASON = 'I have fallen ill.\nThe doctor comes at noon.';
const STORY = 'I waited until eleven and nobody came.';

let customer: Account;
let cleaner: CleanerAccount;
let id: number;

beforeEach(async () => {
  [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  ({ id } = await requestBooking(world, customer, cleaner));
  await deleteMails(cleaner);
});

const call = (person: Account, path: string, body: object = {}) =>
  world.as(person).post(`/api/bookings/${id}/${path}`).send(body);
const move = (person: Account, status: string, more: object = {}) =>
  world
    .as(person)
    .patch(`/api/bookings/${id}`)
    .send({ status, ...more });
const confirm = async () => expectStatus(await move(cleaner, 'confirmed'), 200);
const lastToldTo = async (person: Account) => (await bellOf(person))[0]?.message;
const seenBy = async (person: Account) => (await world.as(person).get(`/api/bookings/${id}`)).body;
const elsewhen = { bookingDate: addDays(ukToday(), 9), bookingTime: '10:00' };

describe('cancelling and moving', () => {
  beforeEach(confirm);

  it('is free until a day before the start, with or without a reason', async () => {
    await cleanBegan(id, -25);
    expectStatus(await call(customer, 'cancel'), 200);
    expect(await seenBy(cleaner)).toMatchObject({
      cancelledById: customer.user.id,
      cancellationReason: null,
      isLateCancellation: false,
    });
  });

  it.each(['customer', 'cleaner'] as const)(
    'of a %s is late after that: asked for the reason, which both sides and the admin see',
    async (side) => {
      const who = side === 'customer' ? customer : cleaner;
      await cleanBegan(id, -23);
      for (const refused of [await call(who, 'cancel'), await call(who, 'cancel', { reason: '  ' })]) {
        expect(refused.status).toBe(400);
        expect(refused.body.details).toEqual([{ path: 'reason', msg: LATE_REASON_NEEDED }]);
      }
      expect((await move(who, 'cancelled')).status).toBe(400);
      expect((await seenBy(who)).status).toBe('confirmed');
      expectStatus(await call(who, 'cancel', { reason: REASON }), 200);
      const expected = {
        status: 'cancelled',
        cancelledById: who.user.id,
        cancellationReason: REASON,
        isLateCancellation: true,
      };
      for (const person of [customer, cleaner]) expect(await seenBy(person)).toMatchObject(expected);
      expect(await lastToldTo(side === 'customer' ? cleaner : customer)).toContain('late cancellation');
      const { body } = await world.as(await world.admin()).get(`/api/admin/bookings/${id}`);
      expect(body).toMatchObject({ cancelledBy: side, cancellationReason: REASON, isLateCancellation: true });
    },
  );

  it('by rescheduling is late as well, and stays on the booking', async () => {
    await cleanBegan(id, -23);
    const refused = await call(customer, 'reschedule', elsewhen);
    expect([refused.status, refused.body.details]).toEqual([
      400,
      [{ path: 'reason', msg: LATE_REASON_NEEDED }],
    ]);
    expectStatus(await call(customer, 'reschedule', { ...elsewhen, reason: REASON }), 200);
    expect(await lastToldTo(cleaner)).toContain('late change');
    expectStatus(await call(customer, 'cancel'), 200);
    expect(await lastToldTo(cleaner)).not.toContain('late');
    expect(await seenBy(cleaner)).toMatchObject({ lateChangeReason: REASON, isLateCancellation: false });
    const { body } = await world.as(await world.admin()).get(`/api/admin/bookings/${id}`);
    expect(body.lateChangeReason).toBe(REASON);
  });

  it('is refused from the start on, for both sides, with a message that says what to do', async () => {
    await cleanBegan(id, 0);
    for (const answer of [
      await call(customer, 'cancel', { reason: REASON }),
      await move(customer, 'cancelled', { reason: REASON }),
      await call(customer, 'reschedule', { ...elsewhen, reason: REASON }),
      await call(cleaner, 'cancel', { reason: REASON }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'BOOKING_BEGUN']);
    expect((await seenBy(customer)).status).toBe('confirmed');
  });

  it('has terms that say so', () => {
    expect(CANCELLATION_TERMS).toContain('24 hours');
  });
});

describe('a booking that was moved since it was seen', () => {
  let seenStartsAt: string;

  beforeEach(async () => {
    ({ startsAt: seenStartsAt } = await seenBy(cleaner));
    await confirm();
    expectStatus(await call(customer, 'reschedule', elsewhen), 200);
  });

  const later = { bookingDate: addDays(ukToday(), 11), bookingTime: '13:00' };

  it.each([
    ['accepted', () => move(cleaner, 'confirmed', { seenStartsAt })],
    ['declined by who wants to cancel', () => call(cleaner, 'cancel', { seenStartsAt })],
    ['declined', () => move(cleaner, 'cancelled', { seenStartsAt })],
    ['completed', () => move(cleaner, 'completed', { seenStartsAt })],
    ['disputed', () => call(cleaner, 'not-happened', { seenStartsAt, text: STORY })],
    ['cancelled by its customer', () => call(customer, 'cancel', { seenStartsAt })],
    ['moved again', () => call(customer, 'reschedule', { ...later, seenStartsAt })],
    [
      'cancelled by an admin',
      async () =>
        world
          .as(await world.admin())
          .post(`/api/admin/bookings/${id}/cancel`)
          .send({ reason: REASON, seenStartsAt }),
    ],
  ])('is not %s by a screen from before, which is told the time now', async (_, act) => {
    const before = await seenBy(cleaner);
    const { body } = await act();
    expect(body).toMatchObject({ statusCode: 409, code: 'TERMS_CHANGED' });
    expect(body.message).toContain(formatDateTime(before.startsAt));
    expect(await seenBy(cleaner)).toEqual(before);
  });

  it('is accepted by who has seen its time, however that is written', async () => {
    const { startsAt } = await seenBy(cleaner);
    expect((await move(cleaner, 'confirmed', { seenStartsAt: 'today' })).body.details).toEqual([
      expect.objectContaining({ path: 'seenStartsAt' }),
    ]);
    expectStatus(
      await move(cleaner, 'confirmed', { seenStartsAt: startsAt.replace('.000Z', '+00:00') }),
      200,
    );
  });
});

describe('a request that was accepted since it was seen', () => {
  const seen = { seenStatus: 'pending' };

  beforeEach(confirm);

  it.each([
    ['called off by the cleaner’s “Decline”', () => move(cleaner, 'cancelled', seen)],
    ['called off by a “Cancel” of the request', () => call(customer, 'cancel', seen)],
    ['given up for another time', () => call(customer, 'reschedule', { ...elsewhen, ...seen })],
  ])('is not %s on a screen from before', async (_, act) => {
    const before = await seenBy(customer);
    const { body } = await act();
    expect(body).toMatchObject({ statusCode: 409, code: 'TERMS_CHANGED' });
    expect(body.message).toContain('confirmed');
    expect(await seenBy(customer)).toEqual(before);
  });

  it('is by who has seen it, and what has ended is refused as such', async () => {
    expectStatus(await move(cleaner, 'cancelled', { seenStatus: 'confirmed' }), 200);
    expect((await move(cleaner, 'cancelled', { seenStatus: 'confirmed' })).body.code).toBe('STATE_CONFLICT');
  });
});

it('a request is never cancelled late', async () => {
  await cleanBegan(id, -2);
  expectStatus(await call(customer, 'cancel'), 200);
  expect(await seenBy(cleaner)).toMatchObject({ isLateCancellation: false });
});

describe('a clean that is over', () => {
  beforeEach(confirm);

  it('is completed from its start on, not before, and reviewed after that', async () => {
    const review = () =>
      world
        .as(customer)
        .post('/api/reviews')
        .send({ bookingId: id, reviewerId: customer.user.id, rating: 5, comment: 'Careful and on time.' });
    const early = await move(cleaner, 'completed');
    expect([early.status, early.body.code]).toEqual([409, 'BOOKING_NOT_BEGUN']);
    expect((await review()).body.code).toBe('NOT_REVIEWABLE');
    await cleanBegan(id, 0);
    expect((await review()).body.code).toBe('NOT_REVIEWABLE');
    expectStatus(await move(cleaner, 'completed'), 200);
    expectStatus(await review(), 201);
  });

  it('is said to have happened by the customer a day after its end', async () => {
    await cleanEnded(id, 23);
    const early = await call(customer, 'happened');
    expect([early.status, early.body.code]).toEqual([409, 'BOOKING_NOT_LONG_OVER']);
    await cleanEnded(id, 24);
    expect((await call(cleaner, 'happened')).status).toBe(403);
    expect((await call(customer, 'happened')).body.status).toBe('completed');
    expect(await titlesOf(cleaner)).toContain('Booking completed');
    expect((await call(customer, 'happened')).body.code).toBe('STATE_CONFLICT');
  });

  it('is said not to have happened by either, from its start on; both are told', async () => {
    const early = await call(customer, 'not-happened', { text: STORY });
    expect([early.status, early.body.code]).toEqual([409, 'BOOKING_NOT_BEGUN']);
    await cleanBegan(id, 0);
    expect((await call(customer, 'not-happened', { text: 'No.' })).status).toBe(400);
    const disputed = await call(customer, 'not-happened', { text: STORY });
    expect(disputed.body).toMatchObject({ status: 'confirmed', disputedById: customer.user.id });
    expect(JSON.stringify(await seenBy(cleaner))).not.toContain(STORY);
    const reported = /report/;
    const toldOf = async (person: Account) =>
      (await titlesOf(person)).filter((title) => reported.test(title));
    expect(await toldOf(customer)).toEqual(['We have your report']);
    expect(await toldOf(cleaner)).toEqual(['A clean is reported as not done']);
    expect(await mailsTo(customer)).toEqual(['booking-confirmed', 'report-received']);
    expect(await mailsTo(cleaner)).toContain('booking-disputed');
    const { body } = await world.as(await world.admin()).get(`/api/admin/bookings/${id}`);
    expect(body).toMatchObject({ disputedBy: 'customer', disputedAt: expect.any(String) });
  });

  it('is completed by nobody against the other’s word, and by who takes their own back', async () => {
    await cleanEnded(id, 25);
    expectStatus(await call(customer, 'not-happened', { text: STORY }), 200);
    for (const answer of [
      await move(cleaner, 'completed'),
      await call(cleaner, 'not-happened', { text: STORY }),
      await call(customer, 'not-happened', { text: STORY }),
    ])
      expect([answer.status, answer.body.code]).toEqual([409, 'BOOKING_DISPUTED']);
    expect((await call(customer, 'happened')).body.status).toBe('completed');
  });

  it('is disputed by the cleaner as well, and then not completed by the customer', async () => {
    await cleanEnded(id, 25);
    expectStatus(await call(cleaner, 'not-happened', { text: STORY }), 200);
    expect((await call(customer, 'happened')).body.code).toBe('BOOKING_DISPUTED');
    expect((await move(cleaner, 'completed')).body.status).toBe('completed');
  });
});

describe('nobody is confirmed or moved to', () => {
  const shut = (cleanerId: number) =>
    world.as(cleaner).patch(`/api/cleaners/${cleanerId}`).send({ isAvailable: false }).expect(200);

  it('who takes no bookings, and is told how to go on', async () => {
    await shut(cleaner.cleaner.id);
    const confirmed = await move(cleaner, 'confirmed');
    expect([confirmed.status, confirmed.body.code]).toEqual([409, 'NOT_TAKING_BOOKINGS']);
    const moved = await call(customer, 'reschedule', elsewhen);
    expect([moved.status, moved.body.code]).toEqual([409, 'CLEANER_UNAVAILABLE']);
    expect(moved.body.message).toContain('book somebody else');
    expect((await seenBy(customer)).bookingTime).toBe('09:00');
  });

  it('whose approval was taken back', async () => {
    await confirm();
    const admin = world.as(await world.admin());
    expectStatus(
      await admin.post(`/api/admin/cleaners/${cleaner.cleaner.id}/withdraw-approval`).send({}),
      200,
      201,
      204,
    );
    expect((await call(customer, 'reschedule', elsewhen)).body.code).toBe('CLEANER_UNAVAILABLE');
  });

  it('whose account is closed', async () => {
    await markClosed(cleaner, 'deactivated');
    expect((await call(customer, 'reschedule', elsewhen)).body.code).toBe('CLEANER_UNAVAILABLE');
  });

  it('for a customer whose account is closed', async () => {
    await markClosed(customer, 'suspended');
    const answer = await move(cleaner, 'confirmed');
    expect([answer.status, answer.body.code]).toEqual([409, 'CUSTOMER_GONE']);
  });

  it('and a cleaner who is busy is told their own ways out', async () => {
    const other = await world.registerCustomer();
    const taken = await requestBooking(world, other, cleaner);
    expectStatus(
      await world.as(cleaner).patch(`/api/bookings/${taken.id}`).send({ status: 'confirmed' }),
      200,
    );
    const answer = await move(cleaner, 'confirmed');
    expect([answer.status, answer.body.code]).toEqual([409, 'SLOT_TAKEN']);
    expect(answer.body.message).toMatch(/^You have already accepted another booking at that time/);
  });
});
