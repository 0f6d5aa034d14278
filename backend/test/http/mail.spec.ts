import { randomUUID } from 'node:crypto';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { MailServer } from '../support/mail-server.js';
import { mailbox } from '../support/mailbox.js';
import { mailIsDue } from '../support/rows/ageing.js';
import { queuedMails, queuedRecipient } from '../support/rows/outbox.js';
import { together } from '../support/together.js';
import { world, World } from '../support/world.js';

describe('captured mails', () => {
  it('are shown newest first, with exactly the fields a developer needs', async () => {
    const { user } = await world.registerCustomer();
    await world.anyone.post('/api/auth/forgot-password').send({ email: user.email }).expect(200);
    const { body } = await world.anyone.get('/api/dev/emails').query({ recipient: user.email });
    expect(body).toHaveLength(2);
    expect(Object.keys(body[0]).sort()).toEqual(['createdAt', 'html', 'id', 'recipient', 'subject', 'text']);
    expect(body[0].id).toBeGreaterThan(body[1].id);
    expect(body[0].text).toMatch(/You receive this mail because/);
    const others = await world.anyone.get('/api/dev/emails').query({ recipient: 'nobody@test.example' });
    expect(others.body).toEqual([]);
  });

  it('show what somebody typed as text, in any script', async () => {
    const [subject, message] = [`Fragen ${randomUUID()}`, 'Zoë <img src=x onerror=alert(1)> {{7}}'];
    const sent = await world.anyone
      .post('/api/contact')
      .send({ name: 'Zoë', email: 'zoe@test.example', subject, message });
    expect(sent.status).toBeLessThan(300);
    const { body } = await world.anyone
      .get('/api/dev/emails')
      .query({ recipient: await queuedRecipient(`Contact form: ${subject}`) });
    const mail = body.find((one: { subject: string }) => one.subject.includes(subject));
    expect(mail.html).toContain('Zoë &lt;img src&#x3D;x onerror&#x3D;alert(1)&gt; {{7}}');
    expect(mail.html).not.toContain('<img');
    expect(mail.text).toContain(message);
  });

  it('keep the lines of what somebody wrote, in both versions', async () => {
    const reason = 'Two things:\n- the gate\r\n- the <b>dog</b>\n\nThank you.';
    const { user } = await world.registerCustomer();
    const admin = world.as(await world.admin());
    expectStatus(await admin.post(`/api/admin/users/${user.id}/suspend`).send({ reason }), 200);
    const { text, html } = await mailbox(world, user.email).next(/on hold/);
    expect(text.replace(/\r\n/g, '\n')).toContain(`The reason: ${reason.replace(/\r\n/g, '\n')}\n\n`);
    expect(html).toContain(
      'The reason: Two things:<br>\n- the gate<br>\n- the &lt;b&gt;dog&lt;/b&gt;<br>\n<br>\nThank you.</p>',
    );
  });

  it('link to the configured address, whatever a request claims', async () => {
    const { user } = await world.registerCustomer();
    await world.anyone
      .post('/api/auth/forgot-password')
      .set({ Host: 'evil.example', 'X-Forwarded-Host': 'evil.example', 'X-Forwarded-Proto': 'ftp' })
      .send({ email: user.email })
      .expect(200);
    const { body } = await world.anyone.get('/api/dev/emails').query({ recipient: user.email });
    expect(body[0].text).toContain(`${world.url}/reset-password?token=`);
    expect(JSON.stringify(body)).not.toContain('evil.example');
  });
});

describe('in production', () => {
  it('shows no mails to anybody', async () => {
    const store = await createStore(engine);
    const env = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'https://tidyhearth.example',
      JWT_SECRET: 'k7Jq2vX9mR4tB8wN1zC6yL3pD5sF0hGa',
      ALLOW_NO_MAIL_SERVER: 'true',
      RATE_LIMITS: 'on',
      PASSWORD_COST: '',
    };
    const app = await startApp({ engine, store, env });
    const answer = await new World(app.url).anyone.get('/api/dev/emails');
    await app.stop();
    await store.remove();
    expect(answer.body).toMatchObject({ statusCode: 404, code: 'NOT_FOUND' });
  });
});

