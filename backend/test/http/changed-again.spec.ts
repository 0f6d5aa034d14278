import { addDays, formatDateTime, ukToday } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { bellOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { applyFor, daysAhead, postJob, type Application, type Posting } from '../support/jobs.js';
import { MailServer } from '../support/mail-server.js';
import { proveAddress } from '../support/proved.js';
import { mailIsDue } from '../support/rows/ageing.js';
import { world as shared, World, type Account, type CleanerAccount } from '../support/world.js';

const [FIRST, SECOND] = [daysAhead(8), daysAhead(9)];
const inWords = (instant: string) => formatDateTime(Date.parse(instant));

describe('a visit that is moved again before its cleaner has answered', () => {
  it('is told with the time that was agreed, which no mail about the first move may have said', async () => {
    const [customer, cleaner] = [await shared.registerCustomer(), await shared.approvedCleaner()];
    const { id } = await requestBooking(shared, customer, cleaner, { bookingTime: '09:00' });
    const move = async (bookingTime: string) => {
      const body = { bookingDate: addDays(ukToday(), 7), bookingTime };
      expectStatus(await shared.as(customer).post(`/api/bookings/${id}/reschedule`).send(body), 200);
      return (await bellOf(cleaner))[0]?.message;
    };
    const at = (time: string) => inWords(daysAhead(7, time));
    expect(await move('10:00')).toMatch(new RegExp(`${at('10:00')}, instead of ${at('09:00')}\\.$`));
    expectStatus(await shared.as(cleaner).patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    expect(await move('11:00')).toMatch(new RegExp(`${at('11:00')}, instead of ${at('10:00')}\\.$`));
    const agreed = `instead of ${at('11:00')}\\. You had agreed on ${at('10:00')}\\.$`;
    expect(await move('13:00')).toMatch(new RegExp(agreed));
  });
});

describe('a job that is changed again before its cleaner has answered', () => {
  const mailServer = new MailServer();
  let store: Store;
  let app: ScratchApp;
  let world: World;
  let owner: Account;
  let cleaner: CleanerAccount;
  let job: Posting;
  let bid: Application;

  const isDown = (down: boolean) => {
    mailServer.verdict = () => (down ? { code: 451, message: 'try later' } : undefined);
  };
  const edit = async (change: object) =>
    expectStatus(await world.as(owner).patch(`/api/postings/${job.id}`).send(change), 200);
  const news = async () => {
    const answer = await world.as(cleaner).get(`/api/notifications/${cleaner.user.id}`);
    expectStatus(answer, 200);
    const items: { title: string; message: string; isRead: boolean }[] = answer.body;
    return items.filter(({ title }) => title === 'A job you applied for has changed');
  };
  /** The mails about it that arrive once the mail server is back, after all that were queued before. */
  const arrived = async () => {
    isDown(false);
    const admin = world.as(await world.admin());
    const { email } = cleaner.user;
    const query = { search: email, status: 'pending' };
    await waitFor(
      async () => {
        await mailIsDue(email, store);
        return (await admin.get('/api/admin/mail-queue').query(query)).body.length === 0 || undefined;
      },
      { timeoutMs: 30_000, what: 'the mails to the cleaner' },
    );
    return mailServer.to(email).filter(({ subject }) => subject?.startsWith('Changed: '));
  };

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { SMTP_URL: await mailServer.start() } });
    world = new World(app.url, store);
  });
  afterAll(async () => {
    await app.stop();
    await store.remove();
    await mailServer.stop();
  });
  beforeEach(async () => {
    isDown(true);
    [owner, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await proveAddress(world, cleaner);
    job = await postJob(world, owner);
    bid = await applyFor(world, cleaner, job);
    await edit({ postingDate: FIRST });
  });

  it('is told as it is now where the first change was neither mailed nor read', async () => {
    await edit({ postingDate: SECOND });
    await edit({ estimatedDuration: 3 });
    const now = `Standard Cleaning on ${inWords(SECOND)} for 3 hours in Oxford, OX1`;
    expect(await news()).toEqual([
      expect.objectContaining({ isRead: false, message: expect.stringContaining(now) as string }),
    ]);
    const [mail, ...others] = await arrived();
    expect(others).toEqual([]);
    expect(mail?.text?.replace(/\s+/g, ' ')).toContain(now);
    expect(mail?.text).not.toContain(inWords(FIRST));
  });

  it('is not told once more to whoever has read and been mailed of the first change', async () => {
    expect(await arrived()).toHaveLength(1);
    expectStatus(
      await world.as(cleaner).post(`/api/notifications/${cleaner.user.id}/read-all`),
      200,
      201,
      204,
    );
    const before = await news();
    await edit({ postingDate: SECOND });
    expect(await news()).toEqual(before);
    expect(await arrived()).toHaveLength(1);
  });

  it('is mailed once where the cleaner confirmed in between without the mail', async () => {
    const confirm = world.as(cleaner).post(`/api/applications/${bid.id}/confirm`);
    expectStatus(await confirm.send({ termsVersion: 2 }), 200);
    await edit({ postingDate: SECOND });
    const mails = await arrived();
    expect(mails.map(({ text }) => text?.includes(inWords(SECOND)))).toEqual([true]);
  });
});
