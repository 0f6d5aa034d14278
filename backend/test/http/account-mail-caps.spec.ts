import { randomUUID } from 'node:crypto';
import { ACCOUNT_LIMITS, API_KEYS, RESET_LINKS, UNVERIFIED_LIMITS } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { makeKey } from '../support/api-keys.js';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { mailedToken, verifyEmail } from '../support/codes.js';
import { auditLines } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { personDetails } from '../support/people.js';
import { Receiver } from '../support/receiver.js';
import { dayPassesFor, minutesPassSinceCodes } from '../support/rows/ageing.js';
import { hoursPassSinceMails } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { deliveriesOf, webhookOf } from '../support/webhooks.js';
import { World, type Account } from '../support/world.js';

const TO_OWNER_AN_HOUR = 5;
const TO_ANYBODY_A_DAY = 2;

/** Uses an application with limits on, as in production. */
describe('news of an account that somebody causes again and again', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let caller = 0;

  const anotherAddress = () => {
    caller += 1;
    return `198.51.${caller % 250}.${caller >> 8}`;
  };
  /** Every sign-in comes from a new IP address and an unknown device. */
  const signIn = ({ user, password }: Account) =>
    world.anyone
      .post('/api/login')
      .set('X-Forwarded-For', anotherAddress())
      .send({ email: user.email, password });
  /** Changes the password back and forth, with each call from a new IP address. */
  const changePassword = (person: Account, count: number) =>
    world
      .as(person)
      .post('/api/auth/change-password')
      .set('X-Forwarded-For', anotherAddress())
      .send({
        currentPassword: count === 0 ? person.password : `brand new horse ${count}`,
        newPassword: `brand new horse ${count + 1}`,
      });
  const mailed = async ({ user }: Account, subject: RegExp) =>
    (await mailbox(world, user.email).list()).filter((mail) => subject.test(mail.subject)).length;
  const told = async (person: Account, wanted: string) => {
    const bell = await world.as(person).get(`/api/notifications/${person.user.id}`);
    return bell.body.filter(({ title }: { title: string }) => title === wanted).length;
  };
  const signInsMailed = (person: Account) => mailed(person, /new sign-in/i);

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { RATE_LIMITS: 'on', TRUSTED_PROXIES: '1' } });
    world = new World(app.url, store);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('is mailed twice a day to an address that nobody has confirmed, and stands in the audit log each time', async () => {
    const person = await world.registerCustomer();
    expect(countStatuses(await together(8, () => signIn(person)))).toEqual({ 200: 8 });
    expect(await signInsMailed(person)).toBe(TO_ANYBODY_A_DAY);
    const lines = await auditLines(world, 'user', person.user.id);
    expect(lines.filter(({ action }) => action === 'account.signed-in')).toHaveLength(8);
    await hoursPassSinceMails(person.user.email, 23, store);
    expectStatus(await signIn(person), 200);
    expect(await signInsMailed(person)).toBe(TO_ANYBODY_A_DAY);
    await hoursPassSinceMails(person.user.email, 2, store);
    expectStatus(await signIn(person), 200);
    expect(await signInsMailed(person)).toBe(TO_ANYBODY_A_DAY + 1);
  });

  it('is mailed five times an hour to a confirmed address, and does not keep back that the password has changed', async () => {
    const person = await world.registerCustomer();
    await verifyEmail(world, person);
    expect(countStatuses(await together(8, () => signIn(person)))).toEqual({ 200: 8 });
    expect(await signInsMailed(person)).toBe(TO_OWNER_AN_HOUR);
    let { password } = person;
    for (let count = 0; count <= TO_OWNER_AN_HOUR; count += 1) {
      const newPassword = `brand new horse ${count}`;
      const body = { currentPassword: password, newPassword };
      expectStatus(await world.as(person).post('/api/auth/change-password').send(body), 200);
      password = newPassword;
    }
    expect(await mailed(person, /password has been changed/i)).toBe(TO_OWNER_AN_HOUR + 1);
    await hoursPassSinceMails(person.user.email, 1, store);
    expectStatus(await signIn({ ...person, password }), 200);
    expect(await signInsMailed(person)).toBe(TO_OWNER_AN_HOUR + 1);
  });

  it('is mailed of every changed password, which an address that nobody has confirmed has changed three times a day', async () => {
    const person = await world.registerCustomer();
    const { passwordChangesADay: most } = UNVERIFIED_LIMITS;
    for (let count = 0; count < most; count += 1) expectStatus(await changePassword(person, count), 200);
    const refused = await changePassword(person, most);
    expect(refused.body).toMatchObject({ statusCode: 403, code: 'EMAIL_NOT_VERIFIED' });
    expect(refused.body.message).toMatch(/3 times a day.*confirm your email address/);
    expect(await mailed(person, /password has been changed/i)).toBe(most);
    await verifyEmail(world, person);
    expectStatus(await changePassword(person, most), 200);
  });

  it('is mailed of every changed password, which is changed ten times a day, also by many calls at once', async () => {
    const person = await world.registerCustomer();
    await verifyEmail(world, person);
    const most = ACCOUNT_LIMITS.passwordChangesADay;
    for (let count = 0; count < most - 1; count += 1) expectStatus(await changePassword(person, count), 200);
    const last = await together(4, () => changePassword(person, most - 1));
    expect(last.filter(({ status }) => status === 200)).toHaveLength(1);
    const refused = await changePassword(person, most);
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(refused.body.message).toMatch(/10 times a day.*go on from/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(await mailed(person, /password has been changed/i)).toBe(most);
    await hoursPassSinceMails(person.user.email, 25, store);
    expectStatus(await changePassword(person, most), 200);
  });

  it('is a code to confirm an address ten times a day', async () => {
    const person = await world.registerCustomer();
    const { email } = person.user;
    const send = () =>
      world
        .as(person)
        .post('/api/auth/send-verification')
        .set('X-Forwarded-For', anotherAddress())
        .send({ userId: person.user.id, type: 'email' });
    for (let count = 0; count < ACCOUNT_LIMITS.verificationCodesADay; count += 1) {
      expectStatus(await send(), 200);
      await minutesPassSinceCodes(person, 61, store);
    }
    const refused = await send();
    expect(refused.body).toMatchObject({ statusCode: 429, code: 'TOO_MANY_REQUESTS' });
    expect(refused.body.message).toMatch(/10 codes a day.*go on from/);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(await mailed(person, /verification code/)).toBe(ACCOUNT_LIMITS.verificationCodesADay);
    await hoursPassSinceMails(email, 25, store);
    expectStatus(await send(), 200);
  });

  it('is a link to choose a new password three times an hour, and after ten in a day once an hour', async () => {
    const { user } = await world.registerCustomer();
    const forgot = () =>
      world.anyone
        .post('/api/auth/forgot-password')
        .set('X-Forwarded-For', anotherAddress())
        .send({ email: user.email });
    const linksOfAnHour = async () => {
      const before = await linksMailed();
      for (let count = 0; count <= RESET_LINKS.anHour; count += 1) expectStatus(await forgot(), 200);
      const sent = (await linksMailed()) - before;
      await hoursPassSinceMails(user.email, 1.1, store);
      return sent;
    };
    const linksMailed = async () =>
      (await mailbox(world, user.email).list()).filter(({ subject }) => /reset your password/i.test(subject))
        .length;
    const sent: number[] = [];
    for (let hour = 0; hour < 6; hour += 1) sent.push(await linksOfAnHour());
    expect(sent).toEqual([3, 3, 3, 1, 1, 1]);
    await hoursPassSinceMails(user.email, 23, store);
    expect(await linksOfAnHour()).toBe(RESET_LINKS.anHour);
  });

  it('reaches an address seldom, however many accounts are opened with it and moved away', async () => {
    const details = personDetails('customer');
    const { email, password } = details;
    for (let count = 0; count <= TO_OWNER_AN_HOUR; count += 1) {
      const opened = await world.anyone
        .post('/api/auth/register')
        .set('X-Forwarded-For', anotherAddress())
        .send({ ...details, userType: 'customer' });
      expectStatus(opened, 201);
      const own = world.as({ token: opened.body.token });
      const next = `moved-${randomUUID()}@test.example`;
      expectStatus(await own.post('/api/auth/change-email').send({ email: next, password }), 200);
      const token = await mailedToken(world, next, /confirm your new email/i);
      expectStatus(await world.anyone.post('/api/auth/confirm-email').send({ token }), 200);
    }
    const subjects = (await mailbox(world, email).list()).map(({ subject }) => subject);
    const times = (subject: string) => subjects.filter((one) => one === subject).length;
    expect(times('Welcome to Tidyhearth')).toBe(TO_ANYBODY_A_DAY);
    expect(times('Your email address has been changed')).toBe(TO_ANYBODY_A_DAY);
    expect(times('Your email address is about to change')).toBe(TO_OWNER_AN_HOUR);
    expect(subjects).toHaveLength(2 * TO_ANYBODY_A_DAY + TO_OWNER_AN_HOUR);
  });

  it('is in the bell each time that a webhook is paused because it is gone, and mailed twice a day', async () => {
    const receiver = new Receiver();
    await receiver.start();
    receiver.verdict = () => 410;
    const cleaner = await world.approvedCleaner();
    const { id } = await webhookOf(world, cleaner, receiver);
    await requestBooking(world, await world.registerCustomer(), cleaner);
    const own = world.as(cleaner);
    const isPaused = async () => (await own.get(`/api/webhooks/${id}`)).body.status === 'paused' || undefined;
    const paused = () => waitFor(isPaused, { timeoutMs: 30_000, what: 'the pause of a webhook' });
    await paused();
    const [delivery] = await deliveriesOf(world, cleaner, { id });
    for (let count = 1; count <= TO_ANYBODY_A_DAY; count += 1) {
      expectStatus(await own.post(`/api/webhooks/${id}/resume`), 200);
      expectStatus(await own.post(`/api/webhooks/${id}/deliveries/${delivery?.id}/replay`), 200);
      await paused();
    }
    await receiver.stop();
    expect(await told(cleaner, 'A webhook is paused')).toBe(TO_ANYBODY_A_DAY + 1);
    expect(await mailed(cleaner, /news about your account/)).toBe(TO_ANYBODY_A_DAY);
  });

  it('is in the bell for every API key, of which twenty a day can be made, revoked ones counted', async () => {
    const cleaner = await world.registerCleaner();
    const make = () =>
      world
        .as(cleaner)
        .post('/api/keys')
        .send({ name: 'Diary', scopes: ['bookings:read'], expiresInDays: 30 });
    const revoke = async (id: number) => expectStatus(await world.as(cleaner).delete(`/api/keys/${id}`), 204);
    for (let count = 2; count < API_KEYS.madeADay; count += 1)
      await revoke((await makeKey(world, cleaner)).id);
    const last = await together(6, make);
    expect(countStatuses(last)).toEqual({ 201: 2, 429: 4 });
    const refused = last.find(({ status }) => status === 429);
    expect(refused?.body).toMatchObject({ code: 'TOO_MANY_REQUESTS' });
    expect(refused?.body.message).toMatch(/20 API keys a day.*go on from/);
    expect(Number(refused?.headers['retry-after'])).toBeGreaterThan(23 * 3600);
    expect(await mailed(cleaner, /new API key/)).toBe(TO_ANYBODY_A_DAY);
    expect(await told(cleaner, 'You have a new API key')).toBe(API_KEYS.madeADay);
    await dayPassesFor(cleaner, store);
    expectStatus(await make(), 201);
  });
});
