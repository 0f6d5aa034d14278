import { addDays, formatDate, REAPPLICATIONS, ukToday } from '@tidyhearth/domain';
import { bellOf, mailsTo } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { mailbox } from '../support/mailbox.js';
import { applicationDetails } from '../support/people.js';
import { proveAddress } from '../support/proved.js';
import { countStatuses, together } from '../support/together.js';
import { world, type CleanerAccount, type Session } from '../support/world.js';

const N = 10;

describe('a rejected applicant', () => {
  let admin: Session;
  const decide = ({ cleaner }: CleanerAccount, how: string, body: object = {}) =>
    world.as(admin).post(`/api/admin/cleaners/${cleaner.id}/${how}`).send(body);
  const applyAgain = (person: CleanerAccount) =>
    world.as(person).post(`/api/cleaners/${person.cleaner.id}/apply-again`);
  const applicationOf = async ({ cleaner }: CleanerAccount) =>
    (await world.as(admin).get(`/api/admin/cleaner-applications/${cleaner.id}`)).body;

  async function rejected(reason?: string): Promise<CleanerAccount> {
    const person = await world.registerCleaner();
    await decide(person, 'reject', reason === undefined ? {} : { reason });
    return person;
  }

  beforeAll(async () => {
    admin = await world.admin();
  });

  it('reads the reason by bell, mail and profile, mends the application and sends it again', async () => {
    const person = await rejected('Please add a photo.');
    expect((await bellOf(person))[0]?.message).toContain('Please add a photo.');
    expect(await mailsTo(person)).toContain('cleaner-rejected');
    const path = `/api/cleaners/${person.cleaner.id}`;
    expect((await world.as(person).get(path)).body.rejectionReason).toBe('Please add a photo.');
    const mended = await world.as(person).patch(path).send({ bio: 'Twelve years of careful work.' });
    expect(mended.status).toBe(200);
    expect((await applyAgain(person)).body).toMatchObject({ status: 'pending', rejectionReason: null });
    expect(await applicationOf(person)).toMatchObject({
      status: 'pending',
      timesAppliedAgain: 1,
      previousReason: 'Please add a photo.',
    });
    const waiting = await world
      .as(admin)
      .get('/api/admin/pending-cleaners')
      .query({ search: person.user.email });
    expect(waiting.body).toEqual([expect.objectContaining({ id: person.cleaner.id, timesAppliedAgain: 1 })]);
    const [{ createdAt, waitingSince }] = waiting.body;
    expect(Date.parse(waitingSince)).toBeGreaterThan(Date.parse(createdAt));
    const acts = (await auditLines(world, 'cleaner', person.cleaner.id)).map(({ action }) => action);
    expect(acts).toContain('cleaner.applied-again');
    const { auditLines: own } = (await world.as(person).get(`/api/users/${person.user.id}/export`)).body;
    const exported = own.filter(({ action }: { action: string }) => action === 'cleaner.applied-again');
    expect(exported).toEqual([expect.objectContaining({ ip: expect.any(String) })]);
  });

  it('applies again once, however often it is pressed', async () => {
    const person = await rejected();
    expect(countStatuses(await together(N, () => applyAgain(person)))).toEqual({ 200: 1, 409: N - 1 });
    expect((await applicationOf(person)).timesAppliedAgain).toBe(1);
  });

  it.each(['approve', 'reject'])('is decided about as the admin read it: %s', async (how) => {
    const person = await rejected();
    const seen = { seenTimesSentAgain: 0 };
    await applyAgain(person);
    expect((await decide(person, how, seen)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
    expect((await applicationOf(person)).status).toBe('pending');
    expect((await decide(person, how, { seenTimesSentAgain: 1 })).status).toBe(200);
    expect((await decide(person, how, seen)).status).toBe(409);
  });

  it('is listed among the accounts with the number that a decision from there names', async () => {
    const person = await rejected();
    const accounts = (search: string) => world.as(admin).get('/api/admin/users').query({ search });
    const numberOf = async () => (await accounts(person.user.email)).body[0].timesSentAgain;
    expect(await numberOf()).toBe(0);
    await applyAgain(person);
    expect(await numberOf()).toBe(1);
    const { user } = await world.registerCustomer();
    expect((await accounts(user.email)).body).toEqual([
      expect.objectContaining({ id: user.id, timesSentAgain: null }),
    ]);
  });

  it('can do so a few times a month, and is then told from when', async () => {
    const person = await rejected();
    await proveAddress(world, person);
    const rejections = async () =>
      (await mailbox(world, person.user.email).list())
        .filter(({ subject }) => subject === 'Your application as a cleaner')
        .map(({ text }) => text);
    for (let time = 0; time < REAPPLICATIONS.max; time += 1) {
      expect((await applyAgain(person)).status).toBe(200);
      await decide(person, 'reject');
    }
    const [last, ...earlier] = await rejections();
    expect(earlier).toHaveLength(REAPPLICATIONS.max);
    for (const text of earlier) expect(text).toContain('send documents, and apply again.');
    expect(last).not.toContain('and apply again');
    const inTime = formatDate(addDays(ukToday(), REAPPLICATIONS.withinDays));
    expect(last).toContain(`can do so once more from ${inTime}`);
    const refused = await applyAgain(person);
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'REAPPLIED_TOO_OFTEN' });
    expect(refused.body.message).toContain(`The next time is possible from ${inTime}`);
    expect((await applicationOf(person)).status).toBe('rejected');
  });

  it('is approved or waits, when the admin changes their mind at that moment', async () => {
    const person = await rejected();
    await together(2, (index) => (index ? applyAgain(person) : decide(person, 'approve')));
    expect((await applicationOf(person)).status).toBe('approved');
  });

  it('is the only one who can', async () => {
    expect((await applyAgain(await world.registerCleaner())).status).toBe(409);
    expect((await applyAgain(await world.approvedCleaner())).status).toBe(409);
  });
});

