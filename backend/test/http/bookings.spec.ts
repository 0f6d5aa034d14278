import { addDays, ukToday } from '@tidyhearth/domain';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob, stateOf, type Posting } from '../support/jobs.js';
import { bookingHasBegun, cleanBegan, jobIsNear } from '../support/rows/ageing.js';
import { areReminded, keptHistory, keptSlots } from '../support/rows/kept.js';
import { withoutJob } from '../support/rows/made.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('asking for a booking', () => {
  let customer: Account;
  let cleaner: CleanerAccount;

  beforeAll(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  const ask = (changes: object = {}) =>
    world
      .as(customer)
      .post('/api/bookings')
      .send({ ...bookingPayload(customer, cleaner), ...changes });

  it('makes a pending request at the price the customer saw', async () => {
    const answer = await ask({ specialInstructions: 'Key under the mat' });
    expect(answer.status).toBe(201);
    expect(answer.body).toMatchObject({
      customerId: customer.user.id,
      cleanerId: cleaner.cleaner.id,
      status: 'pending',
      bookingTime: '09:00',
      estimatedDuration: 3,
      totalAmount: '75.00',
      address: '12 Broad Street, Oxford, OX1 3AS',
      specialInstructions: 'Key under the mat',
      isReviewedByMe: false,
    });
  });

  it('is never confirmed by the client, whatever it sends', async () => {
    const answer = await ask({ status: 'confirmed', bookingTime: '14:00' });
    expect(answer.status).toBe(201);
    expect(answer.body.status).toBe('pending');
  });

  it('refuses another total and says the right one', async () => {
    const answer = await ask({ totalAmount: '74.99', bookingTime: '15:00' });
    expect(answer.status).toBe(409);
    expect(answer.body).toMatchObject({ code: 'PRICE_CHANGED', totalAmount: '75.00' });
  });

  it('computes half hours exactly', async () => {
    const other = await world.approvedCleaner({ hourlyRate: '12.35' });
    const payload = { ...bookingPayload(customer, other, { estimatedDuration: 1.5 }), totalAmount: '18.53' };
    const answer = await world.as(customer).post('/api/bookings').send(payload);
    expect([answer.status, answer.body.totalAmount]).toEqual([201, '18.53']);
  });

  it('reads an instant on London’s clock', async () => {
    const date = addDays(ukToday(), 8);
    const answer = await ask({ bookingDate: `${date}T12:00:00.000Z`, bookingTime: '11:00' });
    expect(answer.status).toBe(201);
    expect(answer.body.startsAt.slice(0, 10)).toBe(date);
  });

  it.each([
    ['a date gone by', { bookingDate: addDays(ukToday(), -1) }, 'TIME_IN_PAST'],
    ['a date too far ahead', { bookingDate: addDays(ukToday(), 500) }, 'TIME_TOO_FAR'],
    ['a time off the half hour', { bookingTime: '09:10' }, 'VALIDATION_FAILED'],
    ['the hour that the clocks skip', { bookingDate: '2027-03-28', bookingTime: '01:30' }, 'TIME_INVALID'],
    ['a day that does not exist', { bookingDate: '2027-02-30' }, 'VALIDATION_FAILED'],
    ['a service the cleaner does not list', { serviceType: 'oven' }, 'SERVICE_NOT_OFFERED'],
    ['an unknown service', { serviceType: 'magic' }, 'VALIDATION_FAILED'],
    ['a duration that is not on the list', { estimatedDuration: 2.25 }, 'VALIDATION_FAILED'],
    ['half a postcode', { postcode: 'OX1' }, 'VALIDATION_FAILED'],
    ['an unknown field', { isAdmin: true }, 'VALIDATION_FAILED'],
  ])('refuses %s, and names the field', async (_, changes, code) => {
    const answer = await ask(changes);
    expect([answer.status, answer.body.code]).toEqual([400, code]);
    expect(Object.keys(changes)).toContain(answer.body.details[0].path);
  });

  it.each([
    ['ZZ9 9ZZ', 404, 'POSTCODE_NOT_FOUND'],
    ['OX77 1AA', 404, 'POSTCODE_NOT_FOUND'],
    ['BT1 1AA', 404, 'POSTCODE_NOT_COVERED'],
    ['ZE1 0AA', 409, 'FAR_FROM_CLEANER'],
  ])('answers an address in %s with help', async (postcode, status, code) => {
    const answer = await ask({ postcode, bookingTime: '15:00' });
    expect(answer.body).toMatchObject({ statusCode: status, code });
  });

  it('takes an address far away from customers who confirm it', async () => {
    const far = { postcode: 'ZE1 0AA', farAddressConfirmed: true, bookingTime: '10:00' };
    expect((await ask(far)).body).toMatchObject({ status: 'pending', postcode: 'ZE1 0AA' });
  });

  it('refuses to book for somebody else', async () => {
    const stranger = await world.registerCustomer();
    expect((await ask({ customerId: stranger.user.id })).status).toBe(403);
  });

  it('is for customers', async () => {
    const answer = await world.as(cleaner).post('/api/bookings').send(bookingPayload(customer, cleaner));
    expect(answer.status).toBe(403);
  });

  it('knows no cleaner who has not been approved', async () => {
    const applicant = await world.registerCleaner();
    const answer = await world.as(customer).post('/api/bookings').send(bookingPayload(customer, applicant));
    expect(answer.status).toBe(404);
  });

  it('refuses a cleaner who takes no bookings', async () => {
    const resting = await world.approvedCleaner();
    await world.as(resting).patch(`/api/cleaners/${resting.cleaner.id}`).send({ isAvailable: false });
    const answer = await world.as(customer).post('/api/bookings').send(bookingPayload(customer, resting));
    expect([answer.status, answer.body.code]).toEqual([409, 'CLEANER_UNAVAILABLE']);
  });

  it('allows thirty open requests and no more', async () => {
    const eager = await world.registerCustomer();
    for (let day = 0; day < 30; day += 1) {
      await requestBooking(world, eager, cleaner, { bookingDate: addDays(ukToday(), 20 + day) });
    }
    const answer = await world.as(eager).post('/api/bookings').send(bookingPayload(eager, cleaner));
    expect([answer.status, answer.body.code]).toEqual([409, 'TOO_MANY_PENDING']);
  });
});

