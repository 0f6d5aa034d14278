import { API_KEYS } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { makeKey } from '../support/api-keys.js';
import { startApp } from '../support/apps.js';
import { verifyEmail } from '../support/codes.js';
import { auditLines } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { mailbox } from '../support/mailbox.js';
import { dayPassesFor } from '../support/rows/ageing.js';
import { hoursPassSinceMails } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { World, type Account } from '../support/world.js';

const TO_OWNER_AN_HOUR = 5;
const TO_ANYBODY_A_DAY = 2;

/** An application with its limits on, as in production. */
describe('news of an account that somebody causes again and again', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let caller = 0;

  /** Every sign-in comes from another IP address and from a device that is not known. */
  const signIn = ({ user, password }: Account) => {
    caller += 1;
    return world.anyone
      .post('/api/login')
      .set('X-Forwarded-For', `198.51.${caller % 250}.${caller >> 8}`)
      .send({ email: user.email, password });
  };
  const mailed = async ({ user }: Account, subject: RegExp) =>
    (await mailbox(world, user.email).list()).filter((mail) => subject.test(mail.subject)).length;
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
    const bell = await world.as(cleaner).get(`/api/notifications/${cleaner.user.id}`);
    const told = bell.body.filter(({ title }: { title: string }) => title === 'You have a new API key');
    expect(told).toHaveLength(API_KEYS.madeADay);
    await dayPassesFor(cleaner, store);
    expectStatus(await make(), 201);
  });
});
