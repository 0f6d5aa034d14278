import { randomUUID } from 'node:crypto';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, postJob } from '../support/jobs.js';
import { MailServer } from '../support/mail-server.js';
import { proveAddress } from '../support/proved.js';
import { queuedMails } from '../support/rows/outbox.js';
import { world, World, type Account, type CleanerAccount } from '../support/world.js';

interface Mail {
  subject: string;
  text: string;
  html: string;
}

const street = `7 ${randomUUID()} Lane`;
const NOTES = { specialInstructions: `Mind the ${randomUUID()}`, accessNotes: `Key safe ${randomUUID()}` };

describe('mails about a booking', () => {
  let customer: Account;
  let cleaner: CleanerAccount;
  let id: number;

  const mailsTo = async ({ user }: Account): Promise<Mail[]> => {
    const answer = await world.anyone.get('/api/dev/emails').query({ recipient: user.email });
    expectStatus(answer, 200);
    return answer.body;
  };
  const mailAbout = async (person: Account, subject: RegExp) => {
    const found = (await mailsTo(person)).find((mail) => subject.test(mail.subject));
    if (!found) throw new Error(`no mail ${subject}`);
    return found;
  };
  const confirm = async () =>
    expectStatus(await world.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
  const ask = async () => {
    const home = { ...NOTES, streetAddress: street, estimatedDuration: 2 };
    ({ id } = await requestBooking(world, customer, cleaner, home));
  };

  beforeEach(async () => {
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  describe('to proved addresses', () => {
    beforeEach(async () => {
      await Promise.all([customer, cleaner].map((person) => proveAddress(world, person)));
      await ask();
    });

    it('confirm a request with when, where, how much and who pays whom', async () => {
      const { text, html } = await mailAbout(customer, /^Your request to /);
      const name = cleaner.user.firstName;
      expect(text).toMatch(/^Answer by: .+ [AP]M$/m);
      expect(text).toMatch(/^When: .+ 9:00 AM \(2 hours\)$/m);
      expect(text).toContain(`Where: ${street}, Oxford`);
      expect(text).toContain('How much: £50.00 (£25.00 × 2 hours)');
      expect(text).toContain(`Payment: You pay ${name} directly after the clean`);
      expect(text).toContain(`/bookings/${id}`);
      expect(html).toContain(street);
    });

    it('tell the cleaner who is asked the town alone, and both the street once it is confirmed', async () => {
      const asked = await mailAbout(cleaner, /^New booking request/);
      expect(asked.text).toMatch(/^Where: Oxford, OX\d+$/m);
      expect(asked.text).toContain(`/bookings/${id}`);
      expect(JSON.stringify(asked)).not.toContain(street);
      await confirm();
      const toCleaner = await mailAbout(cleaner, /^Confirmed: /);
      expect(toCleaner.text).toContain(street);
      expect(toCleaner.text).toContain(`${customer.user.firstName} pays you directly`);
      expect((await mailAbout(customer, /accepted your booking/)).text).toContain(street);
    });

    it('confirm an accepted application to both', async () => {
      const posting = await postJob(world, customer, { street });
      const { id: bid } = await applyFor(world, cleaner, posting);
      const accepted = { status: 'accepted' };
      expectStatus(await world.as(customer).patch(`/api/applications/${bid}`).send(accepted), 200);
      expect((await mailAbout(cleaner, /accepted your application/)).text).toContain(street);
      expect((await mailAbout(customer, /^Confirmed: /)).text).toContain(street);
    });

    it('carry no notes, and are stored sealed', async () => {
      await confirm();
      const sent = await Promise.all([customer, cleaner].map(mailsTo));
      for (const note of Object.values(NOTES)) expect(JSON.stringify(sent)).not.toContain(note);
      const stored = await Promise.all([customer, cleaner].map(({ user }) => queuedMails(user.email)));
      expect(JSON.stringify(stored)).not.toContain(street);
    });
  });

  it('say nothing to addresses that nobody has confirmed', async () => {
    await ask();
    await confirm();
    const sent = await Promise.all([customer, cleaner].map(mailsTo));
    expect(JSON.stringify(sent)).not.toContain(street);
    expect(JSON.stringify(sent)).not.toContain('£50.00');
    expect(sent.flat().map(({ subject }) => subject)).not.toContainEqual(
      expect.stringMatching(/^Your request to/),
    );
  });
});

describe('a mail about a booking that is really sent', () => {
  const mailServer = new MailServer();
  let store: Store;
  let app: ScratchApp;

  beforeAll(async () => {
    store = await createStore(engine);
    const env = { SMTP_URL: await mailServer.start(), BOOKING_FEE: '5' };
    app = await startApp({ engine, store, env });
  });

  afterAll(async () => {
    await app.stop();
    await mailServer.stop();
    await store.remove();
  });

  const arrived = (subject: RegExp) =>
    waitFor(async () => mailServer.mails.find((mail) => subject.test(mail.subject ?? '')), {
      timeoutMs: 20_000,
      what: `a mail ${subject}`,
    });

  it('brings the calendar file along, and says what the total is made of where there is a fee', async () => {
    const there = new World(app.url, store);
    const [customer, cleaner] = await Promise.all([there.registerCustomer(), there.approvedCleaner()]);
    const own = { userId: customer.user.id };
    const asked = { ...own, type: 'email' };
    expectStatus(await there.as(customer).post('/api/auth/send-verification').send(asked), 200);
    const code = /^[A-Z0-9]{6}$/m.exec((await arrived(/verification code/i)).text ?? '')?.[0];
    expectStatus(
      await there
        .as(customer)
        .post('/api/auth/verify-email')
        .send({ ...own, code }),
      200,
    );
    const seen = { streetAddress: street, totalAmount: '80.00' };
    const { id } = await requestBooking(there, customer, cleaner, seen);
    const receipt = await arrived(/^Your request to /);
    expect(receipt.text).toContain('How much: £80.00 (£25.00 × 3 hours + £5.00 booking fee)');
    const [file] = receipt.attachments;
    expect(file).toMatchObject({ filename: 'tidyhearth-booking.ics', contentType: 'text/calendar' });
    const entry = String(file?.content).replaceAll('\r\n ', '');
    expect(entry).toContain('STATUS:TENTATIVE');
    expect(entry).toContain(street);
    expect(entry).toContain(`/bookings/${id}`);
  });
});
