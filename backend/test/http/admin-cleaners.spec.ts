import { bellOf, mailsTo } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { uniqueName } from '../support/people.js';
import { race } from '../support/race.js';
import { keptProfile } from '../support/rows/kept.js';
import { queuedMails, queuedMailsOf } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { world, type Session } from '../support/world.js';

const N = 20;

describe('cleaner applications in the console', () => {
  let admin: Session;

  const asAdmin = () => world.as(admin);
  const decisionMails = (recipient: string) =>
    queuedMails(recipient).then((mails) =>
      mails.filter(({ type }) => type === 'cleaner-approved' || type === 'cleaner-rejected'),
    );

  /** How many of the calls changed something; the others found it already changed. */
  const changesOf = (answers: readonly { body: { changed: boolean } }[]) =>
    answers.filter(({ body }) => body.changed).length;

  beforeAll(async () => {
    admin = await world.admin();
  });

  it('wait with everything needed to decide', async () => {
    const applicant = await world.registerCleaner({ experience: 'Two hotels.', lastName: uniqueName() });
    const { lastName, email } = applicant.user;
    const list = await asAdmin().get('/api/admin/pending-cleaners').query({ search: lastName });
    expect(list.body).toEqual([
      expect.objectContaining({
        id: applicant.cleaner.id,
        userId: applicant.user.id,
        firstName: 'Rowan',
        lastName,
        email,
        phone: '07700 900123',
        postcode: 'OX1 2JD',
        location: 'Oxford',
        services: ['regular', 'deep'],
        hourlyRate: '25.00',
        bio: 'Ten years of careful work in family homes.',
        experience: 'Two hotels.',
        hasBackgroundCheck: true,
        status: 'pending',
      }),
    ]);
  });

  it('leave requests waiting while an approval is withdrawn, and end them with a rejection, of which customers hear at once', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    const [agreed, asked] = [
      await requestBooking(world, customer, cleaner, { bookingTime: '09:00' }),
      await requestBooking(world, customer, cleaner, { bookingTime: '13:00' }),
    ];
    const confirmed = { status: 'confirmed' };
    await world.as(cleaner).patch(`/api/bookings/${agreed.id}`).send(confirmed).expect(200);
    const decide = async (decision: string) =>
      expectStatus(await asAdmin().post(`/api/admin/cleaners/${cleaner.cleaner.id}/${decision}`), 200);
    const statuses = async () => {
      const read = [agreed, asked].map(({ id }) => world.as(customer).get(`/api/bookings/${id}`).expect(200));
      return (await Promise.all(read)).map(({ body }) => [body.status, body.cancellationReason]);
    };
    await decide('withdraw-approval');
    expect(await statuses()).toEqual([
      ['confirmed', null],
      ['pending', null],
    ]);
    await decide('reject');
    const note = 'The cleaner is not taking bookings at the moment. Other cleaners may be free.';
    expect(await statuses()).toEqual([
      ['confirmed', null],
      ['cancelled', note],
    ]);
    expect((await bellOf(customer))[0]).toMatchObject({
      bookingId: asked.id,
      title: 'Booking request cancelled',
    });
    expect((await bellOf(customer))[0]?.message).toContain(note);
    expect((await mailsTo(customer)).at(-1)).toBe('booking-admin');
  });

  it('are told what is true of an account that is on hold, once it is approved', async () => {
    const [open, held, paused] = await Promise.all([
      world.registerCleaner(),
      world.registerCleaner(),
      world.registerCleaner(),
    ]);
    const profile = `/api/cleaners/${paused.cleaner.id}`;
    expectStatus(await world.as(paused).patch(profile).send({ isAvailable: false }), 200);
    const hold = (act: string, body: object) =>
      asAdmin().post(`/api/admin/users/${held.user.id}/${act}`).send(body);
    expectStatus(await hold('suspend', { reason: 'It was reported.' }), 200);
    for (const person of [open, held, paused]) await world.approve(person);
    expectStatus(await hold('unsuspend', {}), 200);
    const session = await world.signIn({ email: held.user.email, password: held.password });
    const told = await Promise.all(
      [open, { ...held, ...session }, paused].map(async (person) => (await bellOf(person)).at(-1)?.message),
    );
    expect(told).toEqual([
      'Welcome to Tidyhearth! Customers can find and book you now.',
      'Welcome to Tidyhearth! Your account is on hold: customers can find and book you once that is lifted.',
      'Welcome to Tidyhearth! Customers can find you now, and book you once you take bookings again, which you have switched off.',
    ]);
  });

  it('are mailed what is decided while their account is on hold and no bell can be looked at', async () => {
    const held = await world.registerCleaner();
    const suspend = asAdmin().post(`/api/admin/users/${held.user.id}/suspend`);
    expectStatus(await suspend.send({ reason: 'It was reported.' }), 200);
    for (const [act, words] of [
      ['reject', { reason: 'No experience.' }],
      ['approve', {}],
      ['withdraw-approval', {}],
    ] as const)
      expectStatus(await asAdmin().post(`/api/admin/cleaners/${held.cleaner.id}/${act}`).send(words), 200);
    const [rejected] = await queuedMailsOf(held, 'cleaner-rejected');
    expect(rejected?.body).toContain('The reason: No experience.');
    expect(rejected?.body).not.toContain('apply again');
    const [approved] = await queuedMailsOf(held, 'cleaner-approved');
    expect(approved?.body).toContain('customers can find and book you once that is lifted.');
    const [again] = await queuedMailsOf(held, 'cleaner-approval-withdrawn');
    expect(again?.body).toContain('We are looking at your application once more.');
  });

  race('are approved once, with one mail, however often it is pressed', async () => {
    const applicant = await world.registerCleaner();
    const { id } = applicant.cleaner;
    const answers = await together(N, () => asAdmin().post(`/api/admin/cleaners/${id}/approve`));
    expect(countStatuses(answers)).toEqual({ 200: N });
    expect(answers[0]?.body).toMatchObject({ id, status: 'approved', isInsured: false });
    expect(changesOf(answers)).toBe(1);
    expect((await world.anyone.get(`/api/cleaners/${id}`)).status).toBe(200);
    await mailbox(world, applicant.user.email).next(/approved/i);
    expect(await decisionMails(applicant.user.email)).toHaveLength(1);
    const acts = await auditLines(world, 'cleaner', id);
    expect(acts).toEqual([
      expect.objectContaining({
        action: 'cleaner.approved',
        before: { status: 'pending' },
        after: { status: 'approved' },
      }),
    ]);
  });

  it('are rejected with a reason that reaches the applicant, and approved on second thoughts', async () => {
    const applicant = await world.registerCleaner();
    const { id } = applicant.cleaner;
    const reject = () =>
      asAdmin().post(`/api/admin/cleaners/${id}/reject`).send({ reason: 'No references yet.' });
    expect((await reject()).body).toMatchObject({
      status: 'rejected',
      rejectionReason: 'No references yet.',
      changed: true,
    });
    expect((await reject()).body).toMatchObject({ status: 'rejected', changed: false });
    const mail = await mailbox(world, applicant.user.email).next(/application/i);
    expect(mail.text).toContain('No references yet.');
    expect(await decisionMails(applicant.user.email)).toHaveLength(1);
    const listed = await asAdmin().get('/api/admin/cleaner-applications').query({ status: 'rejected' });
    expect(listed.body.map((one: { id: number }) => one.id)).toContain(id);
    const approve = await asAdmin().post(`/api/admin/cleaners/${id}/approve`);
    expect(approve.body).toMatchObject({ status: 'approved', rejectionReason: null });
    expect((await reject()).status).toBe(409);
  });

  it('need no reason to be rejected', async () => {
    const { cleaner: applicant } = await world.registerCleaner();
    const answer = await asAdmin().post(`/api/admin/cleaners/${applicant.id}/reject`);
    expect(answer.body).toMatchObject({ status: 'rejected', rejectionReason: null });
  });

  race('end in one state when approved and rejected at once', async () => {
    const { cleaner: applicant } = await world.registerCleaner();
    await together(N, (index) =>
      asAdmin().post(`/api/admin/cleaners/${applicant.id}/${index % 2 ? 'approve' : 'reject'}`),
    );
    const acts = (await auditLines(world, 'cleaner', applicant.id)).map(({ action }) => action);
    expect(acts.filter((action) => action === 'cleaner.approved')).toHaveLength(1);
    expect(await keptProfile(applicant.id)).toMatchObject({ status: 'approved', isListed: 1 });
  });

  it('wait since the approval was withdrawn, behind those that have waited longer', async () => {
    const lastName = uniqueName();
    const withdrawn = await world.registerCleaner({ lastName });
    const other = await world.registerCleaner({ lastName });
    await world.approve(withdrawn);
    const before = Date.now();
    const act = `/api/admin/cleaners/${withdrawn.cleaner.id}/withdraw-approval`;
    const answer = await asAdmin().post(act);
    expectStatus(answer, 200);
    expect(Date.parse(answer.body.waitingSince)).toBeGreaterThanOrEqual(before);
    const sorted = { search: lastName, sort: 'waitingSince', order: 'ASC' };
    const list = await asAdmin().get('/api/admin/pending-cleaners').query(sorted);
    const ids = [other, withdrawn].map(({ cleaner }) => cleaner.id);
    expect(list.body.map((one: { id: number }) => one.id)).toEqual(ids);
    const [{ createdAt, waitingSince }] = list.body;
    expect(waitingSince).toBe(createdAt);
  });

  it('wait again when an approval is withdrawn: not found any more, told once, decided anew', async () => {
    const applicant = await world.approvedCleaner();
    const { id } = applicant.cleaner;
    const withdraw = () => asAdmin().post(`/api/admin/cleaners/${id}/withdraw-approval`);
    const answers = await together(N, withdraw);
    expect(countStatuses(answers)).toEqual({ 200: N });
    expect(answers[0]?.body).toMatchObject({ id, status: 'pending' });
    expect(changesOf(answers)).toBe(1);
    expect((await world.anyone.get(`/api/cleaners/${id}`)).status).toBe(404);
    await mailbox(world, applicant.user.email).next(/looked at again/i);
    const acts = (await auditLines(world, 'cleaner', id)).map(({ action }) => action);
    expect(acts.filter((action) => action === 'cleaner.approval-withdrawn')).toHaveLength(1);
    expect((await asAdmin().post(`/api/admin/cleaners/${id}/reject`)).body.status).toBe('rejected');
    expect((await withdraw()).status).toBe(409);
  });

  it('say whether the insurance mark is another since the call', async () => {
    const { id } = (await world.approvedCleaner()).cleaner;
    const changes: boolean[] = [];
    for (const insured of [true, true, false, false]) {
      const answer = await asAdmin().patch(`/api/admin/cleaners/${id}/insurance`).send({ insured });
      expect(answer.body).toMatchObject({ id, isInsured: insured });
      changes.push(answer.body.changed);
    }
    expect(changes).toEqual([true, false, true, false]);
  });

  it('must exist', async () => {
    for (const act of ['approve', 'reject', 'withdraw-approval'])
      expect((await asAdmin().post(`/api/admin/cleaners/2000000000/${act}`)).status).toBe(404);
  });
});
