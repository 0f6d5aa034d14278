import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { generate } from 'otplib';
import { Webhook as StandardWebhook } from 'standardwebhooks';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { mailedCode, mailedToken } from '../support/codes.js';
import { engine } from '../support/engine.js';
import { mailbox } from '../support/mailbox.js';
import { MailServer } from '../support/mail-server.js';
import { lastTotpStepIsLongAgo, mailIsDue } from '../support/rows/ageing.js';
import { keptEnquiries } from '../support/rows/kept.js';
import { queuedMails } from '../support/rows/outbox.js';
import { Receiver } from '../support/receiver.js';
import { webhookOf, type Webhook } from '../support/webhooks.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

const FIRST = 'first-secret-of-this-market-0123456789';
const SECOND = 'second-secret-of-this-market-987654321';
const STRANGE = 'a-secret-this-market-never-had-13579-24';
const NOT_THE_ONE = 'JWT_SECRET is not the one that sealed what is stored';
const ENQUIRY = {
  name: 'Vera Visitor',
  email: 'vera@test.example',
  subject: 'Asked once, around a rotation',
  message: 'Do you clean conservatories as well?',
};

/** Follows the steps of docs/operations.md, one after the other on one database. */
describe('a secret that is replaced', () => {
  let store: Store;
  let app: ScratchApp | undefined;
  let world: World;
  let person: Account;
  let totpSecret: string;
  let recoveryCodes: string[];
  let challengeBefore: string;
  let codeBefore: string;
  let deviceBefore: string;
  let nextPageBefore: string;
  let caller: CleanerAccount;
  let webhook: Webhook;
  const receiver = new Receiver();

  const restart = async (env: Record<string, string>) => {
    await app?.stop();
    app = await startApp({ engine, store, env });
    world = new World(app.url);
  };
  const challenge = async (): Promise<string> => {
    const { email } = person.user;
    const answer = await world.anyone.post('/api/login').send({ email, password: person.password });
    return answer.body.challengeToken;
  };
  const secondStep = (challengeToken: string, code: string) =>
    world.anyone.post('/api/login/2fa').send({ challengeToken, code });
  const codeOfTheApp = async () => {
    await lastTotpStepIsLongAgo(person.user.id, store);
    return generate({ secret: totpSecret });
  };
  const isSignedIn = async ({ token }: { token: string }) =>
    (await world.as({ token }).get('/api/auth/user')).status;
  const enquire = () =>
    world.anyone
      .post('/api/contact')
      .set({ 'Idempotency-Key': 'around-a-rotation', 'User-Agent': 'Browser' })
      .send(ENQUIRY);
  const resealed = () =>
    waitFor(async () => /sealed anew with the current key: [1-9]/.test(app?.output() ?? '') || undefined, {
      timeoutMs: 20_000,
      what: 'everything to be sealed anew',
    });

  beforeAll(async () => {
    store = await createStore(engine);
    await restart({ JWT_SECRET: FIRST });
    person = await world.registerCustomer();
    const mine = world.as(person);
    const body = { userId: person.user.id };
    await mine.post('/api/auth/send-verification').send(body).expect(200);
    codeBefore = await mailedCode(world, person.user.email);
    const setUp = await mine.post('/api/auth/2fa/setup').send({ ...body, password: person.password });
    totpSecret = setUp.body.secret;
    const code = await generate({ secret: totpSecret });
    recoveryCodes = (await mine.post('/api/auth/2fa/verify').send({ ...body, code })).body.recoveryCodes;
    await world.anyone.post('/api/auth/forgot-password').send({ email: person.user.email }).expect(200);
    const signedIn = await secondStep(await challenge(), await codeOfTheApp());
    deviceBefore = String(signedIn.headers['set-cookie']).split(';')[0] ?? '';
    challengeBefore = await challenge();
    await enquire().expect(201);
    await receiver.start();
    caller = await world.approvedCleaner();
    await world.approvedCleaner();
    webhook = await webhookOf(world, caller, receiver);
    const { headers } = await world.anyone.get('/api/cleaners?limit=1').expect(200);
    nextPageBefore = /<([^>]+)>; rel="next"/.exec(String(headers.link))?.[1] ?? '';
  });

  afterAll(async () => {
    await app?.stop();
    await store.remove();
    await receiver.stop();
  });

  /** Checks that webhooks are still signed with the secret created before the rotation. */
  const isWebhookSigned = async () => {
    const session = await world.signIn({ email: caller.user.email, password: caller.password });
    const tested = await world.as(session).post(`/api/webhooks/${webhook.id}/test`).expect(200);
    const call = receiver.at(webhook.path).at(-1);
    if (tested.body.status !== 'delivered' || !call) return false;
    return new StandardWebhook(webhook.secret).verify(call.body, call.headers) !== undefined;
  };

  it('goes on opening while it is named as the previous one', async () => {
    await restart({ JWT_SECRET: SECOND, JWT_SECRET_PREVIOUS: FIRST });
    expect(await isSignedIn(person)).toBe(200);
    expect((await secondStep(challengeBefore, await codeOfTheApp())).status).toBe(200);
    expect((await secondStep(await challenge(), recoveryCodes[0] ?? '')).status).toBe(200);
    expect((await secondStep(await challenge(), recoveryCodes[0] ?? '')).status).toBe(401);
    const body = { userId: person.user.id, code: codeBefore };
    await world.as(person).post('/api/auth/verify-email').send(body).expect(200);
    expect(await mailedToken(world, person.user.email, /reset your password/i)).toMatch(/.{20}/);
    await enquire().expect(201);
    expect(await keptEnquiries(ENQUIRY.subject, store)).toHaveLength(1);
    expect((await world.anyone.get(nextPageBefore).expect(200)).body).toHaveLength(1);
    expect(await isWebhookSigned()).toBe(true);
  });

  it('leaves a device known, which signs in with the new one from now on', async () => {
    const told = async () =>
      (await mailbox(world, person.user.email).list()).filter(({ subject }) => /new sign-in/i.test(subject));
    const before = await told();
    const answer = await world.anyone
      .post('/api/login/2fa')
      .set('Cookie', deviceBefore)
      .send({ challengeToken: await challenge(), code: await codeOfTheApp() });
    expect(answer.status).toBe(200);
    expect(await told()).toEqual(before);
    const head = JSON.parse(
      Buffer.from(String(answer.body.token).split('.', 1).join(), 'base64url').toString(),
    );
    expect(head).toEqual({ alg: 'HS256', typ: 'JWT', kid: expect.stringMatching(/^[\w-]{8}$/) });
    expect(answer.body.token).not.toContain(SECOND);
  });

  it('can be dropped once everything is sealed anew: its sessions end, all else stays', async () => {
    await resealed();
    const lines = await world
      .as(await world.admin())
      .get('/api/admin/audit-log')
      .query({ action: 'keys.resealed' });
    expect(lines.body).toEqual([
      expect.objectContaining({ actorId: null, after: { changed: expect.any(Number), lost: 0 } }),
    ]);
    await restart({ JWT_SECRET: SECOND });
    expect(await isSignedIn(person)).toBe(401);
    expect((await world.anyone.get(nextPageBefore)).status).toBe(400);
    expect(await isWebhookSigned()).toBe(true);
    expect((await secondStep(await challenge(), await codeOfTheApp())).status).toBe(200);
    expect((await secondStep(await challenge(), recoveryCodes[1] ?? '')).status).toBe(200);
    expect((await secondStep(await challenge(), recoveryCodes[0] ?? '')).status).toBe(401);
    expect(await mailedToken(world, person.user.email, /reset your password/i)).toMatch(/.{20}/);
  });

  it('that is lost is no fault of the server: the log, the second step and mails say so', async () => {
    expect(app?.output()).not.toContain(NOT_THE_ONE);
    await restart({ JWT_SECRET: STRANGE });
    await waitFor(async () => app?.output().includes(NOT_THE_ONE) || undefined, {
      timeoutMs: 20_000,
      what: 'the warning',
    });
    const answer = await secondStep(await challenge(), await codeOfTheApp());
    expect([answer.status, answer.body.code]).toEqual([409, 'TWO_FACTOR_UNREADABLE']);
    expect(answer.body.message).toMatch(/recovery code.*write to us/);
    expect(await isWebhookSigned()).toBe(false);
    const mails = await world.anyone.get('/api/dev/emails').query({ recipient: person.user.email });
    expect(mails.status).toBe(200);
    expect(JSON.stringify(mails.body)).toContain('sealed with a key that is no longer configured');
  });
});

