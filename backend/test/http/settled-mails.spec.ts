import { addDays, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { aboutPerson } from '../support/cases.js';
import { sendDocument } from '../support/checks.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { MailServer } from '../support/mail-server.js';
import { proveAddress } from '../support/proved.js';
import { mailIsDue } from '../support/rows/ageing.js';
import { World, type Account } from '../support/world.js';

const TEAM = 'team@test.example';

describe('while the mail server is down, a mail is not sent any more', () => {
  const mailServer = new MailServer();
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    mailServer.verdict = () => ({ code: 451, message: 'try later' });
    store = await createStore(engine);
    const env = { SMTP_URL: await mailServer.start(), SUPPORT_EMAIL: TEAM };
    app = await startApp({ engine, store, env });
    world = new World(app.url);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
    await mailServer.stop();
  });

  const asAdmin = async () => world.as(await world.admin());
  const queuedTo = async (email: string, type: string) => {
    const answer = await (await asAdmin()).get('/api/admin/mail-queue').query({ search: email });
    expectStatus(answer, 200);
    const mails: { type: string; hasText: boolean; attempts: number; errorMessage: string | null }[] =
      answer.body;
    return mails.filter((mail) => mail.type === type);
  };
  /** The mail is tried again, and the mail server still refuses it. */
  const isStillTried = async (email: string, type: string) => {
    const waiting = async () => (await queuedTo(email, type)).filter(({ hasText }) => hasText);
    const attempts = async () => (await waiting())[0]?.attempts ?? 0;
    const before = await attempts();
    await waitFor(
      async () => {
        await mailIsDue(email, store);
        return (await attempts()) > before || undefined;
      },
      { timeoutMs: 30_000, what: `another try of ${type}` },
    );
    expect((await waiting()).length).toBeGreaterThan(0);
  };
  const isEnded = async (email: string, type: string) => {
    const areEnded = async () => {
      await mailIsDue(email, store);
      const mails = await queuedTo(email, type);
      return mails.every(({ errorMessage }) => errorMessage?.includes('had ended before')) || undefined;
    };
    await waitFor(areEnded, { timeoutMs: 30_000, what: `the end of ${type}` });
    expect((await queuedTo(email, type)).length).toBeGreaterThan(0);
  };
  const suspend = async ({ user }: Account) => {
    const body = { reason: 'Somebody told us of a theft.' };
    expectStatus(await (await asAdmin()).post(`/api/admin/users/${user.id}/suspend`).send(body), 200);
  };

  it('that asks for a document, once it was sent', async () => {
    const cleaner = await world.approvedCleaner();
    const request = { userId: cleaner.user.id, kind: 'insurance', reason: 'The policy has changed.' };
    expectStatus(await (await asAdmin()).post('/api/admin/checks/request').send(request), 200);
    await isStillTried(cleaner.user.email, 'check-requested');
    await sendDocument(world, cleaner, 'insurance');
    await isEnded(cleaner.user.email, 'check-requested');
  });

  it('that looks at a booking, or offers others for it, once that was decided and another was booked', async () => {
    const [gone, other] = [await world.approvedCleaner(), await world.approvedCleaner()];
    const customer = await world.registerCustomer();
    await proveAddress(world, customer);
    const bookingDate = addDays(ukToday(), 9);
    const { id } = await requestBooking(world, customer, gone, { bookingDate });
    expectStatus(await world.as(gone).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    await suspend(gone);
    await isStillTried(customer.user.email, 'booking-stranded');
    const decision = { decision: 'offer-others', note: 'We are sorry.' };
    expectStatus(await (await asAdmin()).post(`/api/admin/bookings/${id}/decision`).send(decision), 200);
    await isEnded(customer.user.email, 'booking-stranded');
    await isStillTried(customer.user.email, 'booking-others-offered');
    await requestBooking(world, customer, other, { bookingDate });
    await isEnded(customer.user.email, 'booking-others-offered');
  });

  it('that confirms a visit, with its address, once that was cancelled', async () => {
    const [cleaner, customer] = [await world.approvedCleaner(), await world.registerCustomer()];
    for (const person of [cleaner, customer]) await proveAddress(world, person);
    const { id } = await requestBooking(world, customer, cleaner, { bookingDate: addDays(ukToday(), 9) });
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    for (const { user } of [cleaner, customer]) await isStillTried(user.email, 'booking-confirmed');
    expectStatus(await world.as(customer).post(`/api/bookings/${id}/cancel`), 200);
    for (const { user } of [cleaner, customer]) await isEnded(user.email, 'booking-confirmed');
    await isStillTried(cleaner.user.email, 'booking-cancelled');
  });

  it('that tells the team what waits, once nothing waits any more', async () => {
    const applicant = await world.registerCleaner();
    await isStillTried(TEAM, 'applications-waiting');
    const body = { reason: 'No work outside Oxford.' };
    const reject = `/api/admin/cleaners/${applicant.cleaner.id}/reject`;
    expectStatus(await (await asAdmin()).post(reject).send(body), 200);
    await isEnded(TEAM, 'applications-waiting');
  });

  it('that tells the team of a report, once it is closed', async () => {
    const [customer, cleaner] = [await world.registerCustomer(), await world.approvedCleaner()];
    await requestBooking(world, customer, cleaner);
    const answer = await world.as(customer).post('/api/cases').send(aboutPerson(cleaner));
    expectStatus(answer, 201);
    await isStillTried(TEAM, 'report-waiting');
    const outcome = { outcome: 'no-action', outcomeForReporter: 'We have looked into it.' };
    const close = `/api/admin/cases/${answer.body.id}/close`;
    expectStatus(await (await asAdmin()).post(close).send(outcome), 200);
    await isEnded(TEAM, 'report-waiting');
  });
});
