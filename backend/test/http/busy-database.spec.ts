import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import type { ScratchApp, Store } from '../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../support/apps.js';
import { engine, sharedStore } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { say } from '../support/messages.js';
import { heldAccount, heldMessageCounts } from '../support/rows/held.js';
import { world, World, type Account, type CleanerAccount } from '../support/world.js';

const CONNECTIONS = 2;
/** One more than may wait for a connection. */
const TOO_MANY = 201;

if (engine === 'sqlite')
  it('a database file is asked by the process itself, which waits for no connection', () =>
    expect(sharedStore.databaseUrl).toBe(undefined));
else
  describe('a replica whose connections to the database all work', () => {
    let app: ScratchApp;
    let customers: Account[];
    let cleaner: CleanerAccount;
    beforeAll(async () => {
      const store: Store = { ...sharedStore, engine, remove: async () => undefined };
      app = await startApp({ engine, store, env: { DATABASE_POOL: String(CONNECTIONS) } });
      cleaner = await world.approvedCleaner();
      customers = await Promise.all(Array.from({ length: CONNECTIONS }, () => world.registerCustomer()));
      for (const customer of customers) await say(customer, cleaner, 'Good morning');
    });
    afterAll(() => app.stop());

    const write = (customer: Account) => {
      const message = { senderId: customer.user.id, receiverId: cleaner.user.id, content: 'Are you free?' };
      return new World(app.url).as(customer).post('/api/messages').send(message);
    };
    /** Resolves once the application has begun its check. */
    const askReadiness = async () => {
      const asking = request(`${app.url}/health/ready`).end();
      const answer = once(asking, 'response') as Promise<[IncomingMessage]>;
      await once(asking, 'finish');
      expect((await fetch(`${app.url}/health/live`)).status).toBe(200);
      return { answer };
    };

    /** What readiness answers while the database answers calls that wait for each other's locks. */
    const readinessBetweenLocks = (whenBusy: () => Promise<unknown>) =>
      heldMessageCounts(cleaner, async (counts) => {
        const { writing, readiness } = await heldAccount(cleaner, async (account) => {
          const calls = Promise.all(customers.map((customer) => write(customer)));
          await account.untilCaught(CONNECTIONS);
          await whenBusy();
          const asked = await askReadiness();
          await account.commit();
          return { writing: calls, readiness: asked.answer };
        });
        const [{ statusCode }] = await readiness;
        await counts.commit();
        for (const answer of await writing) expectStatus(answer, 201);
        return statusCode;
      });

    it('stays in use while the database answers some of them: the others are as busy', async () => {
      expect(await readinessBetweenLocks(async () => undefined)).toBe(200);
    });

    it('stays in use while no more calls may even wait for one of them', async () => {
      const authorization = `Bearer ${cleaner.token}`;
      const read = () => fetch(`${app.url}/api/auth/user`, { headers: { authorization } });
      let reading: Promise<Response>[] = [];
      const status = await readinessBetweenLocks(async () => {
        reading = Array.from({ length: TOO_MANY }, read);
        expect((await Promise.race(reading)).status).toBe(503);
      });
      expect(status).toBe(200);
      const answers = await Promise.all(reading);
      expect(answers.filter((answer) => answer.ok).length).toBeGreaterThan(0);
      expect(app.output()).toContain('database unavailable: Queue limit reached');
    });

    it('is taken out of use when the database answers none of them', async () => {
      const written = await heldAccount(cleaner, async (account) => {
        const writing = Promise.all(customers.map((customer) => write(customer)));
        await account.untilCaught(CONNECTIONS);
        const { answer } = await askReadiness();
        expect((await answer)[0].statusCode).toBe(503);
        await account.commit();
        return writing;
      });
      for (const answer of written) expectStatus(answer, 201);
    });
  });