describe('the file of a secret that was never set', () => {
  it('is said to be missing where people had signed in, and not at the first start', async () => {
    const store = await createStore(engine);
    const first = await startApp({ engine, store });
    try {
      await new World(first.url).registerCustomer();
      await first.stop();
      expect(first.output()).not.toContain(NOT_THE_ONE);
      rmSync(join(store.dataDir, 'jwt-secret'));
      const second = await startApp({ engine, store });
      await waitFor(async () => second.output().includes(NOT_THE_ONE) || undefined, {
        timeoutMs: 20_000,
        what: 'the warning',
      }).finally(second.stop);
    } finally {
      await store.remove();
    }
  });
});

describe('a mail sealed with a key that is gone', () => {
  it('is given up at the first try, and the next one goes out', async () => {
    const [store, mailServer] = [await createStore(engine), new MailServer()];
    mailServer.verdict = () => ({ code: 451, message: 'try later' });
    const SMTP_URL = await mailServer.start();
    const first = await startApp({ engine, store, env: { JWT_SECRET: FIRST, SMTP_URL } });
    try {
      const before = new World(first.url);
      const { user } = await before.registerCustomer();
      await before.anyone.post('/api/auth/forgot-password').send({ email: user.email }).expect(200);
      await first.stop();
      mailServer.verdict = () => undefined;
      const second = await startApp({ engine, store, env: { JWT_SECRET: SECOND, SMTP_URL } });
      try {
        const reset = async () =>
          (await queuedMails(user.email, store)).find(({ type }) => type === 'password-reset');
        await mailIsDue(user.email, store);
        const lost = await waitFor(
          async () => {
            const row = await reset();
            return row?.status === 'failed' ? row : undefined;
          },
          { timeoutMs: 20_000, what: 'the mail to be given up' },
        );
        expect(lost.errorMessage).toMatch(/can't be opened/);
        await waitFor(async () => mailServer.to(user.email).length > 0 || undefined, {
          timeoutMs: 20_000,
          what: 'the other mail',
        });
      } finally {
        await second.stop();
      }
    } finally {
      await first.stop();
      await store.remove();
      await mailServer.stop();
    }
  });
});
