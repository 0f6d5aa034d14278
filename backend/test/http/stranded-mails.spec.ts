import { bellOf, mailsTo } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { daysAhead } from '../support/jobs.js';
import { mailbox } from '../support/mailbox.js';
import { proveAddress } from '../support/proved.js';
import { cleanBegan, cleanEnded } from '../support/rows/ageing.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

const moderate = async ({ user }: Account, act: 'suspend' | 'unsuspend') => {
  const admin = world.as(await world.admin());
  expectStatus(
    await admin.post(`/api/admin/users/${user.id}/${act}`).send({ reason: 'It was reported.' }),
    200,
  );
};

const close = async (person: Account) => {
  const body = { password: person.password };
  expectStatus(await world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body), 204);
};

describe('what is said about an agreed booking while its other party is suspended or gone', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let bookingId: number;

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    for (const person of [customer, cleaner]) await proveAddress(world, person);
    bookingId = (await requestBooking(world, customer, cleaner, { bookingDate: daysAhead(9) })).id;
    const yes = await world.as(cleaner).patch(`/api/bookings/${bookingId}`).send({ status: 'confirmed' });
    expectStatus(yes, 200);
  });

  const toldBy = async (person: Account) => {
    const mail = await mailbox(world, person.user.email).next(/We are looking at your booking/);
    const item = (await bellOf(person)).find(({ title }) => title === 'We are looking at your booking');
    return { mail: mail.text, bell: item?.message };
  };

  it.each([
    ['customer', 'cancel the booking yourself and book somebody else', 'others can book'],
    ['cleaner', 'cancel the booking yourself; others can book the time then', 'book somebody else'],
  ] as const)('the %s may %s', async (who, said, notSaid) => {
    const [gone, left] = who === 'customer' ? [cleaner, customer] : [customer, cleaner];
    await moderate(gone, 'suspend');
    const { mail } = await toldBy(left);
    expect(mail).toContain(`Until the visit begins, you may also ${said}`);
    expect(mail).not.toContain(notSaid);
  });

  it.each(['customer', 'cleaner'] as const)(
    'the %s is not told to cancel a visit that has begun, which nobody can',
    async (who) => {
      const [gone, left] = who === 'customer' ? [cleaner, customer] : [customer, cleaner];
      await cleanBegan(bookingId, 1);
      await moderate(gone, 'suspend');
      const { mail, bell } = await toldBy(left);
      expect(mail).toContain('You need do nothing now.');
      expect(mail).not.toMatch(/\bcancel/);
      for (const text of [mail, bell]) expect(text).toContain('what becomes of it');
      expectStatus(await world.as(left).post(`/api/bookings/${bookingId}/cancel`), 409);
    },
  );

  it.each([
    ['whose other party has closed the account', () => close(customer)],
    ['whose time has passed', () => cleanEnded(bookingId, 1)],
  ])('a lifted suspension promises nothing of a booking %s', async (_, happen) => {
    await moderate(cleaner, 'suspend');
    await happen();
    await moderate(cleaner, 'unsuspend');
    const mail = await mailbox(world, cleaner.user.email).next(/Your account is open again/);
    expect(mail.text).not.toMatch(/bookings\b[^.]* take place\./);
    expect(mail.text).toContain('We tell you of each confirmed booking whether it takes place');
    expect(mail.text).toMatch(/Sign in:\n\S+\/login\n/);
    expect(await mailsTo(cleaner)).not.toContain('booking-kept');
  });
});
