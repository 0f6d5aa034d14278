import { HOUR_MS } from '@tidyhearth/domain';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { MailServer } from '../support/mail-server.js';
import { mailIsDue, mailWaits } from '../support/rows/ageing.js';
import { dueMails, hoursPassSinceMails, queuedMails } from '../support/rows/outbox.js';
import { World } from '../support/world.js';

describe('when the mail server takes mails again', () => {
  const mailServer = new MailServer();
  let store: Store;
  let env: Record<string, string>;
  let app: ScratchApp;
  const start = () => startApp({ engine, store, env });

  beforeAll(async () => {
    store = await createStore(engine);
    env = { SMTP_URL: await mailServer.start(), MAIL_FROM: 'Tidyhearth <hello@tidyhearth.example>' };
    app = await start();
  });

  afterAll(async () => {
    await app.stop();
    await store.remove();
    await mailServer.stop();
  });

  const putOff = (recipient: string, mails: number) =>
    waitFor(
      async () => {
        const rows = await queuedMails(recipient, store);
        return rows.filter(({ errorMessage }) => errorMessage !== null).length === mails || undefined;
      },
      { timeoutMs: 20_000, what: `${mails} mails to ${recipient} to be put off` },
    );
  const arrive = (recipient: string, mails: number, timeoutMs = 20_000) =>
    waitFor(async () => (mailServer.to(recipient).length >= mails ? mailServer.to(recipient) : undefined), {
      timeoutMs,
      what: `${mails} mails to ${recipient}`,
    });
  /** The outbox id of each mail, in the order of arrival. */
  const arrived = async (recipient: string, mails: number) =>
    (await arrive(recipient, mails)).map(({ messageId }) =>
      Number(/outbox-(\d+)-/.exec(messageId ?? '')?.[1]),
    );

  it('sends at once what it had put off, to each recipient oldest first', async () => {
    const [to, other, often] = ['again@test.example', 'other@test.example', 'often@test.example'];
    mailServer.senderVerdict = () => ({ code: 451, message: 'out of order' });
    await dueMails([to, to, other, often], store);
    for (const [recipient, mails, tries] of [
      [to, 2, 20],
      [other, 1, 20],
      [often, 1, 21],
    ] as const) {
      await putOff(recipient, mails);
      await mailWaits(recipient, { hours: 6, tries }, store);
    }
    mailServer.senderVerdict = () => undefined;
    await dueMails([to], store);
    const ids = await arrived(to, 3);
    expect(ids).toEqual(ids.toSorted((one, two) => one - two));
    expect(await arrived(other, 1)).toHaveLength(1);
    // This mail is not sent along, because it may itself be what breaks the connection.
    expect(await queuedMails(often, store)).toMatchObject([{ status: 'pending', attempts: 21 }]);
  });

  it('does so too where it was mended while this process was replaced', async () => {
    const [waiting, next] = ['waiting@test.example', 'next@test.example'];
    mailServer.senderVerdict = () => ({ code: 451, message: 'out of order' });
    await dueMails([waiting], store);
    await putOff(waiting, 1);
    await mailWaits(waiting, { hours: 6, tries: 20 }, store);
    expect(await app.stop()).toBe(0);
    mailServer.senderVerdict = () => undefined;
    app = await start();
    await dueMails([next], store);
    expect(await arrived(waiting, 1)).toHaveLength(1);
  });

  it('sends what a mailbox had refused for now before anything newer to the same person', async () => {
    const to = 'full@test.example';
    mailServer.verdict = () => ({ code: 452, message: '4.2.2 mailbox full' });
    await dueMails([to], store);
    await putOff(to, 1);
    await mailWaits(to, { hours: 6, tries: 9 }, store);
    mailServer.verdict = () => undefined;
    await dueMails([to], store);
    const ids = await arrived(to, 2);
    expect(ids).toEqual(ids.toSorted((one, two) => one - two));
  });

  it('counts no try of a mail that it made for the sake of a newer one to the same person', async () => {
    const to = 'busy@test.example';
    mailServer.senderVerdict = () => ({ code: 451, message: 'out of order' });
    await dueMails([to], store);
    await putOff(to, 1);
    await mailWaits(to, { hours: 6, tries: 20 }, store);
    await dueMails([to], store);
    await putOff(to, 2);
    mailServer.senderVerdict = () => undefined;
    await dueMails([to], store);
    expect(await arrived(to, 3)).toHaveLength(3);
  });

  it('sends at once what a process had put off that had sent mails before', async () => {
    const [waiting, next] = ['waiting-again@test.example', 'next-again@test.example'];
    mailServer.senderVerdict = () => ({ code: 451, message: 'out of order once more' });
    await dueMails([waiting], store);
    await putOff(waiting, 1);
    await mailWaits(waiting, { hours: 6, tries: 1 }, store);
    mailServer.senderVerdict = () => undefined;
    await dueMails([next], store);
    // It looks after mails that were put off every half minute at most.
    expect(await arrive(waiting, 1, 60_000)).toHaveLength(1);
  });

  it('looks at a link that it cannot send again when it ends, however often it was tried', async () => {
    const world = new World(app.url, store);
    mailServer.senderVerdict = () => ({ code: 451, message: 'out of order' });
    const { user } = await world.registerCustomer();
    expectStatus(await world.anyone.post('/api/auth/forgot-password').send({ email: user.email }), 200);
    await putOff(user.email, 2);
    const tries = 12;
    await mailWaits(user.email, { hours: 6, tries }, store);
    await mailIsDue(user.email, store);
    const admin = world.as(await world.admin());
    const triedAgain = async () => {
      const { body } = await admin.get('/api/admin/mail-queue').query({ search: user.email });
      const mails: {
        type: string;
        createdAt: string;
        attempts: number;
        nextAttemptAt: string | null;
        errorMessage: string | null;
      }[] = body;
      const failed = mails.filter(({ attempts, errorMessage }) => attempts > tries && errorMessage !== null);
      return failed.length === 2 ? failed : undefined;
    };
    const mails = await waitFor(triedAgain, { timeoutMs: 20_000, what: 'another try of both mails' });
    const waits = mails.map(({ type, createdAt, nextAttemptAt }) => [
      type,
      Date.parse(nextAttemptAt ?? '') - Date.parse(createdAt) <= HOUR_MS,
    ]);
    expect(Object.fromEntries(waits)).toEqual({ 'password-reset': true, welcome: false });
  });

  it('sends no link that has ended: the console says why, and nothing is left to do', async () => {
    const world = new World(app.url, store);
    mailServer.senderVerdict = () => ({ code: 451, message: 'out of order' });
    const { user } = await world.registerCustomer();
    expectStatus(await world.anyone.post('/api/auth/forgot-password').send({ email: user.email }), 200);
    await putOff(user.email, 2);
    await hoursPassSinceMails(user.email, 2, store);
    mailServer.senderVerdict = () => undefined;
    await mailIsDue(user.email, store);
    expect(await arrived(user.email, 1)).toHaveLength(1);
    const admin = world.as(await world.admin());
    const queued = async () => {
      const { body } = await admin.get('/api/admin/mail-queue').query({ search: user.email });
      return body.find(({ type }: { type: string }) => type === 'password-reset');
    };
    const ended = await waitFor(async () => ((await queued()).status === 'failed' ? queued() : undefined), {
      timeoutMs: 20_000,
      what: 'the link to be left unsent',
    });
    expect(ended).toMatchObject({ hasText: false, errorMessage: expect.stringContaining('had ended') });
    expectStatus(await admin.post(`/api/admin/mail-queue/${ended.id}/retry`), 409);
    expect(mailServer.to(user.email).map(({ subject }) => subject)).toEqual(['Welcome to Tidyhearth']);
  });
});
