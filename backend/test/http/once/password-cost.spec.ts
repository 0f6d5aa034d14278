import { randomUUID } from 'node:crypto';
import { createStore, type ScratchApp, type Store } from '../../../../scripts/lib/scratch-app.mjs';
import { startApp } from '../../support/apps.js';
import { engine } from '../../support/engine.js';
import { expectStatus } from '../../support/expect-status.js';
import { keptPasswordHash } from '../../support/rows/kept.js';
import { World } from '../../support/world.js';

const ROUNDS = 15;

/** The shared application of other tests uses cheap hashes; this one uses the default cost. */
describe('passwords, where nobody asked for cheap ones', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { PASSWORD_COST: '' } });
    world = new World(app.url);
  });
  afterAll(async () => {
    await app?.stop();
    await store.remove();
  });

  it('are stored as argon2id with 19 MiB, two passes and one lane', async () => {
    const customer = await world.registerCustomer();
    expect(await keptPasswordHash(customer, store)).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  it('take about as long for an unknown address as when they are wrong', async () => {
    const { user } = await world.registerCustomer();
    const timeOf = async (email: string) => {
      const began = performance.now();
      expectStatus(await world.anyone.post('/api/login').send({ email, password: 'guess-guess' }), 401);
      return performance.now() - began;
    };
    const times: [number[], number[]] = [[], []];
    const nobody = () => `${randomUUID()}@test.example`;
    for (let round = 0; round < ROUNDS; round += 1) {
      // A sign-in attempt for a known address writes rows after its response, which would slow the next attempt. An
      // extra attempt absorbs that.
      await timeOf(nobody());
      times[0].push(await timeOf(user.email));
      await timeOf(nobody());
      times[1].push(await timeOf(nobody()));
    }
    // Uses the minimum, because other work on the machine can only add time.
    const [known = 0, unknown = 0] = times.map((list) => Math.min(...list));
    // If unknown addresses skipped hashing, they would be many times faster.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
