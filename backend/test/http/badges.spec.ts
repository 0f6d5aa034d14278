import { addDays, addMonths, formatDate, ukToday } from '@tidyhearth/domain';
import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { checkOf, checksOf, ownCheck, recordCheck, seenDocument, sendDocument } from '../support/checks.js';
import { auditLines } from '../support/console.js';
import { mailbox } from '../support/mailbox.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { applicationDetails } from '../support/people.js';
import {
  checksExpire,
  keptRenewals,
  keptSlots,
  lastDaysAre,
  lastDaysPass,
  renewalsAreTold,
} from '../support/rows/checks.js';
import { together } from '../support/together.js';
import { world, type Account, type CleanerAccount, type Session } from '../support/world.js';

const N = 10;

describe('badges', () => {
  let admin: Session;
  const asAdmin = () => world.as(admin);
  const decide = (id: number, how: string, body: object) =>
    asAdmin().post(`/api/admin/checks/${id}/${how}`).send(body);
  const profileOf = async ({ cleaner }: CleanerAccount) =>
    (await world.anyone.get(`/api/cleaners/${cleaner.id}`)).body;
  const rename = (person: CleanerAccount, change: object) =>
    world.as(person).patch(`/api/users/${person.user.id}`).send(change);
  const switches = ({ user, cleaner }: CleanerAccount) => ({
    verify: (verify: boolean) => asAdmin().post(`/api/admin/users/${user.id}/verify`).send({ verify }),
    verifyMany: (isOn: boolean) =>
      asAdmin()
        .post('/api/admin/users/bulk')
        .send({ userIds: [user.id], change: isOn ? 'verify' : 'unverify' }),
    insure: (insured: boolean) =>
      asAdmin().patch(`/api/admin/cleaners/${cleaner.id}/insurance`).send({ insured }),
  });
  const badgesOf = async (person: CleanerAccount) => {
    const { user, isInsured, isBackgroundChecked } = await profileOf(person);
    return { isVerified: user.isVerified, isInsured, isBackgroundChecked };
  };
  const NONE = { isVerified: false, isInsured: false, isBackgroundChecked: false };
  const ALL = { isVerified: true, isInsured: true, isBackgroundChecked: true };

  async function fullyChecked(place: object = {}): Promise<CleanerAccount> {
    const person = await world.approvedCleaner(place);
    for (const kind of ['identity', 'background', 'insurance'] as const)
      await recordCheck(world, person, kind);
    return person;
  }

  beforeAll(async () => {
    admin = await world.admin();
  });

  it('are asked for by the admin, with words that the cleaner reads', async () => {
    const person = await world.registerCleaner();
    const body = { userId: person.user.id, kind: 'background', reason: 'Customers near you ask for it.' };
    expect((await asAdmin().post('/api/admin/checks/request').send(body)).status).toBe(200);
    expect(await ownCheck(world, person, 'background')).toMatchObject({
      open: { state: 'requested', cause: 'asked-by-admin', reason: body.reason },
    });
    expect(await mailsTo(person)).toContain('check-requested');
    const customer = await world.registerCustomer();
    const strange = await asAdmin()
      .post('/api/admin/checks/request')
      .send({ ...body, userId: customer.user.id });
    expect(strange.status).toBe(404);
  });

  it('follow the switches of the console, which record a check with date and expiry', async () => {
    const person = await world.approvedCleaner();
    const verify = (isOn: boolean) =>
      asAdmin().post(`/api/admin/users/${person.user.id}/verify`).send({ verify: isOn });
    const insure = (insured: boolean) =>
      asAdmin().patch(`/api/admin/cleaners/${person.cleaner.id}/insurance`).send({ insured });
    expect((await verify(true)).body.isVerified).toBe(true);
    expect((await insure(true)).body.isInsured).toBe(true);
    expect((await profileOf(person)).checks).toEqual([
      { kind: 'identity', checkedOn: ukToday(), expiresOn: addMonths(ukToday(), 36) },
      { kind: 'insurance', checkedOn: ukToday(), expiresOn: addMonths(ukToday(), 12) },
    ]);
    await verify(false);
    await insure(false);
    expect(await badgesOf(person)).toEqual(NONE);
    expect(await keptSlots(person)).toEqual([]);
  });

  describe('set by the switches', () => {
    it.each([
      ['insurance', 'insure'],
      ['identity', 'verify'],
      ['identity', 'verifyMany'],
    ] as const)('come back as they were: %s by %s', async (kind, by) => {
      const person = await world.approvedCleaner();
      const expiresOn = addDays(ukToday(), 34);
      const { id } = await recordCheck(world, person, kind, { expiresOn });
      const { checks } = await profileOf(person);
      expectStatus(await switches(person)[by](false), 200);
      expect((await profileOf(person)).checks).toEqual([]);
      expectStatus(await switches(person)[by](true), 200);
      expect((await profileOf(person)).checks).toEqual(checks);
      expect(await checksOf(world, person)).toEqual([
        expect.objectContaining({ id, state: 'passed', ending: null, expiresOn }),
      ]);
      expect((await bellOf(person))[0]?.message).toContain(formatDate(expiresOn));
    });

    it.each([
      ['insurance', 'insure'],
      ['identity', 'verify'],
      ['identity', 'verifyMany'],
    ] as const)('decide nothing about documents that wait: %s by %s', async (kind, by) => {
      const person = await world.approvedCleaner();
      const [{ open }] = await sendDocument(world, person, kind);
      for (const isOn of [true, false, true]) {
        expectStatus(await switches(person)[by](isOn), 200);
        const own = await ownCheck(world, person, kind);
        expect([own.open, own.current !== null]).toEqual([open, isOn]);
      }
      const waiting = (await checksOf(world, person)).find(({ state }) => state === 'submitted');
      expectStatus(await decide(waiting?.id ?? 0, 'pass', seenDocument(person, kind)), 200);
      expect(await keptSlots(person)).toEqual([`${kind} current`]);
    });

    it('are of today, not those that were taken back with a reason, are over or bore another name', async () => {
      const [refused, over, renamed] = await Promise.all([fullyChecked(), fullyChecked(), fullyChecked()]);
      const { id } = await checkOf(world, refused, 'insurance');
      expectStatus(await decide(id, 'withdraw', { reason: 'The policy was cancelled.' }), 200);
      await lastDaysPass(over);
      await switches(over).insure(false);
      await switches(renamed).insure(false);
      expectStatus(await rename(renamed, { lastName: `${renamed.user.lastName}-Marsh` }), 200);
      for (const person of [refused, over, renamed]) {
        expectStatus(await switches(person).insure(true), 200);
        expect((await ownCheck(world, person, 'insurance')).current).toMatchObject({
          checkedOn: ukToday(),
          expiresOn: addMonths(ukToday(), 12),
        });
      }
    });

    it.each([
      ['before', () => Promise.resolve()],
      ['after', checksExpire],
    ] as const)('are of today, where a later check has ended: %s the clock came by', async (_, clock) => {
      const person = await world.approvedCleaner();
      const { id } = await recordCheck(world, person, 'insurance');
      expectStatus(await switches(person).insure(false), 200);
      await recordCheck(world, person, 'insurance', { expiresOn: addDays(ukToday(), 5) });
      await lastDaysPass(person);
      await clock(person);
      expectStatus(await switches(person).insure(true), 200);
      expect((await ownCheck(world, person, 'insurance')).current).toEqual({
        checkedOn: ukToday(),
        expiresOn: addMonths(ukToday(), 12),
        kind: 'insurance',
      });
      const first = (await checksOf(world, person)).find((check) => check.id === id);
      expect(first).toMatchObject({ state: 'withdrawn', ending: 'by-admin' });
    });
  });

  it('are there on the last day and gone after it, before any job has come by', async () => {
    // No other test has cleaners here.
    const person = await fullyChecked({ postcode: 'KW15 1AA', location: 'Kirkwall' });
    const insuredNear = async () => {
      const { body } = await world.anyone
        .get('/api/cleaners')
        .query({ postcode: 'KW15', radius: 10, insured: 'true' });
      return body.map(({ id }: { id: number }) => id);
    };
    expect(await badgesOf(person)).toEqual(ALL);
    await lastDaysAre(person, ukToday());
    expect(await badgesOf(person)).toEqual(ALL);
    expect(await insuredNear()).toEqual([person.cleaner.id]);
    const customer = await world.registerCustomer();
    const job = await postJob(world, customer);
    await applyFor(world, person, job);
    const applicant = async () =>
      (await world.as(customer).get(`/api/applications/posting/${job.id}`)).body[0].cleaner;
    expect(await applicant()).toMatchObject({ isBackgroundChecked: true, isInsured: true });
    await lastDaysPass(person);
    expect(await applicant()).toMatchObject({ isBackgroundChecked: false, isInsured: false });
    expect(await badgesOf(person)).toEqual(NONE);
    expect((await profileOf(person)).checks).toEqual([]);
    expect(await insuredNear()).toEqual([]);
  });

  it.each(['verify', 'verifyMany'] as const)(
    'are set anew by %s on the day after the last one',
    async (by) => {
      const person = await world.approvedCleaner();
      await recordCheck(world, person, 'identity');
      await lastDaysPass(person);
      for (const _ of [1, 2]) expectStatus(await switches(person)[by](true), 200);
      expect(await badgesOf(person)).toMatchObject({ isVerified: true });
      const acts = (await auditLines(world, 'user', person.user.id)).map(({ action }) => action);
      expect(acts.filter((action) => action === 'user.verified')).toHaveLength(1);
    },
  );

  it('are taken back by the admin, with a reason', async () => {
    const person = await fullyChecked();
    const { id } = await checkOf(world, person, 'insurance');
    const reason = 'The insurer says the policy was cancelled.';
    expect((await decide(id, 'withdraw', { reason })).body).toMatchObject({
      state: 'withdrawn',
      ending: 'by-admin',
    });
    expect((await decide(id, 'withdraw', { reason })).status).toBe(409);
    expect(await badgesOf(person)).toEqual({ ...ALL, isInsured: false });
    expect((await bellOf(person))[0]?.message).toContain(reason);
  });

  it('belong to a name: under another one all are checked again, and the admin sees why', async () => {
    const person = await fullyChecked();
    const { lastName } = person.user;
    expect((await rename(person, { lastName: `${lastName}-Marsh` })).status).toBe(200);
    expect(await badgesOf(person)).toEqual(NONE);
    for (const kind of ['identity', 'background', 'insurance'] as const) {
      expect(await checkOf(world, person, kind)).toMatchObject({
        state: 'requested',
        cause: 'name-changed',
        formerName: `Rowan ${lastName}`,
      });
    }
    expect(await titlesOf(person)).toContain('Your name has changed');
    expect(await mailsTo(person)).toContain('badges-reset');
    const { id } = await checkOf(world, person, 'identity');
    const old = await decide(id, 'pass', seenDocument(person));
    expect(old.body).toMatchObject({ statusCode: 409, code: 'NAME_CHANGED' });
    const renewed = await decide(id, 'pass', { ...seenDocument(person), name: `Rowan ${lastName}-Marsh` });
    expect(renewed.status).toBe(200);
    expect(await badgesOf(person)).toEqual({ ...NONE, isVerified: true });
  });

  it('stay when capitals or spaces change, or the name is sent again as it was', async () => {
    const person = await fullyChecked();
    await rename(person, { firstName: 'ROWAN', lastName: person.user.lastName });
    expect(await badgesOf(person)).toEqual(ALL);
  });

  it('are taken from a customer under another name, who is asked for no documents', async () => {
    const customer = await world.registerCustomer();
    await asAdmin().post(`/api/admin/users/${customer.user.id}/verify`).send({ verify: true });
    const answer = await world
      .as(customer)
      .patch(`/api/users/${customer.user.id}`)
      .send({ firstName: 'Robin' });
    expect(answer.body).toMatchObject({ firstName: 'Robin', isVerified: false });
    expect(await titlesOf(customer)).toContain('Your name has changed');
  });

  it('are taken back with a link to the checks of a cleaner, and to the profile of a customer', async () => {
    const [customer, cleaner] = await Promise.all([world.registerCustomer(), world.registerCleaner()]);
    const linkTo = async ({ user }: Account) => {
      for (const verify of [true, false])
        expectStatus(await asAdmin().post(`/api/admin/users/${user.id}/verify`).send({ verify }), 200);
      const mails = await mailbox(world, user.email).list();
      const told = mails.find(({ subject }) => subject === 'Identity: the badge was taken back');
      return /https?:\/\/[^\s/]+(\/profile\S*)/.exec(told?.text ?? '')?.[1];
    };
    expect([await linkTo(customer), await linkTo(cleaner)]).toEqual(['/profile', '/profile#checks']);
  });

  it('are to be renewed by whoever applies again after a withdrawal, told before or not', async () => {
    const person = await world.registerCleaner();
    await recordCheck(world, person, 'identity');
    await renewalsAreTold(person);
    const own = world.as(person);
    expectStatus(await own.post(`/api/cleaners/${person.cleaner.id}/withdraw-application`), 200);
    expect(await keptRenewals(person)).toBe(0);
    expectStatus(await own.post('/api/cleaners').send(applicationDetails()), 201);
    expect(await keptRenewals(person)).toBe(1);
  });

  it('never stand under a name that changed while the check was passed', async () => {
    const person = await world.approvedCleaner();
    await sendDocument(world, person, 'identity');
    const { id } = await checkOf(world, person, 'identity');
    const names = Array.from({ length: N }, (_, index) => `Name ${'abcdefghij'[index]}`);
    const answers = await together(N, (index) =>
      index % 2 ? rename(person, { lastName: names[index] }) : decide(id, 'pass', seenDocument(person)),
    );
    expect(answers.every(({ status }) => status === 200 || status === 409)).toBe(true);
    expect(await badgesOf(person)).toEqual(NONE);
    const passed = (await checksOf(world, person)).filter(({ state }) => state === 'passed');
    expect(passed).toEqual([]);
  });
});
