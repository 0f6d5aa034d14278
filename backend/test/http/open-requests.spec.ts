import { addDays, MAX_PENDING_REQUESTS_PER_CUSTOMER, ukToday } from '@tidyhearth/domain';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { mapConcurrently } from '../support/together.js';
import { world } from '../support/world.js';

it('a customer with thirty open requests moves an open one, and makes no other of what is agreed', async () => {
  const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  const timeOn = (day: number) => ({ bookingDate: addDays(ukToday(), 10 + day), bookingTime: '09:00' });
  const ask = (day: number) => requestBooking(world, customer, cleaner, timeOn(day));
  const move = (id: number, day: number) =>
    world.as(customer).post(`/api/bookings/${id}/reschedule`).send(timeOn(day));
  const agreed = await ask(0);
  const accepted = await world.as(cleaner).patch(`/api/bookings/${agreed.id}`).send({ status: 'confirmed' });
  expectStatus(accepted, 200);
  const days = Array.from({ length: MAX_PENDING_REQUESTS_PER_CUSTOMER }, (_, index) => index + 1);
  const open = await mapConcurrently(4, days, ask);
  const refused = await move(agreed.id, 50);
  expect(refused.body).toMatchObject({ statusCode: 409, code: 'TOO_MANY_PENDING' });
  const booking = await world.as(customer).get(`/api/bookings/${agreed.id}`);
  expect(booking.body.status).toBe('confirmed');
  expectStatus(await move(open[0]?.id ?? 0, 51), 200);
  expectStatus(await world.as(customer).post(`/api/bookings/${open[1]?.id}/cancel`), 200);
  expectStatus(await move(agreed.id, 50), 200);
});

it('a request is not moved to a time for which the same customer has another open with the cleaner', async () => {
  const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  const [first, second] = [
    await requestBooking(world, customer, cleaner),
    await requestBooking(world, customer, cleaner, { bookingTime: '13:00' }),
  ];
  const move = (bookingTime: string) =>
    world
      .as(customer)
      .post(`/api/bookings/${second.id}/reschedule`)
      .send({ bookingDate: addDays(ukToday(), 7), bookingTime });
  expect((await move('09:00')).body).toMatchObject({ statusCode: 409, code: 'DUPLICATE_REQUEST' });
  const kept = await world.as(customer).get(`/api/bookings/${second.id}`);
  expect(kept.body).toMatchObject({ status: 'pending', bookingTime: '13:00' });
  expectStatus(await world.as(customer).post(`/api/bookings/${first.id}/cancel`), 200);
  expectStatus(await move('09:00'), 200);
});
