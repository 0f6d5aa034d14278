import { DAY_MS, formatDate, RETENTION_DAYS } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { completedBooking } from '../support/console.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { mailbox } from '../support/mailbox.js';
import { nightAfter } from '../support/nights.js';
import { personDetails } from '../support/people.js';
import { plain } from '../support/pictures.js';
import { proveAddress } from '../support/proved.js';
import { keptBlocksBy, keptPlace, placesOf } from '../support/rows/kept.js';
import { sharesStill } from '../support/rows/made.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const NAME = 'Zebedee';
const PHONE = '07700 900987';
const STREET = '94 Marmalade Row';
const NOTES = 'The alarm code is 4711.';
const TEXT = 'My grandmother left me the house.';
const BIO = 'Thirty years of polishing brass in Jericho, and never once a scratch.';

describe('closing an account', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let customer: Account;
  let cleaner: CleanerAccount;
  let leaver: CleanerAccount;
  let client: Account;
  let neighbour: Account;
  let photo: string;
  let closing: readonly [from: number, to: number];

  const close = async (person: Account) => {
    const body = { password: person.password };
    expectStatus(await world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body), 204);
  };
  const block = async (person: Account, other: Account) =>
    expectStatus(await world.as(person).put(`/api/blocked-people/${other.user.id}`), 200);
  const blockedBy = async (person: Account) =>
    (
      await world
        .as(await world.signIn({ email: person.user.email, password: person.password }))
        .get('/api/blocked-people')
    ).body;
  const registerAgain = ({ user: { email } }: Account) =>
    world.anyone
      .post('/api/auth/register')
      .send({ ...personDetails('customer'), email, userType: 'customer' });
  const say = async (from: Account, to: Account, content: string) =>
    expectStatus(
      await world
        .as(from)
        .post('/api/messages')
        .send({ senderId: from.user.id, receiverId: to.user.id, content }),
      201,
    );

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store });
    world = new World(app.url);
    customer = await world.registerCustomer({ firstName: NAME, phone: PHONE });
    [cleaner, leaver] = [
      await world.approvedCleaner(),
      await world.approvedCleaner({ firstName: NAME, phone: PHONE, bio: BIO }),
    ];
    await world
      .as(customer)
      .patch(`/api/users/${customer.user.id}`)
      .send({ streetAddress: STREET, city: 'Oxford', postcode: 'OX1 3AS', cleaningPreferences: NOTES })
      .expect(200);
    const upload = await world
      .as(customer)
      .post(`/api/users/${customer.user.id}/upload-image`)
      .attach('image', await plain(40, 40).jpeg().toBuffer(), 'me.jpg');
    expectStatus(upload, 200, 201);
    photo = upload.body.profileImageUrl;
    client = await world.registerCustomer();
    // Only mails to a verified address name the other side.
    for (const person of [cleaner, client]) await proveAddress(world, person);
    await completedBooking(world, customer, cleaner, '09:00', store);
    await completedBooking(world, client, leaver, '09:00', store);
    const place = { streetAddress: STREET, address: `${STREET}, Oxford`, specialInstructions: NOTES };
    await requestBooking(world, customer, cleaner, { ...place, bookingTime: '14:00' });
    const job = await postJob(world, customer, { street: STREET, address: `${STREET}, Oxford` });
    await applyFor(world, leaver, job);
    await say(customer, cleaner, TEXT);
    await say(cleaner, customer, 'Shall I bring my own cloths?');
    neighbour = await world.registerCustomer();
    await say(neighbour, leaver, 'Good morning!');
    await block(neighbour, leaver);
    await block(leaver, neighbour);
    expectStatus(await registerAgain(customer), 409);
    const before = Date.now();
    await close(customer);
    await close(leaver);
    closing = [before, Date.now()];
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
  });

  it('takes contact details, name and texts out of sight of the others at once', async () => {
    const { id } = cleaner.user;
    const answers = await Promise.all(
      [
        `/api/bookings/cleaner/${cleaner.cleaner.id}`,
        `/api/messages/conversations/${id}`,
        `/api/messages/conversation/${id}/${customer.user.id}`,
        `/api/messages/recent/${id}`,
        `/api/users/${customer.user.id}`,
        `/api/notifications/${id}`,
      ].map((path) => world.as(cleaner).get(path)),
    );
    for (const answer of answers) {
      for (const text of [NAME, PHONE, STREET, NOTES, TEXT, customer.user.email])
        expect([answer.request.url, answer.text.includes(text)]).toEqual([answer.request.url, false]);
    }
    const [bookings, , thread] = answers;
    expect(bookings?.body).toEqual([
      expect.objectContaining({
        status: 'cancelled',
        customer: expect.objectContaining({ firstName: 'Former member' }),
      }),
      expect.objectContaining({ status: 'completed' }),
    ]);
    expect(JSON.stringify(thread?.body)).toContain(
      'This message was removed because its writer closed the account.',
    );
    expect(JSON.stringify(thread?.body)).toContain('Shall I bring my own cloths?');
  });

  it('can’t be kept from anybody by who takes the address that comes in place of the person’s own', async () => {
    const admin = world.as(await world.admin());
    const placeholder: string = (await admin.get(`/api/admin/users/${customer.user.id}`)).body.email;
    const next = await world.registerCustomer();
    const email = placeholder.replace(String(customer.user.id), String(next.user.id));
    const squatter = { ...personDetails('customer'), email, userType: 'customer' };
    expectStatus(await world.anyone.post('/api/auth/register').send(squatter), 400);
    await close(next);
  });

  it('gives nobody the address that stands in place of the person’s own, as if it could be written to', async () => {
    for (const person of [customer, leaver]) await sharesStill(person, store);
    const seen = async (viewer: Account, path: string) => {
      const answer = await world.as(viewer).get(path);
      expectStatus(answer, 200);
      expect([path, answer.text.includes('@invalid')]).toEqual([path, false]);
      return answer.body;
    };
    const hidden = { firstName: 'Former member', email: null, phone: null };
    const { firstName, ...unreachable } = hidden;
    const [, ofCustomer] = await seen(cleaner, `/api/bookings/cleaner/${cleaner.cleaner.id}`);
    expect(ofCustomer.customer).toMatchObject(hidden);
    const [ofCleaner] = await seen(client, `/api/bookings/customer/${client.user.id}`);
    expect(ofCleaner.cleaner).toMatchObject({ user: { firstName }, ...unreachable });
    for (const [viewer, gone] of [
      [cleaner, customer],
      [client, leaver],
    ] as const) {
      const person = await seen(viewer, `/api/users/${gone.user.id}`);
      expect(person).toMatchObject({ firstName });
      expect(Object.keys(person)).not.toContain('email');
      await seen(viewer, `/api/users/${viewer.user.id}/export`);
    }
  });

  it('leaves to the other side what money and tax need', async () => {
    const { body } = await world.as(cleaner).get(`/api/bookings/cleaner/${cleaner.cleaner.id}`);
    expect(body[1]).toMatchObject({ status: 'completed', totalAmount: '25.00', city: 'Oxford' });
  });

  it('takes the photo’s file away', async () => {
    const isGone = async () => (await world.anyone.get(photo)).status === 404 || undefined;
    expect(await waitFor(isGone, { timeoutMs: 30_000, what: 'the file to go' })).toBe(true);
  });

  it('keeps nothing that signs in, and the profile and texts of a cleaner nowhere', async () => {
    for (const text of [BIO, 'I live nearby.']) expect(await placesOf(text, store)).toEqual([]);
    expect(await placesOf('feedKey', store)).toEqual([]);
    const answer = await world.anyone
      .post('/api/login')
      .send({ email: customer.user.email, password: customer.password });
    expect(answer.status).toBe(401);
  });

  it('ends the blocks that the person made, and leaves those of the others without its name', async () => {
    expect(await keptBlocksBy(leaver, store)).toBe(0);
    expect(await blockedBy(neighbour)).toEqual([expect.objectContaining({ firstName: 'Former member' })]);
  });

  it('keeps of where a cleaner lives the outward code alone', async () => {
    const place = await keptPlace(leaver, store);
    expect(place).toEqual({
      ...{ postcode: 'OX1', latitude: 0, longitude: 0 },
      ...{ gx: 0, gy: 0, gz: 0, cell: 0, fcell: 0 },
    });
  });

  it('says by mail what was erased now and what will be, and when', async () => {
    const mail = await mailbox(world, customer.user.email).next(/Your account has been closed/);
    const lines = mail.text.split('\n');
    const now = lines.find((line) => line.startsWith('Erased now: ')) ?? '';
    const [, aside] =
      lines.find((line) => line.includes('set aside for 30 days'))?.match(/^Your (.*) are /) ?? [];
    for (const [what, value] of [
      ['name', NAME],
      ['email address', customer.user.email],
      ['phone number', PHONE],
      ['messages', TEXT],
    ] as const) {
      expect([what, await placesOf(value, store)]).not.toEqual([what, []]);
      expect(aside).toContain(what);
      expect(now.split('.')[0]).not.toContain(what);
    }
    expect(now).toContain('home address');
    expect(await placesOf(STREET, store)).toEqual([]);
    for (const kept of [
      /confirmed clean keeps its address/,
      /reported stays with its report/,
      /Backups hold/,
    ])
      expect(mail.text).toMatch(kept);
    expect(mail.text).toContain('because an account with this address was closed.');
  });

  it('sets name, address and messages aside for 30 days: the address stays taken, its owner is told until when', async () => {
    const ofMails = 'email_notifications.subject';
    expect(await placesOf(NAME, store)).toEqual(
      expect.arrayContaining(['closed_accounts.firstName', ofMails]),
    );
    expect(await placesOf(TEXT, store)).toEqual(expect.arrayContaining(['messages.content']));
    const { email } = customer.user;
    const answer = await registerAgain(customer);
    expect(answer.body).toMatchObject({ statusCode: 409, code: 'EMAIL_TAKEN' });
    const mail = await mailbox(world, email).next(/belonged to a closed account/);
    expectStatus(await registerAgain(customer), 409);
    const told = (await mailbox(world, email).list()).filter(({ subject }) => subject === mail.subject);
    expect(told).toHaveLength(1);
    // The identity is erased in the night after the last day.
    const [day] = /(?<=From the morning of ).*(?= on you can open a new account)/.exec(mail.text) ?? [];
    expect(closing.map((at) => formatDate(at + (RETENTION_DAYS.closedAccounts + 1) * DAY_MS))).toContain(day);
    expect(mail.text).toContain('because somebody entered this address to open an account.');
    expect(mail.text).not.toContain('because you have an account');
    const other = await world.registerCustomer();
    const change = { email, password: other.password };
    const refused = await world.as(other).post('/api/auth/change-email').send(change);
    expect(refused.body.code).toBe('EMAIL_TAKEN');
  });

  it('names the person nowhere after that, and frees the address', async () => {
    const night = async (days: number) => {
      app = await nightAfter(days, app, store);
      world = new World(app.url);
    };
    await night(29);
    expect(await placesOf(customer.user.email, store)).toContain('closed_accounts.email');
    await night(2);
    for (const text of [NAME, customer.user.email, leaver.user.email, PHONE, STREET, NOTES, TEXT])
      expect([text, await placesOf(text, store)]).toEqual([text, []]);
    expect(await blockedBy(neighbour)).toEqual([]);
    const again = await world.registerCustomer({ email: customer.user.email });
    expect(again.user.id).not.toBe(customer.user.id);
  });
});
