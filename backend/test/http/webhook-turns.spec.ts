import { HOUR_MS, MAX_REPLAYED } from '@tidyhearth/domain';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { requestBooking } from '../support/bookings.js';
import { expectStatus } from '../support/expect-status.js';
import { FeedReader } from '../support/feed.js';
import { say } from '../support/messages.js';
import { Receiver } from '../support/receiver.js';
import { webhookCallsAreDue } from '../support/rows/ageing.js';
import { heldPurgeOfCalls } from '../support/rows/held.js';
import { manyRequestEvents } from '../support/rows/made.js';
import { countStatuses, together } from '../support/together.js';
import { deliveriesOf, deliveryWith, webhookOf } from '../support/webhooks.js';
import { world, type Account, type CleanerAccount } from '../support/world.js';

/** The number of concurrent calls of one webhook in one process. */
const CALLS_AT_ONCE = 4;

describe('calls of a webhook', () => {
  const receiver = new Receiver();
  let customer: Account;
  let cleaner: CleanerAccount;

  beforeAll(() => receiver.start());
  afterAll(() => receiver.stop());
  beforeEach(async () => {
    receiver.verdict = () => 204;
    [customer, cleaner] = await Promise.all([world.registerCustomer(), world.approvedCleaner()]);
  });

  const read = async (id: number) => (await world.as(cleaner).get(`/api/webhooks/${id}`)).body;
  const ask = (id: number, call: string, body: object = {}) =>
    world.as(cleaner).post(`/api/webhooks/${id}/${call}`).send(body);
  /** Causes events of the cleaner and waits until they are published. */
  const publish = async (messages: number): Promise<number[]> => {
    await requestBooking(world, customer, cleaner);
    const ids: number[] = [];
    for (let count = 0; count < messages; count += 1)
      ids.push(await say(cleaner, customer, `Hello ${count}`));
    await new FeedReader(world, cleaner).until(({ data }) => data.id === ids.at(-1));
    return ids;
  };

  it('are queued once each where two replay the same span at once, and not at all of a span of too many', async () => {
    // Only one event, because with more the database detects a deadlock and the second call runs again.
    const { id } = await webhookOf(world, cleaner, receiver, { types: ['booking.requested'] });
    expectStatus(await ask(id, 'pause'), 200);
    const from = new Date(Date.now() - 1000).toISOString();
    await publish(1);
    const span = { from, to: new Date(Date.now() + 1000).toISOString() };
    const answers = await heldPurgeOfCalls(id, async ({ commit, untilCaught }) => {
      const asking = together(2, () => ask(id, 'replay', span));
      await untilCaught(2);
      await commit();
      return asking;
    });
    expect(countStatuses(answers)).toEqual({ 200: 2 });
    expect(await deliveriesOf(world, cleaner, { id })).toHaveLength(1);
    const then = Date.now() - HOUR_MS;
    await manyRequestEvents(then, cleaner, MAX_REPLAYED + 1);
    const many = { from: new Date(then).toISOString(), to: new Date(then + 1).toISOString() };
    const refused = await ask(id, 'replay', many);
    expect(refused.body.details).toEqual([
      { path: 'to', msg: expect.stringContaining(`${MAX_REPLAYED} events`) },
    ]);
  });

  it.each([410, 500])(
    'that the URL before answers late, with %s, say nothing of the new one',
    async (late) => {
      const webhook = await webhookOf(world, cleaner, receiver);
      let release = () => {};
      const held = new Promise<number>((resolve) => (release = () => resolve(late)));
      receiver.verdict = ({ path }) => (path === webhook.path ? held : 204);
      const { id } = await requestBooking(world, customer, cleaner);
      await receiver.until(webhook.path);
      const moved = `${webhook.path}/moved`;
      const change = world.as(cleaner).patch(`/api/webhooks/${webhook.id}`);
      expectStatus(await change.send({ url: receiver.url(moved) }), 200);
      release();
      const failed = await deliveryWith(world, cleaner, webhook, ({ answerStatus }) => answerStatus === late);
      expect(failed).toMatchObject({ status: 'pending', error: `It answered ${late}` });
      expect(await read(webhook.id)).toMatchObject({
        status: 'active',
        failingSince: null,
        lastFailureAt: null,
      });
      await webhookCallsAreDue(webhook.id, 1);
      await receiver.until(moved, ({ event }) => event.data.id === id);
    },
  );

  it('that wait between tries are made once their owner resumes it', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    receiver.verdict = () => ({ status: 503, headers: { 'Retry-After': '3600' } });
    await requestBooking(world, customer, cleaner);
    await deliveryWith(world, cleaner, webhook, ({ answerStatus }) => answerStatus === 503);
    expectStatus(await ask(webhook.id, 'pause'), 200);
    receiver.verdict = () => 204;
    expectStatus(await ask(webhook.id, 'resume'), 200);
    const done = await deliveryWith(world, cleaner, webhook, ({ status }) => status === 'delivered');
    expect(done.attempts).toBe(2);
  });

  it('count as failing anew at another URL, once resumed, and after a suspension', async () => {
    const { id } = await webhookOf(world, cleaner, receiver, { types: ['booking.requested'] });
    // The next try waits until the webhook is resumed.
    receiver.verdict = () => ({ status: 503, headers: { 'Retry-After': '3600' } });
    const failsSince = (start: number) =>
      waitFor(async () => Date.parse((await read(id)).failingSince ?? '') >= start || undefined, {
        timeoutMs: 30_000,
        what: 'the webhook to count as failing',
      });
    await requestBooking(world, customer, cleaner);
    await failsSince(0);
    const resumedAt = Date.now();
    for (const act of ['pause', 'resume']) expectStatus(await ask(id, act), 200);
    await failsSince(resumedAt);
    const admin = world.as(await world.admin());
    const listed = async () =>
      (await admin.get('/api/admin/webhooks').query({ search: cleaner.user.email })).body[0];
    const account = `/api/admin/users/${cleaner.user.id}`;
    expectStatus(await admin.post(`${account}/suspend`).send({ reason: 'Reported.' }), 200);
    expect((await listed()).failingSince).not.toBeNull();
    expectStatus(await admin.post(`${account}/unsuspend`), 200);
    expect(await listed()).toMatchObject({ status: 'active', failingSince: null });
    const { email } = cleaner.user;
    cleaner = { ...cleaner, ...(await world.signIn({ email, password: cleaner.password })) };
    const replayedAt = Date.now();
    const [delivery] = await deliveriesOf(world, cleaner, { id });
    expectStatus(await ask(id, `deliveries/${delivery?.id}/replay`), 200);
    await failsSince(replayedAt);
    const moved = await world
      .as(cleaner)
      .patch(`/api/webhooks/${id}`)
      .send({ url: receiver.url('/elsewhere') });
    expect(moved.body).toMatchObject({ status: 'active', failingSince: null });
  });

  it('are few at once, also when others are to be called while they are under way', async () => {
    const webhook = await webhookOf(world, cleaner, receiver);
    expectStatus(await ask(webhook.id, 'pause'), 200);
    const from = new Date(Date.now() - 1000).toISOString();
    const ids = await publish(12);
    expectStatus(
      await ask(webhook.id, 'replay', { from, to: new Date(Date.now() + 1000).toISOString() }),
      200,
    );
    const quick = await webhookOf(world, cleaner, receiver);
    let release = () => {};
    const held = new Promise<number>((resolve) => (release = () => resolve(204)));
    receiver.verdict = ({ path }) => (path === webhook.path ? held : 204);
    expectStatus(await ask(webhook.id, 'resume'), 200);
    await receiver.until(webhook.path, () => receiver.at(webhook.path).length === CALLS_AT_ONCE);
    // Each message makes the worker look for webhooks with due calls, and the held one has some too.
    for (let round = 0; round < 3; round += 1) {
      const id = await say(cleaner, customer, `Hello again ${round}`);
      await receiver.until(quick.path, ({ event }) => event.data.id === id);
    }
    release();
    for (const id of ids) await receiver.until(webhook.path, ({ event }) => event.data.id === id);
    expect(receiver.mostAtOnce(webhook.path)).toBe(CALLS_AT_ONCE);
  });
});
