import { randomUUID } from 'node:crypto';
import { addDays, ukToday } from '@tidyhearth/domain';
import { bellOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { cleanBegan, cleanEnded } from '../support/rows/ageing.js';
import { queuedMails } from '../support/rows/outbox.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const HOME = {
  streetAddress: `7 ${randomUUID()} Lane`,
  specialInstructions: `Mind the ${randomUUID()}`,
  accessNotes: `Key safe ${randomUUID()}`,
};
type Part = keyof typeof HOME;
const PARTS = Object.keys(HOME) as Part[];

describe('where somebody lives and how to get in', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let id: number;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    ({ id } = await requestBooking(world, customer, cleaner, HOME));
  });

  /** The parts of the home that a response contains in any field. */
  const partsIn = (text: string) => PARTS.filter((part) => text.includes(HOME[part]));
  const seenBy = async (person: Account): Promise<Part[]> => {
    const own = person === cleaner ? `cleaner/${cleaner.cleaner.id}` : `customer/${customer.user.id}`;
    const paths = [`${id}`, `${id}/calendar.ics`, own, `recent/${person.user.id}`];
    const texts = await Promise.all(
      paths.map(async (path) => {
        const answer = await world.as(person).get(`/api/bookings/${path}`);
        expectStatus(answer, 200);
        return answer.text.replaceAll('\r\n ', '');
      }),
    );
    return partsIn(texts.join());
  };
  const move = async (person: Account, status: string) =>
    expectStatus(await world.as(person).patch(`/api/bookings/${id}`).send({ status }), 200);

  it('is the customer’s own to see, always', async () => {
    expect(await seenBy(customer)).toEqual(PARTS);
    await world.as(customer).post(`/api/bookings/${id}/cancel`);
    await cleanEnded(id, 24);
    expect(await seenBy(customer)).toEqual(PARTS);
  });

  it('shows the cleaner who is asked street and instructions, and how to get in from confirmation on', async () => {
    expect(await seenBy(cleaner)).toEqual(['streetAddress', 'specialInstructions']);
    await move(cleaner, 'confirmed');
    expect(await seenBy(cleaner)).toEqual(PARTS);
  });

  it('takes how to get in away a day after the clean, and the rest a week after it', async () => {
    await move(cleaner, 'confirmed');
    await cleanBegan(id, 1);
    await move(cleaner, 'completed');
    await cleanEnded(id, 23);
    expect(await seenBy(cleaner)).toEqual(PARTS);
    await cleanEnded(id, 25);
    expect(await seenBy(cleaner)).toEqual(['streetAddress', 'specialInstructions']);
    await cleanEnded(id, 7 * 24 + 1);
    expect(await seenBy(cleaner)).toEqual([]);
    const { body } = await world.as(cleaner).get(`/api/bookings/${id}`);
    expect(body).toMatchObject({
      address: 'Oxford, OX1',
      streetAddress: null,
      city: 'Oxford',
      postcode: 'OX1',
    });
  });

  it('takes it away also where nobody marked the clean as completed', async () => {
    await move(cleaner, 'confirmed');
    await cleanEnded(id, 7 * 24 + 1);
    expect(await seenBy(cleaner)).toEqual([]);
  });

  it.each(['cleaner', 'customer'] as const)('is gone for the cleaner once the %s says no', async (who) => {
    await move(who === 'cleaner' ? cleaner : customer, 'cancelled');
    expect(await seenBy(cleaner)).toEqual([]);
    const { body } = await world.as(cleaner).get(`/api/bookings/${id}`);
    expect(body).toMatchObject({ address: 'Oxford, OX1', postcode: 'OX1', accessNotes: null });
  });

  it('is gone for the cleaner when a confirmed booking is called off, and how to get in when it is moved', async () => {
    await move(cleaner, 'confirmed');
    const elsewhen = { bookingDate: addDays(ukToday(), 30), bookingTime: '10:00' };
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/reschedule`).send(elsewhen), 200);
    expect(await seenBy(cleaner)).toEqual(['streetAddress', 'specialInstructions']);
    await move(cleaner, 'confirmed');
    await move(customer, 'cancelled');
    expect(await seenBy(cleaner)).toEqual([]);
  });

  it('stands in no mail and in no bell item', async () => {
    await move(cleaner, 'confirmed');
    await move(customer, 'cancelled');
    const bells = await Promise.all([customer, cleaner].map((one) => bellOf(one)));
    const mails = await Promise.all([customer, cleaner].map(({ user }) => queuedMails(user.email)));
    expect(mails.flat().length).toBeGreaterThan(2);
    expect(partsIn(JSON.stringify([bells, mails]))).toEqual([]);
  });

  it('is in the customer’s export of personal data, and in nobody else’s', async () => {
    const exportOf = async (person: Account) => {
      const answer = await world.as(person).get(`/api/users/${person.user.id}/export`);
      expectStatus(answer, 200);
      return partsIn(answer.text);
    };
    await move(cleaner, 'confirmed');
    expect(await exportOf(customer)).toEqual(PARTS);
    expect(await exportOf(cleaner)).toEqual([]);
  });

  it('is no longer read from the job it came from either, once that is called off or a week past', async () => {
    const posting = await postJob(world, customer, {
      street: HOME.streetAddress,
      specialInstructions: HOME.specialInstructions,
      postingDate: daysAhead(12),
    });
    const bid = await applyFor(world, cleaner, posting);
    expectStatus(
      await world.as(customer).patch(`/api/applications/${bid.id}`).send({ status: 'accepted' }),
      200,
    );
    const read = async () => {
      const answer = await world.as(cleaner).get(`/api/postings/${posting.id}`);
      expectStatus(answer, 200);
      return answer;
    };
    const { text, body } = await read();
    expect(partsIn(text)).toEqual(['streetAddress', 'specialInstructions']);
    expectStatus(await world.as(customer).post(`/api/bookings/${body.bookingId}/cancel`), 200);
    expect(partsIn((await read()).text)).toEqual([]);
  });

  it('is at most five hundred characters of how to get in', async () => {
    await expect(
      requestBooking(world, customer, cleaner, { bookingTime: '14:00', accessNotes: 'x'.repeat(501) }),
    ).rejects.toThrow(/400/);
    await requestBooking(world, customer, cleaner, { bookingTime: '14:00', accessNotes: 'é'.repeat(500) });
  });
});