describe('answering a request', () => {
  let customer: Account;
  let cleaner: CleanerAccount;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  const move = (who: Account, id: number, status: string) =>
    world.as(who).patch(`/api/bookings/${id}`).send({ status });

  it('goes from pending through confirmed to completed, step by step', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    expect((await move(customer, id, 'confirmed')).status).toBe(403);
    expect((await move(cleaner, id, 'completed')).status).toBe(409);
    expect((await move(cleaner, id, 'confirmed')).body.status).toBe('confirmed');
    expect((await move(cleaner, id, 'confirmed')).status).toBe(409);
    expect((await move(customer, id, 'completed')).status).toBe(403);
    expect((await move(cleaner, id, 'completed')).body.code).toBe('BOOKING_NOT_BEGUN');
    await cleanBegan(id, 0);
    expect((await move(cleaner, id, 'completed')).body.status).toBe('completed');
    expect(await keptSlots(id)).toBe(0);
    expect((await move(customer, id, 'cancelled')).status).toBe(409);
    expect(await keptHistory(id)).toEqual(['pending', 'confirmed', 'completed']);
  });

  it.each(['pending', 'paid'])('makes a booking %s for neither side, whatever it is now', async (status) => {
    const { id } = await requestBooking(world, customer, cleaner);
    const refusals = async () => [await move(customer, id, status), await move(cleaner, id, status)];
    const seen = await refusals();
    await move(cleaner, id, 'confirmed');
    seen.push(...(await refusals()));
    await cleanBegan(id, 0);
    await move(cleaner, id, 'completed');
    seen.push(...(await refusals()));
    for (const { body } of seen) expect(body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
    expect(await keptHistory(id)).toEqual(['pending', 'confirmed', 'completed']);
    expect((await move(cleaner, id, 'accepted')).status).toBe(400);
  });

  it('lets both sides cancel, once', async () => {
    const first = await requestBooking(world, customer, cleaner);
    const cancel = (who: Account, id: number) => world.as(who).post(`/api/bookings/${id}/cancel`);
    expect((await cancel(customer, first.id)).body.status).toBe('cancelled');
    expect((await cancel(customer, first.id)).status).toBe(409);
    const second = await requestBooking(world, customer, cleaner);
    await move(cleaner, second.id, 'confirmed');
    expect((await cancel(cleaner, second.id)).body.status).toBe('cancelled');
    const again = await requestBooking(world, customer, cleaner);
    expect((await move(cleaner, again.id, 'confirmed')).status).toBe(200);
  });

  it('is nobody else’s business', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    const [stranger, rival] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    for (const who of [stranger, rival, await world.admin()]) {
      expect((await world.as(who).get(`/api/bookings/${id}`)).status).toBe(404);
      expect((await world.as(who).patch(`/api/bookings/${id}`).send({ status: 'cancelled' })).status).toBe(
        404,
      );
      expect((await world.as(who).post(`/api/bookings/${id}/cancel`)).status).toBe(404);
      const elsewhere = { bookingDate: addDays(ukToday(), 9), bookingTime: '09:00' };
      expect((await world.as(who).post(`/api/bookings/${id}/reschedule`).send(elsewhere)).status).toBe(404);
    }
  });

  it('shares contact details only when confirmed, and only of those who share theirs', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    const seenBy = async (who: Account) => (await world.as(who).get(`/api/bookings/${id}`)).body;
    expect((await seenBy(cleaner)).customer).toMatchObject({ phone: null, email: null });
    await move(cleaner, id, 'confirmed');
    expect((await seenBy(cleaner)).customer).toMatchObject({
      phone: '07700 900123',
      email: customer.user.email,
    });
    expect((await seenBy(customer)).cleaner).toMatchObject({ email: cleaner.user.email });
    const wish = { allowProfileSearch: true, shareContactInfo: false };
    await world.as(customer).patch(`/api/users/${customer.user.id}/privacy`).send(wish).expect(200);
    expect((await seenBy(cleaner)).customer).toMatchObject({ phone: null, email: null });
  });

  it('refuses to accept what has begun', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    // Otherwise the job would cancel the request.
    const answer = await withoutJob('booking-deadlines', async () => {
      await bookingHasBegun(id);
      return move(cleaner, id, 'confirmed');
    });
    expect([answer.status, answer.body.code]).toEqual([409, 'TIME_HAS_PASSED']);
  });

  it('asks the cleaner again when the customer wants another time', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    await move(cleaner, id, 'confirmed');
    const wish = { bookingDate: addDays(ukToday(), 7), bookingTime: '10:00' };
    expect((await world.as(cleaner).post(`/api/bookings/${id}/reschedule`).send(wish)).status).toBe(403);
    const answer = await world.as(customer).post(`/api/bookings/${id}/reschedule`).send(wish);
    expect([answer.status, answer.body.status, answer.body.bookingTime]).toEqual([200, 'pending', '10:00']);
    expect(await keptSlots(id)).toBe(0);
    expect((await move(cleaner, id, 'confirmed')).status).toBe(200);
  });

  it('is told of once on short notice: the confirmation is no hour before a reminder', async () => {
    const [near, far] = [
      await requestBooking(world, customer, cleaner),
      await requestBooking(world, customer, cleaner, { bookingTime: '13:00' }),
    ];
    await cleanBegan(near.id, -23);
    for (const { id } of [near, far]) expectStatus(await move(cleaner, id, 'confirmed'), 200);
    expect(await areReminded([near.id, far.id])).toEqual([true, false]);
    const wish = { bookingDate: addDays(ukToday(), 8), bookingTime: '10:00', reason: 'I am away.' };
    expectStatus(await world.as(customer).post(`/api/bookings/${near.id}/reschedule`).send(wish), 200);
    expectStatus(await move(cleaner, near.id, 'confirmed'), 200);
    expect(await areReminded([near.id])).toEqual([false]);
  });

  it('is told of once on short notice too where an application is accepted', async () => {
    const accept = async (posting: Posting) => {
      const { id } = await applyFor(world, cleaner, posting);
      const accepted = { status: 'accepted' };
      expectStatus(await world.as(customer).patch(`/api/applications/${id}`).send(accepted), 200);
      const [booking] = (await stateOf(posting.id)).bookings;
      return Number(booking?.id);
    };
    const near = await postJob(world, customer);
    await jobIsNear(near.id, 12);
    const booked = [await accept(near), await accept(await postJob(world, customer))];
    expect(await areReminded(booked)).toEqual([true, false]);
  });

  it.each(['pending', 'confirmed'])(
    'does not ask again for the time that a %s booking has',
    async (status) => {
      const { id } = await requestBooking(world, customer, cleaner);
      if (status === 'confirmed') await move(cleaner, id, 'confirmed');
      const seen = async () => (await world.as(customer).get(`/api/bookings/${id}`)).body;
      const before = await seen();
      const same = { bookingDate: addDays(ukToday(), 7), bookingTime: '09:00' };
      const { body } = await world.as(customer).post(`/api/bookings/${id}/reschedule`).send(same);
      expect(body).toMatchObject({ statusCode: 409, code: 'DUPLICATE_REQUEST' });
      expect(body.message).toContain('keep it as it is');
      expect(await seen()).toEqual(before);
      expect(await keptSlots(id)).toBe(status === 'confirmed' ? 6 : 0);
    },
  );

  it('puts the booking into a calendar file', async () => {
    const { id } = await requestBooking(world, customer, cleaner, { streetAddress: '1; Broad, Street' });
    const answer = await world.as(customer).get(`/api/bookings/${id}/calendar.ics`);
    expect(answer.headers['content-type']).toContain('text/calendar');
    expect(answer.text).toContain('BEGIN:VEVENT\r\n');
    expect(answer.text.replaceAll('\r\n ', '')).toContain(
      'LOCATION:1\\; Broad\\, Street\\, Oxford\\, OX1 3AS',
    );
  });
});
