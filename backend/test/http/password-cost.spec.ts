import { randomUUID } from 'node:crypto';
import { createStore, startApp, type ScratchApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { engine } from '../support/engine.js';
import { keptPasswordHash } from '../support/rows/kept.js';
import { World } from '../support/world.js';

const ROUNDS = 15;

/** The application that the other tests share hashes cheaply; this one is set up as an operator's. */
describe('passwords, where nobody asked for cheap ones', () => {
  let store: Store;
  let app: ScratchApp;
  let world: World;

  beforeAll(async () => {
    store = await createStore(engine);
    app = await startApp({ engine, store, env: { PASSWORD_COST: '' } });
    world = new World(app.url);
  }, 120_000);
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
      await world.anyone.post('/api/login').send({ email, password: 'guess-guess' });
      return performance.now() - began;
    };
    const times: [number[], number[]] = [[], []];
    for (let round = 0; round < ROUNDS; round += 1) {
      times[0].push(await timeOf(user.email));
      times[1].push(await timeOf(`${randomUUID()}@test.example`));
    }
    const [known = 0, unknown = 0] = times.map((list) => list.sort((a, b) => a - b)[(ROUNDS - 1) / 2]);
    // Without the hash for unknown addresses they would answer many times sooner.
    expect(unknown / known).toBeGreaterThan(0.5);
    expect(unknown / known).toBeLessThan(2);
  });
});
