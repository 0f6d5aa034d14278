import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { mailedToken } from '../support/codes.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob } from '../support/jobs.js';
import { MailServer } from '../support/mail-server.js';
import { proveAddress } from '../support/proved.js';
import { mailIsDue, postingHasBegun } from '../support/rows/ageing.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const NAME = 'Zebedee';
const TEXT = 'My grandmother left me the house.';

describe('a mail that could not be sent yet', () => {
  const mailServer = new MailServer();
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let cleaner: CleanerAccount;
  let unreachable: CleanerAccount;
  let other: Account;

  const say = async (from: Account, to: Account, content: string) =>
    expectStatus(
      await world
        .as(from)
        .post('/api/messages')
        .send({ senderId: from.user.id, receiverId: to.user.id, content }),
      201,
    );
  const queued = async ({ user }: Account) => {
    const answer = await world
      .as(await world.admin())
      .get('/api/admin/mail-queue')
      .query({ search: user.email });
    expectStatus(answer, 200);
    const mails: {
      id: number;
      subject: string;
      type: string;
      hasText: boolean;
      errorMessage: string | null;
    }[] = answer.body;
    return mails;
  };
  const queuedFrom = async (to: Account, from: string) =>
    (await queued(to)).filter(({ type, subject }) => type === 'message-received' && subject.includes(from));
  const close = async (person: Account) => {
    const body = { password: person.password };
    expectStatus(await world.as(person).post(`/api/users/${person.user.id}/deactivate`).send(body), 204);
  };
  /** Waits until the mail server has refused the mail about this message, temporarily or permanently. */
  const refused = (to: Account, from: string) =>
    waitFor(async () => (await queuedFrom(to, from)).find(({ errorMessage }) => errorMessage !== null), {
      timeoutMs: 30_000,
      what: `the refusal of a mail to ${to.user.email}`,
    });
  const isEnded = async (id: number) => {
    const admin = world.as(await world.admin());
    const { body } = await admin.get(`/api/admin/mail-queue/${id}`);
    expect(body).toMatchObject({ status: 'failed', hasText: false, subject: '', text: null });
    expect(body.errorMessage).toContain('closed the account, or was blocked');
    expect((await admin.post(`/api/admin/mail-queue/${id}/retry`)).status).toBe(409);
  };

  beforeAll(async () => {
    mailServer.verdict = (recipient) =>
      recipient.startsWith('never')
        ? { code: 550, message: '5.1.1 no such person' }
        : { code: 451, message: 'try later' };
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { SMTP_URL: await mailServer.start() } });
    world = new World(app.url);
    cleaner = await world.approvedCleaner();
    unreachable = await world.approvedCleaner({ email: `never-${Date.now()}@test.example` });
    other = await world.registerCustomer({ firstName: 'Ermintrude' });
    for (const person of [cleaner, unreachable]) await proveAddress(world, person);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
    await mailServer.stop();
  });

  it('about a message ends when its writer closes the account, also where it was given up, and no other does', async () => {
    const writer = await world.registerCustomer({ firstName: NAME });
    for (const to of [cleaner, unreachable]) await say(writer, to, TEXT);
    await say(other, cleaner, 'Are you free on Monday?');
    const waiting = await refused(cleaner, NAME);
    const givenUp = await refused(unreachable, NAME);
    await refused(cleaner, 'Ermintrude');
    expect([waiting, givenUp]).toMatchObject([{ status: 'pending' }, { status: 'failed' }]);
    await close(writer);
    for (const { id } of [waiting, givenUp]) await isEnded(id);
    expect(await queuedFrom(cleaner, 'Ermintrude')).toMatchObject([{ status: 'pending', hasText: true }]);
  });

  it('about a message ends when its reader blocks the writer, and that to others does not', async () => {
    const writer = await world.registerCustomer({ firstName: 'Dougal' });
    const bystander = await world.approvedCleaner();
    await proveAddress(world, bystander);
    for (const to of [cleaner, bystander]) await say(writer, to, TEXT);
    const waiting = await refused(cleaner, 'Dougal');
    await refused(bystander, 'Dougal');
    expectStatus(await world.as(cleaner).put(`/api/blocked-people/${writer.user.id}`), 200);
    await isEnded(waiting.id);
    expect(await queuedFrom(bystander, 'Dougal')).toMatchObject([{ status: 'pending', hasText: true }]);
  });

  it('asks nobody for an answer to somebody who has closed the account, and says what ended', async () => {
    const reader = await world.approvedCleaner();
    const customer = await world.registerCustomer({ firstName: 'Florence' });
    for (const person of [reader, customer]) await proveAddress(world, person);
    await requestBooking(world, customer, reader);
    const job = await postJob(world, customer);
    await applyFor(world, reader, job);
    const change = { postingDate: daysAhead(9) };
    expectStatus(await world.as(customer).patch(`/api/postings/${job.id}`).send(change), 200);
    const typesOf = async (person: Account) =>
      (await queued(person))
        .filter(({ errorMessage }) => !errorMessage?.includes('closed the account'))
        .map(({ type }) => type);
    const asking = ['booking-requested', 'application-left-behind'];
    expect(await typesOf(reader)).toEqual(expect.arrayContaining(asking));
    await close(customer);
    const left = await typesOf(reader);
    for (const type of asking) expect(left).not.toContain(type);
    expect(left).toEqual(expect.arrayContaining(['booking-account-closed', 'application-rejected']));
  });

  it('promises nobody the answer of a cleaner who has closed the account', async () => {
    const gone = await world.approvedCleaner({ firstName: 'Brian' });
    const customer = await world.registerCustomer();
    await proveAddress(world, customer);
    await requestBooking(world, customer, gone);
    const receipts = async () => (await queued(customer)).filter(({ type }) => type === 'booking-receipt');
    const [receipt] = await receipts();
    await close(gone);
    await isEnded(receipt?.id ?? 0);
    expect((await queued(customer)).map(({ type }) => type)).toContain('booking-account-closed');
  });

  it('asks for nothing of nor for somebody who is on hold, and says what was decided', async () => {
    const shutOut = await world.approvedCleaner({ firstName: 'Dylan' });
    const customer = await world.registerCustomer();
    for (const person of [shutOut, customer]) await proveAddress(world, person);
    await requestBooking(world, customer, shutOut);
    await say(customer, shutOut, TEXT);
    await say(shutOut, customer, 'Where is the key?');
    const waitingOf = async (person: Account) =>
      (await queued(person)).filter(({ hasText }) => hasText).map(({ type }) => type);
    expect(await waitingOf(shutOut)).toEqual(
      expect.arrayContaining(['cleaner-approved', 'booking-requested', 'message-received']),
    );
    expect(await waitingOf(customer)).toEqual(
      expect.arrayContaining(['booking-receipt', 'message-received']),
    );
    const { user } = shutOut;
    const admin = world.as(await world.admin());
    const body = { reason: 'Somebody told us of a theft.' };
    expectStatus(await admin.post(`/api/admin/users/${user.id}/suspend`).send(body), 200);
    const left = await waitingOf(shutOut);
    expect(left).toEqual(expect.arrayContaining(['cleaner-approved', 'account-suspended']));
    for (const type of ['booking-requested', 'message-received']) expect(left).not.toContain(type);
    const leftToOther = await waitingOf(customer);
    for (const type of ['booking-receipt', 'message-received']) expect(leftToOther).not.toContain(type);
  });

  it('does not ask a cleaner whose approval was withdrawn to accept a request or to confirm an application', async () => {
    const applicant = await world.approvedCleaner();
    await proveAddress(world, applicant);
    const customer = await world.registerCustomer();
    await requestBooking(world, customer, applicant);
    const job = await postJob(world, customer);
    await applyFor(world, applicant, job);
    const change = { estimatedDuration: 3 };
    expectStatus(await world.as(customer).patch(`/api/postings/${job.id}`).send(change), 200);
    const asking = async () => {
      const types = ['application-left-behind', 'booking-requested'];
      return (await queued(applicant)).filter(({ type }) => types.includes(type));
    };
    const say = (words: string) => async () => {
      await mailIsDue(applicant.user.email, store);
      return (await asking()).every(({ errorMessage }) => errorMessage?.includes(words)) || undefined;
    };
    expect(await asking()).toHaveLength(2);
    await waitFor(say('try later'), { timeoutMs: 30_000, what: 'the refusal of the mails' });
    const withdrawal = world
      .as(await world.admin())
      .post(`/api/admin/cleaners/${applicant.cleaner.id}/withdraw-approval`);
    expectStatus(await withdrawal.send({}), 200);
    await waitFor(say('had ended before'), { timeoutMs: 30_000, what: 'the end of the mails' });
  });

  it('is not sent once what it asks for is settled', async () => {
    const reader = await world.approvedCleaner({ firstName: 'Paul' });
    const customer = await world.registerCustomer({ firstName: 'Rosalie' });
    for (const person of [reader, customer]) await proveAddress(world, person);
    const answered = await requestBooking(world, customer, reader);
    await requestBooking(world, customer, reader, { bookingTime: '13:00' });
    const job = await postJob(world, customer);
    const bid = await applyFor(world, reader, job);
    const change = { postingDate: daysAhead(9) };
    expectStatus(await world.as(customer).patch(`/api/postings/${job.id}`).send(change), 200);
    const passed = await postJob(world, customer);
    await applyFor(world, reader, passed);
    expectStatus(await world.as(customer).patch(`/api/postings/${passed.id}`).send(change), 200);
    await say(customer, reader, TEXT);
    await refused(reader, 'Rosalie');

    const own = world.as(reader);
    await postingHasBegun(passed.id, store);
    const accept = own.patch(`/api/bookings/${answered.id}`).send({ status: 'confirmed' });
    expectStatus(await accept, 200);
    expectStatus(await own.post(`/api/applications/${bid.id}/withdraw`), 200);
    const read = `/api/messages/conversation/${reader.user.id}/${customer.user.id}/read`;
    expect((await own.post(read)).status).toBeLessThan(300);
    const ended = async (person: Account) => {
      const mails = await queued(person);
      return mails
        .filter(({ errorMessage }) => errorMessage?.includes('had ended before'))
        .map(({ type }) => type)
        .toSorted();
    };
    const areEnded = async () => {
      for (const { user } of [reader, customer]) await mailIsDue(user.email, store);
      return ((await ended(reader)).length >= 4 && (await ended(customer)).length > 0) || undefined;
    };
    await waitFor(areEnded, { timeoutMs: 30_000, what: 'the end of mails about what is settled' });
    expect(await ended(reader)).toEqual([
      ...['application-left-behind', 'application-left-behind'],
      ...['booking-requested', 'message-received'],
    ]);
    expect(await ended(customer)).toEqual(['booking-receipt']);
    const waiting = (await queued(reader)).filter(({ hasText }) => hasText).map(({ type }) => type);
    expect(waiting).toEqual(expect.arrayContaining(['booking-requested', 'booking-confirmed']));
  });

  it('goes to the new address of its reader where it is about work, and stays with the old one where it is about the account', async () => {
    const reader = await world.approvedCleaner();
    await proveAddress(world, reader);
    await say(other, reader, 'Are you free on Monday?');
    await refused(reader, 'Ermintrude');
    const typesTo = async (email: string) => {
      const mails = await queued({ ...reader, user: { ...reader.user, email } });
      return mails.filter(({ hasText }) => hasText).map(({ type }) => type);
    };
    const email = `moved-${Date.now()}@test.example`;
    const change = { email, password: reader.password };
    expectStatus(await world.as(reader).post('/api/auth/change-email').send(change), 200);
    const token = await mailedToken(world, email, /confirm your new email/i);
    expectStatus(await world.anyone.post('/api/auth/confirm-email').send({ token }), 200);
    expect(await typesTo(email)).toEqual(expect.arrayContaining(['message-received', 'cleaner-approved']));
    const left = await typesTo(reader.user.email);
    expect(left).toEqual(expect.arrayContaining(['email-change-requested', 'email-changed']));
    for (const type of ['message-received', 'cleaner-approved']) expect(left).not.toContain(type);
  });

  it('is never sent after that, when the mail server is back', async () => {
    mailServer.verdict = () => undefined;
    await mailIsDue(cleaner.user.email, store);
    const admin = world.as(await world.admin());
    await waitFor(
      async () => {
        const query = { search: cleaner.user.email, status: 'pending' };
        return (await admin.get('/api/admin/mail-queue').query(query)).body.length === 0 || undefined;
      },
      { timeoutMs: 30_000, what: 'all mails to the cleaner to be sent' },
    );
    const mails = mailServer.to(cleaner.user.email);
    const words = mails.map(({ subject, text }) => `${subject} ${text}`).join();
    expect(words).toContain('New message from Ermintrude');
    for (const word of [NAME, 'Dougal', TEXT]) expect(words).not.toContain(word);
  });
});
