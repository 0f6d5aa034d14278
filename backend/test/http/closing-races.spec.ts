import { sendFile, smallPicture } from '../support/checks.js';
import { mailedToken } from '../support/codes.js';
import { completedBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { daysAhead } from '../support/jobs.js';
import { mailbox } from '../support/mailbox.js';
import { personDetails } from '../support/people.js';
import { writtenReview } from '../support/reviews.js';
import { askedMeanwhile, heldAccount, heldClosing, heldReservation } from '../support/rows/held.js';
import { keptRating } from '../support/rows/kept.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

type Call = (person: CleanerAccount) => PromiseLike<{ status: number }>;

const CALLS: Record<string, Call> = {
  'a change of name': (person) =>
    world.as(person).patch(`/api/users/${person.user.id}`).send({ firstName: 'Ada' }),
  'a new bio': (person) =>
    world.as(person).patch(`/api/cleaners/${person.cleaner.id}`).send({ bio: 'I am back.' }),
  'a photo': async (person) =>
    world
      .as(person)
      .post(`/api/users/${person.user.id}/upload-image`)
      .attach('image', await smallPicture(), 'me.jpg'),
  'a photo of the profile': async (person) =>
    world
      .as(person)
      .post(`/api/cleaners/${person.cleaner.id}/upload-image`)
      .attach('image', await smallPicture(), 'me.jpg'),
  'a document': async (person) => sendFile(world, person, 'identity', await smallPicture()),
  'time kept free': (person) =>
    world
      .as(person)
      .post(`/api/cleaners/${person.cleaner.id}/blocks`)
      .send({ startsAt: daysAhead(5), endsAt: daysAhead(6), reason: 'My daughter’s wedding' }),
  'working hours': (person) =>
    world
      .as(person)
      .put(`/api/cleaners/${person.cleaner.id}/working-hours`)
      .send({ hours: [{ day: 1, start: '09:00', end: '17:00' }] }),
  'a confirmation code': (person) =>
    world.as(person).post('/api/auth/send-verification').send({ userId: person.user.id }),
  'a new address': (person) =>
    world
      .as(person)
      .post('/api/auth/change-email')
      .send({ email: `new-${person.user.id}@test.example`, password: person.password }),
};

describe('an account that closes', () => {
  it.each(Object.entries(CALLS))('keeps nothing of %s that was under way', async (_what, call) => {
    const person = await world.approvedCleaner();
    const answer = await heldClosing(person, (held) => askedMeanwhile(held, () => call(person)));
    expect(answer.status).toBe(401);
  });

  it('keeps nothing of a saved cleaner', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const save = () => world.as(customer).put(`/api/saved-cleaners/${cleaner.cleaner.id}`);
    const answer = await heldClosing(customer, (held) => askedMeanwhile(held, save));
    expect(answer.status).toBe(401);
  });

  it('does not apply again', async () => {
    const applicant = await world.registerCleaner();
    const { id } = applicant.cleaner;
    const reject = world.as(await world.admin()).post(`/api/admin/cleaners/${id}/reject`);
    expectStatus(await reject.send({ reason: 'Please tell us about your experience.' }), 200);
    const again = () => world.as(applicant).post(`/api/cleaners/${id}/apply-again`);
    const answer = await heldClosing(applicant, (held) => askedMeanwhile(held, again));
    expect(answer.status).toBe(401);
  });

  it('leaves the queue of applications', async () => {
    const applicant = await world.registerCleaner();
    const admin = world.as(await world.admin());
    const waiting = async () => {
      const query = { search: applicant.user.email, perPage: 100 };
      return (await admin.get('/api/admin/pending-cleaners').query(query)).body.length;
    };
    expect(await waiting()).toBe(1);
    const close = world.as(applicant).post(`/api/users/${applicant.user.id}/deactivate`);
    expectStatus(await close.send({ password: applicant.password }), 204);
    const [left] = (await admin.get('/api/admin/pending-cleaners').query({ perPage: 100 })).body.filter(
      ({ id }: { id: number }) => id === applicant.cleaner.id,
    );
    expect(left).toBeUndefined();
  });
});

