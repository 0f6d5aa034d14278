import { addDays, HOUR_MS, ukToday } from '@tidyhearth/domain';
import { bellOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { completeBooking } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { cleanBegan } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const UNANSWERED_HOURS = 48;

describe('a booking’s own page', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let id: number;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    ({ id } = await requestBooking(world, customer, cleaner, { estimatedDuration: 2 }));
  });

  const move = async (person: Account, status: string, reason?: string) =>
    expectStatus(await world.as(person).patch(`/api/bookings/${id}`).send({ status, reason }), 200);
  const historyOf = async (person: Account) => {
    const answer = await world.as(person).get(`/api/bookings/${id}/history`);
    expectStatus(answer, 200);
    return answer.body as {
      step: string;
      by: string;
      reason: string | null;
      movedFrom: string | null;
      at: string;
    }[];
  };
  const stepsOf = async (person: Account) =>
    (await historyOf(person)).map(({ step, by, reason }) => [step, by, ...(reason === null ? [] : [reason])]);
  const bookingOf = async (person: Account) => (await world.as(person).get(`/api/bookings/${id}`)).body;

  it('tells both parties who did what, the latest first', async () => {
    await move(cleaner, 'confirmed');
    const { startsAt } = await bookingOf(customer);
    const later = { bookingDate: addDays(ukToday(), 9), bookingTime: '14:00' };
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/reschedule`).send(later), 200);
    await move(cleaner, 'cancelled', 'I am away then.');
    const steps = [
      ['cancelled', 'cleaner', 'declined'],
      ['rescheduled', 'customer'],
      ['confirmed', 'cleaner'],
      ['requested', 'customer'],
    ];
    expect(await stepsOf(customer)).toEqual(steps);
    expect(await stepsOf(cleaner)).toEqual(steps);
    expect((await historyOf(cleaner)).map(({ movedFrom }) => movedFrom)).toEqual([
      null,
      startsAt,
      null,
      null,
    ]);
    const { history } = (await world.as(await world.admin()).get(`/api/admin/bookings/${id}`)).body;
    expect(history).toContainEqual(expect.objectContaining({ status: 'pending', movedFrom: startsAt }));
    expect(await bookingOf(customer)).toMatchObject({
      status: 'cancelled',
      cancelReason: 'declined',
      cancellationReason: 'I am away then.',
      answerBy: null,
    });
  });

  it('says what the team did without naming anybody', async () => {
    const admin = await world.admin();
    const words = { reason: 'Both asked us to.' };
    expectStatus(await world.as(admin).post(`/api/admin/bookings/${id}/cancel`).send(words), 200);
    expect(await stepsOf(cleaner)).toEqual([
      ['cancelled', 'team', 'admin'],
      ['requested', 'customer'],
    ]);
  });

  it('names who says that the clean did not happen', async () => {
    await move(cleaner, 'confirmed');
    await cleanBegan(id, 1);
    const text = { text: 'Nobody came to the door, I waited an hour.' };
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/not-happened`).send(text), 200);
    expect((await stepsOf(cleaner))[0]).toEqual(['disputed', 'customer']);
  });

  it('tells the payment to the cleaner alone', async () => {
    await completeBooking(world, cleaner, id);
    expectStatus(await world.as(await world.admin()).post(`/api/admin/bookings/${id}/paid`), 200);
    expect((await stepsOf(cleaner)).slice(0, 2)).toEqual([
      ['paid', 'team'],
      ['completed', 'cleaner'],
    ]);
    expect((await stepsOf(customer))[0]).toEqual(['completed', 'cleaner']);
    const me = world.as(customer);
    expect((await bookingOf(cleaner)).status).toBe('paid');
    expect((await bookingOf(customer)).status).toBe('completed');
    const mine = `/api/bookings/customer/${customer.user.id}`;
    const told = [await me.get(mine), await me.get(`/api/users/${customer.user.id}/export`)];
    for (const { text } of told) expect(text).toContain('"status":"completed"');
    expect((await me.get(`${mine}/summary`)).body.changedAt).toBeNull();
  });

  it('holds no contact details and no words of anybody', async () => {
    await move(cleaner, 'confirmed');
    await move(customer, 'cancelled', 'Call me on 01865 000000.');
    const [step] = await historyOf(customer);
    expect(Object.keys(step ?? {}).toSorted()).toEqual(['at', 'by', 'movedFrom', 'reason', 'step']);
    const { text } = await world.as(cleaner).get(`/api/bookings/${id}/history`);
    for (const detail of [customer.user.email, customer.user.firstName, '01865'])
      expect(text).not.toContain(detail);
  });

  it('is nobody else’s', async () => {
    const stranger = await world.registerCustomer();
    for (const path of ['', '/history'])
      expect((await world.as(stranger).get(`/api/bookings/${id}${path}`)).status).toBe(404);
    expect((await world.as(customer).get('/api/bookings/999999999/history')).status).toBe(404);
  });

  it('says until when the cleaner can answer, and what an hour was agreed at', async () => {
    const { answerBy, createdAt, hourlyRate, totalAmount } = await bookingOf(customer);
    expect(Date.parse(answerBy) - Date.parse(createdAt)).toBe(UNANSWERED_HOURS * HOUR_MS);
    expect([hourlyRate, totalAmount]).toEqual(['25.00', '50.00']);
    await move(cleaner, 'confirmed');
    expect((await bookingOf(cleaner)).answerBy).toBeNull();
  });

  it('never waits for an answer longer than until the start', async () => {
    await cleanBegan(id, -3);
    const { answerBy, startsAt } = await bookingOf(cleaner);
    expect(answerBy).toBe(startsAt);
  });

  it('is what calendar entries lead to', async () => {
    const { text } = await world.as(customer).get(`/api/bookings/${id}/calendar.ics`);
    const unfolded = text.replaceAll('\r\n ', '');
    expect(unfolded).toMatch(new RegExp(`^URL:http.*/bookings/${id}\r$`, 'm'));
    expect(unfolded).toMatch(new RegExp(`^DESCRIPTION:.*/bookings/${id}\r$`, 'm'));
  });

  it('is what the news of an accepted application leads to', async () => {
    const posting = await postJob(world, customer);
    const application = await applyFor(world, cleaner, posting);
    const accepted = { status: 'accepted' };
    expectStatus(await world.as(customer).patch(`/api/applications/${application.id}`).send(accepted), 200);
    const news = (await bellOf(cleaner)).find(({ title }) => title === 'Application accepted');
    const { body } = await world.as(cleaner).get(`/api/bookings/${news?.bookingId}`);
    expect(body.postingId).toBe(posting.id);
    const history = await world.as(cleaner).get(`/api/bookings/${news?.bookingId}/history`);
    expect(history.body).toMatchObject([{ step: 'booked', by: 'customer' }]);
  });
});
