import { bellOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { act, ofConsole } from '../support/cases.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { cleanEnded } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const close = async (person: Account) => {
  const body = { password: person.password };
  expectStatus(await world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body), 204);
};

describe('a clean that is completed after one of the two has closed the account', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let id: number;

  const call = (person: Account, path: string, body: object = {}) =>
    world.as(person).post(`/api/bookings/${id}/${path}`).send(body);
  const set = async (status: string) =>
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status }), 200);
  const disputedBy = async (person: Account) =>
    expectStatus(await call(person, 'not-happened', { text: 'I waited until eleven and nobody came.' }), 200);
  const found = async () => {
    const [{ id: caseId }] = (await ofConsole(`?bookingId=${id}&kind=dispute`)).body;
    const words = { outcomeForReporter: 'We have looked.', outcomeForSubject: 'We have read you.' };
    expectStatus(await act(caseId, 'close', { outcome: 'took-place', ...words }), 200);
  };

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    ({ id } = await requestBooking(world, customer, cleaner));
    await set('confirmed');
    await cleanEnded(id, 25);
  });

  it.each<[string, 'customer' | 'cleaner', () => Promise<void>, () => Promise<void>]>([
    ['by its cleaner', 'customer', () => Promise.resolve(), () => set('completed')],
    [
      'by its customer',
      'cleaner',
      () => Promise.resolve(),
      async () => expectStatus(await call(customer, 'happened'), 200),
    ],
    ['by the team, against who is left', 'customer', () => disputedBy(customer), found],
    ['by the team, asked by who is left', 'customer', () => disputedBy(cleaner), found],
  ])('%s: who is left is asked for no review', async (_, leaver, before, complete) => {
    const [gone, left] = leaver === 'customer' ? [customer, cleaner] : [cleaner, customer];
    await before();
    await close(gone);
    await complete();
    const booking = await world.as(left).get(`/api/bookings/${id}`);
    expect(booking.body).toMatchObject({ status: 'completed', mayReview: false });
    const [item] = await bellOf(left);
    expect(item?.message).toMatch(/completed|happened|counts as done/);
    const mails = await mailbox(world, left.user.email).list();
    const told = [...(await bellOf(left)).map(({ message }) => message), ...mails.map(({ text }) => text)];
    expect(told.filter((text) => /leave a review/i.test(text))).toEqual([]);
  });
});
