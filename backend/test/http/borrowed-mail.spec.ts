import { randomUUID } from 'node:crypto';
import { PLAIN_TEXT_MESSAGES } from '@tidyhearth/domain';
import { bookingPayload, requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { postingPayload, postJob } from '../support/jobs.js';
import { personDetails } from '../support/people.js';
import { proveAddress } from '../support/proved.js';
import { say } from '../support/messages.js';
import { world } from '../support/world.js';

const LURE = 'Hurry, collect your prize';

const textsTo = async (recipient: string) => {
  const mails = await mailbox(world, recipient).list();
  return mails.map(({ subject, text, html }) => [subject, text, html].join('\n'));
};

describe('mail to an address that nobody has confirmed', () => {
  it('never says a name that whoever opened the account chose', async () => {
    const lured = await world.registerCustomer({ firstName: LURE, lastName: LURE });
    const { email } = lured.user;
    await world.as(lured).post('/api/auth/send-verification').send({ userId: lured.user.id, type: 'email' });
    await world.anyone.post('/api/auth/forgot-password').send({ email });
    const newAddress = `${randomUUID()}@test.example`;
    await world
      .as(lured)
      .post('/api/auth/change-email')
      .send({ email: newAddress, password: lured.password });
    await world.anyone
      .post('/api/auth/register')
      .send({ ...personDetails('customer'), email, firstName: LURE });
    await world.as(lured).post(`/api/users/${lured.user.id}/deactivate`).send({ password: lured.password });
    const texts = [...(await textsTo(email)), ...(await textsTo(newAddress))];
    expect(texts.length).toBeGreaterThanOrEqual(6);
    for (const text of texts) expect(text).not.toContain(LURE);
  });

  it('says nothing of what others wrote, until the code is typed', async () => {
    const cleaner = await world.approvedCleaner();
    const customer = await world.registerCustomer({ firstName: LURE });
    await requestBooking(world, customer, cleaner);
    await say(customer, cleaner, `${LURE} at evil.example`);
    const bare = await textsTo(cleaner.user.email);
    expect(bare.some((text) => text.includes('There is news about a booking'))).toBe(true);
    expect(bare.some((text) => text.includes('You have a new message'))).toBe(true);
    for (const text of bare) expect(text).not.toContain(LURE);

    await proveAddress(world, cleaner);
    await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    const [full = ''] = await textsTo(cleaner.user.email);
    expect(full).toContain('Hello Rowan,');
    expect(full).toContain(LURE);
  });
});

describe('the button of a mail to an address that nobody has confirmed', () => {
  it('says no more than the mail: neither where and when somebody wanted a clean, nor which booking it is', async () => {
    const cleaner = await world.approvedCleaner();
    const customer = await world.registerCustomer();
    const { id } = await requestBooking(world, customer, cleaner);
    const [outwardCode] = bookingPayload(customer, cleaner).postcode.split(' ');
    const yes = await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' });
    expectStatus(yes, 200);
    const admin = world.as(await world.admin());
    const reason = { reason: 'It was reported.' };
    expectStatus(await admin.post(`/api/admin/users/${cleaner.user.id}/suspend`).send(reason), 200);
    const decision = { decision: 'offer-others', note: 'We are sorry.' };
    expectStatus(await admin.post(`/api/admin/bookings/${id}/decision`).send(decision), 200);
    const bare = (await textsTo(customer.user.email)).filter((text) => text.includes('There is news about'));
    expect(bare.length).toBeGreaterThanOrEqual(3);
    for (const text of bare) {
      expect(text).toContain(`${world.url}/dashboard`);
      for (const detail of [outwardCode, 'find-cleaners', `/bookings/${id}`])
        expect(text).not.toContain(detail);
    }
  });
});

describe('names and towns', () => {
  it.each(['You won at http://evil.example', 'evil.com', 'www.evil', 'A\u202eda', 'A\u200bda', 'A\u0007da'])(
    'are refused with words when they are %j',
    async (text) => {
      for (const field of ['firstName', 'lastName'] as const) {
        const body = { ...personDetails('customer'), userType: 'customer', [field]: text };
        const answer = await world.anyone.post('/api/auth/register').send(body);
        expect(answer.status).toBe(400);
        expect(answer.body.details).toEqual([expect.objectContaining({ path: field })]);
      }
      const customer = await world.registerCustomer();
      for (const field of ['firstName', 'lastName', 'city', 'county'] as const) {
        const answer = await world
          .as(customer)
          .patch(`/api/users/${customer.user.id}`)
          .send({ [field]: text });
        expect(answer.status).toBe(400);
      }
    },
  );

  it.each(['Call 07700 900123', 'Oxford (07700) 900-123'])(
    'are refused with words where people read them who have agreed on nothing, when they are %j',
    async (text) => {
      for (const field of ['firstName', 'lastName'] as const) {
        const body = { ...personDetails('customer'), userType: 'customer', [field]: text };
        const answer = await world.anyone.post('/api/auth/register').send(body);
        expect([answer.status, answer.body.details]).toEqual([
          400,
          [expect.objectContaining({ path: field, msg: PLAIN_TEXT_MESSAGES.contact })],
        ]);
      }
      const customer = await world.registerCustomer();
      const job = await postJob(world, customer);
      const own = world.as(customer);
      for (const field of ['firstName', 'lastName'] as const) {
        const changed = await own.patch(`/api/users/${customer.user.id}`).send({ [field]: text });
        expect([field, changed.status]).toEqual([field, 400]);
      }
      for (const field of ['city', 'county'] as const) {
        const posted = await own.post('/api/postings').send({ ...postingPayload(customer), [field]: text });
        expect([field, posted.status, posted.body.details]).toEqual([
          field,
          400,
          [expect.objectContaining({ path: field, msg: PLAIN_TEXT_MESSAGES.contact })],
        ]);
        const edited = await own.patch(`/api/postings/${job.id}`).send({ [field]: text });
        expect([field, edited.status]).toEqual([field, 400]);
      }
    },
  );

  it.each(["O'Brien", 'José', 'Anne-Marie', '李', 'St. John'])('may be %s', async (lastName) => {
    expect((await world.registerCustomer({ lastName })).user.lastName).toBe(lastName);
  });
});
