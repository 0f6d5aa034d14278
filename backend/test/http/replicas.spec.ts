import { isDeepStrictEqual } from 'node:util';
import { createStore, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { waitFor } from '../../../scripts/lib/wait.mjs';
import { startApp } from '../support/apps.js';
import { makeKey } from '../support/api-keys.js';
import { requestBooking } from '../support/bookings.js';
import { engine, sharedStore } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { LiveStream } from '../support/live-stream.js';
import { MailServer } from '../support/mail-server.js';
import { Receiver } from '../support/receiver.js';
import { RedisServer, redisProgram } from '../support/redis-server.js';
import { keptCalendar } from '../support/rows/kept.js';
import { dueMails, outboxState } from '../support/rows/outbox.js';
import { countStatuses, together } from '../support/together.js';
import { deliveriesOf, webhookOf } from '../support/webhooks.js';
import { World, type Account, type CleanerAccount } from '../support/world.js';

/** Skipped without Redis; `npm test` lists what the machine lacks. */
const withRedis = redisProgram === undefined ? describe.skip : describe;

if (engine === 'mariadb') {
  /** Two processes with one database and one Redis, behind a proxy. */
  withRedis('two replicas', () => {
    const mailServer = new MailServer();
    let redis: RedisServer;
    let store: Store;
    const apps: ScratchApp[] = [];
    let here: World;
    let there: World;
    let customer: Account;
    let cleaner: CleanerAccount;
    let stream: LiveStream | undefined;
    const replica = (index: number) => (index % 2 === 0 ? here : there);
    const suspend = async (world: World, userId: number) => {
      const admin = world.as(await world.admin());
      expectStatus(
        await admin.post(`/api/admin/users/${userId}/suspend`).send({ reason: 'It was reported.' }),
        200,
      );
    };

    beforeAll(async () => {
      redis = await RedisServer.start(redisProgram ?? '');
      store = await createStore('mariadb');
      const env = {
        REDIS_URL: redis.url,
        SMTP_URL: await mailServer.start(),
        RATE_LIMITS: 'on',
        TRUSTED_PROXIES: '1',
      };
      for (let count = 0; count < 2; count += 1) apps.push(await startApp({ engine: 'mariadb', store, env }));
      [here, there] = apps.map(({ url }) => new World(url)) as [World, World];
      [customer, cleaner] = [await here.registerCustomer(), await there.approvedCleaner()];
      await Promise.all([here, there].map(hearsTheOther));
    });

    /** Waits until a replica receives the events of the other. */
    const hearsTheOther = (world: World) =>
      waitFor(async () => (await world.as(customer).head('/api/events')).status === 200 || undefined, {
        timeoutMs: 20_000,
        what: 'the connection to Redis',
      });

    /** Polls, because a replica that Redis answered late counts on its own for two seconds. */
    const expectSharedCount = (isShared: () => Promise<boolean>) =>
      waitFor(async () => (await isShared()) || undefined, { timeoutMs: 20_000, what: 'the shared count' });

    afterEach(() => stream?.close());

    afterAll(async () => {
      await Promise.all(apps.map((app) => app.stop()));
      await store.remove();
      await mailServer.stop();
      await redis.stop();
    });

    it('push an event of one replica to the screens connected to the other', async () => {
      stream = await LiveStream.open(there, cleaner);
      expect(stream.status).toBe(200);
      const body = { senderId: customer.user.id, receiverId: cleaner.user.id, content: 'Hello over there' };
      const answer = await here.as(customer).post('/api/messages').send(body);
      expectStatus(answer, 201);
      expect(await stream.next('message')).toEqual(answer.body);
    });

    it('end the sessions and streams of whoever is suspended on the other', async () => {
      const person = await there.registerCustomer();
      stream = await LiveStream.open(there, person);
      expect(stream.status).toBe(200);
      await suspend(here, person.user.id);
      expect((await there.as(person).get('/api/auth/user')).status).toBe(401);
      const start = Date.now();
      await stream.ended();
      // The periodic check of all streams would come only after five seconds.
      expect(Date.now() - start).toBeLessThan(4000);
      const again = await there.anyone
        .post('/api/login')
        .send({ email: person.user.email, password: person.password });
      expect(again.status).toBe(403);
    });

    it('refuse an API key that was revoked on the other, and count its calls together', async () => {
      const key = await makeKey(here, cleaner);
      const call = (world: World) => world.as(key).get('/api/bookings/cleaner');
      const left = async (world: World) =>
        /;r=(\d+);/.exec((await call(world)).headers['ratelimit'] ?? '')?.[1];
      await expectSharedCount(async () => Number(await left(here)) - Number(await left(there)) === 1);
      expectStatus(await here.as(cleaner).delete(`/api/keys/${key.id}`), 204);
      expect([(await call(there)).status, (await call(here)).status]).toEqual([401, 401]);
    });

    it('count the tries of an account together', async () => {
      const answers = await together(40, (index) =>
        replica(index)
          .anyone.post('/api/login')
          .set('X-Forwarded-For', `198.51.100.${index}`)
          .send({ email: customer.user.email, password: `guess number ${index}` }),
      );
      expect(countStatuses(answers)).toEqual({ 401: 10, 429: 30 });
    });

    it('count the calls of an address together', async () => {
      let address = 0;
      await expectSharedCount(async () => {
        address += 1;
        const answers = await together(40, (index) =>
          replica(index)
            .anyone.post('/api/login')
            .set('X-Forwarded-For', `203.0.113.${address}`)
            .send({ email: `nobody-${address}-${index}@test.example`, password: 'guess-guess' }),
        );
        return isDeepStrictEqual(countStatuses(answers), { 401: 30, 429: 10 });
      });
    });

    it('send each mail once though both look for mails', async () => {
      const recipients = Array.from({ length: 60 }, (_, index) => `outbox-${index}@test.example`);
      await dueMails(recipients, store);
      // A mail on each replica starts both workers at once.
      await together(2, (index) =>
        replica(index)
          .anyone.post('/api/auth/forgot-password')
          .send({ email: (index === 0 ? customer : cleaner).user.email }),
      );
      const isDone = async () => (await outboxState(store)).unsent === 0 || undefined;
      await waitFor(isDone, { timeoutMs: 25_000, what: 'the mails' });
      const counts = recipients.map((recipient) => mailServer.to(recipient).length);
      expect(counts).toEqual(recipients.map(() => 1));
      expect((await outboxState(store)).mostAttempts).toBe(1);
    });

    it('call a webhook once for each event though both look for calls', async () => {
      const receiver = new Receiver();
      await receiver.start();
      try {
        const webhook = await webhookOf(there, cleaner, receiver, { types: ['message.sent'] });
        const sent = await together(12, async (index) => {
          const body = { senderId: cleaner.user.id, receiverId: customer.user.id, content: `Hello ${index}` };
          const answer = await replica(index).as(cleaner).post('/api/messages').send(body);
          expectStatus(answer, 201);
          return answer.body.id;
        });
        for (const id of sent) await receiver.until(webhook.path, ({ event }) => event.data.id === id);
        // A delivery is logged as delivered only after the response arrived.
        const log = await waitFor(
          async () => {
            const all = await deliveriesOf(here, cleaner, webhook);
            return all.some(({ status }) => status === 'pending') ? undefined : all;
          },
          { timeoutMs: 20_000, what: 'the end of all calls' },
        );
        expect(log.map(({ status, attempts }) => [status, attempts])).toEqual(
          sent.map(() => ['delivered', 1]),
        );
        const events = receiver.at(webhook.path).map(({ event }) => event.id);
        expect(events).toHaveLength(sent.length);
        expect(new Set(events).size).toBe(sent.length);
      } finally {
        await receiver.stop();
      }
    });

    it('say in readiness and metrics when Redis does not answer, and serve on', async () => {
      const areMetrics = async (value: 0 | 1) => {
        const text = await (await fetch(apps[0]?.metricsUrl ?? '')).text();
        const lines = ['limits_shared_up', 'live_bridge_up'].map((name) => `\n${name} ${value}\n`);
        return lines.every((line) => text.includes(line)) || undefined;
      };
      const isTold = async () => {
        const { status, body } = await here.anyone.get('/health/ready');
        expect(status).toBe(200);
        return body.notices.some((notice: string) => notice.startsWith('Redis does not answer'));
      };
      expect(await isTold()).toBe(false);
      redis.hang();
      await waitFor(async () => (await isTold()) || undefined, { timeoutMs: 20_000, what: 'the notice' });
      await waitFor(() => areMetrics(0), { timeoutMs: 20_000, what: 'the metrics' });
      redis.goOn();
      await waitFor(async () => !(await isTold()) || undefined, { timeoutMs: 20_000, what: 'its end' });
      await waitFor(() => areMetrics(1), { timeoutMs: 20_000, what: 'the metrics again' });
    });

    it('confirm exactly one of many requests for the same time', async () => {
      const crowd = await together(10, (index) => replica(index).registerCustomer());
      const requests = await together(crowd.length, (index) => {
        const asking = crowd[index];
        if (!asking) throw new Error('the crowd is too small');
        return requestBooking(replica(index), asking, cleaner, { estimatedDuration: 2 });
      });
      const answers = await together(requests.length * 2, (index) =>
        replica(index)
          .as(cleaner)
          .patch(`/api/bookings/${requests[Math.floor(index / 2)]?.id}`)
          .send({ status: 'confirmed' }),
      );
      expect(countStatuses(answers)).toEqual({ 200: 1, 409: answers.length - 1 });
      const held = await keptCalendar(cleaner, store);
      expect(held).toHaveLength(4);
      expect(new Set(held).size).toBe(1);
    });
  });
} else {
  describe('replicas on the embedded engine', () => {
    it('are refused: a file is for one process', async () => {
      const store: Store = { ...sharedStore, engine: 'sqlite', remove: async () => undefined };
      await expect(startApp({ engine: 'sqlite', store })).rejects.toThrow(
        /Another Tidyhearth process is using/,
      );
    });
  });
}