describe('an applicant who withdraws the application and sends it anew', () => {
  it.each(['approve', 'reject'])('is decided about as the admin read it: %s', async (how) => {
    const [asAdmin, customer] = [world.as(await world.admin()), await world.registerCustomer()];
    const mine = world.as(customer);
    const apply = async (): Promise<number> => {
      const answer = await mine.post('/api/cleaners').send(applicationDetails());
      expectStatus(answer, 201);
      return answer.body.id;
    };
    const id = await apply();
    const decide = (seenTimesSentAgain: number) =>
      asAdmin.post(`/api/admin/cleaners/${id}/${how}`).send({ seenTimesSentAgain });
    const read = async () => (await asAdmin.get(`/api/admin/cleaner-applications/${id}`)).body;
    const { timesSentAgain } = await read();
    expectStatus(await mine.post(`/api/cleaners/${id}/withdraw-application`), 200);
    await apply();
    expect((await decide(timesSentAgain)).body).toMatchObject({ statusCode: 409, code: 'STATE_CONFLICT' });
    expect(await read()).toMatchObject({ status: 'pending', timesSentAgain: 1, timesAppliedAgain: 0 });
    expectStatus(await decide(1), 200);
  });
});

describe('a cleaner whose approval is withdrawn', () => {
  it.each([
    ['stay', 'confirmed', true],
    ['are not named where there are none', 'pending', false],
  ])('reads of a rejection that agreed visits %s', async (_, status, expected) => {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    await proveAddress(world, cleaner);
    const { id } = await requestBooking(world, customer, cleaner);
    if (status === 'confirmed')
      expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status }), 200);
    const decide = async (act: string) => {
      const asAdmin = world.as(await world.admin());
      return asAdmin.post(`/api/admin/cleaners/${cleaner.cleaner.id}/${act}`).send({});
    };
    expectStatus(await decide('withdraw-approval'), 200);
    expectStatus(await decide('reject'), 200);
    const stays = 'Bookings that are already confirmed stay as they are.';
    const mail = await mailbox(world, cleaner.user.email).next(/^Your application as a cleaner$/);
    expect(mail.text.includes(stays)).toBe(expected);
    const item = (await bellOf(cleaner)).find(({ title }) => title === 'Your application was not approved');
    expect(item?.message.includes(stays)).toBe(expected);
    expect((await world.as(customer).get(`/api/bookings/${id}`)).body.status).toBe(
      expected ? 'confirmed' : 'cancelled',
    );
  });

  it('keeps a profile to which nothing but a bid belongs', async () => {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    await applyFor(world, cleaner, await postJob(world, customer));
    const { id } = cleaner.cleaner;
    const asAdmin = world.as(await world.admin());
    expectStatus(await asAdmin.post(`/api/admin/cleaners/${id}/withdraw-approval`), 200);
    const refused = await world.as(cleaner).post(`/api/cleaners/${id}/withdraw-application`);
    expect(refused.body).toMatchObject({ statusCode: 409, code: 'PROFILE_IN_USE' });
  });
});
