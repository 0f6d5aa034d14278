import { closeSync, openSync } from 'node:fs';
import { createStore, launchInto, startApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { engine } from '../support/engine.js';
import { expectStatus } from '../support/expect-status.js';
import { World } from '../support/world.js';

/** Linux refuses every write to it, as it does on a full disk. */
const FULL_DISK = '/dev/full';

describe('where the disk of the log is full', () => {
  let store: Store;
  let log: number;
  beforeEach(async () => {
    store = await createStore(engine);
    log = openSync(FULL_DISK, 'w');
  });
  afterEach(async () => {
    closeSync(log);
    await store.remove();
  });

  it('serves, and ends at a signal', async () => {
    const app = await startApp({ engine, store, env: { LOG_LEVEL: 'info' } }, launchInto(log));
    try {
      const world = new World(app.url);
      const { user } = await world.registerCustomer();
      // A warning is written at once, and a failed sign-in is one.
      const refused = { email: user.email, password: 'not the right one' };
      for (let call = 0; call < 40; call += 1)
        expectStatus(await world.anyone.post('/api/login').send(refused), 401);
    } finally {
      expect(await app.stop()).toBe(0);
    }
  });
});