describe('sending mails', () => {
  const mailServer = new MailServer();
  let store: Store;
  let apps: ScratchApp[] = [];
  let senders: World[];
  const rows = (recipient: string) => queuedMails(recipient, store);
  const arrived = (recipient: string, count = 1) =>
    waitFor(
      async () => {
        const mails = mailServer.to(recipient);
        return mails.length >= count ? mails : undefined;
      },
      { timeoutMs: 20_000, what: `${count} mails to ${recipient}` },
    );

  beforeAll(async () => {
    const smtpUrl = await mailServer.start();
    store = await createStore(engine);
    const env = { SMTP_URL: smtpUrl, MAIL_FROM: 'Tidyhearth <hello@tidyhearth.example>' };
    // A second replica uses the same outbox, if the engine allows it.
    apps = [await startApp({ engine, store, env })];
    if (engine === 'mariadb') apps.push(await startApp({ engine, store, env }));
    senders = apps.map(({ url }) => new World(url));
  });

  afterAll(async () => {
    await Promise.all(apps.map((app) => app.stop()));
    await store.remove();
    await mailServer.stop();
  });

  const sender = (index = 0) => senders[index % senders.length] ?? world;

  it('delivers what is due, with a lasting id and both versions', async () => {
    const { user } = await sender().registerCustomer();
    const [mail] = await arrived(user.email);
    expect(mail).toMatchObject({
      subject: 'Welcome to Tidyhearth',
      from: { text: expect.stringContaining('hello@') },
    });
    const [, writtenAt] = /^<outbox-\d+-(\d+)@127\.0\.0\.1>$/.exec(mail?.messageId ?? '') ?? [];
    expect([mail?.headers.get('auto-submitted'), mail?.date?.getTime()]).toEqual([
      'auto-generated',
      Math.floor(Number(writtenAt) / 1000) * 1000,
    ]);
    expect(mail?.text).toContain('Your account is ready.');
    expect(mail?.html).toContain('Your account is ready.');
    await waitFor(async () => (await rows(user.email))[0]?.status === 'sent' || undefined, {
      timeoutMs: 20_000,
      what: 'the row to be marked',
    });
  });

  it('deletes the content of a mail with a secret once it is sent', async () => {
    const { user } = await sender().registerCustomer();
    await sender().anyone.post('/api/auth/forgot-password').send({ email: user.email }).expect(200);
    const mails = await arrived(user.email, 2);
    expect(mails.map(({ text }) => text).join()).toMatch(/reset-password\?token=[\w-]{43}/);
    const wiped = await waitFor(
      async () => {
        const all = await rows(user.email);
        return all.every(({ status }) => status === 'sent') ? all : undefined;
      },
      { timeoutMs: 20_000, what: 'the rows to be marked' },
    );
    expect(wiped.map(({ body }) => body === null)).toEqual([false, true]);
  });

  it('tries again after a refusal for now, gives up after one for good, and neither blocks the others', async () => {
    mailServer.verdict = (recipient) => {
      if (recipient.startsWith('later')) return { code: 451, message: 'try later' };
      if (!recipient.startsWith('never')) return undefined;
      return { code: 550, message: `5.1.1 <${recipient}> no such person` };
    };
    const email = (name: string) => `${name}-${Date.now()}@test.example`;
    const [later, never, fine] = [email('later'), email('never'), email('fine')];
    for (const address of [later, never, fine]) await sender().registerCustomer({ email: address });
    await arrived(fine);
    const [given] = await waitFor(
      async () => {
        const found = await rows(never);
        return found[0]?.status === 'failed' ? found : undefined;
      },
      { timeoutMs: 20_000, what: 'the mail to be given up' },
    );
    expect(given?.errorMessage).toContain(`<${never}> no such person`);
    const [waiting] = await waitFor(
      async () => {
        const found = await rows(later);
        return found[0]?.errorMessage === null ? undefined : found;
      },
      { timeoutMs: 20_000, what: 'the mail to be put off' },
    );
    expect(waiting).toMatchObject({ status: 'pending', attempts: 1 });
    mailServer.verdict = () => undefined;
    await mailIsDue(later, store);
    await arrived(later);
    expect(mailServer.to(never)).toEqual([]);
    const log = () => apps.map((app) => app.output()).join('\n');
    await waitFor(async () => log().includes('no such person') || undefined, {
      timeoutMs: 20_000,
      what: 'the refusal in the log',
    });
    for (const address of [later, never, fine]) expect(log()).not.toContain(address);
  });

  it.each([
    ['the sender', 550, 'sending is blocked'],
    ['the sender', 553, 'not your address'],
    ['a recipient', 554, '5.7.1 relay access denied'],
    ['a recipient', 530, '5.5.1 sign in first'],
    // Without an enhanced code the subject of the refusal is unclear: Exim uses this text for a sender that it no
    // longer knows.
    ['a recipient', 550, 'relay not permitted'],
    ['a recipient', 553, 'that domain is not in my list'],
  ])(
    'tries again after a refusal that may be of us at the name of %s, %i %s: the mails arrive once it is mended',
    async (named, code, message) => {
      const refuse = () => ({ code, message });
      if (named === 'the sender') mailServer.senderVerdict = refuse;
      else mailServer.verdict = refuse;
      const { user } = await sender().registerCustomer();
      const [refused] = await waitFor(
        async () => {
          const found = await rows(user.email);
          return found[0]?.errorMessage === null ? undefined : found;
        },
        { timeoutMs: 20_000, what: 'the refusal to be noted' },
      );
      mailServer.senderVerdict = () => undefined;
      mailServer.verdict = () => undefined;
      expect(refused?.errorMessage).toContain(message);
      expect(refused).toMatchObject({ status: 'pending', attempts: 1 });
      await mailIsDue(user.email, store);
      await arrived(user.email);
    },
  );

  it('sends each of many once, also with a second replica beside', async () => {
    const people = await together(30, (index) => sender(index).registerCustomer());
    for (const { user } of people) await arrived(user.email);
    for (const { user } of people) expect(mailServer.to(user.email)).toHaveLength(1);
  });

  it('shows no mail to developers that was wiped', async () => {
    const { user } = await sender().registerCustomer();
    await sender().anyone.post('/api/auth/forgot-password').send({ email: user.email }).expect(200);
    await arrived(user.email, 2);
    const shown = await waitFor(
      async () => {
        const { body } = await sender().anyone.get('/api/dev/emails').query({ recipient: user.email });
        return body.length === 1 ? body : undefined;
      },
      { timeoutMs: 20_000, what: 'the wiped mail to be gone' },
    );
    expect(shown[0].subject).toBe('Welcome to Tidyhearth');
  });
});
