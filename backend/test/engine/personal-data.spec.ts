import { RETENTION_RULES } from '../../src/retention/retention-rules.js';
import { makeKey } from '../support/api-keys.js';
import { requestBooking } from '../support/bookings.js';
import { aboutPerson, act, report, reported } from '../support/cases.js';
import { verifyEmail } from '../support/codes.js';
import { expectStatus } from '../support/expect-status.js';
import { sendDocument } from '../support/checks.js';
import { applyFor, postJob } from '../support/jobs.js';
import { say } from '../support/messages.js';
import { writtenReview } from '../support/reviews.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

/** `section.field`; in a section that is a list, in any of its rows. */
function holds(data: Record<string, unknown>, path: string): boolean {
  const [section = '', field = ''] = path.split('.');
  const part = data[section];
  const rows: unknown[] = Array.isArray(part) ? part : [part];
  return rows.some((row) => typeof row === 'object' && row !== null && field in row);
}

/** A cleaner who was rejected and applied again. */
async function appliedAgain(): Promise<CleanerAccount> {
  const applicant = await world.registerCleaner();
  const { id } = applicant.cleaner;
  const rejection = { reason: 'Please add a photo.' };
  expectStatus(
    await world
      .as(await world.admin())
      .post(`/api/admin/cleaners/${id}/reject`)
      .send(rejection),
    200,
    201,
  );
  expectStatus(await world.as(applicant).post(`/api/cleaners/${id}/apply-again`), 200);
  return applicant;
}

describe('the personal data export', () => {
  let exports: Record<string, unknown>[];
  let customer: Account;
  let cleaner: CleanerAccount;

  beforeAll(async () => {
    [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    const reviewId = await writtenReview(world, customer, cleaner);
    await requestBooking(world, customer, cleaner, { bookingTime: '14:00' });
    await applyFor(world, cleaner, await postJob(world, customer));
    await say(customer, cleaner, 'Hello.');
    const calendar = world.as(cleaner);
    const id = cleaner.cleaner.id;
    const hours = [{ day: 1, start: '09:00', end: '17:00' }];
    expectStatus(await calendar.put(`/api/cleaners/${id}/working-hours`).send({ hours }), 200);
    const block = {
      startsAt: new Date(Date.now() + 86_400_000).toISOString(),
      endsAt: new Date(Date.now() + 90_000_000).toISOString(),
      reason: 'Dentist',
    };
    expectStatus(await calendar.post(`/api/cleaners/${id}/blocks`).send(block), 201);
    await makeKey(world, cleaner);
    const doubt = { reason: 'This is about somebody else.' };
    expectStatus(await calendar.post(`/api/reviews/${reviewId}/report`).send(doubt), 200, 201);
    const webhook = { url: 'http://127.0.0.1:1029/', description: 'Our rota' };
    expectStatus(await calendar.post('/api/webhooks').send(webhook), 201);
    const caseId = await reported(customer, aboutPerson(cleaner));
    // A second report about the same person is added to the first.
    expectStatus(
      await report(customer, aboutPerson(cleaner, { text: 'It happened again the day after.' })),
      200,
      201,
    );
    const outcome = {
      outcome: 'warning',
      outcomeForReporter: 'We have warned them.',
      outcomeForSubject: 'Please stop.',
    };
    expectStatus(await act(caseId, 'close', outcome), 200, 201);
    expectStatus(await world.as(customer).put(`/api/saved-cleaners/${cleaner.cleaner.id}`), 204);
    expectStatus(await world.as(customer).put(`/api/blocked-people/${cleaner.user.id}`), 200, 201, 204);
    const { email } = customer.user;
    await verifyEmail(world, customer);
    const contact = { name: 'Ada', email, subject: 'A question', message: 'Do you clean boats as well?' };
    expectStatus(await world.anyone.post('/api/contact').send(contact), 200, 201);
    expectStatus(await world.anyone.post('/api/waitlist').send({ email }), 200, 201);
    await world.anyone.post('/api/login').send({ email, password: 'a wrong guess' });
    const applicant = await appliedAgain();
    await sendDocument(world, applicant, 'identity');
    exports = await Promise.all(
      [customer, cleaner, applicant].map(async (person) => {
        const answer = await world.as(person).get(`/api/users/${person.user.id}/export`);
        expectStatus(answer, 200);
        return answer.body;
      }),
    );
  });

  it('has every personal column that the rules don’t except, with their reason', () => {
    const missing = Object.entries(RETENTION_RULES).flatMap(([table, { personal = {} }]) =>
      Object.entries(personal).flatMap(([column, where]) => {
        if (typeof where !== 'string')
          return where.notExported === '' ? [`${table}.${column}: no reason`] : [];
        return exports.some((data) => holds(data, where)) ? [] : [`${table}.${column}: ${where}`];
      }),
    );
    expect(missing).toEqual([]);
  });

  it('shows what others did to the account, but not who or from where', () => {
    const lines = exports[1]?.auditLines;
    const approved = Array.isArray(lines)
      ? lines.find(({ action }) => action === 'cleaner.approved')
      : undefined;
    expect(approved).toMatchObject({ ip: null, after: { status: 'approved' } });
    expect(approved).not.toHaveProperty('actorId');
  });

  it('gives what was written from an address only to who has confirmed it', async () => {
    const stranger = await world.registerCustomer();
    const { email } = stranger.user;
    const contact = {
      name: 'Ada',
      email,
      subject: 'A question',
      message: 'Not written by the account’s owner.',
    };
    expectStatus(await world.anyone.post('/api/contact').send(contact), 200, 201);
    const { body } = await world.as(stranger).get(`/api/users/${stranger.user.id}/export`);
    expect([body.contactMessages, body.waitlist]).toEqual([[], []]);
  });
});
