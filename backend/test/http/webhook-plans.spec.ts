import { createStore, startApp, type Store } from '../../../scripts/lib/scratch-app.mjs';
import { engine } from '../support/engine.js';
import { manyEvents } from '../support/rows/events.js';
import { stepsOf } from '../support/rows/plans.js';
import { POLLED } from '../support/webhook-plans.js';

describe('what programs and workers ask again and again', () => {
  let store: Store;

  beforeAll(async () => {
    store = await createStore(engine);
    // Started only to migrate the database.
    await (await startApp({ engine, store })).stop();
    await manyEvents(store);
  }, 60_000);
  afterAll(() => store.remove());

  it.each(Object.entries(POLLED))('%s is read by an index', async (_, { text, values, indexes }) => {
    const steps = await stepsOf(text, values, store);
    // MariaDB also names the indexes that it did not choose.
    const chosen = engine === 'mariadb' ? '"key":"' : 'INDEX ';
    expect(indexes.some((index) => steps.join('\n').includes(chosen + index))).toBe(true);
  });
});