describe('reviews about a customer who has closed the account', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let bookingId: number;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await writtenReview(world, customer, cleaner, { by: cleaner });
    bookingId = await completedBooking(world, customer, cleaner, '13:00');
  });

  const close = async () => {
    const answer = world.as(customer).post(`/api/users/${customer.user.id}/deactivate`);
    expectStatus(await answer.send({ password: customer.password }), 204);
  };
  const read = (more = '') => world.as(cleaner).get(`/api/reviews/reviewee/${customer.user.id}${more}`);
  const write = () =>
    world
      .as(cleaner)
      .post('/api/reviews')
      .send({ bookingId, reviewerId: cleaner.user.id, rating: 2, comment: 'The stairs were never clear.' });
  const mayReview = async () => (await world.as(cleaner).get(`/api/bookings/${bookingId}`)).body.mayReview;

  it('are shown to nobody any more', async () => {
    expect((await read()).body).toHaveLength(1);
    expectStatus(await read('/spread'), 200);
    await close();
    for (const more of ['', '/spread']) expectStatus(await read(more), 404);
  });

  it('are neither offered nor taken', async () => {
    expect(await mayReview()).toBe(true);
    await close();
    expect(await mayReview()).toBe(false);
    const refused = await write();
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'NOT_REVIEWABLE' });
    expect(refused.body.message).toMatch(/closed the account/);
    expect((await keptRating(customer)).reviews.reviewCount).toBe(1);
  });

  it('are not kept where the account closes at that moment', async () => {
    const answer = await heldClosing(customer, (held) => askedMeanwhile(held, write));
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'NOT_REVIEWABLE' });
    expect((await keptRating(customer)).reviews.reviewCount).toBe(1);
  });

  it('are still written of somebody whose account is on hold', async () => {
    const suspend = world.as(await world.admin()).post(`/api/admin/users/${customer.user.id}/suspend`);
    expectStatus(await suspend.send({ reason: 'It was reported.' }), 200);
    expect(await mayReview()).toBe(true);
    expectStatus(await write(), 201);
    expect(await mayReview()).toBe(false);
  });
});

describe('who has an address that two try to register at the same moment', () => {
  const close = async (person: Account) => {
    const { user, password } = person;
    expectStatus(await world.as(person).post(`/api/users/${user.id}/deactivate`).send({ password }), 204);
  };

  it.each([
    ['an open account', async () => undefined, /already have an account/],
    ['an account that was closed', close, /belonged to a closed account/],
  ])('is told of it once, with %s', async (_, prepare, subject) => {
    const person = await world.registerCustomer();
    const { email } = person.user;
    await prepare(person);
    const register = () =>
      world.anyone
        .post('/api/auth/register')
        .send({ ...personDetails('customer'), email, userType: 'customer' });
    const answers = await heldAccount(person, async ({ commit, untilCaught }) => {
      const asking = together(2, register);
      await untilCaught(2);
      await commit();
      return asking;
    });
    expect(countStatuses(answers)).toEqual({ 409: 2 });
    const mails = await mailbox(world, email).list();
    expect(mails.filter((mail) => subject.test(mail.subject))).toHaveLength(1);
  });
});

describe('the address of an account that closes at that moment', () => {
  it('is not registered again', async () => {
    const person = await world.registerCustomer();
    const { email } = person.user;
    const body = { ...personDetails('customer'), email, userType: 'customer' };
    const answer = await heldReservation(person, (held) =>
      askedMeanwhile(held, () => world.anyone.post('/api/auth/register').send(body)),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    const mails = await mailbox(world, email).list();
    expect(mails.filter(({ subject }) => /belonged to a closed account/.test(subject))).toHaveLength(1);
  });

  it('does not become that of another account', async () => {
    const other = await world.registerCustomer();
    const email = `wanted-${other.user.id}@test.example`;
    const change = world.as(other).post('/api/auth/change-email');
    expectStatus(await change.send({ email, password: other.password }), 200);
    const token = await mailedToken(world, email, /confirm your new email/i);
    const person = await world.registerCustomer({ email });
    const answer = await heldReservation(person, (held) =>
      askedMeanwhile(held, () => world.anyone.post('/api/auth/confirm-email').send({ token })),
    );
    expect([answer.status, answer.body.code]).toEqual([409, 'EMAIL_TAKEN']);
    expect((await world.as(other).get('/api/auth/user')).body.email).toBe(other.user.email);
  });
});
