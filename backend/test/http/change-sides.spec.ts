import { addMonths, REAPPLICATIONS, ukToday } from '@tidyhearth/domain';
import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { daysAhead, postingPayload, postJob } from '../support/jobs.js';
import { writtenReview } from '../support/reviews.js';
import { applicationDetails, type ApplicationDetails } from '../support/people.js';
import { proveAddress } from '../support/proved.js';
import { postingHasBegun } from '../support/rows/ageing.js';
import { marksWereRecorded } from '../support/rows/checks.js';
import { askedMeanwhile, heldChangeOfSide } from '../support/rows/held.js';
import { keptOf } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount, type Session } from '../support/world.js';

const N = 10;

describe('a customer who applies as a cleaner', () => {
  let admin: Session;
  let customer: Account;
  let cleaner: CleanerAccount;

  const apply = (person: Session, changes: Partial<ApplicationDetails> = {}, key?: string) =>
    world
      .as(person)
      .post('/api/cleaners')
      .set(key === undefined ? {} : { 'Idempotency-Key': key })
      .send({ ...applicationDetails(), ...changes });
  const withdraw = (person: Session, cleanerId: number) =>
    world.as(person).post(`/api/cleaners/${cleanerId}/withdraw-application`);
  const accountOf = async (person: Session) => (await world.as(person).get('/api/auth/user')).body;
  const decide = (cleanerId: number, how: string, body: object = {}) =>
    world.as(admin).post(`/api/admin/cleaners/${cleanerId}/${how}`).send(body);
  const applicationOf = async (cleanerId: number) =>
    (await world.as(admin).get(`/api/admin/cleaner-applications/${cleanerId}`)).body;
  const applied = async (person: Session): Promise<number> => {
    const answer = await apply(person);
    expectStatus(answer, 201);
    return answer.body.id;
  };

  beforeEach(async () => {
    admin = await world.admin();
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  it('does so with the account they have, and is told so, as is the admin', async () => {
    await proveAddress(world, customer);
    const answer = await apply(customer, { bio: 'I have cleaned for years.' });
    expect(answer.status).toBe(201);
    expect(answer.headers.location).toBe(`/api/cleaners/${answer.body.id}`);
    expect(answer.body).toMatchObject({ status: 'pending', bio: 'I have cleaned for years.' });
    expect(await accountOf(customer)).toMatchObject({
      id: customer.user.id,
      email: customer.user.email,
      userType: 'cleaner',
      cleanerId: answer.body.id,
      cleanerStatus: 'pending',
    });
    expect((await bellOf(customer))[0]).toMatchObject({
      type: 'other',
      title: 'Your application as a cleaner is in',
    });
    expect(await mailsTo(customer)).toContain('cleaner-applied');
    expect(await applicationOf(answer.body.id)).toMatchObject({ wasCustomer: true, timesAppliedAgain: 0 });
    const acts = (await auditLines(world, 'user', customer.user.id)).map(({ action }) => action);
    expect(acts).toContain('account.applied-as-cleaner');
    const other = await world.registerCleaner();
    expect(await applicationOf(other.cleaner.id)).toMatchObject({ wasCustomer: false });
  });

  it('works as any cleaner once approved, and is a customer no more', async () => {
    const cleanerId = await applied(customer);
    expectStatus(await decide(cleanerId, 'approve'), 200);
    const own = world.as(customer);
    expect((await own.get(`/api/bookings/cleaner/${cleanerId}`)).status).toBe(200);
    expect((await own.post('/api/bookings').send(bookingPayload(customer, cleaner))).status).toBe(403);
    expect((await own.post('/api/postings').send(postingPayload(customer))).status).toBe(403);
    expect((await own.put(`/api/saved-cleaners/${cleaner.cleaner.id}`)).status).toBe(403);
    expect((await withdraw(customer, cleanerId)).body.code).toBe('STATE_CONFLICT');
  });

  it('ends first what is open as a customer', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    await proveAddress(world, customer);
    const posting = await postJob(world, customer);
    const refused = await apply(customer);
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'CUSTOMER_WORK_OPEN' });
    expect(refused.body.message).toContain('1 request or booking and 1 job');
    expect((await accountOf(customer)).userType).toBe('customer');
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    expectStatus(
      await world.as(customer).patch(`/api/postings/${posting.id}`).send({ status: 'cancelled' }),
      200,
    );
    const confirmed = await apply(customer);
    expect(confirmed.body).toMatchObject({ code: 'CUSTOMER_WORK_OPEN' });
    expect(confirmed.body.message).not.toContain('job');
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/cancel`).send({}), 200);
    expect((await apply(customer)).status).toBe(201);
  });

  it('reads earlier bookings and conversations on', async () => {
    const { id } = await requestBooking(world, customer, cleaner);
    const text = { senderId: customer.user.id, receiverId: cleaner.user.id, content: 'Thank you!' };
    expectStatus(await world.as(customer).post('/api/messages').send(text), 201);
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/cancel`).send({}), 200);
    await applied(customer);
    const own = world.as(customer);
    expect((await own.get(`/api/bookings/${id}`)).body).toMatchObject({
      id,
      streetAddress: '12 Broad Street',
    });
    const list = await own.get(`/api/bookings/customer/${customer.user.id}`);
    expect(list.body).toEqual([expect.objectContaining({ id })]);
    const threads = await own.get(`/api/messages/conversations/${customer.user.id}`);
    expect(threads.body).toEqual([expect.objectContaining({ otherUserId: cleaner.user.id })]);
    // Like any applicant, they can't write to anybody before they are approved.
    const more = await own.post('/api/messages').send({ ...text, content: 'One thing more.' });
    expect(more.body.code).toBe('NOT_APPROVED');
  });

  it('changes once, however often it is pressed, and a try that is repeated is answered like the first', async () => {
    const statuses = countStatuses(await together(N, () => apply(customer)));
    expect(statuses[201]).toBe(1);
    expect((statuses[409] ?? 0) + (statuses[403] ?? 0)).toBe(N - 1);
    const other = await world.registerCustomer();
    const key = `apply-${other.user.id}`;
    const [first, second] = [await apply(other, {}, key), await apply(other, {}, key)];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(second.body.id).toBe(first.body.id);
    expect(await titlesOf(other)).toHaveLength(1);
  });

  it.each(['booking', 'job'])(
    'either has made a %s or is a cleaner, when both come at once',
    async (what) => {
      const people = await together(N, () => world.registerCustomer());
      await together(2 * N, async (index) => {
        const person = people[index % N] ?? customer;
        if (index < N) return apply(person);
        const time = { bookingTime: index % 2 ? '09:00' : '14:00' };
        return what === 'booking'
          ? world
              .as(person)
              .post('/api/bookings')
              .send(bookingPayload(person, cleaner, time))
          : world.as(person).post('/api/postings').send(postingPayload(person));
      });
      for (const person of people) {
        const { userType } = await accountOf(person);
        const path = what === 'booking' ? '/api/bookings/recent/' : '/api/postings/customer/';
        const made = await world.as(person).get(`${path}${person.user.id}`);
        expect([userType, made.status === 200 ? made.body.length : 0]).toEqual(
          userType === 'customer' ? ['customer', 1] : ['cleaner', 0],
        );
      }
    },
  );

  it.each(['bookings', 'postings'] as const)(
    'makes no %s with a call that was let in before and has not begun to write',
    async (what) => {
      const body = what === 'bookings' ? bookingPayload(customer, cleaner) : postingPayload(customer);
      const answer = await heldChangeOfSide(customer, (held) =>
        askedMeanwhile(held, () => world.as(customer).post(`/api/${what}`).send(body)),
      );
      expect(answer.status).toBe(403);
      expect(await keptOf(what, customer)).toBe(0);
    },
  );

  it.each(['before', 'at that moment'])(
    'moves no job of the past ahead, where the account changed sides %s',
    async (when) => {
      await proveAddress(world, customer);
      const { id } = await postJob(world, customer);
      await postingHasBegun(id);
      const seen = async () => (await world.as(customer).get(`/api/postings/${id}`)).body;
      const before = await seen();
      const move = () =>
        world
          .as(customer)
          .patch(`/api/postings/${id}`)
          .send({ postingDate: daysAhead(9) });
      if (when === 'before') {
        const cleanerId = await applied(customer);
        expect((await move()).body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
        expectStatus(await withdraw(customer, cleanerId), 200);
        expect(await seen()).toEqual(before);
        expectStatus(await move(), 200);
      } else {
        const answer = await heldChangeOfSide(customer, (held) => askedMeanwhile(held, move));
        expect(answer.body).toMatchObject({ statusCode: 403, code: 'FORBIDDEN' });
        expect(await seen()).toEqual(before);
      }
    },
  );

  it('takes the application back and books again, while it waits or after a rejection', async () => {
    await proveAddress(world, customer);
    const cleanerId = await applied(customer);
    expect((await world.as(customer).get(`/api/cleaners/by-user/${customer.user.id}`)).status).toBe(200);
    expect((await withdraw(customer, cleanerId)).body).toMatchObject({
      userType: 'customer',
      cleanerId: null,
      cleanerStatus: null,
    });
    expect(await titlesOf(customer)).toContain('Your application is withdrawn');
    expect((await world.as(customer).get(`/api/cleaners/by-user/${customer.user.id}`)).status).toBe(404);
    expect((await applicationOf(cleanerId)).status).toBe('withdrawn');
    for (const late of ['approve', 'reject']) expectStatus(await decide(cleanerId, late), 409);
    expect((await applicationOf(cleanerId)).status).toBe('withdrawn');
    const { id } = await requestBooking(world, customer, cleaner);
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/cancel`).send({}), 200);

    expect(await applied(customer)).toBe(cleanerId);
    expectStatus(await decide(cleanerId, 'reject', { reason: 'Please tell us more.' }), 200);
    expectStatus(await withdraw(customer, cleanerId), 200);
    await applied(customer);
    expect(await applicationOf(cleanerId)).toMatchObject({
      status: 'pending',
      timesAppliedAgain: 1,
      previousReason: 'Please tell us more.',
      rejectionReason: null,
    });
  });

  it('applies anew a few times a month', async () => {
    const cleanerId = await applied(customer);
    for (let time = 0; time < REAPPLICATIONS.max; time += 1) {
      expectStatus(await withdraw(customer, cleanerId), 200);
      await applied(customer);
    }
    expectStatus(await withdraw(customer, cleanerId), 200);
    expect((await apply(customer)).body.code).toBe('REAPPLIED_TOO_OFTEN');
    expect((await accountOf(customer)).userType).toBe('customer');
  });

  it('keeps a mark of identity for three years from the day it was recorded', async () => {
    const profile = async (cleanerId: number) =>
      (await world.as(customer).get(`/api/cleaners/${cleanerId}`)).body;
    const verify = world.as(admin).post(`/api/admin/users/${customer.user.id}/verify`);
    expectStatus(await verify.send({ verify: true }), 200);
    await marksWereRecorded(customer, addMonths(ukToday(), -35));
    const cleanerId = await applied(customer);
    expect((await profile(cleanerId)).checks).toEqual([
      {
        kind: 'identity',
        checkedOn: addMonths(ukToday(), -35),
        expiresOn: addMonths(addMonths(ukToday(), -35), 36),
      },
    ]);
    const other = await world.registerCustomer();
    expectStatus(
      await world.as(admin).post(`/api/admin/users/${other.user.id}/verify`).send({ verify: true }),
      200,
    );
    await marksWereRecorded(other, addMonths(ukToday(), -37));
    await applied(other);
    expect((await accountOf(other)).isVerified).toBe(false);
  });

  it('is approved or a customer, when the admin decides at the moment of the withdrawal', async () => {
    const cleanerId = await applied(customer);
    await together(2, (index) => (index ? withdraw(customer, cleanerId) : decide(cleanerId, 'approve')));
    const { status } = await applicationOf(cleanerId);
    const { userType } = await accountOf(customer);
    expect([status, userType]).toEqual(
      userType === 'cleaner' ? ['approved', 'cleaner'] : ['withdrawn', 'customer'],
    );
  });

  it('keeps a profile to which work belongs, even when its approval is withdrawn', async () => {
    await requestBooking(world, customer, cleaner);
    expectStatus(await decide(cleaner.cleaner.id, 'withdraw-approval'), 200);
    expect((await withdraw(cleaner, cleaner.cleaner.id)).body.code).toBe('PROFILE_IN_USE');
    expect((await accountOf(cleaner)).userType).toBe('cleaner');
  });

  it('shows what cleaners wrote about the customer to nobody who looks at the cleaner', async () => {
    await writtenReview(world, customer, cleaner, { by: cleaner });
    const cleanerId = await applied(customer);
    expectStatus(await decide(cleanerId, 'approve'), 200);
    const profile = await world.anyone.get(`/api/cleaners/${cleanerId}`);
    expect(profile.body).toMatchObject({ rating: 0, reviewCount: 0 });
    expect((await world.anyone.get(`/api/reviews/reviewee/${customer.user.id}`)).body).toEqual([]);
    // The review of the earlier visit is still possible.
    const [{ id: bookingId }] = (await world.as(customer).get(`/api/bookings/customer/${customer.user.id}`))
      .body;
    const thanks = {
      bookingId,
      reviewerId: customer.user.id,
      rating: 4,
      comment: 'Spotless, from the hob to the hall.',
    };
    expectStatus(await world.as(customer).post('/api/reviews').send(thanks), 201);
  });
});
