import { randomUUID } from 'node:crypto';
import { addDays, ukToday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { keyOf } from '../support/messages.js';
import { personDetails } from '../support/people.js';
import { world } from '../support/world.js';

const enquiry = (subject: string) => ({
  name: 'Rowan Field',
  email: 'rowan@test.example',
  subject,
  message: 'Do you clean ovens?',
});

describe('a repeated request', () => {
  const contact = (key: string, browser: string, subject: string) =>
    world.anyone
      .post('/api/contact')
      .set('Idempotency-Key', key)
      .set('User-Agent', browser)
      .send(enquiry(subject));

  it('of a visitor is told from another visitor’s with the same key', async () => {
    const key = randomUUID();
    expectStatus(await contact(key, 'Browser A', 'Ovens'), 201);
    expectStatus(await contact(key, 'Browser B', 'Windows'), 201);
    expect((await contact(key, 'Browser A', 'Carpets')).body).toMatchObject({ code: 'IDEMPOTENCY_MISMATCH' });
  });

  it('may name its fields in another order', async () => {
    const { name, email, subject, message } = enquiry('Ovens, in another order');
    const send = (body: object) =>
      world.anyone.post('/api/contact').set('Idempotency-Key', 'another-order').send(body);
    expectStatus(await send({ name, email, subject, message }), 201);
    const again = await send({ message, subject, email, name });
    expectStatus(again, 201);
    expect(again.headers).toHaveProperty('idempotent-replayed', 'true');
  });

  it('is answered with what it made as it is now', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const body = { senderId: customer.user.id, receiverId: cleaner.user.id, content: 'Good morning' };
    const ask = () => world.as(customer).post('/api/messages').set('Idempotency-Key', 'morning').send(body);
    const first = await ask();
    expectStatus(first, 201);
    const read = `/api/messages/conversation/${cleaner.user.id}/${customer.user.id}/read`;
    expectStatus(await world.as(cleaner).post(read), 200, 201, 204);
    const second = await ask();
    expect(second.body).toEqual({ ...first.body, isRead: true });
    const thread = await world.as(customer).get(`/api/messages/${keyOf(customer, cleaner)}`);
    expect(thread.body).toHaveLength(1);
  });

  it('to decide is answered with what was decided, and without its key it is refused', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const posting = await postJob(world, customer);
    const { id } = await applyFor(world, cleaner, posting);
    const accept = (key: string) =>
      world
        .as(customer)
        .patch(`/api/applications/${id}`)
        .set('Idempotency-Key', key)
        .send({ status: 'accepted' });
    const first = await accept('accept');
    expectStatus(first, 200);
    expect(first.headers).not.toHaveProperty('idempotent-replayed');
    const again = await accept('accept');
    expect(again.headers).toHaveProperty('idempotent-replayed', 'true');
    expect(again.body).toEqual(first.body);
    expectStatus(await accept('another-key'), 409);
  });

  it.each<
    [
      string,
      (id: number) => [by: 'customer' | 'cleaner', method: 'patch' | 'post', path: string, body: object],
    ]
  >([
    ['accept a booking', (id) => ['cleaner', 'patch', `/api/bookings/${id}`, { status: 'confirmed' }]],
    ['cancel a booking', (id) => ['customer', 'post', `/api/bookings/${id}/cancel`, {}]],
    [
      'move a booking',
      (id) => [
        'customer',
        'post',
        `/api/bookings/${id}/reschedule`,
        { bookingDate: addDays(ukToday(), 9), bookingTime: '13:00' },
      ],
    ],
  ])('to %s happens once', async (_, callFor) => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const { id } = await requestBooking(world, customer, cleaner);
    const [by, method, path, body] = callFor(id);
    const change = (key: string) =>
      world.as({ customer, cleaner }[by])[method](path).set('Idempotency-Key', key).send(body);
    const first = await change('once');
    expectStatus(first, 200);
    const again = await change('once');
    expect(again.headers).toHaveProperty('idempotent-replayed', 'true');
    expect(again.body).toEqual(first.body);
    const steps = await world.as(customer).get(`/api/bookings/${id}/history`);
    expect(steps.body).toHaveLength(2);
  });

  it('to sign in is a sign-in of its own', async () => {
    const { user, password } = await world.registerCustomer();
    const signIn = () =>
      world.anyone.post('/api/login').set('Idempotency-Key', 'same').send({ email: user.email, password });
    const [first, second] = [await signIn(), await signIn()];
    expect([first.status, second.status]).toEqual([200, 200]);
    expect(second.body.token).not.toBe(first.body.token);
  });

  it('to register opens nothing once the password is another', async () => {
    const details = personDetails('customer');
    const register = () =>
      world.anyone.post('/api/auth/register').set('Idempotency-Key', 'join').send(details);
    const first = await register();
    expectStatus(first, 201);
    const change = { currentPassword: details.password, newPassword: `${details.password}-2` };
    expectStatus(await world.as(first.body).post('/api/auth/change-password').send(change), 200, 201, 204);
    expect((await register()).body).toMatchObject({ statusCode: 409, code: 'EMAIL_TAKEN' });
  });
});
