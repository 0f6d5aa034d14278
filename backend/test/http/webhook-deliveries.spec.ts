import { RETRY_WAITS_MS } from '@tidyhearth/domain';
import { bellOf, mailsTo, titlesOf } from '../support/bell.js';
import { requestBooking } from '../support/bookings.js';
import { auditLines } from '../support/console.js';
import { expectStatus } from '../support/expect-status.js';
import { FeedReader } from '../support/feed.js';
import { say } from '../support/messages.js';
import { Receiver } from '../support/receiver.js';
import { webhookCallsAreDue, webhookHasFailed } from '../support/rows/ageing.js';
import { together } from '../support/together.js';
import { deliveriesOf, deliveryWith, webhookOf, type Webhook } from '../support/webhooks.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

describe('calls of webhooks', () => {
  const receiver = new Receiver();
  let customer: Account;
  let cleaner: CleanerAccount;

  beforeAll(() => receiver.start());
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    receiver.verdict = () => 204;
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
    await new FeedReader(world, cleaner).until(({ type }) => type === 'cleaner.approved');
  });

  const read = async (id: number) => (await world.as(cleaner).get(`/api/webhooks/${id}`)).body;

  it('that fail are repeated with longer and longer waits, under the same id, until one succeeds', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const failures = [503, 500];
    receiver.verdict = (_, nth) => failures[nth - 1] ?? 200;
    await requestBooking(world, customer, cleaner);
    for (const [index, answer] of failures.entries()) {
      const tries = index + 1;
      // A call in progress already counts as a try, while the row still shows the response to the previous one.
      const failed = await deliveryWith(
        world,
        cleaner,
        webhook,
        (one) => one.attempts > tries || (one.attempts === tries && one.answerStatus === answer),
      );
      // The second try is made after five seconds, possibly before the test looks.
      if (failed.attempts > tries) continue;
      expect(failed).toMatchObject({ status: 'pending', error: `It answered ${answer}` });
      const wait = Date.parse(failed.nextAttemptAt ?? '') - Date.now();
      expect(wait).toBeLessThanOrEqual((RETRY_WAITS_MS[tries - 1] ?? 0) * 1.1);
      expect(wait).toBeGreaterThan((RETRY_WAITS_MS[tries - 1] ?? 0) - 15_000);
      expect((await read(webhook.id)).failingSince).not.toBeNull();
      await webhookCallsAreDue(webhook.id, tries);
    }
    const done = await deliveryWith(world, cleaner, webhook, ({ status }) => status === 'delivered');
    expect(done).toMatchObject({ attempts: 3, answerStatus: 200, error: null, nextAttemptAt: null });
    const calls = receiver.at(webhook.path);
    expect(new Set(calls.map(({ body }) => body)).size).toBe(1);
    expect(new Set(calls.map(({ headers }) => headers['webhook-id'])).size).toBe(1);
    expect(await read(webhook.id)).toMatchObject({ status: 'active', failingSince: null });
  });

  it('that are answered with Retry-After wait as long, and a day at most', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const asked = [
      { status: 429, seconds: 600, wait: 600 },
      { status: 503, seconds: 864_000, wait: 86_400 },
    ];
    receiver.verdict = (_, nth) => {
      const { status = 204, seconds = 0 } = asked[nth - 1] ?? {};
      return { status, headers: { 'Retry-After': String(seconds) } };
    };
    await requestBooking(world, customer, cleaner);
    for (const [index, { status, wait }] of asked.entries()) {
      const { nextAttemptAt } = await deliveryWith(
        world,
        cleaner,
        webhook,
        ({ answerStatus }) => answerStatus === status,
      );
      const seconds = (Date.parse(nextAttemptAt ?? '') - Date.now()) / 1000;
      expect(seconds).toBeGreaterThan(wait - 15);
      expect(seconds).toBeLessThanOrEqual(wait * 1.1);
      await webhookCallsAreDue(webhook.id, index + 1);
    }
  });

  it('are given up after three days, the webhook is paused, and its owner is told', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    // The next try waits until the test makes it due.
    receiver.verdict = () => ({ status: 503, headers: { 'Retry-After': '3600' } });
    await requestBooking(world, customer, cleaner);
    await deliveryWith(world, cleaner, webhook, ({ answerStatus }) => answerStatus === 503);
    await webhookHasFailed(webhook.id, 72, RETRY_WAITS_MS.length);
    const last = await deliveryWith(world, cleaner, webhook, ({ status }) => status === 'failed');
    expect(last).toMatchObject({ attempts: RETRY_WAITS_MS.length + 1, nextAttemptAt: null });
    expect(await read(webhook.id)).toMatchObject({ status: 'paused', pausedBecause: 'failing' });
    const [item] = await bellOf(cleaner);
    expect(item).toMatchObject({
      title: 'A webhook is paused',
      message: expect.stringContaining('127.0.0.1'),
    });
    expect(await mailsTo(cleaner)).toContain('webhook-paused');
    const lines = await auditLines(world, 'webhook', webhook.id);
    expect(lines).toMatchObject([{ action: 'webhook.paused', actorId: null, after: { because: 'failing' } }]);
  });

  it('end with an answer of 410', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    receiver.verdict = () => 410;
    await requestBooking(world, customer, cleaner);
    await deliveryWith(world, cleaner, webhook, ({ status }) => status === 'failed');
    expect(await read(webhook.id)).toMatchObject({ status: 'paused', pausedBecause: 'gone' });
  });

  it('are made again one by one, or all of a span, also what happened during a pause', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const own = world.as(cleaner);
    const from = new Date(Date.now() - 1000).toISOString();
    const { id } = await requestBooking(world, customer, cleaner);
    const first = await deliveryWith(world, cleaner, webhook, ({ status }) => status === 'delivered');
    const replayed = await own.post(`/api/webhooks/${webhook.id}/deliveries/${first.id}/replay`);
    expectStatus(replayed, 200);
    expect(replayed.body).toMatchObject({
      status: expect.stringMatching(/pending|delivered/),
      eventId: first.eventId,
    });
    await receiver.until(webhook.path, () => receiver.at(webhook.path).length === 2);
    expectStatus(await own.post(`/api/webhooks/${webhook.id}/pause`), 200);
    expectStatus(await own.patch(`/api/bookings/${id}`).send({ status: 'confirmed' }), 200);
    await new FeedReader(world, cleaner).until(({ type }) => type === 'booking.confirmed');
    expect(await deliveriesOf(world, cleaner, webhook)).toHaveLength(1);
    const resumed = await own.post(`/api/webhooks/${webhook.id}/resume`);
    expectStatus(resumed, 200);
    expect(resumed.body).toMatchObject({ status: 'active', pausedBecause: null });
    const to = new Date(Date.now() + 1000).toISOString();
    const span = await own.post(`/api/webhooks/${webhook.id}/replay`).send({ from, to });
    expectStatus(span, 200);
    expect(span.body.events).toBeGreaterThanOrEqual(2);
    await receiver.until(webhook.path, ({ event }) => event.type === 'booking.confirmed');
    await receiver.until(
      webhook.path,
      () =>
        receiver
          .at(webhook.path)
          .filter(({ event }) => event.data.id === id && event.type === 'booking.requested').length === 3,
    );
    const calls = receiver.at(webhook.path).filter(({ event }) => event.type === 'booking.requested');
    expect(new Set(calls.map(({ event }) => event.id)).size).toBe(1);
    expectStatus(await own.post(`/api/webhooks/${webhook.id}/replay`).send({ from: to, to: from }), 400);
  });

  it('of a slow webhook hold up no other', async () => {
    const [slow, quick] = [
      await webhookOf(world, cleaner, receiver),
      await webhookOf(world, cleaner, receiver),
    ];
    let release = () => {};
    const held = new Promise<number>((resolve) => (release = () => resolve(204)));
    receiver.verdict = ({ path }) => (path === slow.path ? held : 204);
    const ids: number[] = [];
    await requestBooking(world, customer, cleaner);
    // Only a few, because a call can be held for ten seconds at most.
    for (let count = 0; count < 2; count += 1) ids.push(await say(cleaner, customer, `Hello ${count}`));
    for (const id of ids) await receiver.until(quick.path, ({ event }) => event.data.id === id);
    // None of the slow webhook's calls has ended, even after calls of the other one have.
    const waiting = await deliveriesOf(world, cleaner, slow);
    expect(waiting.map(({ error, answerStatus }) => error ?? answerStatus)).toEqual(waiting.map(() => null));
    release();
    for (const id of ids) await receiver.until(slow.path, ({ event }) => event.data.id === id);
  });

  /**
   * What stops a batch of calls. Each returns the path of the calls that wait and a function that lets them continue.
   */
  const STOPS: Record<string, (webhook: Webhook) => Promise<[string, () => Promise<unknown>]>> = {
    'is paused': async ({ id, path }) => {
      expectStatus(await world.as(cleaner).post(`/api/webhooks/${id}/pause`), 200);
      return [
        path,
        async () => expectStatus(await world.as(cleaner).post(`/api/webhooks/${id}/resume`), 200),
      ];
    },
    'is that of somebody suspended': async ({ path }) => {
      const admin = world.as(await world.admin());
      const account = `/api/admin/users/${cleaner.user.id}`;
      expectStatus(await admin.post(`${account}/suspend`).send({ reason: 'Reported.' }), 200);
      return [path, async () => expectStatus(await admin.post(`${account}/unsuspend`), 200)];
    },
    'has another URL': async ({ id, path }) => {
      const body = { url: receiver.url(`${path}/moved`) };
      expectStatus(await world.as(cleaner).patch(`/api/webhooks/${id}`).send(body), 200);
      return [`${path}/moved`, async () => undefined];
    },
  };

  it.each(Object.entries(STOPS))('of a turn under way wait from when the webhook %s', async (_what, stop) => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const own = (call: string, body = {}) =>
      world.as(cleaner).post(`/api/webhooks/${webhook.id}/${call}`).send(body);
    expectStatus(await own('pause'), 200);
    const from = new Date(Date.now() - 1000).toISOString();
    await requestBooking(world, customer, cleaner);
    const ids: number[] = [];
    for (let count = 0; count < 8; count += 1) ids.push(await say(cleaner, customer, `Hello ${count}`));
    await new FeedReader(world, cleaner).until(({ data }) => data.id === ids.at(-1));
    expectStatus(await own('replay', { from, to: new Date(Date.now() + 1000).toISOString() }), 200);
    let release = () => {};
    const held = new Promise<number>((resolve) => (release = () => resolve(204)));
    receiver.verdict = ({ path }) => (path === webhook.path ? held : 204);
    expectStatus(await own('resume'), 200);
    await receiver.until(webhook.path, () => receiver.at(webhook.path).length === 4);
    const [path, goOn] = await stop(webhook);
    release();
    // By the time that somebody else's webhook is called, the batch would have continued.
    const other = await world.approvedCleaner();
    const quick = await webhookOf(world, other, receiver);
    await requestBooking(world, customer, other);
    await receiver.until(quick.path);
    expect(receiver.at(webhook.path)).toHaveLength(4);
    await goOn();
    const isCalled = (id: number) =>
      [webhook.path, path].some((one) => receiver.at(one).some(({ event }) => event.data.id === id));
    await receiver.until(path, () => ids.every(isCalled));
  });

  it('wait while the owner is suspended or not approved, and can be paused by the team', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const admin = world.as(await world.admin());
    expectStatus(
      await admin.post(`/api/admin/users/${cleaner.user.id}/suspend`).send({ reason: 'Reported.' }),
      200,
    );
    const listed = async () => {
      const list = await admin.get('/api/admin/webhooks').query({ search: cleaner.user.email });
      expectStatus(list, 200);
      return list.body[0];
    };
    expect(await listed()).toMatchObject({
      status: 'paused',
      pausedBecause: 'account',
      ownerId: cleaner.user.id,
      isOwn: false,
    });
    expectStatus(await admin.post(`/api/admin/users/${cleaner.user.id}/unsuspend`), 200);
    expect(await listed()).toMatchObject({ status: 'active', pausedBecause: null });
    expectStatus(await admin.post(`/api/admin/cleaners/${cleaner.cleaner.id}/withdraw-approval`), 200);
    expect(await listed()).toMatchObject({ status: 'paused', pausedBecause: 'account' });
    await world.approve(cleaner);
    expect(await listed()).toMatchObject({ status: 'active' });
    expectStatus(await admin.post(`/api/admin/webhooks/${webhook.id}/pause`), 204);
    const session = await world.signIn({ email: cleaner.user.email, password: cleaner.password });
    const resumed = await world.as(session).post(`/api/webhooks/${webhook.id}/resume`);
    expect([resumed.status, resumed.body.code]).toEqual([409, 'PAUSED_BY_TEAM']);
    const test = () => world.as(session).post(`/api/webhooks/${webhook.id}/test`);
    expect((await test()).body).toMatchObject({ statusCode: 409, code: 'PAUSED_BY_TEAM' });
    expectStatus(await admin.post(`/api/admin/webhooks/${webhook.id}/pause`), 409);
    const release = () => admin.post(`/api/admin/webhooks/${webhook.id}/release`);
    expect((await together(5, release)).map(({ status }) => status).toSorted()).toEqual([
      204, 409, 409, 409, 409,
    ]);
    expect(await listed()).toMatchObject({ status: 'paused', pausedBecause: 'released' });
    expectStatus(await test(), 200);
    const owner = { ...cleaner, ...session };
    expect((await titlesOf(owner)).filter((title) => title === 'You can resume a webhook')).toHaveLength(1);
    expect(await mailsTo(owner)).toContain('webhook-released');
    expect(await auditLines(world, 'webhook', webhook.id)).toMatchObject([
      { action: 'webhook.paused', before: { status: 'active' }, after: { because: 'team' } },
      { action: 'webhook.released' },
    ]);
    const again = await world.as(session).post(`/api/webhooks/${webhook.id}/resume`);
    expect([again.status, again.body.status]).toEqual([200, 'active']);
    expectStatus(await admin.post('/api/admin/webhooks/2000000000/release'), 404);
  });

  it('end with the account, which takes webhooks and their log along', async () => {
    await webhookOf(world, cleaner, receiver);
    const { id, email } = cleaner.user;
    const body = { password: cleaner.password };
    expectStatus(await world.as(cleaner).post(`/api/users/${id}/deactivate`).send(body), 204);
    const admin = world.as(await world.admin());
    const left = await admin.get('/api/admin/webhooks').query({ search: '127.0.0.1', perPage: 100 });
    expectStatus(left, 200);
    expect(left.body.filter(({ ownerId }: { ownerId: number }) => ownerId === id)).toEqual([]);
    expect(left.text).not.toContain(email);
  });

  it('are listed newest first, in pages, by status and type', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    const own = world.as(cleaner);
    for (let count = 0; count < 3; count += 1)
      expectStatus(await own.post(`/api/webhooks/${webhook.id}/test`), 200);
    const path = `/api/webhooks/${webhook.id}/deliveries`;
    const page = await own.get(path).query({ limit: 2, type: 'test.ping', status: 'delivered' });
    expect(page.body).toHaveLength(2);
    const next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1] ?? '';
    const rest = await own.get(next);
    expect(rest.body).toHaveLength(1);
    const ids = [...page.body, ...rest.body].map(({ id }: { id: number }) => id);
    expect(ids).toEqual(ids.toSorted((one, other) => other - one));
    expect((await own.get(path).query({ status: 'failed' })).body).toEqual([]);
  });
});
