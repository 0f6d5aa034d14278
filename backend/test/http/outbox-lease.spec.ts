import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { MailServer } from '../support/mail-server.js';
import { mailIsDue } from '../support/rows/ageing.js';
import { dueMails, queuedMails, sentByAnother } from '../support/rows/outbox.js';

const TO = 'held@test.example';

/** A worker pauses past its lease, another sends the mail, and then the first one goes on. */
describe('a mail whose sender was paused past its lease', () => {
  const mailServer = new MailServer();
  let store: Store;
  let env: Record<string, string>;
  const apps: ScratchApp[] = [];
  const start = async () => {
    const app = await startApp({ engine, store, env });
    apps.push(app);
    return app;
  };
  const row = async () => {
    const [mail] = await queuedMails(TO, store);
    return mail;
  };
  const rowIs = (status: string, lease: number) =>
    waitFor(
      async () => {
        const mail = await row();
        return (mail?.status === status && Number(mail.lease) === lease) || undefined;
      },
      { timeoutMs: 20_000, what: `the mail to be ${status} under lease ${lease}` },
    );
  /** Ends the lease, so that the next worker claims the row. */
  const lapse = () => mailIsDue(TO, store);

  /**
   * Sends the mail elsewhere. On SQLite, which allows only one process, it changes the row as another replica would.
   */
  const sendElsewhere = async () => {
    if (engine === 'mariadb') {
      await Promise.all([start(), start()]);
      await lapse();
    } else {
      await sentByAnother(TO, store);
    }
    await rowIs('sent', 2);
  };

  beforeAll(async () => {
    store = await createStore(engine);
    env = { SMTP_URL: await mailServer.start(), MAIL_FROM: 'Tidyhearth <hello@tidyhearth.example>' };
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await store.remove();
    await mailServer.stop();
  });

  it('stays as the other left it', async () => {
    const paused = await start();
    let refuse = () => {};
    const refusal = new Promise<{ code: number; message: string }>((resolve) => {
      refuse = () => resolve({ code: 451, message: 'try later' });
    });
    // The first attempt waits for its reply; later ones are accepted.
    let come = 0;
    mailServer.verdict = () => {
      come += 1;
      return come === 1 ? refusal : undefined;
    };
    await dueMails([TO], store);
    await waitFor(async () => come === 1 || undefined, { timeoutMs: 20_000, what: 'the first try' });
    await rowIs('pending', 1);
    process.kill(paused.pid ?? 0, 'SIGSTOP');
    try {
      await sendElsewhere();
    } finally {
      refuse();
      process.kill(paused.pid ?? 0, 'SIGCONT');
    }
    const hasFailed = async () => /mail \d+, attempt 1:/.test(paused.output()) || undefined;
    await waitFor(hasFailed, { timeoutMs: 20_000, what: 'the paused one to see its try fail' });
    await lapse();
    expect(await paused.stop()).toBe(0);
    expect(await row()).toMatchObject({ status: 'sent', errorMessage: null });
    expect([Number((await row())?.lease), Number((await row())?.attempts)]).toEqual([2, 2]);
    expect(mailServer.to(TO)).toHaveLength(engine === 'mariadb' ? 1 : 0);
  });
});
